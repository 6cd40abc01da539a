// Deals: hands in text, what is wrong with them, and the boards that the page's readers return.
//
// A board has: name, dealer ("N"), vulnerable ("None", "NS", "EW" or "All"), deal (in PBN, North first), contract (null,
// or level, strain, declarer and doubled), and plays (cards).

import { RANKS, SUITS, symbol, winnerAt } from "../../web/cards.js";

export const SEAT_WORDS = ["North", "East", "South", "West"];
const VULNERABILITIES = {
  None: ["none", "nil", "love", "-", "o", "0", ""],
  NS: ["ns", "n-s", "n"],
  EW: ["ew", "e-w", "e"],
  All: ["all", "both", "b"],
};
const CYCLE = ["None", "NS", "EW", "All"]; // of boards 1 to 4; each four boards begin one later

/** Return a board without a deal; its name is its number, which says who deals and who is vulnerable. */
export function newBoard(name = "") {
  const at = ((/^\d{1,5}$/.test(name) && Number(name)) || 1) - 1;
  const vulnerable = CYCLE[(at + Math.floor(at / 4)) % 4];
  return { name, dealer: "NESW"[at % 4], vulnerable, deal: "", contract: null, plays: [] };
}

/** Return a vulnerability by any of its names; null if there is no such name. */
export function vulnerability(word) {
  const found = Object.entries(VULNERABILITIES).find(([, words]) => words.includes(word.trim().toLowerCase()));
  return found ? found[0] : null;
}

/** Return the ranks in a text, the highest first; `whose` is for the message about a wrong one. */
export function ranksOf(text, suit, whose) {
  const letters = [
    ...text
      .toUpperCase()
      .replaceAll("10", "T")
      .replace(/[\s\-–—,]/g, ""),
  ];
  for (const letter of letters) {
    if (!RANKS.includes(letter)) throw new Error(`${whose} hand: "${letter}" in ${SUITS["SHDC"[suit]]} is no rank`);
    if (letters.indexOf(letter) !== letters.lastIndexOf(letter))
      throw new Error(`${whose} hand has ${SUITS["SHDC"[suit]]}${letter} twice`);
  }
  return [...RANKS].filter((rank) => letters.includes(rank)).join("");
}

/** Return the four suits of a hand like AKQ.32..T987; null for a hidden hand, written as a dash or as nothing. */
export function dottedHand(text, whose) {
  if (text === "-" || text === "") return null;
  const suits = text.split(".");
  if (suits.length !== 4) throw new Error(`${whose} hand is "${text}"; it needs four suits with dots between them`);
  return suits.map((ranks, suit) => ranksOf(ranks.replace(RegExp(`^${"SHDC"[suit]}`, "i"), ""), suit, whose));
}

/** Return the deal of four hands, North's first, in PBN. One missing hand is filled in from three full ones. */
export function dealOf(given) {
  const hands = [...given];
  const owners = new Map();
  hands.forEach((hand, seat) => {
    for (const card of cardsOf(hand)) {
      if (owners.has(card))
        throw new Error(`${symbol(card)} is in ${SEAT_WORDS[owners.get(card)]}'s hand and in ${SEAT_WORDS[seat]}'s`);
      owners.set(card, seat);
    }
  });
  const all = [..."SHDC"].flatMap((suit) => [...RANKS].map((rank) => suit + rank));
  const rest = all.filter((card) => !owners.has(card));
  const empty = hands.flatMap((hand, seat) => (cardsOf(hand).length ? [] : [seat]));
  if (empty.length === 1 && rest.length === 13)
    hands[empty[0]] = [..."SHDC"].map((suit) => rest.flatMap((card) => (card[0] === suit ? [card[1]] : [])).join(""));
  else if (empty.length === 4) throw new Error("the deal has no cards");
  else if (empty.length) throw new Error(`${listed(empty)} ${empty.length > 1 ? "have" : "has"} no cards`);
  const sizes = hands.map((hand) => cardsOf(hand).length);
  if (sizes.some((size) => size !== sizes[0])) {
    const counts = sizes.map((size, seat) => `${SEAT_WORDS[seat]} has ${size}`).join(", ");
    const missing =
      rest.length && rest.length < 5 ? `; ${rest.map(symbol).join(" ")} ${rest.length > 1 ? "are" : "is"} missing` : "";
    throw new Error(`all hands need the same number of cards, but ${counts}${missing}`);
  }
  return `N:${hands.map((hand) => hand.join(".")).join(" ")}`;
}

const listed = (seats) =>
  seats
    .map((seat) => SEAT_WORDS[seat])
    .join(", ")
    .replace(/, (\w+)$/, " and $1");
const cardsOf = (hand) => (hand || []).flatMap((ranks, suit) => [...ranks].map((rank) => "SHDC"[suit] + rank));

/** Return the seat that plays each card, as far as cards are known: `plays` in the order of play. */
export function playersOf(plays, strain, leader) {
  const players = [];
  let first = "NESW".indexOf(leader);
  for (let start = 0; start < plays.length; start += 4) {
    const trick = plays.slice(start, start + 4);
    trick.forEach((_, place) => {
      players.push("NESW"[(first + place) % 4]);
    });
    first = (first + winnerAt(trick, strain)) % 4;
  }
  return players;
}

/** Return the seat that leads to the first trick. */
export const leaderOf = ({ declarer }) => "ESWN"["NESW".indexOf(declarer)];

/** Return what is wrong with the play of a board; null if nothing is, or there is no play. */
export function playFault({ deal, contract, plays }) {
  if (!plays.length) return null;
  if (!contract) return "no contract is known";
  const [, ...hands] = deal.split(/[: ]/).map((hand) => hand.split("."));
  const players = playersOf(plays, contract.strain, leaderOf(contract));
  for (const [at, card] of plays.entries()) {
    const hand = hands["NESW".indexOf(players[at])];
    const suit = "SHDC".indexOf(card[0]);
    const led = "SHDC".indexOf(plays[at - (at % 4)][0]);
    const who = SEAT_WORDS["NESW".indexOf(players[at])];
    if (!hand[suit].includes(card[1])) return `${who} does not have ${symbol(card)} at card ${at + 1}`;
    if (suit !== led && hand[led]) return `${who} does not follow suit with ${symbol(card)}, card ${at + 1}`;
    hand[suit] = hand[suit].replace(card[1], "");
  }
  return null;
}

/** Return the contract of an auction, given as calls like 1NT, X, XX and Pass; null if it has none, or is not over. */
export function contractOf(calls, dealer) {
  const first = "NESW".indexOf(dealer);
  const bids = calls.flatMap((call, at) => (/^[1-7]/.test(call) ? [{ at, call }] : []));
  const last = bids.at(-1);
  if (!last) return null;
  const strain = last.call.slice(1);
  const named = bids.find(({ at, call }) => call.slice(1) === strain && (at - last.at) % 2 === 0);
  const after = calls.slice(last.at + 1);
  if (!after.join().endsWith("Pass,Pass,Pass")) return null;
  const doubled = after.includes("XX") ? 2 : after.includes("X") ? 1 : 0;
  return { level: Number(last.call[0]), strain, declarer: "NESW"[(first + named.at) % 4], doubled };
}

/** Return the text of a contract, as in 4♥X. */
export function contractText({ level, strain, doubled }) {
  return `${level}${SUITS[strain] || "NT"}${"X".repeat(doubled)}`;
}
