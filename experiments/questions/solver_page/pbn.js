// PBN: tags, and the cards of the section Play.

import { winnerAt } from "../../web/cards.js";
import { dealOf, dottedHand, newBoard, SEAT_WORDS, vulnerability } from "./deal.js";

const PIECE = new RegExp(
  [
    "^%.*", // a directive
    String.raw`(?<gap>^[^\S\n]*$)`,
    ";.*",
    String.raw`\{[^{}]*\}`,
    String.raw`\{[^{}\n]*`, // without a closing brace, a comment ends with its line
    String.raw`\[\s*(?<name>\w+)\s*"(?<value>(?:[^"\\\n]|\\.)*)"\s*\]`,
    String.raw`(?<unread>\[deal\b.*)|\[.*`, // a tag that cannot be read
    String.raw`(?<word>[^\s{};"[\]]+)`,
  ].join("|"),
  "gim",
);
const NEW_GAME = ["event", "board", "deal"];
const REPEATABLE = ["note", "constraint"]; // what follows such a tag belongs to the section before it
const UNKNOWN = ["", "?"];
const OF_THE_DEAL = ["board", "dealer", "vulnerable", "deal"];
const OF_A_TABLE = ["west", "north", "east", "south", "declarer", "contract", "result", "auction", "play", "score"];

/** Return a list of functions, each of which reads a board. */
export function pbnBoards(text) {
  const games = gamesOf(text);
  inherit(games);
  return games.filter((game) => game.has("deal") || isOfTable(game)).map((game) => () => pbnBoard(game));
}

const isOfTable = (game) => OF_A_TABLE.some((name) => game.has(name));
const valueIn = (game, name) => game.get(name)?.value || "";

/** Return the tags of each game, by their names in lower case: some programs write capitals only. */
function gamesOf(text) {
  const games = [];
  for (const block of blocksOf(text)) {
    // Real files have empty lines within games, and none between games.
    const isNew = ({ name }) => NEW_GAME.includes(name) || games.at(-1).has(name);
    if (!games.length || block.some(isNew)) games.push(new Map());
    for (const tag of block) {
      if (NEW_GAME.includes(tag.name) && games.at(-1).has(tag.name)) games.push(new Map());
      add(games.at(-1), tag);
    }
  }
  return games;
}

/** Return the tags between empty lines, each with the words that follow it. */
function blocksOf(text) {
  const blocks = [[]];
  let section = null;
  for (const { groups } of text.matchAll(PIECE)) {
    const name = groups.unread ? "deal" : groups.name?.toLowerCase();
    if (groups.gap !== undefined) blocks.push([]);
    else if (groups.word) section?.words.push(groups.word);
    else if (name && !REPEATABLE.includes(name)) {
      section = { name, value: (groups.value ?? groups.unread).trim(), words: [] };
      blocks.at(-1).push(section);
    }
  }
  return blocks;
}

/** Add a tag to a game; of a repeated tag, only the first value that says something counts. */
function add(game, tag) {
  const first = game.get(tag.name);
  if (!first) game.set(tag.name, tag);
  else if (UNKNOWN.includes(first.value) && !UNKNOWN.includes(tag.value) && !(first.words.length && tag.words.length))
    game.set(tag.name, { ...tag, words: [...first.words, ...tag.words] });
}

/** Fill in what games take over from earlier ones: the values that are written as #, and the deal of another table. */
function inherit(games) {
  const before = new Map();
  games.forEach((game, at) => {
    for (const [name, tag] of game) {
      if (tag.value === "#") tag.value = before.get(name) || "";
      before.set(name, tag.value);
    }
    if (at) takeDeal(game, games[at - 1]);
  });
}

/** Copy the deal of the game `before` if `game` has no deal, and is another table's result on that deal. */
function takeDeal(game, before) {
  const isOther = !["", valueIn(before, "board")].includes(valueIn(game, "board"));
  if (valueIn(game, "deal") || !valueIn(before, "deal") || !isOfTable(game) || isOther) return;
  for (const name of OF_THE_DEAL) if (!valueIn(game, name) && before.has(name)) game.set(name, before.get(name));
}

function pbnBoard(game) {
  const value = (name) => valueIn(game, name);
  if (!value("deal")) throw new Error("this game has no Deal, and it cannot use the deal of the game before it");
  const board = newBoard();
  board.name = value("board");
  board.deal = plainDeal(value("deal"));
  board.dealer = seatOf(value("dealer")) || seatOf(value("auction")) || seatOf(value("deal")[0]);
  board.vulnerable = vulnerability(value("vulnerable")) || "None";
  const contract = /^([1-7])(NT?|[SHDC])(X{0,2})$/i.exec(value("contract").replace(/\s/g, ""));
  const declarer = seatOf(value("declarer"));
  if (contract && declarer) {
    const strain = contract[2].toUpperCase().replace(/^N$/, "NT");
    board.contract = { level: Number(contract[1]), strain, declarer, doubled: contract[3].length };
    const words = game.get("play")?.words || [];
    board.plays = playedCards(words.join(" "), seatOf(value("play")), board.contract);
  }
  return board;
}

/** Return the seat in the value of a tag; a caret marks an irregular one. */
function seatOf(text) {
  const plain = text.replace("^", "").trim().toUpperCase();
  return SEAT_WORDS.find((word) => [word[0], word.toUpperCase()].includes(plain))?.[0];
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
  const [played] = text.replace(/\$\d+|=\d+=|[!?]/g, " ").split("*", 1); // a star ends the play
  const tokens = played.split(/\s+/).filter((token) => /^([SHDC][2-9TJQKA]|-|\+)$/i.test(token));
  const plays = [];
  let leader = ("NESW".indexOf(declarer) + 1) % 4;
  const column = firstColumn ? "NESW".indexOf(firstColumn) : leader;
  for (let row = 0; row < tokens.length; row += 4) {
    const cells = tokens.slice(row, row + 4);
    const trick = [];
    for (let place = 0; place < 4; place++) {
      const card = cells[(leader + place - column + 4) % 4];
      if (card?.length !== 2) break;
      trick.push(card.toUpperCase());
    }
    plays.push(...trick);
    if (trick.length < 4) break;
    leader = (leader + winnerAt(trick, strain)) % 4;
  }
  return plays;
}
