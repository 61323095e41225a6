// Opening tables and coming in: what is asked of the server before a table's page is there, and what this browser
// keeps of it (names, the last tables and their links).
import { enter, get, post } from "./api";
import { keep, kept } from "./keep";
import { randomText } from "./random";
import { remember, stored, visited } from "./visited";
import { spoken, t } from "./words.svelte";
import type { Envelope, RoomView, SeatHolder, Settings, Welcome } from "./wire";

export { boxName, gameName } from "./boxes";
export { forget, remember, visited, type Visited } from "./visited";

/** The address to give to others. Where it is on this host, it begins as this page does: a proxy may have https. */
export function linkTo(code: string): string {
  const own = `${location.origin}/join/${code}`;
  const link = visited().find((each) => each.code === code)?.link;
  if (!link || !URL.canParse(link)) return own;
  const { host, pathname, search } = new URL(link);
  return host === location.host ? location.origin + pathname + search : link;
}

export const keptName = (): string => kept("name") ?? "";
export const keepName = (name: string): void => keep("name", name.trim() || null);
export const ownName = (): string => keptName() || t("web-home-guest");

/** Letters of a code, as people type them or as a link holds them; empty where there are not six. */
export function readCode(text: string): string {
  const path = /\/(?:join|table)\/([A-Za-z]{6})\b/.exec(text)?.[1];
  const letters = path ?? text.replace(/[^A-Za-z]/g, "");
  return letters.length === 6 ? letters.toUpperCase() : "";
}

async function command(code: string, what: Envelope["command"]): Promise<void> {
  const envelope: Envelope = { request: randomText(12), command: what };
  await post(`/api/rooms/${code}/commands`, envelope);
}

/** Names for bots that are not at this table yet. */
export function botNames(taken: string[], count: number): string[] {
  const free = t("web-lobby-bot-names").split(", ").filter((name) => !taken.includes(name));
  for (let number = 1; free.length < count; number++) {
    const name = t("bot-name", { number });
    if (!taken.includes(name)) free.push(name);
  }
  return free.slice(0, count);
}

const BOT_DECK = "world";
/** The box of Timeline that a reader of this language is likeliest to have at home. */
const BOX: Record<string, string> = { pl: "timeline-polska", ru: "timeline-russia" };
const box = (): string => BOX[spoken()] ?? "timeline-cesko";

/** What bots may know, from little to much, until the server has said so itself. */
export const LEVELS = ["child", "pupil", "adult", "enthusiast", "historian"];
/** Whoever is new here should win now and then. */
export const FIRST_LEVEL = "pupil";

/** A game against two bots, dealt before its page opens; the answer is its code. */
export async function playNow(): Promise<string> {
  const entrance = await enter("/api/rooms", { name: ownName(), language: spoken() });
  const { code, person } = entrance;
  remember(entrance);
  const settings: Settings = { game: box(), decks: [BOT_DECK], language: spoken() };
  const [{ room }] = await Promise.all([
    get<Welcome>(`/api/rooms/${code}/view`),
    command(code, { type: "settings", settings }),
  ]);
  const own: SeatHolder = room.seats.find((seat) => seat.person === person) ?? { name: ownName(), person };
  const bots = botNames([own.name], 2).map((name): SeatHolder => ({ name, bot: FIRST_LEVEL }));
  await command(code, { type: "sit", seats: [own, ...bots] });
  await command(code, { type: "start", entropy: randomText() });
  return code;
}

/** A table for others to come to. */
export async function openTable(name: string): Promise<string> {
  const entrance = await enter("/api/rooms", { name, language: spoken() });
  keepName(name);
  remember(entrance);
  const { room } = await get<Welcome>(`/api/rooms/${entrance.code}/view`);
  await command(entrance.code, { type: "settings", settings: { ...room.settings, game: box(), language: spoken() } });
  return entrance.code;
}

export async function comeIn(code: string, name: string, role: string, age: number | null): Promise<void> {
  const entrance = await enter(`/api/rooms/${code}/join`, { name, role, age, language: spoken() });
  if (role !== "screen") keepName(name);
  remember(entrance);
}

/** What is played today, as the server has it. */
export interface Today {
  day: string;
  number: number;
}

/** A day's deal as this browser has played it; the score once it has ended. */
export interface DayPlayed {
  code: string;
  game?: string;
  score?: number;
  rank?: number;
}

export const daysPlayed = (): Record<string, DayPlayed> => stored<Record<string, DayPlayed>>("days", {});

function keepDay(day: string, played: DayPlayed): void {
  const all = Object.entries({ ...daysPlayed(), [day]: played }).sort(([a], [b]) => (a < b ? 1 : -1));
  keep("days", JSON.stringify(Object.fromEntries(all.slice(0, 30))));
}

export async function playToday(day: string): Promise<string> {
  const entrance = await enter("/api/today", { name: ownName(), language: spoken() });
  remember(entrance);
  keepDay(day, { code: entrance.code });
  return entrance.code;
}

/** Look up how the deals ended that were still open when one was here last. */
export async function settleDays(days: string[]): Promise<Record<string, DayPlayed>> {
  for (const [day, played] of Object.entries(daysPlayed())) {
    if (played.score !== undefined || !days.includes(day)) continue;
    try {
      const { room, view } = await get<Welcome>(`/api/rooms/${played.code}/view`);
      const { score, rank } = view?.outcome ?? {};
      if (score !== null && score !== undefined) keepDay(day, { ...played, game: room.game, score, rank: rank ?? 0 });
    } catch {
      // Later, or never: the day stays one that was begun.
    }
  }
  return daysPlayed();
}

/** A game of one's own, as the server lists it. */
export interface OwnGame {
  game: string;
  room: string;
  edition: string;
  players: string[];
  ended: boolean;
}

export type Room = RoomView;
