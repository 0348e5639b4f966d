// Opens kept vouchers without a network. It keeps nothing itself: the voucher's page does (keptVouchers.ts), and log-off
// throws it away. Everything else goes to the network as if this were not here.
/** Milliseconds: a network that says nothing for so long counts as none. */
const PATIENCE = 4000;

const isKept = ({ pathname }) =>
  /^\/vouchers\/\d+$/.test(pathname) ||
  pathname === "/verify-voucher" ||
  pathname === "/.well-known/malecon-voucher-keys.json" ||
  /^\/api\/checkout\/vouchers\/\d+(\/voucher\.pdf)?$/.test(pathname) ||
  pathname.startsWith("/assets/");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin || !isKept(url)) return;
  event.respondWith(answer(event.request, url.pathname));
});

async function answer(request, path) {
  const network = fetch(request);
  const first = await Promise.race([network.catch(() => null), silence()]);
  if (first) return first;
  const kept = await caches.match(path, { ignoreVary: true });
  return kept ?? network;
}

function silence() {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE, null));
}
