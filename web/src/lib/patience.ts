// How long a connection is given before it is thought to be none, and when to try again.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;
/** No message this long after a command: the connection is only thought to be there. */
export const ANSWER_WITHIN = 8_000;
/** No greeting this long after one has begun to connect: the same. */
export const WELCOME_WITHIN = 15_000;
/** Connections that last this long are good ones: after them the next try comes at once. */
export const STEADY = 5_000;
/** Out of sight for this long: a phone that slept may hold a connection that is none any more. */
export const ASLEEP = 20_000;
/** So often a server may fail over the same command before it is given up. */
export const MOST_FAILURES = 3;

/** The wait before another try; with jitter, so that a restarted server is not asked by everybody at once. */
export const untilTry = (tries: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + Math.random());
