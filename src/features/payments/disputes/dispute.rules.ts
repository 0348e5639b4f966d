import type { Instant } from "../../../shared/instant";

/** Our status of a dispute. `answered`: evidence was submitted. */
export const disputeStatuses = ["open", "answered", "won", "lost"] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Why papers cannot be used: the bank has not decided, or has given the money back. */
export const holdsOnPapers = ["undecided", "lost"] as const;
export type HoldOnPapers = (typeof holdsOnPapers)[number];

export const isClosed = (status: DisputeStatus): boolean => status === "won" || status === "lost";

/** Why a payment's disputes block the papers; null if they do not. (PAY-30) */
export function papersBlockedBy(statuses: readonly DisputeStatus[]): HoldOnPapers | null {
  if (statuses.includes("lost")) return "lost";
  return statuses.some((status) => !isClosed(status)) ? "undecided" : null;
}

/** Statuses of disputes that end without taking money: the bank's inquiry was closed, or settled before a dispute. */
const takingNothing = ["won", "warning_closed", "prevented"];

/**
 * Our status for a provider's status of a dispute. An unknown status leaves it open. If a refund prevented the dispute,
 * the provider reports that refund separately.
 */
export function statusFromProvider(status: string): DisputeStatus {
  if (takingNothing.includes(status)) return "won";
  if (status === "lost") return "lost";
  return status === "under_review" || status === "warning_under_review" ? "answered" : "open";
}

/** The stored facts of a dispute; instants in epoch ms. `respondBy`: until when the bank takes evidence. */
export type KnownDispute = {
  status: DisputeStatus;
  openedAt: Instant;
  respondBy: Instant | null;
  answeredAt: Instant | null;
  closedAt: Instant | null;
};

/**
 * A dispute after a message from its provider, independent of the messages' order; null if the message adds nothing. A
 * closed dispute stays closed, and an answered one stays answered until the bank sets a later deadline, as when an
 * inquiry becomes a chargeback. (PAY-30)
 */
export function disputeAfter(
  known: KnownDispute | null,
  reported: { status: DisputeStatus; respondBy: Instant | null },
  at: Instant,
): KnownDispute | null {
  if (known && isClosed(known.status)) return null;
  const respondBy = laterOf(reported.respondBy, known?.respondBy ?? null);
  const asksAnew = known?.respondBy !== respondBy;
  const staysAnswered = known?.status === "answered" && !asksAnew && !isClosed(reported.status);
  const status = staysAnswered ? "answered" : reported.status;
  if (known?.status === status && !asksAnew) return null;
  return {
    status,
    openedAt: known?.openedAt ?? at,
    respondBy,
    answeredAt: status === "open" ? null : (known?.answeredAt ?? (status === "answered" ? at : null)),
    closedAt: isClosed(status) ? at : null,
  };
}

/** Banks extend the deadline for evidence and never shorten it. */
const laterOf = (reported: Instant | null, known: Instant | null) =>
  reported === null || known === null ? (reported ?? known) : Math.max(reported, known);
