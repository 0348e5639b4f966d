import { fetchFile } from "../../../../platform/web/files/downloadFile";
import { endedAfter, FILE_WITHIN } from "../../../../platform/web/requests/timeLimits";
import { OFFLINE_PAGES } from "../../../../platform/web/session/offlinePages";
import type { AppDispatch } from "../../../../platform/web/state";
import { buildPath } from "../../../../shared/endpoint";
import { voucherPath } from "../../../plan/plan.pages";
import { papersContract } from "../../papers.contract";
import { verifyVoucherPath } from "../../papers.pages";
import { VOUCHER_KEYS } from "../../voucher.token";

/** Stored for anybody: the page that verifies vouchers, and the published keys. No personal data. */
const PUBLIC_PAGES = "malecon-verification";
const WORKER = "/voucher-worker.js";

/** The page's Trusted Types accept a worker's URL only from a named policy; this one allows a single URL. */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy("malecon-voucher-worker", { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

let address: string | undefined;

type Load = (path: string) => Promise<Response>;

const load: Load = (path) => fetch(path, { signal: endedAfter(FILE_WITHIN) });

/**
 * Stores a voucher for use without a network: its page, its data, its PDF, and the files that the page has loaded.
 * Resolves to whether it is stored. (PAPER-8)
 */
export function storeVoucher(bookingId: number) {
  return (dispatch: AppDispatch): Promise<boolean> => {
    const own: Load = (path) => dispatch(fetchFile(path));
    return keep(OFFLINE_PAGES, [
      [voucherPath(bookingId), load],
      [buildPath(papersContract.getVoucher.path, { bookingId }), own],
      [buildPath(papersContract.getVoucherFile.path, { bookingId }), own],
    ]);
  };
}

/** Stores the page that verifies vouchers, for a rental desk without a network. */
export async function storeVerification(): Promise<boolean> {
  return keep(PUBLIC_PAGES, [
    [verifyVoucherPath(), load],
    [VOUCHER_KEYS, load],
  ]);
}

async function keep(name: string, pages: readonly (readonly [path: string, by: Load])[]): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return false;
  address ??= workerAddress();
  await navigator.serviceWorker.register(address);
  const cache = await caches.open(name);
  const files = loadedAssets().map((path) => [path, load] as const);
  await Promise.all(
    [...pages, ...files].map(async ([path, by]) => {
      const answer = await by(path);
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
