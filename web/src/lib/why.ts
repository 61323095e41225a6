// Why something was refused, in the reader's language, by the server's codes: docs/server.md lists them.
import { has, isolated, t } from "./words.svelte";

/** The part of the server's sentence that names somebody. */
const NAMED = /^(.+) is at this table already/;

/** The sentence for just this code; empty where there is none. */
export function known(error: unknown): string {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  const own = `web-why-${code.replaceAll(".", "-")}`;
  if (code.includes(".") && has(own)) return t(own);
  const key = `web-lobby-why-${code.replaceAll(".", "-")}`;
  if (code !== "room.name-taken") return has(key) ? t(key) : "";
  const name = NAMED.exec(message)?.[1];
  return name ? t(key, { name: isolated(name) }) : t("web-lobby-why-room-name");
}

/** Why: the sentence of this code, else that of its kind, else a general one; never a code alone. */
export function why(error: unknown): string {
  const { code = "" } = (error ?? {}) as { code?: string };
  const kind = code.split(".")[0]!;
  const key = `web-why-${kind}`;
  return known(error) || t(has(key) ? key : "web-refused");
}
