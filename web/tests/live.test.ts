// A command waits for its answer over whatever the connection does; others wait for their turn.
import { beforeEach, expect, test, vi } from "vitest";

class Socket {
  static all: Socket[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: Record<string, never>[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly url: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  welcome(seq = 1): void {
    this.readyState = 1;
    this.onopen?.();
    this.hear({ type: "welcome", you: "me", seq, room: { people: [], seats: [] }, view: null, chat: [] });
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** The commands, without the greeting. */
  get commands(): { request: string; command: { type: string } }[] {
    return this.sent.slice(1) as never[];
  }
}

function store(): object {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  };
}

const last = (): Socket => Socket.all.at(-1)!;
const answered = (socket: Socket, at = -1): void =>
  socket.hear({ type: "accepted", request: socket.commands.at(at)!.request, seq: 2 });

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("sessionStorage", store());
  vi.stubGlobal("localStorage", store());
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("document", { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  localStorage.setItem("kronika.token", "secret");
});

async function opened() {
  const { Live } = await import("../src/lib/live.svelte");
  const live = new Live("room");
  last().welcome();
  return live;
}

test("what is asked while something waits is asked after it, and nothing is lost", async () => {
  const live = await opened();
  const first = live.play({ seat: 0, move: "stop" });
  const second = live.ask({ type: "say", text: "hello" });
  const third = live.ask({ type: "pause" });
  expect(last().commands.map((each) => each.command.type)).toEqual(["play"]);
  answered(last());
  expect(await first).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(last().commands.map((each) => each.command.type)).toEqual(["play", "say"]);
  answered(last());
  expect(await second).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  answered(last());
  expect(await third).toBeNull();
});

test("a second move while the first waits is refused, not taken for done", async () => {
  const live = await opened();
  void live.play({ seat: 0, move: "stop" });
  expect((await live.play({ seat: 0, move: "stop" }))?.code).toBe("client.busy");
});

test("a command is sent again, under its id, after a lost connection", async () => {
  const live = await opened();
  const asked = live.ask({ type: "pause" });
  const { request } = last().commands[0]!;
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(Socket.all).toHaveLength(2);
  last().welcome();
  expect(last().commands[0]!.request).toBe(request);
  answered(last());
  expect(await asked).toBeNull();
});

test("what cannot be read, or is too big, is given up", async () => {
  const live = await opened();
  const one = live.ask({ type: "pause" });
  last().hear({ type: "refused", request: "", code: "wire.malformed", message: "" });
  expect((await one)?.code).toBe("wire.malformed");
  const two = live.ask({ type: "pause" });
  last().onclose?.({ code: 1009 });
  expect((await two)?.code).toBe("wire.too-big");
});

test("what the server fails over is tried again, but not for ever", async () => {
  const live = await opened();
  const asked = live.ask({ type: "pause" });
  for (let time = 1; time <= 3; time++) {
    last().onclose?.({ code: 1011 });
    if (time === 3) break;
    await vi.advanceTimersByTimeAsync(2500); // the longest wait by now
    last().welcome();
  }
  expect((await asked)?.code).toBe("http.500");
});

test("a connection that never greets is given up", async () => {
  await opened();
  last().onclose?.({ code: 1006 });
  await vi.advanceTimersByTimeAsync(1000);
  const stuck = last();
  await vi.advanceTimersByTimeAsync(16_500);
  expect(last()).not.toBe(stuck);
});

test("what the server sends a second time happens once", async () => {
  const live = await opened();
  const line = { type: "update", seq: 2, kind: "said", said: ["me", "hello"] };
  last().hear(line);
  last().hear(line);
  last().hear({ type: "update", seq: 2, kind: "presence", room: { host: "you" } });
  expect(live.chat).toHaveLength(1);
  expect(live.room?.host).toBe("you");
});

test.each([
  ["fact", { type: "update", seq: 3, kind: "said", said: ["me", "hello"] }],
  ["presence", { type: "update", seq: 2, kind: "presence", room: { host: "you" } }],
])("a lost message is noticed by the next %s, and the whole table asked for", async (_, next) => {
  const live = await opened();
  const [old, waiting] = [last(), live.ask({ type: "pause" })];
  const request = old.commands[0]!.request;
  old.hear(next);
  expect(Socket.all).toHaveLength(2);
  expect([live.seq, live.chat, live.room?.host, live.link]).toEqual([1, [], undefined, "open"]);
  // What the old socket still says is in the greeting of the new one, before which it is not closed.
  old.hear({ type: "update", seq: 2, kind: "said", said: ["me", "hello"] });
  expect([live.seq, old.readyState]).toEqual([1, 1]);
  last().welcome(3);
  expect([live.seq, old.readyState]).toEqual([3, 3]);
  expect(last().commands.map((each) => each.request)).toEqual([request]);
  answered(last());
  expect(await waiting).toBeNull();
});

test("whoever leaves the table wakes what waits", async () => {
  const live = await opened();
  void live.ask({ type: "pause" });
  const waits = live.ask({ type: "resume" });
  live.close();
  expect((await waits)?.code).toBe("client.gone");
});

test("a view that comes before the socket's greeting is shown, and what is played meanwhile is sent after it", async () => {
  const { Live } = await import("../src/lib/live.svelte");
  const live = new Live("room");
  const seen = { type: "welcome", you: "me", room: { people: [], seats: [{ person: "me" }] }, view: { turn: 0 }, chat: [] } as never;
  live.foresee({ ...(seen as object), seq: 4 } as never);
  expect([live.you, live.seq, live.mine, live.link]).toEqual(["me", 4, [0], "connecting"]);
  void live.play({ seat: 0, move: "stop" });
  expect(last().sent).toEqual([]);
  last().welcome(5);
  expect(last().commands.map((each) => each.command.type)).toEqual(["play"]);
  expect([live.seq, live.link]).toEqual([5, "open"]);
  // One that comes late is of no use any more.
  live.foresee({ ...(seen as object), seq: 4 } as never);
  expect([live.seq, live.view]).toEqual([5, null]);
});
