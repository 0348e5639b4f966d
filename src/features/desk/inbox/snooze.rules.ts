import { addDays, type HavanaDate, type HavanaHour, havanaDate } from "../../../shared/havana";
import { DAY, type Instant } from "../../../shared/instant";
import { remindBefore, type WaitingKind } from "./inbox.rules";

/** The longest time for which an item is put aside. */
export const LONGEST_SNOOZE = 90 * DAY;

/**
 * Why an item is back: its time came, its client wrote or acted, it is no longer what it was, or its deadline is near.
 */
export const backReasons = ["time", "client", "changed", "deadline"] as const;
export type BackReason = (typeof backReasons)[number];

type Due = { readonly Kind: WaitingKind; readonly Until: Instant | null };

/**
 * When an item with a deadline is back at the latest, so that it can still be answered: once the deadline is near or,
 * if it was near already, after half of the time that was left. Infinity without a deadline. (DESK-111)
 */
export function latestReturn({ Kind, Until }: Due, snoozedAt: Instant): Instant {
  if (Until === null) return Number.POSITIVE_INFINITY;
  const isNear = Until - remindBefore(Kind);
  return snoozedAt < isNear ? isNear : Math.floor((snoozedAt + Until) / 2);
}

/** Why an item cannot be snoozed until an instant, or until its client acts (null). */
export function snoozeProblem(
  { Until: deadline }: Due,
  until: Instant | null,
  now: Instant,
): "over" | "beyondDeadline" | "past" | "tooLong" | null {
  if (deadline !== null && deadline <= now) return "over";
  if (until === null) return null;
  if (until <= now) return "past";
  if (deadline !== null && until >= deadline) return "beyondDeadline";
  return until > now + LONGEST_SNOOZE ? "tooLong" : null;
}

/** `state` and `acts` are digests: of the item, and of its client's activity. A different one means that it changed. */
export type StoredSnooze = {
  readonly snoozedAt: Instant;
  /** Null: until its client writes or acts. */
  readonly until: Instant | null;
  readonly state: string;
  /** Null: the client's activity does not bring it back. */
  readonly acts: string | null;
};

type Seen = Due & { readonly state: string; readonly acts: string | null };

/** When an item that was put aside is back at the latest (null: at no time by itself), and why it is back already. */
export function snoozeNow(
  { snoozedAt, until, state, acts }: StoredSnooze,
  item: Seen,
  now: Instant,
): { ends: Instant | null; back: BackReason | null } {
  // A time before the deadline was chosen knowingly. A deadline that has moved before it counts.
  const isChosen = until !== null && (item.Until === null || until < item.Until);
  const ends = isChosen ? until : latestReturn(item, snoozedAt);
  const reason = (): BackReason | null => {
    if (item.state !== state) return "changed";
    if (now >= ends) return isChosen ? "time" : "deadline";
    return acts !== null && item.acts !== acts ? "client" : null;
  };
  return { ends: Number.isFinite(ends) ? ends : null, back: reason() };
}

/** Whether an item is snoozed now: it is only in the list of snoozed items. */
export const isSnoozed = ({ Snooze }: { readonly Snooze: { readonly Back: BackReason | null } | null }): boolean =>
  Snooze !== null && Snooze.Back === null;

/** When work begins in the morning, for the times that are proposed. */
const MORNING: HavanaHour = "0900";

/** The times that are proposed at an instant: tomorrow, and next Monday, in the morning. */
export function proposedTimes(
  now: Instant,
): Readonly<Record<"tomorrow" | "monday", { Day: HavanaDate; Hour: HavanaHour }>> {
  const today = havanaDate(now);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return {
    tomorrow: { Day: addDays(today, 1), Hour: MORNING },
    monday: { Day: addDays(today, (8 - weekday) % 7 || 7), Hour: MORNING },
  };
}
