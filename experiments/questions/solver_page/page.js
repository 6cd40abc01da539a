// The solver page: a deal is pasted, dropped or typed in, and solved.

import { solverFault, WorkerSolver } from "../../web/ask.js";
import { openBoard, setAddress, showRisk } from "../../web/board.js";
import { handsOf, NAMES, RANKS, SEATS } from "../../web/cards.js";
import { make } from "../../web/hands.js";
import { parOf, STRAINS } from "../../web/par.js";
import { contractText, dealOf, leaderOf, playersOf, playFault, ranksOf, SEAT_WORDS } from "./deal.js";
import { linOf } from "./lin.js";
import { readBoards, textOf } from "./read.js";

const EXAMPLE = "N:AJ.QJ6.T62.QJ976 KT4.AT52.J9754.5 Q82.K9843.AKQ.K3 97653.7.83.AT842";
const HIGH = { A: 4, K: 3, Q: 2, J: 1 };
const VULNERABLE_WORDS = { None: "nobody", NS: "North-South", EW: "East-West", All: "both sides" };
const PAUSE = 500; // after this many milliseconds without a key, what was typed is read
const element = (id) => document.getElementById(id);
const tableSolver = new WorkerSolver();
let boards = [];
let board = null;
let shownPlays = []; // the cards that are shown as played: those of the board, or others that were tried
let isAsked = true; // whether the page shows what its address asks for
let table = null;
let typing = 0;

/** Say what is wrong with a deal, if anything, or else that this page cannot solve. */
function say(message) {
  const fault = solverFault();
  element("fault").textContent = message || (fault ? `This page cannot solve: ${fault}.` : "");
}

/** Say why there is no deal; what the page showed belongs to another one, and is hidden. */
function refuse(message) {
  showResults(false);
  say(message);
}

function showResults(isShown) {
  for (const part of document.querySelectorAll("#title, #facts, .page")) part.hidden = !isShown;
}

const shownAt = () => Number(element("board").value) || 0;

/** Change the board that is shown; the changes stay when another one is chosen. */
function edit(changes) {
  isAsked = false;
  Object.assign(board, changes);
  boards[shownAt()] = { ...boards[shownAt()], ...changes };
}

/** Read the boards in a text, and show the first; `isTyped` if the text is in the field already. */
function take(text, isTyped = false) {
  if (!isTyped) element("text").value = text;
  try {
    const read = readBoards(text);
    openBoards(read.boards, read.faults.length ? `Left out: ${read.faults.join("; ")}.` : "");
  } catch (error) {
    const message = `This deal cannot be read: ${error.message}.`;
    if (board) refuse(message);
    else openBoards(readBoards(EXAMPLE).boards, `${message} The page shows an example.`);
  }
}

function openBoards(found, message = "") {
  boards = found.map((each) => ({ ...each, playedIn: each.contract })); // the contract may change, the play stays
  const options = boards.map((each, at) => make("option", { value: String(at) }, labelOf(each, at)));
  element("board").replaceChildren(...options);
  element("choose").hidden = boards.length < 2;
  open(0, message);
}

const labelOf = ({ name }, at) => name || String(at + 1);

function open(number, message = "") {
  // Only the first board begins at the turn that the address names.
  const at = board ? 0 : undefined;
  if (board) isAsked = false;
  board = { ...boards[number] };
  const fault = playFault({ ...board, contract: board.playedIn });
  if (fault) board.plays = [];
  say(fault ? `The play is left out: ${fault}.` : message);
  showResults(true);
  table = null;
  element("number").value = board.name;
  element("dealer").value = board.dealer;
  element("vulnerable").value = board.vulnerable;
  fillHands();
  showContract();
  showDeal(at);
  solveTable();
}

function fillHands() {
  const [, ...texts] = board.deal.split(/[: ]/);
  texts.forEach((text, seat) => {
    text.split(".").forEach((ranks, suit) => {
      element(`hand-${SEATS[seat]}-${"SHDC"[suit]}`).value = ranks;
    });
  });
}

function showContract() {
  const { contract } = board;
  element("contract").hidden = contract === null;
  if (!contract) return;
  element("level").hidden = !isWhole(board.deal); // in an ending, no number of tricks is needed
  element("level").value = String(contract.level);
  element("strain").value = contract.strain;
  element("declarer").value = contract.declarer;
}

/** Show the hands, with the play if the contract is the one that was played; at a turn, or else at the one before. */
function showDeal(at) {
  const hands = handsOf(board.deal);
  const { contract } = board;
  const size = hands[0].length;
  const leader = contract && leaderOf(contract);
  const line = contract && {
    deal: board.deal,
    size,
    trump: contract.strain,
    leader,
    needed: size === 13 ? contract.level + 6 : null,
  };
  const isPlayed = ["strain", "declarer"].every((key) => contract?.[key] === board.playedIn?.[key]);
  const plays = isPlayed ? board.plays : [];
  const data = {
    hands,
    points: hands.map((hand) => hand.reduce((sum, [, rank]) => sum + (HIGH[rank] || 0), 0)),
    declarer: contract && size === 13 ? contract.declarer : null,
    vulnerable: board.vulnerable,
    plays,
    players: contract ? playersOf(plays, contract.strain, leader) : [],
    relative: size === 13,
    line,
    moments: [],
    decisions: [],
    notes: {},
    next_note: "",
    comments: {},
    ask: "",
  };
  shownPlays = plays;
  openBoard(data, takePlays, at);
  showFacts();
}

/** Take over the cards of the play, some of which were tried. */
function takePlays(plays) {
  isAsked = false;
  shownPlays = plays;
  showLink();
}

/** Show what depends on the name, the dealer and the vulnerability too; the play and tried cards stay. */
function showFacts() {
  element("title").textContent = board.name ? `Board ${board.name}` : "";
  element("facts").textContent = `Dealer ${NAMES[board.dealer]}, ${VULNERABLE_WORDS[board.vulnerable]} vulnerable`;
  element("pbn").value = board.deal;
  showLink();
}

/** Show the link to the board with the cards that are shown as played; after a change, the address bar has it too. */
function showLink() {
  const asking = `?lin=${encodeURIComponent(linOf({ ...board, plays: shownPlays }))}`;
  element("link").value = location.href.replace(/[?#].*/, "") + asking;
  element("copied").textContent = "";
  if (!isAsked) setAddress(asking + location.hash);
}

async function solveTable() {
  const solved = board;
  const found = { N: {}, E: {}, S: {}, W: {} };
  if (tableSolver.isBusy) tableSolver.stop("another deal was opened");
  showTable(found);
  try {
    for (const strain of ["NT", "S", "H", "D", "C"]) {
      const tricks = await tableSolver.ask("strain", board.deal, strain);
      if (board !== solved) return;
      for (const seat of SEATS) found[seat][strain] = tricks[seat];
      showTable(found);
    }
    table = found;
    showPar();
  } catch (error) {
    if (board === solved) element("par").textContent = `No table: ${error.message}.`;
  }
}

function showTable(found) {
  const rows = ["N", "S", "E", "W"].map((seat) =>
    make(
      "tr",
      {},
      make("th", { scope: "row" }, NAMES[seat]),
      ...STRAINS.map((strain) => cell(seat, strain, found[seat][strain])),
    ),
  );
  element("tricks").replaceChildren(...rows);
  element("par").textContent = "";
}

function cell(declarer, strain, tricks) {
  if (tricks === undefined) return make("td", { className: "number" }, "…");
  const level = Math.min(7, Math.max(1, tricks - 6));
  const contract = { level, strain, declarer, doubled: 0 };
  const label = `${tricks} tricks; play ${contractText(contract)} by ${NAMES[declarer]}`;
  const button = make("button", { type: "button", "aria-label": label, title: label }, String(tricks));
  button.addEventListener("click", () => choose(contract));
  return make("td", { className: "number" }, button);
}

const isWhole = (deal) => deal.replace(/[^AKQJT2-9]/g, "").length === 52;

function showPar() {
  if (!isWhole(board.deal)) {
    if (board.contract === null) propose({ level: 1, strain: "NT", declarer: "N", doubled: 0 });
    return;
  }
  const { score, contracts } = parOf(table, board.vulnerable, board.dealer);
  const side = score > 0 ? "North-South" : "East-West";
  const named = contracts.map((each) => `${contractText(each)} ${NAMES[each.declarer]} ${result(each)}`);
  element("par").textContent = contracts.length
    ? `Par: ${Math.abs(score)} points to ${side}, with ${named.join(", ")}`
    : "Par: passed out";
  if (board.contract === null) propose(contracts[0] || { level: 1, strain: "NT", declarer: "N", doubled: 0 });
}

function result({ level, tricks }) {
  const over = tricks - level - 6;
  return over === 0 ? "=" : over > 0 ? `+${over}` : `−${-over}`;
}

/** Play a contract that the page proposes; it is no part of the board, and other hands get another one. */
function propose({ level, strain, declarer, doubled }) {
  board.contract = { level, strain, declarer, doubled };
  showContract();
  showDeal();
}

/** Play another contract, from the first card. */
function choose(contract) {
  edit({ contract });
  showContract();
  showDeal();
}

/** Read the hands, after that of the seat `changed` was typed in; the rest of the board stays, and all other boards. */
function takeHands(changed) {
  try {
    const hands = SEATS.map((seat, at) =>
      [..."SHDC"].map((suit, place) => ranksOf(element(`hand-${seat}-${suit}`).value, place, `${SEAT_WORDS[at]}'s`)),
    );
    // A hand that was cleared to type another one must not be filled in again.
    if (hands[SEATS.indexOf(changed)].join("") === "") {
      showResults(false);
      return;
    }
    const deal = dealOf(hands);
    edit({ deal });
    showEdited();
  } catch (error) {
    refuse(`These hands are no deal: ${error.message}.`);
  }
}

/** Open the board again after its deal was changed. */
function showEdited() {
  if (boards.length === 1) element("text").value = board.deal;
  open(shownAt());
}

function atRandom() {
  const cards = [..."SHDC"].flatMap((suit) => [...RANKS].map((rank) => suit + rank));
  for (let left = cards.length; left > 1; left--) {
    const at = Math.floor(Math.random() * left);
    [cards[at], cards[left - 1]] = [cards[left - 1], cards[at]];
  }
  const hands = SEATS.map((_, seat) => {
    const hand = cards.slice(13 * seat, 13 * seat + 13);
    return [..."SHDC"].map((suit) => [...RANKS].filter((rank) => hand.includes(suit + rank)).join(""));
  });
  take(dealOf(hands));
}

async function copyLink() {
  element("link").select();
  try {
    await navigator.clipboard.writeText(element("link").value);
    element("copied").textContent = "copied";
  } catch {
    element("copied").textContent = "copy the marked text"; // the browser does not let pages copy
  }
}

/** Read the boards of files; one that cannot be read costs the others nothing. */
async function takeFiles(files) {
  const found = [];
  const faults = [];
  for (const file of files) {
    try {
      const text = textOf(new Uint8Array(await file.arrayBuffer()));
      const read = readBoards(text);
      found.push(...read.boards);
      faults.push(...read.faults.map((fault) => (files.length > 1 ? `${file.name}: ${fault}` : fault)));
      element("text").value = files.length > 1 ? "" : text;
    } catch (error) {
      faults.push(`${file.name} cannot be read: ${error.message}`);
    }
  }
  if (found.length) openBoards(found, faults.length ? `Left out: ${faults.join("; ")}.` : "");
  else if (faults.length) refuse(`${faults.join("; ")}.`);
}

/** Turn the board by a quarter: each hand, with dealer, vulnerability and declarer, goes to the next seat. */
function turnBoard() {
  const next = (seat) => SEATS[(SEATS.indexOf(seat) + 1) % 4];
  const hands = board.deal.split(/[: ]/).slice(1);
  const { contract, playedIn } = boards[shownAt()];
  const turned = (given) => given && { ...given, declarer: next(given.declarer) };
  edit({
    deal: `N:${[hands[3], hands[0], hands[1], hands[2]].join(" ")}`,
    dealer: next(board.dealer),
    vulnerable: { NS: "EW", EW: "NS" }[board.vulnerable] || board.vulnerable,
    contract: turned(contract),
    playedIn: turned(playedIn),
  });
  showEdited();
}

function afterPause(task) {
  clearTimeout(typing);
  typing = setTimeout(task, PAUSE);
}

element("text").addEventListener("input", ({ target }) => afterPause(() => take(target.value, true)));
element("hands").addEventListener("input", ({ target }) => afterPause(() => takeHands(target.dataset.seat)));
element("file").addEventListener("change", ({ target }) => {
  takeFiles([...target.files]);
  target.value = ""; // so that the same file can be opened again
});
element("open").addEventListener("click", () => element("file").click());
element("turn").addEventListener("click", turnBoard);
element("print").addEventListener("click", () => print());
element("number").addEventListener("change", ({ target }) => {
  edit({ name: target.value.trim() });
  element("board").options[shownAt()].textContent = labelOf(board, shownAt());
  showFacts();
});
element("random").addEventListener("click", atRandom);
element("clear").addEventListener("click", () => {
  for (const input of element("hands").querySelectorAll("input")) input.value = "";
  element("text").value = "";
  element("text").focus();
});
element("board").addEventListener("change", ({ target }) => open(Number(target.value)));
element("copy").addEventListener("click", copyLink);
for (const id of ["dealer", "vulnerable"])
  element(id).addEventListener("change", ({ target }) => {
    edit({ [id]: target.value });
    showFacts();
    showRisk(board.vulnerable);
    if (table) showPar();
  });
for (const id of ["level", "strain", "declarer"])
  element(id).addEventListener("change", () =>
    choose({
      level: Number(element("level").value),
      strain: element("strain").value,
      declarer: element("declarer").value,
      doubled: board.contract.doubled,
    }),
  );
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  const files = [...event.dataTransfer.files];
  if (files.length) takeFiles(files);
  else take(event.dataTransfer.getData("text"));
});

const asked = /[?&](lin|[nesw])=/i.test(location.search) ? location.search : "";
const typed = asked ? "" : element("text").value.trim(); // on a slow machine, before this script ran
isAsked = !typed;
take(new URLSearchParams(location.search).get("lin") || asked || typed || EXAMPLE);
