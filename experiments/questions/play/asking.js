// Asks the server of a page, one question at a time.

export const element = (id) => document.getElementById(id);
let isBusy = false;
export const isAsking = () => isBusy;

/** Return the server's answer; null, with a message on the page, if there is none or another question is asked. */
export async function ask(address, options = {}) {
  if (isBusy) return null;
  isBusy = true;
  element("where").textContent = "…";
  element("advice").hidden = true;
  try {
    const answer = await fetch(address, options);
    if (!answer.ok) throw new Error(await answer.text());
    return await answer.json();
  } catch (error) {
    element("where").textContent = `the server does not answer: ${error.message}`;
    return null;
  } finally {
    isBusy = false;
  }
}

/** Let the server keep a finished deal before a link about it is followed. */
export function keepBefore(link, address) {
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    const { href } = link;
    if (await ask(address, { method: "POST", body: new URL(href).search.slice(1) })) location.assign(href);
  });
}

/** Keep the moves until each of the person's turns in the address, so that a reload and Back lose nothing. */
export function keepTurns(turns) {
  const added = turns.map((moves, at) => moves.slice(at ? turns[at - 1].length : 0).join(","));
  const { pathname, search } = location;
  history.replaceState(null, "", turns.length > 1 ? `#${added.join(";")}` : pathname + search);
}

/** Return the moves until each turn after the first, as `keepTurns` wrote them; none if the first is another one. */
function keptTurns(first) {
  const [begun, ...added] = location.hash.slice(1).split(";");
  if (begun !== first.join(",") || !/^[\w,;]*$/.test(added.join(";"))) return [];
  const moves = [...first];
  return added.filter(Boolean).map((more) => {
    moves.push(...more.split(","));
    return [...moves];
  });
}

/** Return the states at the turns in the address, given by `stateAfter`; none if these moves were not made here. */
export async function keptStates(first, stateAfter) {
  const states = [];
  for (const moves of keptTurns(first)) {
    const next = await stateAfter(moves);
    if (next === null) return [];
    states.push(next);
  }
  return states;
}

/** Show what the program would do in the person's place; sentences are wrapped, tables are not. */
export function advise(text, isProse = false) {
  element("advice").textContent = text;
  element("advice").classList.toggle("prose", isProse);
  element("advice").hidden = false;
}
