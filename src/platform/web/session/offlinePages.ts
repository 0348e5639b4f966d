/** The browser cache of pages that a client stores for a trip without a network (public/voucher-worker.js). */
export const OFFLINE_PAGES = "malecon-vouchers";

/** Log-off deletes stored pages: no personal data stay on the device. (PAPER-8) */
export function deleteOfflinePages(): void {
  if ("caches" in globalThis) void caches.delete(OFFLINE_PAGES);
}
