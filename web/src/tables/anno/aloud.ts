// What is said of a move: of a judged chain which cards were in the wrong order, not all dates one after the other.
import { dated } from "../../lib/dates";
import type { Happened } from "../../lib/live.svelte";
import { plainly } from "../../lib/table.svelte";
import type { Told } from "../../lib/story";
import { spoken, t } from "../../lib/words.svelte";
import { nth, shownOf } from "./reveal.svelte";

const MOST = 3;

export function aloud(happened: Happened, told: Told[]): string {
  const { before, after, events } = happened;
  const shown = after && shownOf({ before, after, events });
  const doubt = told.findIndex((each) => each.tone === "doubt");
  const verdict = told.findIndex((each) => each.tone === "right" || each.tone === "wrong");
  if (!shown || verdict < 0) return plainly(happened, told);
  const date = (place: number): string => {
    const back = shown.backs.get(shown.cards[place]?.id ?? "");
    return back ? dated(back, spoken()) : "";
  };
  const pairs = shown.verdict.wrong.slice(0, MOST).map(([one, other]) =>
    t("web-anno-pair-told", { one: nth(one + 1), other: nth(other + 1), "one-date": date(one), "other-date": date(other) }),
  );
  const texts = (from: number, to?: number): string[] => told.slice(from, to).map((each) => each.text);
  return [...texts(0, doubt + 1), ...pairs, ...texts(verdict)].join(" ");
}
