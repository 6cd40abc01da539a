// A board on a page: its play card by card, and other cards that may be tried.

import { askMoment, solverFault, WorkerSolver } from "./ask.js";
import { isVulnerable, lost, NAMES, SEATS, spoken, symbol } from "./cards.js";
import { offerColours } from "./colours.js";
import { coloured, handCards, keepFocus, make, roleOf, showHandIn, showTrickIn } from "./hands.js";

// What the page shows now. If the user tries another card, this is a different line, and `actual` keeps the real play.
let data = null;
let actual = null;
let turn = turnInAddress();
let onLine = () => {};
const solver = new WorkerSolver();

function showHand(seat) {
  const at = SEATS.indexOf(seat);
  const moment = data.moments[turn];
  const hand = data.hands[at];
  const isTurn = (moment ? moment.to_play : data.players[turn]) === seat;
  const { relative, declarer, vulnerable } = data;
  const cards =
    hand &&
    handCards(hand, {
      gone: new Set(data.plays.slice(0, turn)),
      next: data.plays[turn],
      moment: isTurn ? moment : null,
      relative,
      declarer,
      onCard: mayTry() ? play : null,
    });
  showHandIn(document.getElementById(`hand-${seat}`), {
    seat,
    role: roleOf(seat, declarer),
    points: data.points[at],
    isTurn,
    cards,
    vulnerable: isVulnerable(seat, vulnerable),
  });
}

// Whether other cards may be tried: with the page's solver.
const mayTry = () => Boolean(data.line && !solverFault());

function showTrick() {
  const played = data.plays.slice(0, turn);
  const sides = data.declarer ? "declarer–defence" : "N-S–E-W";
  showTrickIn(document.getElementById("trick"), played, data.players, data.moments[turn]?.won, sides);
}

function showPlay() {
  const table = make("table", {}, make("caption", {}, ""));
  const head = make("tr", {}, make("th", { scope: "col" }, ""));
  for (let place = 1; place <= 4; place++)
    head.append(make("th", { scope: "col" }, place === 1 ? "lead" : String(place)));
  table.append(make("thead", {}, head));
  const body = make("tbody");
  for (let start = 0; start < data.plays.length; start += 4) {
    const row = make("tr", {}, make("th", { scope: "row" }, String(start / 4 + 1)));
    for (let at = start; at < Math.min(start + 4, data.plays.length); at++) {
      const card = data.plays[at];
      const cost = data.moments[at]?.lost ?? 0;
      const label = `Trick ${start / 4 + 1}, ${NAMES[data.players[at]]}: ${spoken(card)}${cost ? `, lost ${cost}` : ""}`;
      const button = make(
        "button",
        { type: "button", title: label, "aria-label": label, className: cost ? "lost" : "" },
        `${data.players[at]} `,
        coloured(symbol(card)),
        cost ? ` −${cost}` : "",
      );
      button.dataset.turn = at + 1;
      button.classList.toggle("here", at === turn - 1);
      button.addEventListener("click", () => go(at + 1));
      row.append(make("td", {}, button));
    }
    body.append(row);
  }
  table.append(body);
  const play = document.getElementById("play");
  play.replaceChildren(data.plays.length ? table : mayTry() ? "no card played" : "no card play recorded");
}

function showDecision() {
  const section = document.getElementById("decision");
  const decision = data.decisions[turn];
  if (!decision) {
    section.replaceChildren();
    return;
  }
  const seat = data.players[turn];
  const looked =
    `${NAMES[seat]} plays ${symbol(data.plays[turn])}, based on ${decision.layouts} layout${decision.layouts === 1 ? "" : "s"}` +
    (decision.effective && decision.effective < decision.layouts
      ? `, effective sample size ${decision.effective}`
      : "") +
    (decision.remark ? ` (${decision.remark})` : "");
  const head = make(
    "tr",
    {},
    ...["card", "score", "tricks", "makes"].map((name, at) =>
      make("th", { scope: "col", className: at ? "number" : "" }, name),
    ),
  );
  const body = make("tbody");
  for (const [card, score, tricks, makes, bound, least] of decision.candidates) {
    body.append(
      make(
        "tr",
        {},
        make("td", {}, coloured(symbol(card))),
        make("td", { className: "number" }, (bound ? "≤ " : "") + score.toFixed(1)),
        make("td", { className: "number" }, (least ? "≥ " : "") + tricks.toFixed(2)),
        make("td", { className: "number" }, `${(100 * makes).toFixed(0)} %`),
      ),
    );
  }
  section.replaceChildren(
    make("h2", {}, looked),
    make("div", { className: "wide" }, make("table", {}, make("thead", {}, head), body)),
  );
}

function showNote() {
  const section = document.getElementById("note");
  const note = data.notes[turn];
  section.replaceChildren(
    ...(note ? [make("h2", {}, note.title), ...note.lines.map((line) => make("p", { className: "note" }, line))] : []),
  );
  document.getElementById("next-note").hidden = nextNote() === null;
}

function showComments() {
  const texts = data.comments[turn] || [];
  document.getElementById("comments").replaceChildren(...texts.map((text) => make("p", {}, text)));
}

// The next note of this board, or the address of the next one on another page; null if there is none.
function nextNote() {
  const later = Object.keys(data.notes)
    .map(Number)
    .filter((at) => at > turn);
  return later.length ? Math.min(...later) : data.next_note || null;
}

function goToNextNote() {
  const next = nextNote();
  if (typeof next === "number") go(next);
  else location.href = next;
}

// Return the moment after cards that were not played.
function momentAfter(plays) {
  if (solver.isBusy) solver.stop("another card was tried");
  return askMoment(solver, data.line, data.declarer, plays);
}

async function play(card) {
  if (card === data.plays[turn]) {
    go(turn + 1);
    return;
  }
  const at = turn;
  const line = data.plays;
  const plays = [...line.slice(0, at), card];
  sayWhere("…");
  try {
    const next = await momentAfter(plays);
    // If the user moved on meanwhile, the answer is dropped.
    if (turn === at && data.plays === line) follow(plays, next);
  } catch (error) {
    // If the solver is busy, another card was tried meanwhile.
    if (turn === at && data.plays === line && !solver.isBusy) {
      sayWhere(`no values: ${error.message}`);
      return;
    }
  }
  if (!solver.isBusy) solveMissing(); // trying a card has stopped this
}

// Show the position after plays, the last of which was not played at the table.
function follow(plays, next) {
  const at = plays.length - 1;
  data.players = next.players;
  data.moments = [...data.moments.slice(0, at), withLost(data.moments[at], plays[at]), next];
  data.decisions = actual.decisions.slice(0, at);
  data.notes = Object.fromEntries(Object.entries(actual.notes).filter(([place]) => Number(place) <= at));
  data.comments = Object.fromEntries(Object.entries(actual.comments).filter(([place]) => Number(place) <= at));
  data.plays = plays;
  go(at + 1);
  onLine(plays);
}

const withLost = (moment, card) => ({ ...moment, lost: moment.values && card ? lost(moment, card, data.declarer) : 0 });

/** Show where the play is; a text that stays is not written again, as screen readers would read it again. */
function sayWhere(text) {
  const where = document.getElementById("where");
  if (where.textContent !== text) where.textContent = text;
}

function goBackToThePlay() {
  let same = 0;
  while (same < turn && data.plays[same] === actual.plays[same]) same++;
  Object.assign(data, actual);
  go(same);
  onLine(data.plays);
  solveMissing();
}

function show() {
  SEATS.forEach(showHand);
  showTrick();
  showPlay();
  showDecision();
  showNote();
  showComments();
  const moment = data.moments[turn];
  const at =
    turn === 0
      ? "before the first card"
      : `trick ${Math.floor((turn - 1) / 4) + 1}, ${NAMES[data.players[turn - 1]]} played the ${spoken(data.plays[turn - 1])}`;
  const next = moment?.to_play ? `; ${NAMES[moment.to_play]} to play` : "";
  const other = data.plays !== actual.plays && actual.plays.length > 0;
  document.getElementById("told").hidden = !other;
  sayWhere((other ? "what if: " : "") + (data.plays.length || mayTry() ? at + next : "no card play recorded"));
  document.getElementById("first").disabled = document.getElementById("back").disabled = turn === 0;
  document.getElementById("last").disabled = document.getElementById("forward").disabled = turn === data.plays.length;
}

/** Show who is vulnerable; the play stays. */
export function showRisk(vulnerable) {
  data.vulnerable = actual.vulnerable = vulnerable;
  keepFocus(() => SEATS.forEach(showHand));
}

function go(to) {
  turn = Math.max(0, Math.min(to, data.plays.length));
  keepFocus(show);
  setAddress(`#${turn}`);
}

function turnInAddress() {
  return Number(location.hash.slice(1)) || 0;
}

/** Put an address into the address bar, if the browser lets this page: Safari allows 100 changes in 30 seconds. */
export function setAddress(address) {
  try {
    history.replaceState(null, "", address);
  } catch {
    // The page works without it.
  }
}

// Solve the positions whose values are not known yet, the one that is shown first.
async function solveMissing() {
  if (!data.line || solverFault()) return;
  const { plays, line } = data;
  const isKnown = (at) => Boolean(data.moments[at]);
  try {
    for (;;) {
      const turns = [turn, ...plays.keys(), plays.length].filter((at) => !isKnown(at));
      if (!turns.length) return;
      const found = await askMoment(solver, line, data.declarer, plays.slice(0, turns[0]));
      if (data.plays !== plays || data.line !== line) return;
      const moment = withLost(found, plays[turns[0]]);
      data.moments[turns[0]] = moment;
      if (turns[0] === turn) keepFocus(show);
      else if (moment.lost) keepFocus(showPlay);
    }
  } catch (error) {
    // If the solver is busy, a card was tried meanwhile.
    if (!solver.isBusy && data.plays === plays && data.line === line) sayWhere(`no values: ${error.message}`);
  }
}

function showLegend() {
  const meaning = document.getElementById("meaning");
  if (!meaning) return;
  const bold = (text) => make("b", {}, text);
  const after = "if it is played and everyone plays well from there, with all cards seen";
  meaning.replaceChildren(
    ...(data.relative
      ? [
          `Under a card: declarer's result ${after}: `,
          bold("="),
          " the contract just makes, ",
          bold("+1"),
          " a trick more, ",
          bold("−1"),
          " a trick less.",
        ]
      : [`Under a card: the tricks that the side on turn still takes ${after}.`]),
  );
  if (data.line)
    document.getElementById("may-try").textContent = mayTry()
      ? "Click on a card of the hand on turn to see what follows."
      : `Other cards cannot be tried: ${solverFault()}.`;
}

/**
 * Show a board from its data (`page_data` in viewer.py); the first one begins at the turn that the address names. If
 * positions of the play are not in the data, the page's solver solves them.
 *
 * `whenTried` is called with the cards that are shown as played, whenever these become others.
 */
export function openBoard(board, whenTried = () => {}, at = turn) {
  if (solver.isBusy) solver.stop("another board was opened");
  data = board;
  actual = { ...board };
  onLine = whenTried;
  showLegend();
  go(at);
  solveMissing();
}

offerColours();
for (const [id, step] of [
  ["first", () => 0],
  ["back", () => turn - 1],
  ["forward", () => turn + 1],
  ["last", () => data.plays.length],
]) {
  document.getElementById(id).addEventListener("click", () => go(step()));
}
document.getElementById("told").addEventListener("click", goBackToThePlay);
document.getElementById("next-note").addEventListener("click", goToNextNote);
addEventListener("keydown", (event) => {
  const steps = {
    ArrowRight: turn + 1,
    ArrowLeft: turn - 1,
    ArrowDown: (Math.floor(turn / 4) + 1) * 4,
    ArrowUp: (Math.ceil(turn / 4) - 1) * 4,
    Home: 0,
    End: data.plays.length,
  };
  const isField = event.target.closest("textarea, input, select");
  if (event.key in steps && !isField && !event.altKey && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    go(steps[event.key]);
  }
});
addEventListener("hashchange", () => go(turnInAddress()));
