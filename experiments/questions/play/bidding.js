import { COLUMNS, callerOf, callRows, isVulnerable, NAMES } from "../../web/cards.js";
import { offerColours } from "../../web/colours.js";
import { coloured, handCards, keepFocus, make, showHandIn } from "../../web/hands.js";
import { advise, ask, element, isAsking, keepBefore, keepTurns, keptStates } from "./asking.js";

const data = JSON.parse(document.getElementById("data").textContent);
// The states at the person's own turns; undo goes back to the previous state.
const turns = [data];

const state = () => turns[turns.length - 1];
const seatOf = (number) => callerOf(state().dealer, number);

function explain(number) {
  element("note").textContent = `${NAMES[seatOf(number)]}'s ${state().shown[number]}: ${state().notes[number]}`;
}

function showCalls() {
  const { dealer, shown, over } = state();
  const cell = (number) => {
    if (number === null) return "";
    if (number === shown.length) return "?";
    const label = `What ${NAMES[seatOf(number)]}'s ${shown[number]} shows`;
    const call = make("button", { type: "button", "aria-label": label }, coloured(shown[number]));
    call.addEventListener("click", () => explain(number));
    return call;
  };
  const rows = callRows(dealer, shown.length + (over ? 0 : 1));
  const body = rows.map((row) => make("tr", {}, ...row.map((number) => make("td", {}, cell(number)))));
  element("calls").tBodies[0].replaceChildren(...body);
}

/** Show the hand of the person, and the seats above the auction, in the colours of the vulnerability. */
function showSeats() {
  const risk = (seat) => isVulnerable(seat, data.vulnerable);
  const { seat, points } = data;
  showHandIn(element("hand"), { seat, role: "you", points, cards: handCards(data.hand, {}), vulnerable: risk(seat) });
  const heads = COLUMNS.map((each) =>
    make(
      "th",
      { scope: "col" },
      make("span", { className: `seat ${risk(each) ? "vulnerable" : "safe"}` }, NAMES[each]),
    ),
  );
  element("calls").tHead.rows[0].replaceChildren(...heads);
}

function show(message) {
  keepTurns(turns.map(({ calls }) => calls));
  const pass = element("box").querySelector("[data-call=Pass]");
  keepFocus(showState, () => (state().over ? element("end").querySelector("a") : pass));
  element("where").textContent = message;
}

function showState() {
  const now = state();
  showCalls();
  element("note").textContent = "";
  for (const button of element("box").children) button.disabled = !now.legal.includes(button.dataset.call);
  element("box").hidden = element("commands").hidden = now.over;
  element("undo").disabled = turns.length < 2;
  element("end").hidden = !now.over;
  if (!now.over) return;
  const query = now.calls.join(",");
  const passed = make("a", { href: `review?calls=${query}` }, "See all four hands");
  keepBefore(passed, "result");
  element("end").replaceChildren(
    now.contract === null ? passed : make("a", { href: `play?calls=${query}` }, `Play ${now.contract}`),
    ", or ",
    make("a", { href: "/" }, "all deals"),
  );
}

function told(before) {
  const now = state();
  const made = now.shown.slice(before).map((text, at) => `${NAMES[seatOf(before + at)]} ${text}`);
  const calls = made.length ? `${made.join(", ")}. ` : "";
  if (!now.over) return `${calls}${NAMES[now.to_call]} to call.`;
  return calls + (now.contract === null ? "All four passed." : `The contract is ${now.contract}.`);
}

async function call(made) {
  const before = state().calls.length;
  const next = await ask(`bidding?calls=${[...state().calls, made].join(",")}`);
  if (next === null) return;
  turns.push(next);
  show(told(before));
  if (!element("end").dataset.judges) return;
  const judged = await ask(`judge?calls=${[...next.calls.slice(0, before), made].join(",")}`);
  if (judged === null) return;
  advise(judged.advice, true);
  show(told(before));
}

function undo() {
  if (turns.length < 2 || isAsking()) return;
  turns.pop();
  element("advice").hidden = true;
  show(`Taken back. ${told(state().calls.length)}`);
}

async function hint() {
  const found = await ask(`call?calls=${state().calls.join(",")}`);
  if (found === null) return;
  advise(found.advice);
  show(told(state().calls.length));
}

/** Begin with the turns in the address; calls that were not made at this table are ignored. */
async function begin() {
  turns.push(...(await keptStates(state().calls, (calls) => ask(`bidding?calls=${calls.join(",")}`))));
  show(told(turns.length > 1 ? state().calls.length : 0));
}

for (const button of element("box").children) button.addEventListener("click", () => call(button.dataset.call));
element("undo").addEventListener("click", undo);
element("hint").addEventListener("click", hint);
showSeats();
offerColours();
begin();
