// Lists of deals, one on a line (dealer, GIB, DDS, PBN).

import { dealOf, dottedHand, newBoard, SEAT_WORDS } from "./deal.js";
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
