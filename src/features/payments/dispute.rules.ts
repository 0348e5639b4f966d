/** Our status of a dispute. `answered`: its evidence was given. */
export const disputeStandings = ["open", "answered", "won", "lost"] as const;
export type DisputeStanding = (typeof disputeStandings)[number];

/** Why papers cannot be used: the bank has not decided, or has given the money back. */
export const holdsOnPapers = ["undecided", "lost"] as const;
export type HoldOnPapers = (typeof holdsOnPapers)[number];

export const isClosed = (standing: DisputeStanding): boolean => standing === "won" || standing === "lost";

/** Why papers cannot be used while a payment's disputes stand so; null: they can. (PAY-30) */
export function holdOf(standings: readonly DisputeStanding[]): HoldOnPapers | null {
  if (standings.includes("lost")) return "lost";
  return standings.some((standing) => !isClosed(standing)) ? "undecided" : null;
}

/**
 * Statuses of disputes that end without taking money: the bank's inquiry led to no dispute, or it was settled before it became
 * one.
 */
const takingNothing = ["won", "warning_closed", "prevented"];

/**
 * A provider's status of a dispute as ours. Any other status leaves it open. Where a refund prevented the dispute, the provider
 * reports that refund separately.
 */
export function toldStanding(status: string): DisputeStanding {
  if (takingNothing.includes(status)) return "won";
  if (status === "lost") return "lost";
  return status === "under_review" || status === "warning_under_review" ? "answered" : "open";
}

/**
 * The order of a provider's messages does not matter: what is closed stays, and evidence that was given stays given, until
 * the bank wants more by a later day (`asksAnew`), as when a question becomes a chargeback.
 */
export function nextStanding(known: DisputeStanding | null, told: DisputeStanding, asksAnew = false): DisputeStanding {
  if (known === null || isClosed(told)) return known !== null && isClosed(known) ? known : told;
  return isClosed(known) || (known === "answered" && !asksAnew) ? known : told;
}
