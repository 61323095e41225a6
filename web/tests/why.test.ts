// Refusals in words: a code that is not known has a sentence, too.
import { beforeAll, expect, it } from "vitest";
import { known, why } from "../src/lib/why";
import { speak } from "../src/lib/words.svelte";

beforeAll(() => speak("en", false));

it.each([
  [{ code: "room.muted" }, "The host has muted you."],
  [{ code: "room.full" }, "This table is full: 64 people are here."],
  [{ code: "move.not-your-turn", message: "it is seat 0's turn" }, "It is not your turn."],
  [{ code: "move.of-tomorrow", message: "in English" }, "That is not possible."],
  [{ code: "http.502" }, "Something went wrong with Kronika. Try again in a moment."],
  [{ code: "date.doubt", message: "in English" }, "This date cannot be read. Write a year, or two: 1914–1918."],
  [{ code: "client.busy", message: "" }, "Your last move is still on its way."],
  [{ code: "" }, "That is not possible."],
  [new TypeError("nothing"), "That is not possible."],
])("%j", (refusal, said) => expect(why(refusal)).toBe(said));

it("names whoever has the name already, in whatever script", () => {
  expect(why({ code: "room.name-taken", message: "Ольга is at this table already; take another" })).toContain("Ольга");
  expect(why({ code: "room.name-taken", message: "somebody" })).toContain("This name does not work");
});

it("knows which codes have a sentence of their own", () => {
  expect(known({ code: "move.of-tomorrow" })).toBe("");
  expect(known({ code: "room" })).toBe("");
});
