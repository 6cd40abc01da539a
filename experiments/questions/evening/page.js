// The page of an evening: at each of the costliest decisions, any card can be tried.

import { askMoment, solverFault, WorkerSolver } from "../../web/ask.js";
import { handsOf, NAMES, SEATS, spoken } from "../../web/cards.js";
import { handCards, keepFocus, make, roleOf, showHandIn, trickCards } from "../../web/hands.js";

for (const details of document.querySelectorAll("details[data-decision]")) {
  details.addEventListener("toggle", () => openDecision(details), { once: true });
}

function openDecision(details) {
  const { line, declarer, plays } = JSON.parse(details.dataset.decision);
  const where = make("p", { className: "small", role: "status" });
  if (solverFault()) {
    where.textContent = `Other cards cannot be tried: ${solverFault()}.`;
    details.append(where);
    return;
  }
  const solver = new WorkerSolver(); // its own, so that no other decision stops it
  const hands = handsOf(line.deal);
  const table = details.querySelector(".table");
  const back = make("button", { type: "button", disabled: true }, "one card back");
  const restart = make("button", { type: "button", disabled: true }, "back to this decision");
  details.append(make("div", { className: "controls" }, back, restart), where);
  // The positions from the decision on, and the cards that were tried between them.
  const moments = [];
  const tried = [];

  async function add(card) {
    const shown = moments.length;
    if (solver.isBusy) solver.stop("another card was tried");
    where.textContent = "…";
    try {
      const moment = await askMoment(solver, line, declarer, [...plays, ...tried, ...(card ? [card] : [])]);
      if (moments.length !== shown) return;
      moments.push(moment);
      if (card) tried.push(card);
      show();
    } catch (error) {
      // If the solver is busy, another card was tried meanwhile.
      if (moments.length === shown && !solver.isBusy) where.textContent = `no values: ${error.message}`;
    }
  }

  function show() {
    const moment = moments.at(-1);
    const played = [...plays, ...tried];
    const gone = new Set(played);
    const sections = SEATS.map((seat, at) => {
      const isTurn = moment.to_play === seat;
      const section = make("section", { className: `hand of-${seat.toLowerCase()}`, "aria-label": NAMES[seat] });
      const cards = handCards(hands[at], {
        gone,
        moment: isTurn ? moment : null,
        relative: line.needed !== null,
        declarer,
        onCard: add,
      });
      showHandIn(section, { seat, role: roleOf(seat, declarer), isTurn, cards, level: 4 });
      return section;
    });
    const trick = make("div", { className: "trick", role: "group", "aria-label": "Current trick" });
    trick.append(...trickCards(played, moment.players));
    table.className = "table of-cards";
    keepFocus(() => table.replaceChildren(...sections, trick));
    back.disabled = restart.disabled = tried.length === 0;
    const last = tried.length ? `${NAMES[moment.players.at(-1)]} played the ${spoken(tried.at(-1))}; ` : "";
    where.textContent =
      last + (moment.to_play ? `${NAMES[moment.to_play]} to play. Click on a card to try it.` : "the end");
  }

  function takeBack(number) {
    if (solver.isBusy) solver.stop("a card was taken back");
    tried.length -= number;
    moments.length -= number;
    show();
  }

  back.addEventListener("click", () => takeBack(1));
  restart.addEventListener("click", () => takeBack(tried.length));
  add(null);
}
