// The double-dummy solver for JavaScript: a module for pages and Node, which is also the program of a worker.
//
// A deal is text in PBN, as in "N:AKQ.32..T987 ...": the first seat, and four hands clockwise from it. A card is a suit
// and a rank, as in "SA" or "HT". The solver counts the tricks that a side takes if everyone sees all cards.

const SEATS = "NESW";
const SEAT_NAMES = ["North", "East", "South", "West"];
const SUITS = "SHDC";
const RANKS = "23456789TJQKA";
const STRAINS = ["S", "H", "D", "C", "NT"];
const PREFIX = "declarer_ddsolver_search_";
const PAGE = 65536;
// The memory that a question needs beside the memory of the search: hands, cards on the table, and answers.
const QUESTION = 128;
const MOST_MEGABYTES = 4000;
const METHODS = ["strain", "table", "position"];

/** Return a solver, given the bytes of solver.wasm; `megabytes` is the memory of its search. */
export async function loadSolver(bytes, megabytes = 20) {
  if (!(megabytes > 0 && megabytes <= MOST_MEGABYTES))
    throw new Error(`the memory is ${megabytes} megabytes: more than 0 and at most ${MOST_MEGABYTES} are possible`);
  const { instance } = await WebAssembly.instantiate(bytes, {}).catch((error) => {
    throw new Error(`the solver cannot be loaded, which needs the bytes of solver.wasm: ${error.message}`);
  });
  return new Solver(instance.exports, megabytes);
}

class Solver {
  constructor(exports, megabytes) {
    const start = Math.ceil(exports.__heap_base.value / QUESTION) * QUESTION;
    const words = Math.max(4120, Math.floor((megabytes * 1e6) / 8));
    const missing = start + QUESTION + 8 * words - exports.memory.buffer.byteLength;
    try {
      exports.memory.grow(Math.max(0, Math.ceil(missing / PAGE)));
    } catch {
      throw new Error(`there is no memory of ${megabytes} megabytes here`);
    }
    this.arena = BigInt(start + QUESTION);
    this.hands = start;
    this.trick = start + 32;
    this.values = start + 64;
    this.lanes = new Uint16Array(exports.memory.buffer, this.hands, 16);
    this.cards = new BigInt64Array(exports.memory.buffer, this.trick, 3);
    this.answers = new Int8Array(exports.memory.buffer, this.values, 52);
    this.valueTable = exports[`${PREFIX}batch_kernels_value_table`];
    this.valueCards = exports[`${PREFIX}batch_kernels_value_cards`];
    exports[`${PREFIX}batch_kernels_prepare_arena`](this.arena, BigInt(words));
  }

  /** Return the tricks of each declarer in a strain, as in {N: 10, E: 3, S: 10, W: 3}. */
  strain(deal, strain) {
    const hands = handsOf(deal);
    const size = sizeOf(hands[0]);
    const number = strainNumber(strain);
    this.lanes.set(hands.flat());
    const asked = 15n << BigInt(4 * number); // this strain, all leaders
    this.valueTable(this.arena, this.hands, 4n, BigInt(size), asked, this.values, 5n, 4n);
    const tricks = {};
    for (let declarer = 0; declarer < 4; declarer++) {
      const ours = this.answers[4 * number + ((declarer + 1) % 4)];
      tricks[SEATS[declarer]] = declarer % 2 === 0 ? ours : size - ours;
    }
    return tricks;
  }

  /** Return the tricks of each declarer in each strain, as in {N: {S: 10, H: 7, D: 9, C: 9, NT: 9}, E: ...}. */
  table(deal) {
    const table = { N: {}, E: {}, S: {}, W: {} };
    for (const strain of STRAINS)
      for (const [seat, tricks] of Object.entries(this.strain(deal, strain))) table[seat][strain] = tricks;
    return table;
  }

  /**
   * Return the position after the cards in `plays`:
   *
   * - players: the seat that played each card
   * - won: the tricks that North-South and East-West have won
   * - toPlay: the seat on turn; null after the last card
   * - values: for each legal card, the tricks that the side on turn still takes if it is played
   */
  position(deal, trump, leader, plays = []) {
    const position = afterPlays(handsOf(deal), strainNumber(trump), seatNumber(leader), plays);
    const { hands, trick, first, onTurn } = position;
    const values = {};
    if (sizeOf(hands[onTurn]) > 0) {
      this.lanes.set(hands.flat());
      trick.forEach(([suit, rank], place) => {
        this.cards[place] = BigInt(16 * suit + rank);
      });
      const where = [BigInt(strainNumber(trump)), BigInt(first), this.trick, BigInt(trick.length)];
      this.valueCards(this.arena, this.hands, 1n, 4n, ...where, this.values, 1n, 52n);
      for (let suit = 0; suit < 4; suit++)
        for (let rank = 12; rank >= 0; rank--)
          if (this.answers[13 * suit + rank] >= 0) values[SUITS[suit] + RANKS[rank]] = this.answers[13 * suit + rank];
    }
    const isOver = Object.keys(values).length === 0;
    return { players: position.players, won: position.won, toPlay: isOver ? null : SEATS[onTurn], values };
  }
}

/** Return four hands, North first; a hand is four masks, spades first, in which bit 0 is the deuce. */
function handsOf(deal) {
  const [seat, rest] = String(deal).split(":");
  const texts = (rest || "").trim().split(/\s+/);
  if (texts.length !== 4) throw new Error(`not a deal: "${deal}" (it needs a seat, a colon and four hands)`);
  const first = seatNumber(seat.trim());
  const hands = SEAT_NAMES.map((name, at) => handOf(texts[(at - first + 4) % 4], name));
  for (let suit = 0; suit < 4; suit++) {
    let seen = 0;
    for (const hand of hands) {
      const twice = seen & hand[suit];
      if (twice) throw new Error(`${SUITS[suit]}${RANKS[31 - Math.clz32(twice)]} occurs twice`);
      seen |= hand[suit];
    }
  }
  const sizes = hands.map(sizeOf);
  const other = sizes.findIndex((size) => size !== sizes[0]);
  if (other > 0)
    throw new Error(
      `all hands need the same number of cards, but North has ${sizes[0]} and ${SEAT_NAMES[other]} has ${sizes[other]}`,
    );
  if (sizes[0] === 0) throw new Error("the deal has no cards");
  return hands;
}

function handOf(text, name) {
  const suits = text.toUpperCase().replaceAll("10", "T").split(".");
  if (suits.length !== 4) throw new Error(`${name}'s hand is "${text}": it needs four suits with dots between them`);
  return suits.map((ranks, suit) => {
    let mask = 0;
    for (const letter of ranks === "-" ? "" : ranks) {
      const rank = RANKS.indexOf(letter);
      if (rank < 0) throw new Error(`${name}'s hand is "${text}": "${letter}" is no rank`);
      if (mask & (1 << rank)) throw new Error(`${name}'s hand is "${text}": ${SUITS[suit]}${letter} occurs twice`);
      mask |= 1 << rank;
    }
    return mask;
  });
}

function sizeOf(hand) {
  let size = 0;
  for (const mask of hand) for (let left = mask; left; left &= left - 1) size++;
  return size;
}

function seatNumber(seat) {
  const number = typeof seat === "string" && seat.length === 1 ? SEATS.indexOf(seat.toUpperCase()) : -1;
  if (number < 0) throw new Error(`"${seat}" is no seat (write N, E, S or W)`);
  return number;
}

function strainNumber(strain) {
  const upper = String(strain).toUpperCase();
  const number = STRAINS.indexOf(upper === "N" ? "NT" : upper);
  if (number < 0) throw new Error(`"${strain}" is no strain (write S, H, D, C or NT)`);
  return number;
}

/** Play cards, and return the position: hands, the trick on the table, its leader, the seat on turn, tricks won. */
function afterPlays(hands, trump, leader, plays) {
  if (!Array.isArray(plays)) throw new Error(`the plays are ${plays}: an array of cards is needed, as in ["SA", "HT"]`);
  const position = { hands, trick: [], first: leader, onTurn: leader, players: [], won: [0, 0] };
  for (const card of plays) {
    const letters = String(card).toUpperCase();
    const [suit, rank] = letters.length === 2 ? [SUITS.indexOf(letters[0]), RANKS.indexOf(letters[1])] : [-1, -1];
    const hand = hands[position.onTurn];
    const led = position.trick.length ? position.trick[0][0] : suit;
    const name = SEAT_NAMES[position.onTurn];
    if (suit < 0 || rank < 0) throw new Error(`"${card}" is no card (write SA or HT)`);
    if (!(hand[suit] & (1 << rank))) throw new Error(`${name} does not have ${card}`);
    if (suit !== led && hand[led]) throw new Error(`${name} must follow suit, and cannot play ${card}`);
    hand[suit] ^= 1 << rank;
    position.players.push(SEATS[position.onTurn]);
    position.trick.push([suit, rank]);
    position.onTurn = (position.onTurn + 1) % 4;
    if (position.trick.length === 4) endTrick(position, trump);
  }
  return position;
}

function endTrick(position, trump) {
  let best = 0;
  for (let place = 1; place < 4; place++) {
    const [suit, rank] = position.trick[place];
    const [bestSuit, bestRank] = position.trick[best];
    if (suit === bestSuit ? rank > bestRank : suit === trump) best = place;
  }
  position.first = position.onTurn = (position.first + best) % 4;
  position.won[position.first % 2] += 1;
  position.trick = [];
}

// As the program of a worker: the first message has the bytes of solver.wasm; each of the others names a method, has its
// arguments, and gets an answer or an error.
if (typeof WorkerGlobalScope !== "undefined" && self instanceof WorkerGlobalScope) {
  let loading = null;
  self.addEventListener("message", async ({ data }) => {
    loading ??= loadSolver(data.bytes);
    if (data.bytes) return;
    try {
      const solver = await loading;
      if (!Array.isArray(data.arguments)) throw new Error(`the arguments are ${data.arguments}: an array is needed`);
      if (!METHODS.includes(data.method)) throw new Error(`"${data.method}" is no method (${METHODS.join(", ")})`);
      self.postMessage({ id: data.id, answer: solver[data.method](...data.arguments) });
    } catch (error) {
      self.postMessage({ id: data.id, error: error.message });
    }
  });
}
