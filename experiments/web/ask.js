// Questions to the solver that a page brings along. It runs in workers, so that the page does not wait for it.

import { sameSide } from "./cards.js";

const LONGEST_WAIT = 120_000;

/** Return why this page cannot solve; null if it can. */
export function solverFault() {
  const fault = document.getElementById("solver-fault");
  if (fault) return fault.textContent;
  if (typeof WebAssembly !== "object" || typeof Worker !== "function")
    return "this browser has no WebAssembly, which the solver needs";
  return null;
}

/** A solver in a worker, which is started by the first question. It answers one question after the other. */
export class WorkerSolver {
  #worker = null;
  #asked = 0;
  #waiting = new Map();

  get isBusy() {
    return this.#waiting.size > 0;
  }

  /** Return the promise of an answer: the result of a method of the solver. */
  ask(method, ...values) {
    const fault = solverFault();
    if (fault) return Promise.reject(new Error(fault));
    this.#worker ??= this.#start();
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const end = setTimeout(() => this.stop(`no result after ${LONGEST_WAIT / 1000} s`), LONGEST_WAIT);
      this.#waiting.set(id, { resolve, reject, end });
      this.#worker.postMessage({ id, method, arguments: values });
    });
  }

  /** End the search; questions without an answer fail. The next question starts the solver again. */
  stop(reason) {
    this.#worker?.terminate();
    this.#worker = null;
    for (const id of [...this.#waiting.keys()]) this.#end(id, { error: reason });
  }

  #start() {
    const program = new Blob([document.getElementById("solver-program").textContent], { type: "text/javascript" });
    const worker = new Worker(URL.createObjectURL(program)); // from a file, Chromium refuses a worker that is a module
    worker.addEventListener("message", ({ data }) => this.#end(data.id, data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.stop(event.message || "the browser does not let this page solve");
    });
    const text = atob(document.getElementById("solver-module").textContent.trim());
    worker.postMessage({ bytes: Uint8Array.from(text, (letter) => letter.charCodeAt(0)) });
    return worker;
  }

  #end(id, { answer, error }) {
    const question = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(question?.end);
    if (error) question?.reject(new Error(error));
    else question?.resolve(answer);
  }
}

/**
 * Return the promise of the position after cards: the seats that played them, the seat on turn, the tricks won by the
 * declarer's side and by the other side, and the value of each legal card.
 *
 * `line` has the deal in PBN, its size, trump and leader. With `needed`, values are the declarer's final tricks minus
 * those that are needed; otherwise they are the tricks that the side on turn still takes.
 */
export async function askMoment(solver, line, declarer, plays) {
  const found = await solver.ask("position", line.deal, line.trump, line.leader, plays);
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
