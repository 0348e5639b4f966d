/** The `code` of a system's or a driver's error, whatever realm it comes from; null for other values. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}
