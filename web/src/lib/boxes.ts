// What games are called.
import type { Rules } from "./api";
import { t } from "./words.svelte";

export const boxName = (id: string, rules: Rules[] = []): string => {
  const key = `web-rules-name-${id}`;
  const name = t(key);
  return name === key ? (rules.find((each) => each.id === id)?.title ?? id) : name;
};

/** A game by its short name: the boxes of Timeline are one game. */
export const gameName = (id: string, rules: Rules[] = []): string =>
  id.startsWith("timeline-") ? t("web-home-timeline") : boxName(id, rules);
