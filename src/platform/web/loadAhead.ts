/** Loads what is likely needed next. If that fails, whoever needs it tries again and says so. */
export function loadAhead(load: () => Promise<unknown>): void {
  load().catch(() => {});
}
