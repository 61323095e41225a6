// What a lobby asks of the server: one thing after the other, shown at once, taken back where it is refused.
import { randomText } from "./random";
import { why } from "./why";
import type { Command, Live } from "./live.svelte";
import type { Refusal, SeatHolder, Settings as Wired } from "./wire";

export type Settings = Wired & { screens?: boolean };

/** Decks that a game with single years has refused, and why not again. */
const UNFIT = /([a-z0-9][a-z0-9-]*)\/[a-z0-9]+/g;
/** After an answer the facts follow within this time; then what the server says holds again. */
const SETTLED = 1500;

export class Desk {
  /** The last refusal, and beside which part it belongs. */
  wrong = $state.raw<{ at: string; text: string } | null>(null);
  unfit = $state.raw<ReadonlySet<string>>(new Set());
  busy = $state(0);
  #settings = $state.raw<Settings | null>(null);
  #seats = $state.raw<SeatHolder[] | null>(null);
  /** What is queued and not yet sent: it will be sent as it is by then. */
  #waiting = new Map<string, Promise<boolean>>();
  #queue: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;
  #mixed = "";

  constructor(readonly live: Live) {
    this.#stop = live.listen(({ kind }) => {
      if (this.busy) return;
      if (kind === "settings" || kind === "dealt") this.#settings = null;
      if (["seated", "joined", "left", "removed", "renamed", "dealt"].includes(kind)) this.#seats = null;
    });
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#timer);
  }

  get settings(): Settings {
    return this.#settings ?? this.live.room!.settings;
  }

  get seats(): SeatHolder[] {
    return this.#seats ?? this.live.room!.seats;
  }

  change(change: Partial<Settings>, at: string): Promise<boolean> {
    this.#settings = { ...this.settings, ...change };
    return this.#latest("settings", () => ({ type: "settings", settings: this.settings }), at);
  }

  sit(seats: SeatHolder[], at = "seats"): Promise<boolean> {
    this.#seats = seats;
    return this.#latest("sit", () => ({ type: "sit", seats: this.seats }), at);
  }

  #latest(what: string, make: () => Command, at: string): Promise<boolean> {
    let asked = this.#waiting.get(what);
    if (!asked) {
      asked = this.ask(() => {
        this.#waiting.delete(what);
        return make();
      }, at);
      this.#waiting.set(what, asked);
    }
    return asked;
  }

  start(): Promise<boolean> {
    return this.ask(() => ({ type: "start", entropy: randomText() }), "deal");
  }

  /** Add to the next shuffle, once for each commitment that this device sees. */
  mix(commitment: string): void {
    if (!commitment || commitment === this.#mixed) return;
    this.#mixed = commitment;
    void this.ask(() => ({ type: "add-entropy", text: randomText() }), "");
  }

  /** Ask when all before has been answered; whether it was accepted. */
  ask(make: () => Command, at: string): Promise<boolean> {
    this.busy++;
    if (at) this.wrong = null;
    const answer = this.#queue.then(async () => {
      await this.live.free();
      const refusal = await this.live.ask(make());
      this.busy--;
      if (refusal) this.#refused(refusal, at);
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        if (!this.busy) this.#settings = this.#seats = null;
      }, SETTLED);
      return !refusal;
    });
    this.#queue = answer.catch(() => {});
    return answer;
  }

  #refused(refusal: Refusal, at: string): void {
    this.#settings = this.#seats = null;
    if (!at) return;
    if (refusal.code === "setup.single-years") {
      const found = [...refusal.message.matchAll(UNFIT)].map((each) => each[1]!);
      this.unfit = new Set([...this.unfit, ...found]);
    }
    const decks = ["setup.single-years", "setup.too-many-cards", "setup.symbols", "room.decks"].includes(refusal.code);
    const cards = ["setup.too-few-cards", "setup.hand", "room.hand"].includes(refusal.code);
    const few = refusal.code === "room.too-few";
    const seats = ["room.seats", "setup.players", "room.name"].includes(refusal.code);
    this.wrong = { at: decks ? "decks" : few ? "difficulty" : cards ? "hand" : seats ? "seats" : at, text: why(refusal) };
  }
}
