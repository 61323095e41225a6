// A room as this browser sees it: the socket, what it told, and the one command that waits for its answer.
//
// The server's view is the truth. A command is kept, under its id, until it is answered, over lost connections, reloads
// and restarts of the server: sent again it has the same answer and takes effect once.
import { keepPending, keptPending, token } from "./keep";
import { ANSWER_WITHIN, ASLEEP, MOST_FAILURES, STEADY, untilTry, WELCOME_WITHIN } from "./patience";
import { randomText } from "./random";
import { fold, foldTable } from "./fold";
import type { Accepted, Envelope, PublicEvent, Refusal, RoomView, Stale, TableView, Update, Welcome } from "./wire";

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

/** A command that has not been carried out, and not by the server's word. */
function undone(code: string, request = ""): Refusal {
  return { type: "refused", request, code, message: "" };
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
  /** When the server greeted this connection; 0 before it has. */
  #greeted = 0;
  #hidden = 0;
  /** The request that this connection has been sent, and how often the server has failed over it. */
  #sent = "";
  #failures = 0;
  #ended = false;
  #signs = 0;
  #listeners = new Set<(happened: Happened) => void>();
  #answers = new Map<string, (refusal: Refusal | null) => void>();
  #waiting: (() => void)[] = [];

  constructor(readonly id: string) {
    this.pending = keptPending<Envelope>(id);
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.#woken);
    this.#connect();
  }

  /** Show what the table looked like when its page was opened, until the socket greets; its greeting is newer. */
  foresee(message: Welcome): void {
    if (this.seq === 0) this.#see(message);
  }

  #see(message: Welcome): void {
    this.you = message.you;
    this.seq = message.seq;
    this.room = message.room;
    this.view = message.view;
    this.chat = message.chat.map(([seq, person, text]) => ({ seq, person, text }));
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

  /** Ask for something; one thing at a time, in turn. The answer is null, or why not. */
  ask(command: Command): Promise<Refusal | null> {
    return this.#ask(command, this.seq);
  }

  #ask(command: Command, seen: number): Promise<Refusal | null> {
    if (this.#ended || this.link === "gone") return Promise.resolve(undone("client.gone"));
    if (this.pending) {
      // A second press is no second move, and signs are for the moment.
      if (command.type === "react") return Promise.resolve(null);
      if (command.type === "play" && this.pending.command.type === "play") return Promise.resolve(undone("client.busy"));
      return this.free().then(() => this.#ask(command, seen));
    }
    this.refused = null;
    const envelope: Envelope = { request: randomText(12), seen, command };
    this.pending = envelope;
    keepPending(this.id, envelope);
    const answer = new Promise<Refusal | null>((done) => this.#answers.set(envelope.request, done));
    this.#send(envelope);
    return answer;
  }

  /** Wait until nothing waits for its answer, or until the table is left. */
  async free(): Promise<void> {
    while (this.pending && !this.#ended && this.link !== "gone") await new Promise<void>((done) => this.#waiting.push(done));
  }

  #wake(): void {
    for (const done of this.#waiting.splice(0)) done();
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
    this.#wake();
  }

  /** Try again now: the network is back, somebody pressed the button. */
  retry = (): void => {
    if (this.#ended || this.link === "open" || this.link === "gone") return;
    this.#tries = 0;
    this.#connect();
  };

  #woken = (): void => {
    if (document.hidden) this.#hidden = Date.now();
    else if (this.link === "open" && Date.now() - this.#hidden > ASLEEP) this.#connect();
    else this.retry();
  };

  #connect(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    const old = this.#socket;
    this.#socket = null;
    const secret = token();
    if (!secret) {
      old?.close();
      return this.#gone(4403);
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${this.id}/socket`);
    this.#socket = socket;
    this.#greeted = 0;
    this.#sent = "";
    this.#watch = setTimeout(() => this.#lose(socket), WELCOME_WITHIN);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token: secret, seen: 0 }));
    socket.onmessage = (message) => {
      old?.close(); // not before the new one is greeted, so that nobody seems to be away meanwhile
      if (this.#socket === socket) this.#heard(JSON.parse(String(message.data)));
    };
    socket.onclose = (event) => {
      old?.close();
      if (this.#socket === socket) this.#closed(event.code);
    };
  }

  /** Give up a connection that says nothing any more, without waiting for its end. */
  #lose(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#closed(1006);
    socket.close();
  }

  #gone(code: number): void {
    this.link = "gone";
    this.goneBecause = code;
    if (this.pending) this.#settle(undone("client.gone", this.pending.request));
    this.#wake();
  }

  #closed(code: number): void {
    clearTimeout(this.#watch);
    this.#socket = null;
    if (this.#ended) return;
    if (code === 4403 || code === 4404) return this.#gone(code);
    // What the server cannot read, or fails over again and again, is not sent for ever.
    const sent = this.pending !== null && this.pending.request === this.#sent;
    if (sent && (code === 1009 || (code === 1011 && ++this.#failures >= MOST_FAILURES)))
      this.#answer(this.#sent, undone(code === 1009 ? "wire.too-big" : "http.500", this.#sent));
    if (this.#greeted && Date.now() - this.#greeted > STEADY) this.#tries = 0;
    this.link = "lost";
    this.lostSince ??= Date.now();
    this.#timer = setTimeout(() => this.#connect(), untilTry(this.#tries++));
  }

  #send(envelope: Envelope): void {
    if (this.link !== "open" || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(envelope));
    this.#sent = envelope.request;
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#watch = setTimeout(() => this.pending?.request === envelope.request && this.#lose(socket), ANSWER_WITHIN);
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
        if (message.code === "wire.too-fast" && this.pending?.request === message.request) {
          const again = this.pending;
          setTimeout(() => this.pending === again && this.#send(again), 1500);
          return;
        }
        // What could not be read has no request to name; it is the one that waits.
        return this.#answer(message.request || this.#sent, message);
      case "stale":
        return this.#answer(message.request, undone("room.stale", message.request));
    }
  }

  #welcome(message: Welcome): void {
    const before = this.view;
    const first = this.seq === 0;
    this.#see(message);
    this.link = "open";
    this.lostSince = null;
    this.#greeted = Date.now();
    clearTimeout(this.#watch);
    if (!first) this.#tell({ kind: "presence", before, after: message.view, events: [] });
    if (this.pending) this.#send(this.pending);
  }

  #update(message: Update): void {
    const isFact = message.kind !== "presence";
    // After a stale move the server sends what it thinks was missed; what has come already happens once.
    if (isFact && message.seq <= this.seq) return;
    // What is told of a table that one does not have is no use: have the whole one.
    if (message.seq > this.seq + (isFact ? 1 : 0)) return this.#connect();
    const before = this.view;
    if (message.room) this.room = fold(this.room, message.room);
    this.view = foldTable(this.view, message);
    if (isFact) this.seq = message.seq;
    // Why the last move was refused is past with the next one of anybody.
    if (message.events?.length && !this.pending) this.refused = null;
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
    // What is shown at the table is why a move was refused; others are told where they were asked.
    if (this.pending.command.type === "play") this.refused = refusal;
    this.#settle(refusal);
  }

  #settle(refusal: Refusal | null): void {
    clearTimeout(this.#watch);
    this.#failures = 0;
    const done = this.pending && this.#answers.get(this.pending.request);
    if (this.pending) this.#answers.delete(this.pending.request);
    this.pending = null;
    keepPending(this.id, null);
    done?.(refusal);
    this.#wake();
  }
}
