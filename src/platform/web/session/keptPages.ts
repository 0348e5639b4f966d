/** The browser cache of pages that a client stores for a trip without a network (public/voucher-worker.js). */
export const KEPT_PAGES = "malecon-vouchers";

/** Log-off deletes stored pages: no personal data stay on the device. (PAPER-8) */
export function forgetKeptPages(): void {
  if ("caches" in globalThis) void caches.delete(KEPT_PAGES);
}
