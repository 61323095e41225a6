// Why something was refused, in the reader's language; else in the server's words.
import { has, isolated, t } from "./words.svelte";

/** The part of the server's sentence that names somebody. */
const NAMED = /^(.+) is at this table already/;

export function why(error: unknown): string {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  const key = `web-lobby-why-${code.replaceAll(".", "-")}`;
  if (code === "room.name-taken") return t(key, { name: isolated(NAMED.exec(message)?.[1] ?? "?") });
  if (has(key)) return t(key);
  return message || t("web-unreachable");
}
