import { areaOf, isVulnerable, NAMES, SEATS, symbol, tricksOf } from "../../web/cards.js";
import { offerColours } from "../../web/colours.js";
import { handCards, keepFocus, showHandIn, showTrickIn, tricksTable, trickWords } from "../../web/hands.js";
import { advise, ask, element, isAsking, keepBefore, keepTurns, keptStates } from "./asking.js";

const data = JSON.parse(document.getElementById("data").textContent);
// The states at the person's own turns; undo goes back to the previous state. The moves until a state are the cards,
// "no" and "yes" to a claim of the declarer, and the number of tricks that the person claims.
const turns = [{ ...data.state, moves: data.state.plays }];
// If the board was bid here, each request names the calls.
const bid = data.calls ? `&calls=${data.calls}` : "";

const state = () => turns[turns.length - 1];
const place = (seat) => areaOf(seat, data.seat); // the person sits at the bottom

function showHand(seat) {
  const now = state();
  const isTurn = now.to_play === seat;
  const at = SEATS.indexOf(seat);
  const hand = now.hands[at];
  const legal = new Set(isTurn && now.claimed === null ? now.legal : []);
  const role = seat === data.seat ? "you" : seat === data.dummy ? "dummy" : seat === data.declarer ? "declarer" : "";
  showHandIn(element(`hand-${seat}`), {
    seat,
    role,
    points: now.points[at],
    isTurn,
    cards: hand && handCards(hand, { legal, onCard: play }),
    vulnerable: isVulnerable(seat, data.vulnerable),
  });
}

function showTricks() {
  const { plays, players, won } = state();
  showTrickIn(element("trick"), plays, players, won, "you–they", place);
  const tricks = tricksOf(plays, players, data.trump);
  const last = tricks.findLast(({ winner }) => winner);
  element("last-trick").textContent = last ? `Last trick: ${trickWords(last)}.` : "";
  element("tricks").replaceChildren(tricks.length ? tricksTable(tricks) : "No card is played yet.");
}

function told(before) {
  const now = state();
  const cards = now.plays.slice(before).map((card, at) => `${NAMES[now.players[before + at]]} ${symbol(card)}`);
  const played = cards.length ? `${cards.join(", ")}. ` : "";
  if (now.over) return `${played}${now.result}`;
  if (now.claimed !== null) return `${played}${NAMES[data.declarer]} claims the rest, ${now.claimed} tricks in all.`;
  return `${played}${NAMES[now.to_play]} to play.`;
}

function show(message) {
  const now = state();
  keepTurns(turns.map(({ moves }) => moves));
  keepFocus(showState, () => (now.over ? element("replay") : now.claimed === null ? null : element("accept")));
  element("where").textContent = message;
}

function showState() {
  const now = state();
  SEATS.forEach(showHand);
  showTricks();
  element("answer").hidden = now.over || now.claimed === null;
  element("commands").hidden = now.over;
  element("undo").disabled = turns.length < 2;
  element("hint").disabled = element("claim").disabled = now.claimed !== null;
  element("end").hidden = !now.over;
  element("replay").href = `review?plays=${now.plays.join(",")}&tricks=${now.tricks}${bid}`;
}

/** Return the state after moves; null if the server does not give it. */
async function stateAfter(moves) {
  const cards = moves.filter((move) => /^[SHDC]/.test(move));
  const last = moves.at(-1);
  const refused = moves.includes("no") ? "&refused=1" : "";
  const found = /^\d+$/.test(last)
    ? (await askClaim(cards, last))?.state
    : await ask(`state?plays=${cards.join(",")}${refused}${bid}`);
  if (!found) return null;
  const next = { ...found, moves: [...moves, ...found.plays.slice(cards.length)] };
  return last === "yes" ? accepted(next) : next;
}

const askClaim = (cards, tricks) => ask(`claim?plays=${cards.join(",")}&tricks=${tricks}${bid}`);
const accepted = (claimed) => ({ ...claimed, over: true, to_play: null, ...claimed.accepted });

async function play(card) {
  const before = state().plays.length;
  const next = await stateAfter([...state().moves, card]);
  if (next === null) return;
  turns.push(next);
  show(told(before));
  if (!data.judges) return;
  const judged = await ask(`judge?plays=${next.plays.slice(0, before + 1).join(",")}${bid}`);
  if (judged === null) return;
  advise(judged.advice, true);
  show(told(before));
}

function undo() {
  if (turns.length < 2 || isAsking()) return;
  turns.pop();
  element("advice").hidden = true;
  show(`Taken back. ${told(state().plays.length)}`);
}

async function hint() {
  const found = await ask(`hint?plays=${state().plays.join(",")}${bid}`);
  if (found === null) return;
  advise(found.advice);
  show(told(state().plays.length));
}

async function claim() {
  const number = element("number").value;
  const found = await askClaim(state().plays, number);
  if (found === null) return;
  if (found.state) turns.push({ ...found.state, moves: [...state().moves, number] });
  show(found.message);
}

async function refuse() {
  const before = state().plays.length;
  const next = await stateAfter([...state().moves, "no"]);
  if (next === null) return;
  putAnswer(next);
  show(told(before));
}

function accept() {
  putAnswer(accepted({ ...state(), moves: [...state().moves, "yes"] }));
  show(told(state().plays.length));
}

/** Put the state after an answer in place of the claim, but keep the first state, with which the address begins. */
function putAnswer(next) {
  if (turns.length > 1) turns.pop();
  turns.push(next);
}

/** Begin with the turns in the address; cards that were not played at this table are ignored. */
async function begin() {
  turns.push(...(await keptStates(state().moves, stateAfter)));
  show(told(turns.length > 1 ? state().plays.length : 0));
}

for (const [id, action] of Object.entries({ undo, hint, claim, accept, refuse }))
  element(id).addEventListener("click", action);
keepBefore(element("replay"), "result");
element("number").addEventListener("keydown", (event) => {
  if (event.key === "Enter") claim();
});
for (const seat of SEATS) element(`hand-${seat}`).className = `hand of-${place(seat)}`;
offerColours();
begin();
