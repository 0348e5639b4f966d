/** Our status of a dispute. `answered`: evidence was submitted. */
export const disputeStandings = ["open", "answered", "won", "lost"] as const;
export type DisputeStanding = (typeof disputeStandings)[number];

/** Why papers cannot be used: the bank has not decided, or has given the money back. */
export const holdsOnPapers = ["undecided", "lost"] as const;
export type HoldOnPapers = (typeof holdsOnPapers)[number];

export const isClosed = (standing: DisputeStanding): boolean => standing === "won" || standing === "lost";

/** Why a payment's disputes block the papers; null: they do not. (PAY-30) */
export function holdOf(standings: readonly DisputeStanding[]): HoldOnPapers | null {
  if (standings.includes("lost")) return "lost";
  return standings.some((standing) => !isClosed(standing)) ? "undecided" : null;
}

/** Statuses of disputes that end without taking money: the bank's inquiry was closed, or settled before a dispute. */
const takingNothing = ["won", "warning_closed", "prevented"];

/**
 * A provider's status of a dispute as ours. Any other status leaves it open. Where a refund prevented the dispute, the
 * provider reports that refund separately.
 */
export function standingFromProvider(status: string): DisputeStanding {
  if (takingNothing.includes(status)) return "won";
  if (status === "lost") return "lost";
  return status === "under_review" || status === "warning_under_review" ? "answered" : "open";
}

/**
 * The next status, whatever the order of the provider's messages: a closed dispute stays closed, and an answered one
 * stays answered until the bank sets a later deadline (`asksAnew`), as when an inquiry becomes a chargeback.
 */
export function nextStanding(
  current: DisputeStanding | null,
  reported: DisputeStanding,
  asksAnew = false,
): DisputeStanding {
  if (current === null || isClosed(reported)) return current !== null && isClosed(current) ? current : reported;
  return isClosed(current) || (current === "answered" && !asksAnew) ? current : reported;
}
