// What a browser has and Node.js has not, as far as the tests of plain modules touch it.
const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value), removeItem: (key: string) => kept.delete(key) },
  document: { documentElement: { lang: "" } },
  fetch: () => Promise.reject(new Error("no network in tests")),
});
