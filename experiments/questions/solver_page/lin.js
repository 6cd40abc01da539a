// LIN, the format of Bridge Base Online and of links to hand viewers: pairs key|value|.

import { contractOf, dealOf, newBoard, ranksOf, SEAT_WORDS, vulnerability } from "./deal.js";

const LIN_SEATS = "SWNE"; // the order of hands; the dealer is a number from 1 in it
const ROOM = /^([oc])\s*([^\s,]+)/;
const VULNERABLE = { None: "o", NS: "n", EW: "e", All: "b" };

/** Return a list of functions, each of which reads a board. */
export function linBoards(text) {
  const parts = text.split("|");
  const boards = [[]];
  let isDealt = false; // whether the last of the boards has its hands
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const key = parts[at].trim().toLowerCase();
    // Many fields of a board come before its hands, as its number and vulnerability do in BridgeComposer's files.
    if (isDealt && ["vg", "qx", "md"].includes(key)) {
      boards.push([]);
      isDealt = false;
    }
    if (key === "md") isDealt = true;
    boards.at(-1).push([key, parts[at + 1].trim()]);
  }
  if (!isDealt) boards.pop();
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
  board.name = nameOf(all("qx").at(-1) || "", all("ah").find(Boolean) || "");
  const calls = withoutFilling(
    all("mb")
      .join(" ")
      .toUpperCase()
      .replaceAll("!", "")
      .match(/[1-7](?:NT?|[SHDC])|P|D|XX?|R|-/g) || [],
  );
  board.plays = all("pc").flatMap(
    (cards) =>
      cards
        .toUpperCase()
        .replaceAll("10", "T")
        .match(/[SHDC][2-9TJQKA]/g) || [],
  );
  const closing = board.plays.length ? ["Pass", "Pass", "Pass"] : []; // the auction before a play is over
  board.contract = contractOf([...calls.map(callOf), ...closing], board.dealer);
  return board;
}

/** Return the number of a board from the field qx, with a letter for the room before it, or else from the field ah. */
function nameOf(qx, ah) {
  const [, room, number] = ROOM.exec(qx) || [qx, "", qx];
  return (number || ah).replace(/^Board\s*/i, "") + (room === "c" ? " closed" : "");
}

function letteredHand(text, whose) {
  if (!text) return null;
  const found = text.toUpperCase().match(/^[^SHDC]+|[SHDC][^SHDC]*/g);
  const suits = found.map((suit) => suit[0]).join("");
  if (!/^[SHDC]+$/.test(suits) || /(.).*\1/.test(suits))
    throw new Error(`${whose} hand is "${text}"; it needs letters of suits, as in SAKQH32D9CT987654`);
  return [..."SHDC"].map((letter, suit) => ranksOf((found[suits.indexOf(letter)] || "").slice(1), suit, whose));
}

/** Return calls without one or two dashes at the end, which are no passes unless other dashes are. */
function withoutFilling(calls) {
  const made = calls.slice(0, calls.findLastIndex((call) => call !== "-") + 1);
  return made.includes("-") || calls.length - made.length >= 3 ? calls : made;
}

function callOf(text) {
  if (text === "P" || text === "-") return "Pass";
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
