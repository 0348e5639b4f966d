/** The browser's cache of what a client keeps for a trip without a network (public/voucher-worker.js). */
export const KEPT_PAGES = "malecon-vouchers";

/** Log-off deletes what was kept: nothing about people stays on the device. (PAPER-8) */
export function forgetKeptPages(): void {
  if ("caches" in globalThis) void caches.delete(KEPT_PAGES);
}
