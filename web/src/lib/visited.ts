// The tables that this browser was at last, and their links.
import type { Entrance } from "./api";
import { keep, kept } from "./keep";

/** A table that this browser was at; the link is the one that works on the phones of others, too. */
export interface Visited {
  code: string;
  room: string;
  link: string;
}

const MOST_KEPT = 12;

/** What is kept under a key; what is kept for want of it, or of sense in it. */
export function stored<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(kept(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export const visited = (): Visited[] => stored<Visited[]>("rooms", []);

export function forget(room: string): void {
  keep("rooms", JSON.stringify(visited().filter((each) => each.room !== room)));
}

export function remember({ code, room, link }: Entrance): void {
  const others = visited().filter((each) => each.room !== room);
  keep("rooms", JSON.stringify([{ code, room, link }, ...others].slice(0, MOST_KEPT)));
}
