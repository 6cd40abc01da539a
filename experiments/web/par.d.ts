import type { Seat, Strain, Table } from "./solver.js";

export type Vulnerable = "None" | "NS" | "EW" | "All";

export interface Contract {
  level: number;
  strain: Strain;
  declarer: Seat;
  /** 0, or 1 for doubled. */
  doubled: number;
  /** The tricks that the declarer takes. */
  tricks: number;
}

/** The result if both sides bid perfectly with all cards known. */
export interface Par {
  /** Points to North-South. */
  score: number;
  /** The contracts with this score, the lowest of each strain and declarer; none if the deal is passed out. */
  contracts: Contract[];
}

/** Return par of a table. An Error says what is wrong. */
export function parOf(table: Table, vulnerable?: Vulnerable, dealer?: Seat): Par;
