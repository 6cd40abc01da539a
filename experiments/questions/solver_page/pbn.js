// PBN: tags, and the cards of the section Play.

import { dealOf, dottedHand, newBoard, SEAT_WORDS, vulnerability, winner } from "./deal.js";

const TAG = /^\s*\[(\w+)\s+"([^"]*)"\s*\]/;

/** Return a list of functions, each of which reads a board. */
export function pbnBoards(text) {
  const games = [];
  let tags = null;
  let before = {};
  let section = "";
  for (const line of text.split(/\r?\n/)) {
    const found = TAG.exec(line);
    if (!found) {
      if (tags && section === "Play" && !line.startsWith("%")) tags.cards += ` ${line.replace(/;.*/, "")}`;
      continue;
    }
    const [, name, value] = found;
    if (tags === null || name === "Event" || name in tags.values) {
      before = tags?.values || {};
      tags = { values: {}, cards: "" };
      games.push(tags);
    }
    tags.values[name] = value === "#" ? before[name] || "" : value;
    section = name;
  }
  return games.filter(({ values }) => values.Deal).map((game) => () => pbnBoard(game));
}

function pbnBoard({ values, cards }) {
  const board = newBoard();
  board.name = values.Board || "";
  board.dealer = /^[NESW]$/i.test(values.Dealer || "") ? values.Dealer.toUpperCase() : "N";
  board.vulnerable = vulnerability(values.Vulnerable || "") || "None";
  board.deal = plainDeal(values.Deal);
  const contract = /^([1-7])(NT?|[SHDC])(X{0,2})$/i.exec((values.Contract || "").replace(/\s/g, ""));
  const declarer = (values.Declarer || "").replace("^", "").toUpperCase();
  if (contract && /^[NESW]$/.test(declarer)) {
    const strain = contract[2].toUpperCase().replace(/^N$/, "NT");
    board.contract = { level: Number(contract[1]), strain, declarer, doubled: contract[3].length };
    board.plays = playedCards(cards, (values.Play || "").toUpperCase(), board.contract);
  }
  return board;
}

/** Read a deal like N:AKQ.32..T987 ..., hands clockwise. */
export function plainDeal(text) {
  const [seat, rest = ""] = text.trim().split(":");
  const first = "NESW".indexOf(seat.trim().toUpperCase());
  const texts = rest.trim().split(/\s+/);
  if (seat.trim().length !== 1 || first < 0 || texts.length !== 4)
    throw new Error(`"${text.slice(0, 60)}" is no deal: write a seat, a colon and four hands, as in N:AKQ.32..T987 …`);
  return dealOf(SEAT_WORDS.map((word, at) => dottedHand(texts[(at - first + 4) % 4], `${word}'s`)));
}

/** Return the cards in the order of play; in PBN, each column has the cards of one seat. */
function playedCards(text, firstColumn, { strain, declarer }) {
  const plain = text.replace(/\{[^}]*\}/g, " ").replace(/\$\d+|=\d+=|[!?]/g, " ");
  const tokens = plain
    .trim()
    .split(/\s+/)
    .filter((token) => /^([SHDC][2-9TJQKA]|-|\+|\*)$/i.test(token));
  const plays = [];
  let leader = ("NESW".indexOf(declarer) + 1) % 4;
  const column = "NESW".indexOf(firstColumn);
  for (let row = 0; column >= 0 && row < tokens.length; row += 4) {
    const cells = tokens.slice(row, row + 4);
    const trick = [];
    for (let place = 0; place < 4; place++) {
      const card = cells[(leader + place - column + 4) % 4];
      if (card?.length !== 2) break;
      trick.push(card.toUpperCase());
    }
    plays.push(...trick);
    if (trick.length < 4) break;
    leader = (leader + winner(trick, strain)) % 4;
  }
  return plays;
}
