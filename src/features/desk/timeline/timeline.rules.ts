import type { Instant } from "../../../shared/instant";

/** The kinds of timeline entries, by source. */
export const timelineKinds = ["chart", "refused", "provider", "document", "message", "money", "staff"] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** A place in the timeline: its instant, and among those of one instant its key. */
export type TimelineCursor = { readonly At: Instant; readonly Key: string };

/** Newest first; at the same instant the later key first. */
const byNewest = (one: TimelineCursor, other: TimelineCursor): number =>
  other.At - one.At || (one.Key < other.Key ? 1 : one.Key > other.Key ? -1 : 0);

/** A key that sorts within a source by number. */
export const keyOf = (source: string, id: number | string): string =>
  `${source}-${typeof id === "number" ? String(id).padStart(10, "0") : id}`;

/**
 * The entries after a place, one page of them, and whether there are more. Each source gives all entries at the place's
 * instant and a page of older ones, so that none is lost if many have the same millisecond. (DESK-24)
 */
export function pageAfter<Entry extends TimelineCursor>(
  entries: readonly Entry[],
  before: TimelineCursor | null,
  most: number,
) {
  const left = [...entries].sort(byNewest).filter((entry) => before === null || byNewest(before, entry) < 0);
  return { entries: left.slice(0, most), more: left.length > most };
}

/** The kinds in a URL; if none is known, all. */
export function readKinds(text: string | null): TimelineKind[] {
  const named = (text ?? "").split(",");
  return timelineKinds.filter((kind) => named.includes(kind));
}

/** The kinds with one added or removed. */
export function toggled(kinds: readonly TimelineKind[], kind: TimelineKind): TimelineKind[] {
  return timelineKinds.filter((one) => (one === kind ? !kinds.includes(one) : kinds.includes(one)));
}

/** Whether an entry is only a view or search, which changed nothing. (DESK-36) */
export const isView = ({ Kind, What }: { readonly Kind: TimelineKind; readonly What: string }): boolean =>
  Kind === "staff" && /\.(?:read|photoRead|seen|searched)$/.test(What);
