// Who goes away from the table and who comes back, told to those who do not see it: once a change, and no blinks.
import { say } from "./say.svelte";
import { isolated, t } from "./words.svelte";
import type { RoomView } from "./wire";

const BLINK = 2000;

export class Presence {
  #told = new Map<string, boolean>();
  #now = new Map<string, { name: string; away: boolean }>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly you: string) {}

  /** The room as it is now; how it is at first is seen, not told. */
  see(room: RoomView): void {
    const seated = new Set(room.seats.flatMap((seat) => (seat.person && !seat.bot ? [seat.person] : [])));
    const here = room.people.filter((person) => seated.has(person.id) && person.id !== this.you);
    this.#now = new Map(here.map(({ id, name, away }) => [id, { name, away }]));
    for (const id of this.#told.keys()) if (!this.#now.has(id)) this.#forget(id);
    for (const { id, away } of here) {
      const told = this.#told.get(id) ?? away;
      this.#told.set(id, told);
      if (told === away) this.#stop(id);
      else if (!this.#timers.has(id)) this.#timers.set(id, setTimeout(() => this.#tell(id), BLINK));
    }
  }

  close(): void {
    for (const id of [...this.#timers.keys()]) this.#stop(id);
  }

  #tell(id: string): void {
    this.#timers.delete(id);
    const { name, away } = this.#now.get(id)!;
    this.#told.set(id, away);
    say(t(away ? "web-away-told" : "web-back-told", { name: isolated(name) }));
  }

  #stop(id: string): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  #forget(id: string): void {
    this.#stop(id);
    this.#told.delete(id);
  }
}
