// How cards, hands and tricks look on pages.

export const SEATS = ["N", "E", "S", "W"];
export const NAMES = { N: "North", E: "East", S: "South", W: "West" };
export const SUITS = { S: "♠", H: "♥", D: "♦", C: "♣" };
export const WORDS = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const RANK_WORDS = { A: "ace", K: "king", Q: "queen", J: "jack", T: "ten" };

export function make(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith("aria-") || name === "role" || name === "scope") made.setAttribute(name, value);
    else made[name] = value;
  }
  made.append(...children);
  return made;
}

export const isRed = (card) => card[0] === "H" || card[0] === "D";
export const symbol = (card) => SUITS[card[0]] + card[1];
export const spoken = (card) => `${RANK_WORDS[card[1]] || card[1]} of ${WORDS[card[0]]}`;
export const sameSide = (one, other) => one && other && (SEATS.indexOf(one) - SEATS.indexOf(other)) % 2 === 0;

/** Return the cards of each hand of a deal in PBN, North's first. */
export function handsOf(deal) {
  const [first, ...texts] = deal.split(/[: ]/);
  const hands = texts.map((text) =>
    text.split(".").flatMap((ranks, suit) => [...ranks].map((rank) => "SHDC"[suit] + rank)),
  );
  return SEATS.map((_, at) => hands[(at - SEATS.indexOf(first) + 4) % 4]);
}

function worth(value, relative) {
  if (!relative) return String(value);
  return value === 0 ? "=" : value > 0 ? `+${value}` : `−${-value}`;
}

/** Return the tricks that a card gives away. With a declarer, values are the declarer's. */
export function lost(moment, card, declarer) {
  const values = Object.values(moment.values);
  const declaring = !declarer || sameSide(moment.to_play, declarer);
  return Math.abs((declaring ? Math.max(...values) : Math.min(...values)) - moment.values[card]);
}

/**
 * Return the rows of a hand, a row for each suit.
 *
 * `gone` is a set of cards that were played before, and `next` the card played next. If the hand is on turn, `moment` has
 * the values of its cards; with `onCard`, these are buttons, and so are the cards of the set `legal`.
 */
export function handRows(hand, { gone = new Set(), next, moment, relative, declarer, legal, onCard }) {
  return [..."SHDC"].map((suit) => {
    const row = make(
      "div",
      { className: "suit" },
      make("b", { className: isRed(suit) ? "red" : "", "aria-label": WORDS[suit] }, SUITS[suit]),
    );
    for (const card of hand.filter((each) => each[0] === suit)) {
      const isValued = Boolean(moment?.values && card in moment.values);
      const value = isValued ? worth(moment.values[card], relative) : "";
      const loses = isValued ? lost(moment, card, declarer) : 0;
      const label =
        spoken(card) +
        (gone.has(card) ? ", played" : "") +
        (value ? `, ${value}` : "") +
        (loses ? `, gives away ${loses}` : "");
      const isButton = onCard && (isValued || legal?.has(card));
      const shown = make(
        isButton ? "button" : "span",
        { className: "card", "aria-label": label, ...(isButton ? { type: "button" } : { role: "img" }) },
        card[1],
        moment === undefined ? "" : make("small", { className: isValued ? (loses ? "bad" : "good") : "" }, value),
      );
      if (isButton) shown.addEventListener("click", () => onCard(card));
      shown.dataset.card = card;
      shown.classList.toggle("gone", gone.has(card));
      shown.classList.toggle("next", card === next);
      row.append(shown);
    }
    if (row.childElementCount === 1) row.append(make("small", {}, "–"));
    return row;
  });
}

/** Show a hand in its section: its seat and role, its points if given, and its rows; without rows, it is hidden. */
export function showHandIn(section, { seat, role, points, isTurn, rows }) {
  section.classList.toggle("turn", isTurn);
  section.replaceChildren(
    make(
      "h3",
      {},
      make("span", { className: role ? "side" : "" }, NAMES[seat]),
      role ? ` (${role})` : "",
      points == null ? "" : make("small", {}, ` ${points} points`),
    ),
    ...(rows || [make("p", {}, "hidden")]),
  );
}

/**
 * Redraw with `draw`. If that replaces the card that has the focus, the same card gets it again, or else the first one
 * that can be clicked; without any, the table gets it, so that the Tab key goes on from there.
 */
export function keepFocus(draw) {
  const focused = document.activeElement;
  const area = focused?.closest(".table, #play");
  draw();
  if (!area || focused.isConnected) return;
  const { card, turn } = focused.dataset;
  const same = area.querySelector(turn ? `[data-turn="${turn}"]` : `button[data-card="${card}"]`);
  area.tabIndex = -1;
  (same || area.querySelector("button") || area).focus({ preventScroll: true });
}

/** Show the current trick, the tricks that two sides have won (null if unknown), and the sides. */
export function showTrickIn(trick, plays, players, won, sides) {
  const score = won ? [make("span", { className: "won" }, `${won[0]}–${won[1]}`), make("br"), sides] : [];
  trick.replaceChildren(...trickCards(plays, players), make("div", { className: "m" }, ...score));
}

/** Return the cards of the current trick; between tricks, those of the finished one. */
export function trickCards(plays, players) {
  const start = plays.length === 0 ? 0 : Math.floor((plays.length - 1) / 4) * 4;
  return plays.slice(start).map((card, at) => {
    const seat = players[start + at];
    return make(
      "span",
      {
        style: `grid-area: ${seat.toLowerCase()}`,
        className: isRed(card) ? "red" : "",
        role: "img",
        "aria-label": `${NAMES[seat]}: ${spoken(card)}`,
      },
      symbol(card),
    );
  });
}
