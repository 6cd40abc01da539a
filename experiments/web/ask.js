// Questions to the solver that a page brings along. It runs in a worker, so that the page does not wait for it.

import { sameSide } from "./hands.js";

const LONGEST_WAIT = 120_000;
const waiting = new Map();
let worker = null;
let asked = 0;

/** Return why this page cannot solve; null if it can. */
export function solverFault() {
  const fault = document.getElementById("solver-fault");
  if (fault) return fault.textContent;
  if (typeof WebAssembly !== "object" || typeof Worker !== "function")
    return "this browser has no WebAssembly, which the solver needs";
  return null;
}

function start() {
  const program = new Blob([document.getElementById("solver-program").textContent], { type: "text/javascript" });
  const address = URL.createObjectURL(program);
  worker = new Worker(address); // from a file, Chromium refuses a worker that is a module
  worker.addEventListener("message", ({ data }) => {
    const question = waiting.get(data.id);
    if (data.error) question?.reject(new Error(data.error));
    else question?.resolve(data.answer);
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    stopSolver(event.message || "the browser does not let this page solve");
  });
  const text = atob(document.getElementById("solver-module").textContent.trim());
  worker.postMessage({ bytes: Uint8Array.from(text, (letter) => letter.charCodeAt(0)) });
}

/** Whether a question waits for its answer. */
export const isSolving = () => waiting.size > 0;

/** End the solver; questions without an answer fail. The next question starts it again. */
export function stopSolver(reason) {
  worker?.terminate();
  worker = null;
  for (const question of waiting.values()) question.reject(new Error(reason));
}

/** Return the promise of an answer: the result of a method of the solver. */
export function askSolver(method, ...values) {
  const fault = solverFault();
  if (fault) return Promise.reject(new Error(fault));
  if (worker === null) start();
  const id = ++asked;
  return new Promise((resolve, reject) => {
    const end = setTimeout(() => stopSolver(`no result after ${LONGEST_WAIT / 1000} s`), LONGEST_WAIT);
    const forget = () => {
      clearTimeout(end);
      waiting.delete(id);
    };
    waiting.set(id, {
      resolve: (answer) => {
        forget();
        resolve(answer);
      },
      reject: (error) => {
        forget();
        reject(error);
      },
    });
    worker.postMessage({ id, method, arguments: values });
  });
}

/**
 * Return the promise of the position after cards: the seats that played them, the seat on turn, the tricks won by the
 * declarer's side and by the other side, and the value of each legal card.
 *
 * `line` has the deal in PBN, its size, trump and leader. With `needed`, values are the declarer's final tricks minus
 * those that are needed; otherwise they are the tricks that the side on turn still takes.
 */
export async function askMoment(line, declarer, plays) {
  const found = await askSolver("position", line.deal, line.trump, line.leader, plays);
  const won = !declarer || sameSide(declarer, "N") ? found.won : [found.won[1], found.won[0]];
  const left = line.size - won[0] - won[1];
  const values = { ...found.values };
  if (line.needed !== null)
    for (const [card, tricks] of Object.entries(values))
      values[card] = won[0] - line.needed + (sameSide(found.toPlay, declarer) ? tricks : left - tricks);
  return {
    players: found.players,
    to_play: found.toPlay,
    won,
    values: found.toPlay === null ? null : values,
  };
}
