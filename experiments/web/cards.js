// Cards, seats, tricks and calls, without a page.

export const SEATS = ["N", "E", "S", "W"];
export const COLUMNS = ["W", "N", "E", "S"]; // of an auction
export const NAMES = { N: "North", E: "East", S: "South", W: "West" };
export const SUITS = { S: "♠", H: "♥", D: "♦", C: "♣" };
export const WORDS = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
export const RANKS = "AKQJT98765432";
const RANK_WORDS = { A: "ace", K: "king", Q: "queen", J: "jack", T: "ten" };

export const symbol = (card) => SUITS[card[0]] + card[1];
export const spoken = (card) => `${RANK_WORDS[card[1]] || card[1]} of ${WORDS[card[0]]}`;
export const sameSide = (one, other) => one && other && (SEATS.indexOf(one) - SEATS.indexOf(other)) % 2 === 0;

/** Return the class of a text on pages: the suit of `♥`, `4♥` or `♥A`, and nothing of `Pass` and `1NT`. */
export const suitClass = (text) => WORDS[Object.keys(SUITS).find((suit) => text.includes(SUITS[suit]))] || "";

/** Return the cards of each hand of a deal in PBN, North's first. */
export function handsOf(deal) {
  const [first, ...texts] = deal.split(/[: ]/);
  const hands = texts.map((text) =>
    text.split(".").flatMap((ranks, suit) => [...ranks].map((rank) => "SHDC"[suit] + rank)),
  );
  return SEATS.map((_, at) => hands[(at - SEATS.indexOf(first) + 4) % 4]);
}

/** Return whether a seat is vulnerable; `vulnerable` is None, NS, EW or All. */
export const isVulnerable = (seat, vulnerable) =>
  vulnerable === "All" || (vulnerable !== "None" && vulnerable.includes(seat));

/** Return where a seat is on the page (n, e, s or w) if the seat `bottom` is where South usually is. */
export function areaOf(seat, bottom = "S") {
  return "nesw"[(SEATS.indexOf(seat) - SEATS.indexOf(bottom) + 6) % 4];
}

/** Return a value as it stands on a card: relative to the contract (=, +1, −1), or a number of tricks. */
export function worth(value, relative) {
  if (!relative) return String(value);
  return value === 0 ? "=" : value > 0 ? `+${value}` : `−${-value}`;
}

/** Return the tricks that a card gives away. With a declarer, values are the declarer's. */
export function lost(moment, card, declarer) {
  const values = Object.values(moment.values);
  const declaring = !declarer || sameSide(moment.to_play, declarer);
  return Math.abs((declaring ? Math.max(...values) : Math.min(...values)) - moment.values[card]);
}

/** Return the place of the winning card of a trick. */
export function winnerAt(trick, strain) {
  let best = 0;
  trick.forEach((card, place) => {
    const isHigher = card[0] === trick[best][0] && RANKS.indexOf(card[1]) < RANKS.indexOf(trick[best][1]);
    if (isHigher || (card[0] === strain && trick[best][0] !== strain)) best = place;
  });
  return best;
}

/** Return the plays as tricks: the seat that led, the cards with their seats, and the winner once all four are played. */
export function tricksOf(plays, players, strain) {
  const tricks = [];
  for (let start = 0; start < plays.length; start += 4) {
    const trick = plays.slice(start, start + 4);
    tricks.push({
      leader: players[start],
      cards: trick.map((card, at) => ({ card, seat: players[start + at] })),
      winner: trick.length === 4 ? players[start + winnerAt(trick, strain)] : null,
    });
  }
  return tricks;
}

/** Return the rows of an auction, West's call first: for each call its number, and null for the seats before the dealer. */
export function callRows(dealer, number) {
  const cells = Array.from({ length: COLUMNS.indexOf(dealer) }, () => null);
  for (let call = 0; call < number; call++) cells.push(call);
  return Array.from({ length: Math.ceil(cells.length / 4) }, (_, row) => cells.slice(4 * row, 4 * row + 4));
}

/** Return the seat that makes a call, by the number of calls before it. */
export const callerOf = (dealer, number) => COLUMNS[(COLUMNS.indexOf(dealer) + number) % 4];
