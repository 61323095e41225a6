// Keeps what never changes (scripts and fonts under hashed names) and the page that starts them.
// Views of tables are never kept: they come from the server, or not at all.
const CACHE = "kronika-1";
const SHELL = "/";
const MOST = 300;

const lasting = (url) => url.pathname.startsWith("/assets/");

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(SHELL)).catch(() => {}));
  skipWaiting();
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) {
    await cache.put(request, fresh.clone());
    const all = await cache.keys();
    if (all.length > MOST) await Promise.all(all.slice(1, all.length - MOST + 1).map((old) => cache.delete(old)));
  }
  return fresh;
}

async function page(request) {
  try {
    const fresh = await fetch(request);
    const isPage = fresh.headers.get("content-type")?.startsWith("text/html");
    if (fresh.ok && isPage) (await caches.open(CACHE)).put(SHELL, fresh.clone());
    return fresh;
  } catch {
    return (await caches.match(SHELL)) ?? Response.error();
  }
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (lasting(url)) event.respondWith(kept(request));
  else if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(page(request));
});
