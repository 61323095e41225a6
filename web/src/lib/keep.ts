// What this browser keeps: who one is, and how one likes it. Works, without memory, where storage is forbidden.

const memory = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`kronika.${key}`) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string | null): void {
  if (value === null) memory.delete(key);
  else memory.set(key, value);
  try {
    if (value === null) localStorage.removeItem(`kronika.${key}`);
    else localStorage.setItem(`kronika.${key}`, value);
  } catch {
    // Private windows of some browsers, or no room: it lasts as long as the page, and what was kept before is past.
    try {
      localStorage.removeItem(`kronika.${key}`);
    } catch {
      // There is no store at all.
    }
  }
}

/** Keep the first of these texts for which there is room. False where there is room for none: what was kept before stays;
    where nothing was, the first lasts as long as the page. */
export function keepFitting(key: string, texts: Iterable<string>): boolean {
  let first = true;
  for (const text of texts) {
    if (first) memory.set(key, text);
    first = false;
    try {
      localStorage.setItem(`kronika.${key}`, text);
      memory.set(key, text);
      return true;
    } catch {
      // The next one is shorter.
    }
  }
  return false;
}

/** The secret that is this person: whoever has it plays their seats. */
export const token = (): string | null => kept("token");

const pendingKey = (room: string): string => `kronika.pending.${room}`;

/** The command of a room that waits for its answer; it outlives a reload of the tab. */
export function keptPending<T>(room: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(pendingKey(room)) ?? "null") as T | null;
  } catch {
    return null; // without a store there is nothing to send again
  }
}

export function keepPending(room: string, command: object | null): void {
  try {
    if (command) sessionStorage.setItem(pendingKey(room), JSON.stringify(command));
    else sessionStorage.removeItem(pendingKey(room));
  } catch {
    // Without a store the command lives as long as the page.
  }
}
