// Scores of contracts, and par: the result when both sides bid perfectly with all cards known.

export const STRAINS = ["C", "D", "H", "S", "NT"];
const SIDES = ["NS", "EW"];

/** Return the points of a contract for the declarer's side. */
export function scoreOf({ level, strain, declarer, doubled }, tricks, vulnerable) {
  const isVulnerable = vulnerable === "All" || (vulnerable !== "None" && vulnerable.includes(declarer));
  const over = tricks - level - 6;
  if (over < 0) return -penalty(-over, doubled, isVulnerable);
  const factor = 2 ** doubled;
  const each = strain === "C" || strain === "D" ? 20 : 30;
  const points = (each * level + (strain === "NT" ? 10 : 0)) * factor;
  const game = points < 100 ? 50 : isVulnerable ? 500 : 300;
  const slam = level < 6 ? 0 : (level === 6 ? 500 : 1000) * (isVulnerable ? 1.5 : 1);
  const overtrick = doubled ? 50 * factor * (isVulnerable ? 2 : 1) : each;
  return points + game + slam + 50 * doubled + over * overtrick;
}

function penalty(down, doubled, isVulnerable) {
  if (!doubled) return down * (isVulnerable ? 100 : 50);
  let points = 0;
  for (let trick = 1; trick <= down; trick++)
    points += isVulnerable ? (trick > 1 ? 300 : 200) : trick > 3 ? 300 : trick > 1 ? 200 : 100;
  return points * doubled;
}

/**
 * Return par, given the tricks of each declarer in each strain: points to North-South, and the contracts with this score.
 *
 * `vulnerable` is None, NS, EW or All. An Error says what is wrong.
 */
export function parOf(table, vulnerable = "None", dealer = "N") {
  requireTable(table);
  if (!["None", "NS", "EW", "All"].includes(vulnerable))
    throw new Error(`"${vulnerable}" is no vulnerability (write None, NS, EW or All)`);
  if (!(typeof dealer === "string" && dealer.length === 1 && "NESW".includes(dealer)))
    throw new Error(`"${dealer}" is no dealer (write N, E, S or W)`);
  const bids = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => STRAINS.map((strain) => ({ level, strain })));
  const worths = bids.map((bid) => SIDES.map((side) => worthOf(bid, side, table, vulnerable)));
  let ours = Number.NEGATIVE_INFINITY;
  let theirs = Number.POSITIVE_INFINITY;
  // From the highest bid down: the best result of each side if it must make this bid or a higher one.
  for (const [north, east] of [...worths].reverse()) {
    const best = Math.max(ours, Math.min(north.points, theirs));
    theirs = Math.min(theirs, Math.max(east.points, ours));
    ours = best;
  }
  const score = "NS".includes(dealer) ? Math.max(ours, Math.min(0, theirs)) : Math.min(theirs, Math.max(0, ours));
  return { score, contracts: score === 0 ? [] : parContracts(worths, score) };
}

function requireTable(table) {
  for (const seat of "NESW")
    for (const strain of STRAINS) {
      const tricks = table?.[seat]?.[strain];
      if (!(Number.isInteger(tricks) && tricks >= 0 && tricks <= 13))
        throw new Error(
          `the table has ${tricks} as the tricks of ${seat} in ${strain}: par needs all 20, each 0 to 13`,
        );
    }
}

/** Return the best contracts of a side with a bid, doubled if they fail, and their points to North-South. */
function worthOf(bid, side, table, vulnerable) {
  const candidates = [...side].map((declarer) => {
    const tricks = table[declarer][bid.strain];
    const contract = { ...bid, declarer, doubled: tricks >= bid.level + 6 ? 0 : 1, tricks };
    return { contract, points: scoreOf(contract, tricks, vulnerable) };
  });
  const most = Math.max(...candidates.map(({ points }) => points));
  const contracts = candidates.flatMap(({ contract, points }) => (points === most ? [contract] : []));
  return { contracts, points: side === "NS" ? most : -most };
}

function parContracts(worths, score) {
  const found = new Map();
  worths.forEach((pair, at) => {
    pair.forEach(({ contracts, points }, side) => {
      const higher = worths.slice(at + 1).map((other) => other[1 - side].points);
      const improves = side === 0 ? higher.some((other) => other < score) : higher.some((other) => other > score);
      if (points !== score || improves) return;
      for (const contract of contracts) {
        const key = contract.strain + contract.declarer;
        if (!found.has(key)) found.set(key, contract);
      }
    });
  });
  return [...found.values()];
}
