// Asks the server of a page, one question at a time.

export const element = (id) => document.getElementById(id);
let isBusy = false;
export const isAsking = () => isBusy;

/** Return the server's answer; null, with a message on the page, if there is none or another question is asked. */
export async function ask(address) {
  if (isBusy) return null;
  isBusy = true;
  element("where").textContent = "…";
  element("advice").hidden = true;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(await answer.text());
    return await answer.json();
  } catch (error) {
    element("where").textContent = `the server does not answer: ${error.message}`;
    return null;
  } finally {
    isBusy = false;
  }
}

/** Show what the program would do in the person's place; sentences are wrapped, tables are not. */
export function advise(text, isProse = false) {
  element("advice").textContent = text;
  element("advice").classList.toggle("prose", isProse);
  element("advice").hidden = false;
}
