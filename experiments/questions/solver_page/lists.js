// Lists of deals, one on a line (dealer, GIB, DDS, PBN), and RBN.

import { contractOf, dealOf, dottedHand, newBoard, SEAT_WORDS } from "./deal.js";
import { plainDeal } from "./pbn.js";

const HAND = String.raw`[^\s:.]{0,16}(?:\.[^\s:.]{0,16}){3}`;
const DEALER = new RegExp(`^(?:[nesw]\\s{1,9}${HAND}\\s{0,9}){4}$`, "i");
const OF_SEAT = new RegExp(`([nesw])\\s{1,9}(${HAND})`, "gi");
const GIB = new RegExp(`^(${HAND}(?:\\s{1,9}${HAND}){3}):[0-9A-F]{20}$`, "i");
const DDS = /^PBN\s{1,9}([0-3])\s{1,9}([0-3])\s{1,9}\d\s{1,9}\d\s{1,9}"([^"]{1,90})"$/;
const PLAIN = /^[NESW]\s{0,9}:\s{0,9}[^\s:]{1,40}(?:\s{1,9}[^\s:]{1,40}){3}$/i;
const BESIDE =
  /^(?:#|%|(?:NUMBER|FUT|TABLE|PAR2?|PLAY|TRACE)\b|(?:Generated|Produced|Initial random seed|Time needed)\b)/i;
const DDS_SIDES = ["None", "All", "NS", "EW"]; // in the order of DDS's numbers
const AUCTION = /^([NESW])([ZNEB?])(?::(.*))?$/;
const CALL = /([1-7][NSHDC]|[PXRAY])(?:[*!?]|\^\d?)*/y;
const RBN_SIDES = { Z: "None", N: "NS", E: "EW", B: "All" };
const CONTRACT = /^([1-7])([NSHDC])([XR]?):?([NESW])/;
const REPEATED = "TDLESFKNBH"; // the labels that hold for the records after them too
const TABLE_LABELS = "ACPR"; // a record with one of these is a board, also with the hands of the record before it

/** Return the readers of the lines with deals; null if the first line that counts has none. */
export function listBoards(text) {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !BESIDE.test(line));
  if (!lines.length || ![DEALER, GIB, DDS, PLAIN].some((form) => form.test(lines[0]))) return null;
  return lines.map((line, at) => () => lineBoard(line, at + 1, lines.length > 1));
}

function lineBoard(line, number, isNumbered) {
  const board = newBoard(isNumbered ? String(number) : "");
  const gib = GIB.exec(line);
  const dds = DDS.exec(line);
  if (DEALER.test(line)) board.deal = seatsDeal([...line.matchAll(OF_SEAT)]);
  else if (gib) board.deal = plainDeal(`W:${gib[1]}`);
  else if (dds) {
    board.dealer = "NESW"[Number(dds[1])];
    board.vulnerable = DDS_SIDES[Number(dds[2])];
    board.deal = plainDeal(dds[3]);
  } else board.deal = plainDeal(line);
  return board;
}

function seatsDeal(found) {
  const hands = [null, null, null, null];
  for (const [, seat, text] of found) {
    const at = "NESW".indexOf(seat.toUpperCase());
    if (hands[at]) throw new Error(`two hands have the same seat, ${SEAT_WORDS[at]}`);
    hands[at] = dottedHand(text, `${SEAT_WORDS[at]}'s`);
  }
  return dealOf(hands);
}

/** Return the readers of the boards of a text in RBN; null if it has no hands. */
export function rbnBoards(text) {
  if (!/^H [NESW]:/m.test(text)) return null;
  const records = [];
  let before = {};
  let deals = 0;
  // A comment may have empty lines, which do not end a record.
  const withoutComments = text.replace(/\{[^{}]*\}/g, "{}");
  for (const part of withoutComments.split(/\n\s*\n/)) {
    const own = labelsOf(part);
    const kept = Object.fromEntries(Object.entries(before).filter(([label]) => REPEATED.includes(label)));
    if (!["", numberOf(before)].includes(numberOf(own))) delete kept.H; // these hands are another board's
    before = { ...kept, ...own };
    if ("H" in own) deals++;
    if ("H" in own || [...TABLE_LABELS].some((label) => label in own)) records.push({ values: before, place: deals });
  }
  return records.map(({ values, place }) => {
    const name = numberOf(values) || (records.length > 1 ? String(place) : "");
    return () => rbnBoard(values, name);
  });
}

function labelsOf(part) {
  const found = {};
  for (const line of part.split("\n")) {
    const label = /^([A-Z0-9]) (.*)$/.exec(line.replaceAll("{}", "").trimEnd());
    if (label) found[label[1]] = label[2].trim();
  }
  return found;
}

const numberOf = ({ B: number = "" }) => number.split(":")[0];

function rbnBoard(values, name) {
  if (!values.H) throw new Error("it has no line H with hands");
  const board = newBoard(name);
  board.deal = rbnDeal(values.H);
  const text = values.A || "";
  // Without dealer and vulnerability, West deals (RBN 3.2).
  const given = AUCTION.exec(/^[1-7PXRAY]/.test(text) ? `W?:${text}` : text);
  if (given) {
    board.dealer = given[1];
    board.vulnerable = RBN_SIDES[given[2]] || board.vulnerable;
    board.contract = contractOf(callsOf((given[3] || "").replace(/[:\s]/g, "")), board.dealer);
  }
  board.contract ??= rbnContract(values.C || "");
  return board;
}

function rbnContract(text) {
  const [, level, strain, doubled, declarer] = CONTRACT.exec(text) || [];
  return level
    ? { level: Number(level), strain: strain.replace("N", "NT"), declarer, doubled: ["", "X", "R"].indexOf(doubled) }
    : null;
}

function rbnDeal(text) {
  const [first, ...parts] = text.split(":");
  if (parts.length > 4) throw new Error("there are more than four hands");
  const hands = [null, null, null, null];
  parts.forEach((part, turn) => {
    const at = ("NESW".indexOf(first) + turn) % 4;
    if (part) hands[at] = dottedHand(part + ".".repeat(3 - (part.split(".").length - 1)), `${SEAT_WORDS[at]}'s`);
  });
  return dealOf(hands);
}

function callsOf(words) {
  const calls = [];
  CALL.lastIndex = 0;
  while (CALL.lastIndex < words.length) {
    const match = CALL.exec(words);
    if (!match) throw new Error(`"${words.slice(0, 20)}" is no auction of RBN`);
    if (match[1] === "A") return [...calls, "Pass", "Pass", "Pass"];
    if (match[1] === "Y") break; // your call: a bidding problem has no contract yet
    calls.push({ P: "Pass", X: "X", R: "XX" }[match[1]] || match[1].replace("N", "NT"));
  }
  return calls;
}
