// How cards, hands and tricks look on pages.

import { areaOf, COLUMNS, lost, NAMES, SUITS, sameSide, spoken, suitClass, symbol, WORDS, worth } from "./cards.js";

export function make(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("aria-") || name === "role" || name === "scope") made.setAttribute(name, value);
    else made[name] = value;
  }
  made.append(...children);
  return made;
}

/** Return a card or a call in the colour of its suit. */
export const coloured = (text, tag = "span") => make(tag, { className: suitClass(text) }, text);

/** Return the face of a card: its rank over the sign of its suit; screen readers get a label in place of it. */
const face = (card) => [make("span", {}, card[1]), make("i", { "aria-hidden": "true" }, SUITS[card[0]])];

/**
 * Return a hand: a group for each suit, which the page draws as a row, or as a part of the fan of all cards.
 *
 * `gone` is a set of cards that were played before, and `next` the card played next. If the hand is on turn, `moment` has
 * the values of its cards; with `onCard`, these are buttons, and so are the cards of the set `legal`.
 */
export function handCards(hand, { gone = new Set(), next, moment, relative, declarer, legal, onCard }) {
  const suits = [..."SHDC"].map((suit) => {
    const held = hand.filter((each) => each[0] === suit);
    const label = WORDS[suit] + (held.length ? "" : ", none");
    const row = make(
      "div",
      { className: "suit", role: "group", "aria-label": label },
      make("b", { className: WORDS[suit], "aria-hidden": "true" }, SUITS[suit]),
    );
    for (const card of held) {
      const isValued = Boolean(moment?.values && card in moment.values);
      const value = isValued ? worth(moment.values[card], relative) : "";
      const loses = isValued ? lost(moment, card, declarer) : 0;
      const words =
        spoken(card) +
        (gone.has(card) ? ", played" : "") +
        (value ? `, ${value}` : "") +
        (loses ? `, gives away ${loses}` : "");
      const isButton = onCard && (isValued || legal?.has(card));
      const shown = make(
        isButton ? "button" : "span",
        {
          className: `card ${WORDS[suit]}`,
          "aria-label": words,
          ...(isButton ? { type: "button" } : { role: "img" }),
        },
        ...face(card),
        moment === undefined ? "" : make("small", { className: isValued ? (loses ? "bad" : "good") : "" }, value),
      );
      if (isButton) shown.addEventListener("click", () => onCard(card));
      shown.dataset.card = card;
      shown.classList.toggle("gone", gone.has(card));
      shown.classList.toggle("next", card === next);
      row.append(shown);
    }
    return row;
  });
  return make("div", { className: "suits" }, ...suits);
}

/** Return what a seat is in the play: declarer, dummy, or nothing. */
export const roleOf = (seat, declarer) => (seat === declarer ? "declarer" : sameSide(seat, declarer) ? "dummy" : "");

/**
 * Show a hand in its section: its seat and role, its points if given, and its cards; hidden if `cards` is null.
 *
 * The heading has the colour of the vulnerability, unless `vulnerable` is undefined.
 */
export function showHandIn(section, { seat, role, points, isTurn, cards, vulnerable, level = 2 }) {
  section.classList.toggle("turn", Boolean(isTurn));
  const risk = vulnerable === undefined ? "" : vulnerable ? "vulnerable" : "safe";
  section.replaceChildren(
    make(
      `h${level}`,
      { className: `seat ${risk}` },
      make("b", {}, NAMES[seat]),
      role ? ` ${role}` : "",
      points == null ? "" : make("small", {}, ` ${points}`, make("span", { className: "unit" }, " points")),
      risk === "vulnerable" ? make("span", { className: "unseen" }, ", vulnerable") : "",
    ),
    cards || make("p", { className: "unseen" }, "hidden"),
  );
}

const isUsable = (element) => element.isConnected && !element.disabled && element.getClientRects().length > 0;

/**
 * Redraw with `draw`. If the control that has the focus is then gone, disabled or hidden, the focus moves to what
 * `next` returns, to the same card, or to the first control in the same part of the page; without any, to that part, so
 * that the Tab key goes on from there.
 */
export function keepFocus(draw, next = () => null) {
  const focused = document.activeElement;
  const area = focused?.closest(".table, #play, .controls, #calls, #box");
  draw();
  if (!area || isUsable(focused)) return;
  const { card, turn } = focused.dataset;
  const same = area.querySelector(turn ? `[data-turn="${turn}"]` : `button[data-card="${card}"]`);
  area.tabIndex = -1;
  (next() || same || [...area.querySelectorAll("button")].find(isUsable) || area).focus({ preventScroll: true });
}

/** Show the current trick, the tricks that two sides have won (null if unknown), and the sides. */
export function showTrickIn(trick, plays, players, won, sides, place) {
  const score = won ? [make("b", {}, `${won[0]}–${won[1]}`), ` ${sides}`] : [];
  trick.replaceChildren(...trickCards(plays, players, place), make("p", { className: "m" }, ...score));
}

/** Return the cards of the current trick, the first one as led; between tricks, those of the finished one. */
export function trickCards(plays, players, place = areaOf) {
  const start = plays.length === 0 ? 0 : Math.floor((plays.length - 1) / 4) * 4;
  return plays.slice(start).map((card, at) =>
    make(
      "span",
      {
        className: `card ${WORDS[card[0]]} of-${place(players[start + at])}`,
        role: "img",
        "aria-label": `${NAMES[players[start + at]]}${at ? "" : " led"}: ${spoken(card)}`,
      },
      ...face(card),
      at ? "" : make("small", { className: "led" }, "led"),
    ),
  );
}

/** Return a table of tricks: the cards of each seat, the winner's in bold, and which of them was led. */
export function tricksTable(tricks) {
  const head = make("tr", {}, make("th", { scope: "col" }, "Trick"));
  head.append(...COLUMNS.map((seat) => make("th", { scope: "col" }, NAMES[seat])));
  const body = tricks.map(({ leader, cards, winner }, at) => {
    const row = make("tr", {}, make("th", { scope: "row" }, String(at + 1)));
    for (const seat of COLUMNS) {
      const found = cards.find((each) => each.seat === seat);
      const shown = found ? coloured(symbol(found.card), seat === winner ? "b" : "span") : "";
      row.append(make("td", {}, shown, found && seat === leader ? make("small", {}, "led") : ""));
    }
    return row;
  });
  return make("table", { className: "tricks-so-far" }, make("thead", {}, head), make("tbody", {}, ...body));
}

/** Return a trick in words: each card with its seat, and the winner. */
export function trickWords({ cards, winner }) {
  return `${cards.map(({ card, seat }) => `${NAMES[seat]} ${symbol(card)}`).join(", ")}; ${NAMES[winner]} won`;
}
