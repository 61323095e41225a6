// A finished game looked back at: what the server says of each move, and the tables between them as one comes to them.
import type { Analysis } from "./analysis";
import { get, passing, Refusal } from "./api";
import { dated } from "./dates";
import { deckOf } from "./fronts.svelte";
import { filmOf } from "./filming";
import type { Film } from "./stage.svelte";
import { spoken } from "./words.svelte";
import type { BackView, CardView, Outcome, PublicEvent, TableView } from "./wire";

export interface ReviewedMove {
  move: number;
  seat: number;
  did: string;
  card: string | null;
  title: string | null;
  date: string | null;
  gap: number | null;
  gaps: number[];
  right: boolean | null;
}

export interface Reviewed {
  game: string;
  edition: string;
  moves: ReviewedMove[];
  missed: { card: string; title: string; date: string; times: number; seats: number[] }[];
  players: { seat: number; name: string; right: number; wrong: number }[];
  outcome: Outcome | null;
}

export interface Account {
  game: string;
  room: string;
  edition: string;
  decks: string[];
  players: string[];
  started: number;
  ended: boolean;
}

interface Replayed {
  move: number;
  of: number;
  events: PublicEvent[];
  view: TableView;
}

/** One move as it is shown: the table before it and after it, and what happened. */
export interface Step {
  at: number;
  before: TableView | null;
  view: TableView;
  film: Film | null;
  events: PublicEvent[];
  /** The chain as it was judged or lies, with the dates that come to light later. */
  backs: ReadonlyMap<string, BackView>;
}

/** While a slider is dragged, only where it rests is asked for. */
const REST = 120;
const AGAIN = 2500;
/** Seconds between one question for the chances and the next, while the server has other work. */
const PATIENCE = [5, 10, 20, 40, 60, 60];
const YEAR = /^(?:AD )?(\d{1,4})( BC)?$/;

/** The back of a card whose date is a single year; others are told as the deck has them. */
function backOf(date: string): BackView | null {
  const found = YEAR.exec(date);
  if (!found) return null;
  const year = Number(found[1]) * (found[2] ? -1 : 1);
  return { date, first: year, last: year, symbol: null };
}

export class Review {
  reviewed = $state.raw<Reviewed | null>(null);
  account = $state.raw<Account | null>(null);
  /** Why there is nothing to see: a code of the server. */
  missing = $state("");
  /** The move that is asked for; 0 is the deal. */
  at = $state(0);
  step = $state.raw<Step | null>(null);
  /** What the moves were worth: comes some seconds later, or not at all, and then `barred`. */
  analysis = $state.raw<Analysis | null>(null);
  barred = $state(false);
  /** Whether what is shown is behind what is asked for, for longer than a blink. */
  slow = $state(false);

  #replays = new Map<number, Promise<Replayed>>();
  #backs = new Map<string, BackView>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly id: string) {}

  async open(move: number | null): Promise<void> {
    this.missing = "";
    try {
      const path = `/api/games/${encodeURIComponent(this.id)}`;
      const [account, reviewed] = await Promise.all([get<Account>(path), get<Reviewed>(`${path}/review`)]);
      this.account = account;
      this.reviewed = reviewed;
      for (const each of reviewed.moves) {
        const back = each.card && each.date ? backOf(each.date) : null;
        if (back) this.#backs.set(each.card!, back);
      }
      void this.#analyse(path);
      this.go(move ?? reviewed.moves.find((each) => each.right === false)?.move ?? 0, true);
    } catch (error) {
      this.missing = error instanceof Refusal ? error.code : "http.500";
    }
  }

  async #analyse(path: string): Promise<void> {
    this.barred = false;
    for (const pause of [...PATIENCE, null]) {
      try {
        const found = await get<Analysis>(`${path}/analysis`);
        if (!this.#closed) this.analysis = found;
        return;
      } catch (error) {
        if (pause === null || !(error instanceof Refusal) || !passing(error.code)) break;
      }
      await new Promise((resolve) => setTimeout(resolve, 1000 * pause));
      if (this.#closed) return;
    }
    this.barred = true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  get count(): number {
    return this.reviewed?.moves.length ?? 0;
  }

  /** What the server says of the move that is asked for; null for the deal. */
  get move(): ReviewedMove | null {
    return this.reviewed?.moves[this.at - 1] ?? null;
  }

  go(to: number, now = false): void {
    this.at = Math.max(0, Math.min(this.count, Math.round(to) || 0));
    clearTimeout(this.#timer);
    const ready = now || this.#replays.has(this.at);
    this.#timer = setTimeout(() => void this.#show(this.at), ready ? 0 : REST);
  }

  async #show(at: number): Promise<void> {
    const waiting = setTimeout(() => (this.slow = true), 400);
    try {
      const chain = this.reviewed?.edition === "anno-domini";
      const [now, before, judged] = await Promise.all([
        this.#replay(at),
        at ? this.#replay(at - 1) : null,
        chain ? this.#replay(this.#judgedAt(at)) : null,
      ]);
      if (this.#closed || at !== this.at) return;
      this.#learn(now, before, judged);
      const film = before && filmOf({ kind: "moved", before: before.view, after: now.view, events: now.events });
      this.step = { at, before: before?.view ?? null, view: now.view, events: now.events, film, backs: new Map(this.#backs) };
      if (at < this.count) void this.#replay(at + 1).catch(() => {});
    } catch (error) {
      // Too much was asked for in a short time, or the network is gone: once more in a while.
      const gone = error instanceof Refusal && error.code.startsWith("room.");
      if (!this.#closed && at === this.at && !gone) this.#timer = setTimeout(() => void this.#show(at), AGAIN);
    } finally {
      clearTimeout(waiting);
      if (at === this.at && this.step?.at === at) this.slow = false;
    }
  }

  #replay(move: number): Promise<Replayed> {
    let found = this.#replays.get(move);
    if (!found) {
      found = get<Replayed>(`/api/games/${encodeURIComponent(this.id)}/replay?move=${move}`);
      found.catch(() => this.#replays.delete(move));
      this.#replays.set(move, found);
    }
    return found;
  }

  /** The move at which the chain of this move is turned over. */
  #judgedAt(at: number): number {
    return this.reviewed!.moves.find((each) => each.move >= at && each.did === "doubt")?.move ?? this.count;
  }

  #learn(...replays: (Replayed | null)[]): void {
    for (const replay of replays) {
      if (!replay) continue;
      const { view } = replay;
      for (const event of replay.events) if (event.event === "turned-over") this.#backs.set(event.card, event.back);
      for (const card of [...view.line, ...view.lower.flat(), ...view.upper.flat(), ...view.discard, ...view.boxed])
        if (card.back) this.#backs.set(card.id, card.back);
    }
  }

  /** A card of a list as a card of the table. */
  card(id: string, title: string): CardView {
    return { id, title, symbol: null, back: this.#backs.get(id) ?? null };
  }

  /** A date of the record in the reader's language, as far as it can be told. */
  dateOf(card: string, date: string): string {
    const back = this.step?.backs.get(card) ?? backOf(date);
    return back ? dated(back, spoken()) : spoken() === "en" ? date : "";
  }
}

export interface Fact {
  title: string;
  label: string;
  date: string;
  fact: string;
  source: string;
}

/** Both sides of a card. While one plays with its deck the server keeps its back. */
export function factOf(card: string): Promise<Fact> {
  const deck = deckOf(card);
  return get<Fact>(`/api/decks/${deck}/cards/${card.slice(deck.length + 1)}?language=${spoken()}`);
}
