/** The double-dummy solver of declarer. Whatever is wrong with an argument, the functions throw an Error that says what. */

export type Seat = "N" | "E" | "S" | "W";
export type Strain = "S" | "H" | "D" | "C" | "NT";
/** A suit and a rank, as in "SA" or "HT". */
export type Card = string;
/** The tricks of each declarer. */
export type Tricks = Record<Seat, number>;
/** The tricks of each declarer in each strain. */
export type Table = Record<Seat, Record<Strain, number>>;

/** A position after some cards. */
export interface Position {
  /** The seat that played each card. */
  players: Seat[];
  /** The tricks that North-South and East-West have won. */
  won: [number, number];
  /** The seat on turn; null after the last card. */
  toPlay: Seat | null;
  /** For each legal card, the tricks that the side on turn still takes if it is played. */
  values: Record<Card, number>;
}

export interface Solver {
  /** Return the tricks of each declarer in a strain. The deal is in PBN, as in "N:AKQ.32..T987 ...". */
  strain(deal: string, strain: Strain): Tricks;
  /** Return the tricks of each declarer in each strain. */
  table(deal: string): Table;
  /** Return the position after the cards in `plays`. */
  position(deal: string, trump: Strain, leader: Seat, plays?: readonly Card[]): Position;
}

/** Return a solver, given the bytes of solver.wasm; `megabytes` is the memory of its search, by default 20. */
export function loadSolver(bytes: BufferSource, megabytes?: number): Promise<Solver>;
