/**
 * The policy of a page of hosted card fields: only the page at `framedBy` may frame it, itself inside a page of the
 * shop at `site`.
 */
export function fieldsPolicy({ site, framedBy }: { site: string; framedBy: string }): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${[...new Set([framedBy, site])].join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** The headers of every answer around card fields. */
export const secured = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
} as const;
