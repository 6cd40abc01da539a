// LIN, the format of Bridge Base Online and of links to hand viewers: pairs key|value|.

import { contractOf, dealOf, newBoard, ranksOf, SEAT_WORDS, vulnerability } from "./deal.js";

const LIN_SEATS = "SWNE"; // the order of hands; the dealer is a number from 1 in it
const VULNERABLE = { None: "o", NS: "n", EW: "e", All: "b" };

/** Return a list of functions, each of which reads a board. */
export function linBoards(text) {
  const parts = text.split("|");
  const boards = [];
  let before = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const field = [parts[at].trim().toLowerCase(), parts[at + 1].trim()];
    const current = boards.at(-1);
    if (field[0] === "md") boards.push([...before, field]);
    else if (current && !["qx", "pn", "vg", "rs"].includes(field[0])) current.push(field);
    if (field[0] === "md") before = [];
    else if (field[0] === "qx") before = [field];
  }
  return boards.map((fields) => () => linBoard(fields));
}

function linBoard(fields) {
  const all = (key) => fields.flatMap(([name, value]) => (name === key ? [value] : []));
  const board = newBoard();
  const [md] = all("md");
  const number = "1234".indexOf(md[0]);
  board.dealer = number < 0 ? "N" : LIN_SEATS[number];
  const texts = md.replace(/^\d/, "").split(",");
  const hands = [null, null, null, null];
  texts.slice(0, 4).forEach((text, place) => {
    const seat = "NESW".indexOf(LIN_SEATS[place]);
    hands[seat] = letteredHand(text, `${SEAT_WORDS[seat]}'s`);
  });
  board.deal = dealOf(hands);
  board.vulnerable = vulnerability(all("sv").at(-1) || "o") || "None";
  board.name = (all("ah")[0] || all("qx")[0] || "").replace(/^(Board|[oc](?=\d))\s*/i, "");
  const calls = [
    ...all("mb")
      .join(" ")
      .toUpperCase()
      .replaceAll("!", "")
      .matchAll(/[1-7](?:NT?|[SHDC])|P|D|XX?|R/g),
  ];
  board.contract = contractOf(
    calls.map(([call]) => callOf(call)),
    board.dealer,
  );
  board.plays = all("pc").flatMap(
    (cards) =>
      cards
        .toUpperCase()
        .replaceAll("10", "T")
        .match(/[SHDC][2-9TJQKA]/g) || [],
  );
  return board;
}

function letteredHand(text, whose) {
  if (!text) return null;
  const found = text.toUpperCase().match(/^[^SHDC]+|[SHDC][^SHDC]*/g);
  const suits = found.map((suit) => suit[0]).join("");
  if (!/^[SHDC]+$/.test(suits) || /(.).*\1/.test(suits))
    throw new Error(`${whose} hand is "${text}"; it needs letters of suits, as in SAKQH32D9CT987654`);
  return [..."SHDC"].map((letter, suit) => ranksOf((found[suits.indexOf(letter)] || "").slice(1), suit, whose));
}

function callOf(text) {
  if (text === "P") return "Pass";
  if (text === "D" || text === "X") return "X";
  if (text === "R" || text === "XX") return "XX";
  return text[1] === "N" ? `${text[0]}NT` : text;
}

/** Return a board as LIN. The auction has passes and the contract only. */
export function linOf(board) {
  const [first, ...texts] = board.deal.split(/[: ]/);
  const hands = [...LIN_SEATS].map((seat) => {
    const at = ("NESW".indexOf(seat) - "NESW".indexOf(first) + 4) % 4;
    return texts[at]
      .split(".")
      .map((ranks, suit) => "SHDC"[suit] + ranks)
      .join("");
  });
  const fields = [
    `md|${LIN_SEATS.indexOf(board.dealer) + 1}${hands.join(",")}|`,
    `sv|${VULNERABLE[board.vulnerable]}|`,
  ];
  if (board.name) fields.push(`ah|Board ${board.name}|`);
  if (board.contract) {
    const { level, strain, declarer, doubled } = board.contract;
    const passes = ("NESW".indexOf(declarer) - "NESW".indexOf(board.dealer) + 4) % 4;
    const doubles = ["d", "r"].slice(0, doubled);
    const calls = [...Array(passes).fill("p"), `${level}${strain[0]}`, ...doubles, "p", "p", "p"];
    fields.push(...calls.map((call) => `mb|${call}|`), ...board.plays.map((card) => `pc|${card}|`));
  }
  return fields.join("");
}
