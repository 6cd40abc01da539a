// Reads what people paste: PBN, LIN, lists of deals, links to hand viewers, lines of hands, and hand diagrams.

import { dealOf, dottedHand, newBoard, ranksOf, SEAT_WORDS, vulnerability } from "./deal.js";
import { linBoards } from "./lin.js";
import { listBoards } from "./lists.js";
import { pbnBoards, plainDeal } from "./pbn.js";

const SUIT_MARKS = { "♠": 0, "♤": 0, "♥": 1, "♡": 1, "♦": 2, "♢": 2, "♣": 3, "♧": 3, S: 0, H: 1, D: 2, C: 3 };
const HOLDING = /([♠♤♥♡♦♢♣♧])\uFE0F?:?((?:[ \t]{0,2}(?:10|[2-9TJQKAtjqka]|[-–—]))*)/g;
const LETTERS =
  /(?<![A-Za-z])([SHDC])(?::[ \t]{0,3}|[ \t]{1,3})((?:[ \t]{0,2}(?:10|[2-9TJQKAtjqka]|[-–—]))+)(?![A-Za-z])/g;
const LINE = /^(?:(n(?:orth)?|e(?:ast)?|s(?:outh)?|w(?:est)?)\s*[:=\s]\s*)?([^\s.:=]*(?:\.[^\s.]*){3})$/i;
const DIAGRAM = "0123001122330123"; // the suits of North, of West and East in turn, of South
const LIST = "0123".repeat(4);
const UTF_16 = { "255,254": "utf-16le", "254,255": "utf-16be" }; // by the bytes of the byte order mark

/** Return the text in the bytes of a file: UTF-16 if it begins with its byte order mark, or else UTF-8. */
export const textOf = (bytes) => new TextDecoder(UTF_16[bytes.slice(0, 2).join()] || "utf-8").decode(bytes);

/**
 * Return the boards in a text, and messages about those that cannot be read.
 *
 * An Error says what is wrong if no board can be read.
 */
export function readBoards(text) {
  const boards = [];
  const faults = [];
  const readers = readersOf(text.replace(/\r\n?/g, "\n").trim());
  readers.forEach((read, at) => {
    try {
      boards.push(read());
    } catch (error) {
      faults.push(readers.length > 1 ? `board number ${at + 1}: ${error.message}` : error.message);
    }
  });
  if (!boards.length) throw new Error(faults[0] || "there is no deal in it");
  return { boards, faults };
}

function readersOf(text) {
  if (!text) throw new Error("the text is empty");
  if (/^\S+:\/\/\S+$|^\?/.test(text)) return linkBoards(text);
  if (/\[deal/i.test(text)) return pbnBoards(text);
  if (/(^|\|)\s*md\|/i.test(text)) return linBoards(text);
  const found = holdings(text);
  if (found.length >= 16 || /[♠♤♥♡♦♢♣♧]/.test(text)) return diagramBoards(text, found);
  const listed = listBoards(text);
  if (listed) return listed;
  const lines = text.split(/\n\s*/).map((line) => LINE.exec(line.trim()));
  if (lines.length === 4 && lines.every((line) => line)) return [() => ({ ...newBoard(), deal: linesDeal(lines) })];
  return [() => ({ ...newBoard(), deal: plainDeal(text) })];
}

/** Return the readers of a link: with lin=, or with n=, e=, s= and w=, and d= v= b= a= p= about the board. */
function linkBoards(link) {
  const query = new URLSearchParams(link.slice(link.indexOf("?") + 1).replace(/#.*/, ""));
  const values = Object.fromEntries([...query].map(([key, value]) => [key.toLowerCase(), value]));
  if (values.lin) return linBoards(values.lin);
  if (!"nesw".split("").some((seat) => values[seat]))
    throw new Error("the link has no deal: it needs lin=…, or n=, e=, s= and w= with the hands");
  const dealer = "swne".indexOf((values.d || "n").toLowerCase()[0]);
  if (dealer < 0) throw new Error(`the link has no such dealer: d=${values.d}`);
  const hands = [..."swne"].map((seat) => values[seat] || "").join(",");
  const plain = (text) => (text || "").replace(/\([^)]*\)|\{[^}]*\}/g, "").replaceAll("|", "/");
  const [number, calls, cards] = [values.b, values.a, values.p].map(plain);
  return linBoards(`md|${dealer + 1}${hands}|sv|${values.v || ""}|ah|${number}|mb|${calls}|pc|${cards}|`);
}

function linesDeal(lines) {
  const hands = [null, null, null, null];
  lines.forEach(([, seat, text], at) => {
    const place = seat ? "NESW".indexOf(seat[0].toUpperCase()) : at;
    if (hands[place]) throw new Error(`two of the four lines give ${SEAT_WORDS[place]}'s hand`);
    hands[place] = dottedHand(text, `${SEAT_WORDS[place]}'s`);
  });
  return dealOf(hands);
}

/** Return the suits in a text, with their ranks and places: after symbols, or else after the letters S, H, D and C. */
function holdings(text) {
  const symbols = [...text.matchAll(HOLDING)];
  return (symbols.length ? symbols : [...text.matchAll(LETTERS)]).map((match) => ({
    suit: SUIT_MARKS[match[1]],
    ranks: match[2],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** Return the readers of diagrams, each of sixteen suits. */
function diagramBoards(text, found) {
  const boards = [];
  for (let at = 0; at < found.length; at += 16) {
    const part = found.slice(at, at + 16);
    const around = text.slice(at ? found[at - 1].end : 0, part.at(-1).end);
    const number = found.length > 16 ? String(at / 16 + 1) : "";
    boards.push(() => diagramBoard(text, part, around, number));
  }
  return boards.length ? boards : [() => diagramBoard(text, [], text, "")];
}

/** Read a diagram with North on top, or four hands one after the other: named, or else North, West, East and South. */
function diagramBoard(text, found, around, number) {
  const order = found.map(({ suit }) => suit).join("");
  let seats;
  if (order === DIAGRAM) seats = [..."0000313131312222"].map(Number);
  else if (order === LIST)
    seats = [0, 1, 2, 3].flatMap((at) => {
      const before = text.slice(at ? found[4 * at - 1].end : 0, found[4 * at].start);
      return Array(4).fill(namedSeat(before, at));
    });
  else throw new Error(`the diagram needs four hands with four suits each; there are ${found.length} suits`);
  const hands = [0, 1, 2, 3].map(() => ["", "", "", ""]);
  found.forEach(({ suit, ranks }, at) => {
    hands[seats[at]][suit] = ranksOf(ranks, suit, `${SEAT_WORDS[seats[at]]}'s`);
  });
  const board = newBoard(/\bboard\s+(\d{1,4})\b/i.exec(around)?.[1] || number);
  board.deal = dealOf(hands);
  const dealer = /\b(?:dealer|dlr)\W{0,3}([nesw])|\b(north|east|south|west)[ \t]{1,3}deals\b/i.exec(around);
  const sides = /\bvul\w*\W{0,3}(none|both|all|n-?s|e-?w)\b|\b(none|both|all|n-?s|e-?w)[ \t]{1,3}vul/i.exec(around);
  if (dealer) board.dealer = (dealer[1] || dealer[2])[0].toUpperCase();
  if (sides) board.vulnerable = vulnerability(sides[1] || sides[2]);
  return board;
}

function namedSeat(before, at) {
  const last = before.match(/\b(north|east|south|west)\b/gi);
  return last ? "nesw".indexOf(last.at(-1)[0].toLowerCase()) : [0, 3, 1, 2][at];
}
