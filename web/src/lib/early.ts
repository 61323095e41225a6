// The first view of a table, asked for before anything else of its page is there: this small script comes first, and by
// the connection that is open already. The socket greets again and tells what has happened since.

import type { Welcome } from "./wire";

function ask(): Promise<Welcome | null> | null {
  const code = /^\/table\/([A-Za-z]{6})\/?$/.exec(location.pathname)?.[1];
  try {
    const secret = localStorage.getItem("kronika.token");
    if (!code || !secret) return null;
    const asked = fetch(`/api/rooms/${code.toUpperCase()}/view`, { headers: { Authorization: `Bearer ${secret}` } });
    return asked.then((answer) => (answer.ok ? (answer.json() as Promise<Welcome>) : null)).catch(() => null);
  } catch {
    return null; // storage is forbidden
  }
}

let view = ask();

/** The view that was asked for when this page was opened, for whoever takes it first; null where there is none. */
export function takeEarly(): Promise<Welcome | null> | null {
  const taken = view;
  view = null;
  return taken;
}
