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
const coming = ask().then((view) => (here = view));

/** When the view that was asked for is there, or will not be soon. */
export const untilEarly = (): Promise<unknown> =>
  Promise.race([coming, new Promise((done) => setTimeout(done, PATIENCE))]);

/** The view that was asked for when this page was opened, for whoever takes it first; null where there is none. */
export function takeEarly(): Welcome | null {
  const taken = here;
  here = null;
  return taken;
}
