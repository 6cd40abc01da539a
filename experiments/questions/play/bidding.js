import { make, NAMES } from "../../web/hands.js";
import { advise, ask, element, isAsking, keepBefore, keepTurns, keptStates } from "./asking.js";

const COLUMNS = ["W", "N", "E", "S"];
// The states at the person's own turns; undo goes back to the previous state.
const turns = [JSON.parse(document.getElementById("data").textContent)];

const state = () => turns[turns.length - 1];
const seatOf = (number) => COLUMNS[(COLUMNS.indexOf(state().dealer) + number) % 4];

function explain(number) {
  element("note").textContent = `${NAMES[seatOf(number)]}'s ${state().shown[number]}: ${state().notes[number]}`;
}

function showCalls() {
  const now = state();
  const cells = Array.from({ length: COLUMNS.indexOf(now.dealer) }, () => make("td"));
  now.shown.forEach((text, number) => {
    const red = text.endsWith("♥") || text.endsWith("♦");
    const call = make("button", { type: "button", className: red ? "red" : "" }, text);
    call.addEventListener("click", () => explain(number));
    cells.push(make("td", {}, call));
  });
  if (!now.over) cells.push(make("td", {}, "?"));
  const body = element("calls").tBodies[0];
  body.replaceChildren();
  for (let at = 0; at < cells.length; at += 4) body.append(make("tr", {}, ...cells.slice(at, at + 4)));
}

function show(message) {
  const now = state();
  keepTurns(turns.map(({ calls }) => calls));
  showCalls();
  element("note").textContent = "";
  for (const button of element("box").children) button.disabled = !now.legal.includes(button.dataset.call);
  element("box").hidden = element("commands").hidden = now.over;
  element("undo").disabled = turns.length < 2;
  element("where").textContent = message;
  element("end").hidden = !now.over;
  if (!now.over) return;
  const query = now.calls.join(",");
  const passed = make("a", { href: `${element("end").dataset.passed}?calls=${query}` }, "See all four hands");
  keepBefore(passed, element("end").dataset.keeps);
  element("end").replaceChildren(
    now.contract === null ? passed : make("a", { href: `play?calls=${query}` }, `Play ${now.contract}`),
    ", or ",
    make("a", { href: element("end").dataset.again }, "bid again"),
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
begin();
