import type { Instant } from "../../../shared/instant";
import type { HoldOnPapers } from "./dispute.rules";

/** How a plan continues after a dispute, as values of messages. `deadlineAt`: the end of the time to sign. */
export type DisputeOutcome =
  | { hold: HoldOnPapers | "none" }
  /** Nothing blocks the plan's receipt, which is not signed yet. */
  | { hold: "unsigned"; deadlineAt: Instant }
  /**
   * The plan is over and its services are delivered or cancelled; `endedDisputed`: another dispute of it is not
   * settled.
   */
  | { hold: "ended" | "endedDisputed" }
  /** The dispute changes nothing for the plan. */
  | { hold: "apart" };

export type DisputeOutcomeFacts = {
  /** Whether the disputed payment is the one that paid the plan. */
  paidPlan: boolean;
  hold: HoldOnPapers | null;
  stage: "signing" | "printing" | "ended" | "unpaid";
  /** The end of the time to sign; null: there is none. */
  signBy: Instant | null;
};

/**
 * Only existing papers are reported as valid again, and only the payment that paid the plan affects them. (PAY-30,
 * PAY-32)
 */
export function disputeOutcomeFrom({ paidPlan, hold, stage, signBy }: DisputeOutcomeFacts): DisputeOutcome {
  if (!paidPlan) return { hold: "apart" };
  if (stage === "ended") return { hold: hold ? "endedDisputed" : "ended" };
  if (hold) return { hold };
  if (stage === "signing" && signBy !== null) return { hold: "unsigned", deadlineAt: signBy };
  return { hold: stage === "printing" ? "none" : "apart" };
}
