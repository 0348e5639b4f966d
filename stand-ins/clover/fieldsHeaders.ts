/** The policy of a page of hosted card fields: only the shop, at `site`, may frame it. */
export function fieldsPolicy(site: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${site}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** What goes with every answer around card fields. */
export const secured = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
} as const;
