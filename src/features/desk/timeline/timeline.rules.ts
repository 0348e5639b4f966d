import type { Instant } from "../../../shared/instant";

/** What is in a plan's timeline, by where it comes from. */
export const timelineKinds = ["chart", "refused", "provider", "document", "message", "money", "staff"] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** A place in the timeline: its instant, and among those of one instant its key. */
export type Place = { readonly At: Instant; readonly Key: string };

/** The newest first; of one instant the later key. */
export const byNewest = (one: Place, other: Place): number =>
  other.At - one.At || (one.Key < other.Key ? 1 : one.Key > other.Key ? -1 : 0);

/** The keys of one source are in the order of their numbers. */
export const keyOf = (source: string, id: number | string): string =>
  `${source}-${typeof id === "number" ? String(id).padStart(10, "0") : id}`;

/**
 * The entries after a place, as many as a page has, and whether there are more. Each source gives all of the place's own
 * instant and a page of what is older, so that nothing is lost where many fall into one millisecond. (DESK-24)
 */
export function pageAfter<Entry extends Place>(entries: readonly Entry[], before: Place | null, most: number) {
  const left = [...entries].sort(byNewest).filter((entry) => before === null || byNewest(before, entry) < 0);
  return { entries: left.slice(0, most), more: left.length > most };
}

/** Which kinds an address names; none or unknown ones: all. */
export function readKinds(text: string | null): TimelineKind[] {
  const named = (text ?? "").split(",");
  return timelineKinds.filter((kind) => named.includes(kind));
}

/** A kind more or less, as in a URL then. */
export function toggled(kinds: readonly TimelineKind[], kind: TimelineKind): TimelineKind[] {
  return timelineKinds.filter((one) => (one === kind ? !kinds.includes(one) : kinds.includes(one)));
}

/** A table as programs for tables read it (RFC 4180). What would count there as a formula is text. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
