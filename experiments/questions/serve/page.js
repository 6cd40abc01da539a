// Questions that people ask with what they see: their fields go to the server, and its answer is shown.

import { NAMES, symbol } from "../../web/cards.js";
import { coloured, make } from "../../web/hands.js";

const field = (name) => document.getElementById(name);
const FIELDS = {
  card: ["hand", "dummy", "contract", "auction", "dealer", "vulnerable", "plays"],
  bid: ["hand", "auction", "dealer", "vulnerable"],
};
const LONGEST_WAIT = 65_000;

/** Return the fields of the question on the page; empty ones are left out. */
function asked(question) {
  const values = { explain: true };
  for (const name of FIELDS[question]) {
    const value = field(name).value.trim();
    if (value) values[name] = value;
  }
  return values;
}

function table(names, rows) {
  const cell = (tag, value, at) => make(tag, { className: at ? "number" : "" }, value);
  const head = make(
    "tr",
    {},
    ...names.map((name, at) => make("th", { scope: "col", className: at ? "number" : "" }, name)),
  );
  const body = rows.map((row) => make("tr", {}, ...row.map((value, at) => cell("td", value, at))));
  return make("div", { className: "wide" }, make("table", {}, make("thead", {}, head), make("tbody", {}, ...body)));
}

const card = (name) => coloured(symbol(name));
const percent = (share) => `${(100 * share).toFixed(0)} %`;

function showCard(found) {
  const turn = NAMES[found.seat];
  const rows = found.candidates.map((each) => [card(each.card), each.tricks.toFixed(2), percent(each.make)]);
  return [
    make("h2", {}, `${turn} plays `, card(found.card)),
    ...found.why.map((line) => make("p", { className: "note" }, line)),
    found.candidates.length
      ? table(["card", "declarer's tricks", "contract makes"], rows)
      : make("p", {}, "It is the only card, or one of equal ones."),
    make("p", { className: "small" }, `${found.player}; ${found.layouts} layouts of the hidden hands`),
  ];
}

function showCall(found) {
  const gain = (each) => (each.gain === null ? "" : `${each.gain >= 0 ? "+" : "−"}${Math.abs(each.gain).toFixed(1)}`);
  const rows = found.candidates.map((each) => [each.call, percent(each.probability), gain(each)]);
  return [
    make("h2", {}, `${NAMES[found.seat]} calls ${found.call}`),
    ...found.auction.map((each) => make("p", { className: "note" }, `${NAMES[each.seat]} ${each.call}: ${each.words}`)),
    ...found.why.map((line) => make("p", { className: "note" }, line)),
    table(["call", "players who call so", "IMPs"], rows),
  ];
}

async function ask(event) {
  event.preventDefault();
  const question = field("question").value;
  field("fault").textContent = "";
  field("answer").replaceChildren();
  field("ask").disabled = true;
  field("wait").textContent = "thinking …";
  try {
    const sent = { method: "POST", body: JSON.stringify(asked(question)), signal: AbortSignal.timeout(LONGEST_WAIT) };
    const answer = await fetch(`/${question}`, sent);
    const found = await answer.json();
    if (answer.ok) field("answer").replaceChildren(...(question === "card" ? showCard(found) : showCall(found)));
    else field("fault").textContent = found.error;
  } catch (error) {
    field("fault").textContent = `the server does not answer (${error.message})`;
  } finally {
    field("ask").disabled = false;
    field("wait").textContent = "";
  }
}

function showFields() {
  const ofCard = field("question").value === "card";
  for (const each of document.querySelectorAll(".of-card")) each.hidden = !ofCard;
}

field("question").addEventListener("change", showFields);
field("form").addEventListener("submit", ask);
showFields();
