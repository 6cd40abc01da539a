const data = JSON.parse(document.getElementById("data").textContent);
const SEATS = ["N", "E", "S", "W"];
const NAMES = { N: "North", E: "East", S: "South", W: "West" };
const SUITS = { S: "♠", H: "♥", D: "♦", C: "♣" };
const WORDS = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const RANKS = { A: "ace", K: "king", Q: "queen", J: "jack", T: "ten" };
// The actual play. If the page has a server that evaluates cards, a click on another card starts a different line.
const actual = {
  plays: data.plays,
  players: data.players,
  moments: data.moments,
  decisions: data.decisions,
  notes: data.notes,
  comments: data.comments,
};
let turn = 0;

function make(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("aria-") || name === "role" || name === "scope" || name === "style")
      made.setAttribute(name, value);
    else made[name] = value;
  }
  made.append(...children);
  return made;
}

const isRed = (card) => card[0] === "H" || card[0] === "D";
const spoken = (card) => `${RANKS[card[1]] || card[1]} of ${WORDS[card[0]]}`;
const sameSide = (one, other) => one && other && (SEATS.indexOf(one) - SEATS.indexOf(other)) % 2 === 0;

function worth(value) {
  if (!data.relative) return String(value);
  return value === 0 ? "=" : value > 0 ? `+${value}` : `−${-value}`;
}

function showHand(seat) {
  const section = document.getElementById(`hand-${seat}`);
  const moment = data.moments[turn];
  const hand = data.hands[SEATS.indexOf(seat)];
  const toPlay = moment ? moment.to_play : data.players[turn];
  section.classList.toggle("turn", toPlay === seat);
  const role = seat === data.declarer ? "declarer" : sameSide(seat, data.declarer) ? "dummy" : "";
  const heading = make(
    "h3",
    {},
    make("span", { className: role ? "side" : "" }, NAMES[seat]),
    role ? ` (${role})` : "",
    data.points[SEATS.indexOf(seat)] === null ? "" : make("small", {}, ` ${data.points[SEATS.indexOf(seat)]} points`),
  );
  section.replaceChildren(heading);
  if (hand === null) {
    section.append(make("p", {}, "hidden"));
    return;
  }
  const gone = new Set(data.plays.slice(0, turn));
  const values = moment?.values && toPlay === seat ? moment.values : {};
  for (const suit of "SHDC") {
    const row = make(
      "div",
      { className: "suit" },
      make("b", { className: isRed(suit) ? "red" : "", "aria-label": WORDS[suit] }, SUITS[suit]),
    );
    for (const card of hand.filter((each) => each[0] === suit)) {
      const value = card in values ? worth(values[card]) : "";
      const loses = value ? lost(moment, card) : 0;
      const tone = value ? (loses ? "bad" : "good") : "";
      const label =
        spoken(card) +
        (gone.has(card) ? ", played" : "") +
        (value ? `, ${value}` : "") +
        (loses ? `, gives away ${loses}` : "");
      const mayBePlayed = data.ask && card in values;
      const shown = make(
        mayBePlayed ? "button" : "span",
        { className: "card", "aria-label": label, ...(mayBePlayed ? { type: "button" } : { role: "img" }) },
        card[1],
        make("small", { className: tone }, value),
      );
      if (mayBePlayed) shown.addEventListener("click", () => play(card));
      shown.dataset.card = card;
      shown.classList.toggle("gone", gone.has(card));
      shown.classList.toggle("next", card === data.plays[turn]);
      row.append(shown);
    }
    section.append(row);
  }
}

function showTrick() {
  const trick = document.getElementById("trick");
  trick.replaceChildren();
  // Between tricks, the finished trick stays on the table.
  const start = turn === 0 ? 0 : Math.floor((turn - 1) / 4) * 4;
  for (let at = start; at < turn; at++) {
    const card = data.plays[at];
    const seat = data.players[at];
    const area = `grid-area: ${seat.toLowerCase()}`;
    trick.append(
      make(
        "span",
        {
          style: area,
          className: isRed(card) ? "red" : "",
          role: "img",
          "aria-label": `${NAMES[seat]}: ${spoken(card)}`,
        },
        SUITS[card[0]] + card[1],
      ),
    );
  }
  const moment = data.moments[turn];
  const won = moment?.won ? `${moment.won[0]}–${moment.won[1]}` : "";
  trick.append(
    make(
      "div",
      { className: "m" },
      won ? make("span", { className: "won" }, won) : "",
      make("br"),
      won ? (data.declarer ? "declarer–defence" : "N-S–E-W") : "",
    ),
  );
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
      const lost = data.moments[at] ? data.moments[at].lost : 0;
      const label = `Trick ${start / 4 + 1}, ${NAMES[data.players[at]]}: ${spoken(card)}${lost ? `, lost ${lost}` : ""}`;
      const button = make(
        "button",
        { type: "button", title: label, "aria-label": label, className: lost ? "lost" : "" },
        `${data.players[at]} `,
        make("span", { className: isRed(card) ? "red" : "" }, SUITS[card[0]] + card[1]),
        lost ? ` −${lost}` : "",
      );
      button.classList.toggle("here", at === turn - 1);
      button.addEventListener("click", () => go(at + 1));
      row.append(make("td", {}, button));
    }
    body.append(row);
  }
  table.append(body);
  const play = document.getElementById("play");
  play.replaceChildren(data.plays.length ? table : "no card play recorded");
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
    `${NAMES[seat]} plays ${SUITS[data.plays[turn][0]]}${data.plays[turn][1]}, based on ${decision.layouts} layout${decision.layouts === 1 ? "" : "s"}` +
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
  for (const [card, score, tricks, makes, bound] of decision.candidates) {
    body.append(
      make(
        "tr",
        {},
        make("td", { className: isRed(card) ? "red" : "" }, SUITS[card[0]] + card[1]),
        make("td", { className: "number" }, (bound ? "≤ " : "") + score.toFixed(1)),
        make("td", { className: "number" }, tricks.toFixed(2)),
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

function lost(moment, card) {
  const values = Object.values(moment.values);
  const declaring = !data.declarer || sameSide(moment.to_play, data.declarer);
  return Math.abs((declaring ? Math.max(...values) : Math.min(...values)) - moment.values[card]);
}

async function play(card) {
  if (card === data.plays[turn]) {
    go(turn + 1);
    return;
  }
  const at = turn;
  const line = data.plays;
  const plays = [...line.slice(0, at), card];
  const where = document.getElementById("where");
  where.textContent = "…";
  try {
    const answer = await fetch(`${data.ask}?plays=${plays.join(",")}`);
    if (!answer.ok) throw new Error(await answer.text());
    const next = await answer.json();
    // If the user moved on meanwhile, the answer is dropped.
    if (turn !== at || data.plays !== line) return;
    data.players = [...data.players.slice(0, at), next.player];
    data.moments = [...data.moments.slice(0, at), { ...data.moments[at], lost: lost(data.moments[at], card) }, next];
    data.decisions = actual.decisions.slice(0, at);
    data.notes = Object.fromEntries(Object.entries(actual.notes).filter(([place]) => Number(place) <= at));
    data.comments = Object.fromEntries(Object.entries(actual.comments).filter(([place]) => Number(place) <= at));
    data.plays = plays;
    go(at + 1);
  } catch (error) {
    where.textContent = `the server does not answer: ${error.message}`;
  }
}

function goBackToThePlay() {
  let same = 0;
  while (same < turn && data.plays[same] === actual.plays[same]) same++;
  Object.assign(data, actual);
  go(same);
}

function go(to) {
  turn = Math.max(0, Math.min(to, data.plays.length));
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
  const other = data.plays !== actual.plays;
  document.getElementById("told").hidden = !other;
  document.getElementById("where").textContent =
    (other ? "what if: " : "") + (data.plays.length || data.ask ? at + next : "no card play recorded");
  document.getElementById("first").disabled = document.getElementById("back").disabled = turn === 0;
  document.getElementById("last").disabled = document.getElementById("forward").disabled = turn === data.plays.length;
  history.replaceState(null, "", `#${turn}`);
}

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
  if (event.key in steps && event.target.tagName !== "TEXTAREA" && !event.altKey && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    go(steps[event.key]);
  }
});
addEventListener("hashchange", () => go(Number(location.hash.slice(1)) || 0));
go(Number(location.hash.slice(1)) || 0);
