// The first view of a table, asked for before anything else of its page is there: this small script comes first, and by
// the connection that is open already. The socket greets again and tells what has happened since.

import type { Welcome } from "./wire";

/** Milliseconds for the view, once all else is there; then the page shows itself without. */
const PATIENCE = 1000;

function ask(): Promise<Welcome | null> {
  const code = /^\/table\/([A-Za-z]{6})\/?$/.exec(location.pathname)?.[1];
  try {
    const secret = localStorage.getItem("kronika.token");
    if (!code || !secret) return Promise.resolve(null);
    const asked = fetch(`/api/rooms/${code.toUpperCase()}/view`, { headers: { Authorization: `Bearer ${secret}` } });
    return asked.then((answer) => (answer.ok ? (answer.json() as Promise<Welcome>) : null)).catch(() => null);
  } catch {
    return Promise.resolve(null); // storage is forbidden
  }
}

let here: Welcome | null = null;
/** Whether whoever wants it has come for it: what comes after that is of the past. */
let taken = false;
const coming = ask().then((view) => void (taken || (here = view)));

/** When the view that was asked for is there, or will not be soon. */
export const untilEarly = (): Promise<unknown> =>
  Promise.race([coming, new Promise((done) => setTimeout(done, PATIENCE))]);

/** The view of this table, where it was asked for when the page was opened and is here; only the first is given one. */
export function takeEarly(code: string): Welcome | null {
  const view = here?.room.code === code ? here : null;
  taken = true;
  here = null;
  return view;
}
