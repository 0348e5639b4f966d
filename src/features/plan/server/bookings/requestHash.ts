import { createHash } from "node:crypto";

/** SHA-256 of a request's content, independent of the order of its fields. */
export function requestHash(request: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(ordered(request)))
    .digest("hex");
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, field]) => [name, ordered(field)]));
}
