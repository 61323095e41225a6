// A room as this browser sees it: the socket, what it told, and the one command that waits for its answer.
//
// The server's view is the truth. A command is kept, under its id, until it is answered, over lost connections, reloads
// and restarts of the server: sent again it has the same answer and takes effect once.
import { token } from "./keep";
import { fold } from "./fold";
import type {
  Accepted,
  Envelope,
  PublicEvent,
  Refusal,
  RoomView,
  Stale,
  TableView,
  Update,
  Welcome,
} from "./wire";

export type Command = Envelope["command"];
/** A line of a record: `seat`, `move`, and what that kind of move needs. */
export type Move = { seat: number; move: string; [part: string]: unknown };
export type Link = "connecting" | "open" | "lost" | "gone";

/** What an update did to the table: told to whoever films and tells it. */
export interface Happened {
  kind: Update["kind"];
  before: TableView | null;
  after: TableView | null;
  events: PublicEvent[];
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;
/** No message this long after a command: the connection is only thought to be there. */
const ANSWER_WITHIN = 8_000;

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Live {
  room = $state.raw<RoomView | null>(null);
  view = $state.raw<TableView | null>(null);
  you = $state("");
  seq = $state(0);
  chat = $state.raw<{ seq: number; person: string; text: string }[]>([]);
  link = $state<Link>("connecting");
  /** Since when there has been no connection; null while there is one. */
  lostSince = $state<number | null>(null);
  /** Why it is gone for good: a close code of the server. */
  goneBecause = $state(0);
  pending = $state.raw<Envelope | null>(null);
  refused = $state.raw<Refusal | null>(null);
  sign = $state.raw<{ person: string; sign: string; number: number } | null>(null);

  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #ended = false;
  #signs = 0;
  #listeners = new Set<(happened: Happened) => void>();
  #answers = new Map<string, (refusal: Refusal | null) => void>();

  constructor(readonly id: string) {
    try {
      const kept = sessionStorage.getItem(this.#key);
      if (kept) this.pending = JSON.parse(kept) as Envelope;
    } catch {
      // Without a store there is nothing to send again.
    }
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.#woken);
    this.#connect();
  }

  get #key(): string {
    return `kronika.pending.${this.id}`;
  }

  /** The seats that are played on this device, and by no bot at the moment. */
  get mine(): number[] {
    const holders = this.room?.seats ?? [];
    return holders.flatMap((holder, seat) => (holder.person === this.you && !holder.bot ? [seat] : []));
  }

  /** The seat of mine that is on turn, or null. */
  get turn(): number | null {
    const seat = this.view?.turn ?? null;
    const on = this.room?.playing && !this.room.paused && !this.room.proposal && seat !== null;
    return on && this.mine.includes(seat) ? seat : null;
  }

  get host(): boolean {
    return this.room?.host === this.you;
  }

  get role(): string {
    return this.room?.people.find((person) => person.id === this.you)?.role ?? "spectator";
  }

  /** Hear what happens on the table; the answer stops it. */
  listen(listener: (happened: Happened) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Ask for something; one thing at a time. The answer is null, or why not. */
  ask(command: Command): Promise<Refusal | null> {
    if (this.pending) return Promise.resolve(null);
    this.refused = null;
    const envelope: Envelope = { request: randomId(), seen: this.seq, command };
    this.pending = envelope;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(envelope));
    } catch {
      // Without a store the command lives as long as the page.
    }
    const answer = new Promise<Refusal | null>((done) => this.#answers.set(envelope.request, done));
    this.#send(envelope);
    return answer;
  }

  play(move: Move): Promise<Refusal | null> {
    return this.ask({ type: "play", move });
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.#woken);
    this.#socket?.close();
  }

  /** Try again now: the network is back, somebody pressed the button. */
  retry = (): void => {
    if (this.#ended || this.link === "open" || this.link === "gone") return;
    this.#tries = 0;
    this.#connect();
  };

  #woken = (): void => {
    if (!document.hidden) this.retry();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    const secret = token();
    if (!secret) {
      this.link = "gone";
      this.goneBecause = 4403;
      return;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.id}/socket`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: secret, seen: 0 }));
    socket.onmessage = (message) => this.#socket === socket && this.#heard(JSON.parse(String(message.data)));
    socket.onclose = (event) => this.#socket === socket && this.#closed(event.code);
  }

  #closed(code: number): void {
    clearTimeout(this.#watch);
    this.#socket = null;
    if (this.#ended) return;
    if (code === 4403 || code === 4404) {
      this.link = "gone";
      this.goneBecause = code;
      this.#settle(null);
      return;
    }
    this.link = "lost";
    this.lostSince ??= Date.now();
    // With jitter, so that a restarted server is not asked by everybody at once.
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++) * (0.5 + Math.random());
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #send(envelope: Envelope): void {
    if (this.link !== "open" || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(envelope));
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#watch = setTimeout(() => {
      if (this.pending?.request !== envelope.request || this.#socket !== socket) return;
      this.#socket = null;
      socket.close();
      this.#closed(1006);
    }, ANSWER_WITHIN);
  }

  #heard(message: Welcome | Update | Accepted | Refusal | Stale): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "accepted":
        return this.#answer(message.request, null);
      case "refused":
        // Too fast: the same command once more in a while.
        if (message.code === "wire.too-fast" && this.pending) {
          const again = this.pending;
          setTimeout(() => this.pending === again && this.#send(again), 1500);
          return;
        }
        return this.#answer(message.request, message);
      case "stale":
        return this.#answer(message.request, {
          type: "refused",
          request: message.request,
          code: "room.stale",
          message: "",
        } as Refusal);
    }
  }

  #welcome(message: Welcome): void {
    const before = this.view;
    const first = this.seq === 0;
    this.you = message.you;
    this.seq = message.seq;
    this.room = message.room;
    this.view = message.view;
    this.chat = message.chat.map(([seq, person, text]) => ({ seq, person, text }));
    this.link = "open";
    this.lostSince = null;
    this.#tries = 0;
    if (!first) this.#tell({ kind: "presence", before, after: message.view, events: [] });
    if (this.pending) this.#send(this.pending);
  }

  #update(message: Update): void {
    const before = this.view;
    if (message.room) this.room = fold(this.room, message.room);
    if (message.view) this.view = fold(this.view, message.view);
    if (message.kind !== "presence") this.seq = message.seq;
    if (message.said) {
      const [person, text] = message.said;
      if (message.kind === "said") this.chat = [...this.chat.slice(-199), { seq: message.seq, person, text }];
      else this.sign = { person, sign: text, number: ++this.#signs };
    }
    this.#tell({ kind: message.kind, before, after: this.view, events: message.events ?? [] });
  }

  #tell(happened: Happened): void {
    for (const listener of this.#listeners) listener(happened);
  }

  #answer(request: string, refusal: Refusal | null): void {
    if (this.pending?.request !== request) return;
    this.refused = refusal;
    this.#settle(refusal);
  }

  #settle(refusal: Refusal | null): void {
    clearTimeout(this.#watch);
    const done = this.pending && this.#answers.get(this.pending.request);
    if (this.pending) this.#answers.delete(this.pending.request);
    this.pending = null;
    try {
      sessionStorage.removeItem(this.#key);
    } catch {
      // Nothing was kept.
    }
    done?.(refusal);
  }
}
