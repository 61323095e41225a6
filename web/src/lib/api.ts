// Requests to the server, as JSON, with this browser's token. Errors are what the server said.
import { keep, token } from "./keep";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly clause = "",
  ) {
    super(message);
  }
}

const PASSING = ["http.busy", "http.too-many", "http.502", "http.503", "http.504", "client.unreachable"];

/** Whether what was refused for this reason may be granted in a while. */
export const passing = (code: string): boolean => PASSING.includes(code);

export interface Entrance {
  room: string;
  code: string;
  person: string;
  token: string;
  link: string;
}

export interface RoomCard {
  room: string;
  code: string;
  game: string;
  people: number;
  host: string;
  language: string;
  seats: number;
  most: number;
  playing: boolean;
  spectators: boolean;
}

export interface Rules {
  id: string;
  title: string;
  players: [number, number];
  team: boolean;
  single_years: boolean;
  options: {
    name: string;
    meaning: string;
    clauses: string;
    default: number | string | null;
    minimum: number | null;
    choices: string[];
  }[];
}

export interface DeckCard {
  id: string;
  titles: Record<string, string>;
  descriptions: Record<string, string>;
  languages: string[];
  cards: number;
}

export interface Choices {
  bots: string[];
  /** By how many years each is usually off, around 1950 and around 1500. */
  errors: Record<string, [number, number]>;
  stand_ins: string[];
  away: string[];
  roles: string[];
  signs: string[];
  limit: [number, number];
}

/** How far the server's clock is ahead of ours, in milliseconds. */
export let ahead = 0;

async function asked<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers = new Headers(init.headers);
  const secret = token();
  if (secret) headers.set("Authorization", `Bearer ${secret}`);
  let response: Response;
  try {
    response = await fetch(path, { ...init, headers });
  } catch {
    throw new Refusal("client.unreachable", "");
  }
  const date = Date.parse(response.headers.get("date") ?? "");
  if (date) ahead = date + 500 - Date.now();
  const type = response.headers.get("content-type") ?? "";
  const body: unknown = type.includes("json") ? await response.json() : await response.text();
  if (response.ok) return body as T;
  const { code = `http.${response.status}`, message = "", clause = "" } = (body ?? {}) as Record<string, string>;
  throw new Refusal(code, message, clause);
}

export const get = <T>(path: string): Promise<T> => asked<T>(path);

export const post = <T>(path: string, body: unknown): Promise<T> =>
  asked<T>(path, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });

/** Come in somewhere, and stay who one is. */
export async function enter(path: string, body: unknown): Promise<Entrance> {
  const entrance = await post<Entrance>(path, body);
  keep("token", entrance.token);
  return entrance;
}

const once = new Map<string, Promise<unknown>>();

/** What does not change while the page is open is asked for once. */
export function cached<T>(path: string): Promise<T> {
  let found = once.get(path) as Promise<T> | undefined;
  if (!found) {
    found = get<T>(path);
    found.catch(() => once.delete(path));
    once.set(path, found);
  }
  return found;
}
