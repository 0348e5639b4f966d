import { KEPT_PAGES } from "../../../../platform/web/session/keptPages";
import { buildPath } from "../../../../shared/endpoint";
import { papersContract } from "../../papers.contract";
import { VOUCHER_KEYS } from "../../voucher.token";

/** What anybody may keep: the page that verifies vouchers, and the published keys. Nothing about people. */
const PUBLIC_PAGES = "malecon-verification";
const WORKER = "/voucher-worker.js";

/** Our page's policy takes a worker's address only from a policy with a name; ours knows one address. */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy("malecon-voucher-worker", { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

let address: string | undefined;

/**
 * Keeps a voucher: its page, its data, its PDF, and the files that the page has loaded. Resolves to whether it is kept.
 * (PAPER-8)
 */
export async function keepVoucher(bookingId: number, token: string | null, language: string): Promise<boolean> {
  const own = { Authorization: `Bearer ${token ?? ""}`, "Accept-Language": language };
  return keep(KEPT_PAGES, [
    { path: `/vouchers/${bookingId}` },
    { path: buildPath(papersContract.getVoucher.path, { bookingId }), headers: own },
    { path: buildPath(papersContract.getVoucherFile.path, { bookingId }), headers: own },
  ]);
}

/** Keeps the page that verifies vouchers, for a desk without a network. */
export async function keepVerification(): Promise<boolean> {
  return keep(PUBLIC_PAGES, [{ path: "/verify-voucher" }, { path: VOUCHER_KEYS }]);
}

async function keep(name: string, pages: readonly { path: string; headers?: Record<string, string> }[]) {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return false;
  address ??= workerAddress();
  await navigator.serviceWorker.register(address);
  const cache = await caches.open(name);
  const files = loadedAssets().map((path) => ({ path, headers: {} }));
  await Promise.all(
    [...pages, ...files].map(async ({ path, headers = {} }) => {
      const answer = await fetch(path, { headers });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await cache.put(path, answer);
    }),
  );
  return true;
}

function loadedAssets(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name, location.href));
  const ours = paths.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"));
  return [...new Set(ours.map(({ pathname }) => pathname))];
}
