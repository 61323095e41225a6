// What a screen reader hears: each event once, in order, at most one a second; urgent things at once.

let polite = $state("");
let urgent = $state("");
const waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
const PAUSE = 1000;
const MOST = 6;

function next(): void {
  const text = waiting.shift();
  timer = text === undefined ? undefined : setTimeout(next, PAUSE);
  if (text !== undefined) polite = text;
}

/** Tell politely. After a long absence only the last sentences are told. */
export function say(text: string): void {
  if (!text) return;
  waiting.push(text);
  if (waiting.length > MOST) waiting.splice(0, waiting.length - MOST);
  if (timer === undefined) next();
}

/** Tell at once: one's turn, a lost connection. The same words twice in a row are told twice. */
export function call(text: string): void {
  urgent = text === urgent ? `${text}\u00a0` : text;
}

export const politely = (): string => polite;
export const urgently = (): string => urgent;
