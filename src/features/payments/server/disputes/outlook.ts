import type { Instant } from "../../../../shared/instant";
import type { LockedPlan } from "../../../plan/server/checkout/checkout.commands";
import type { HoldOnPapers } from "../../dispute.rules";
import { holdOnPapers } from "./disputes.repository";

/** How a plan goes on once a dispute is over, as values of messages. `deadlineAt`: the end of the time to sign. */
export type Outlook =
  | { hold: "ended" | HoldOnPapers | "none" }
  /** Nothing blocks its receipt, which is not signed yet. */
  | { hold: "unsigned"; deadlineAt: Instant };

/** Read after the dispute's end was stored. (PAY-30, PAY-32) */
export async function outlookOf({ tx, row, snapshot }: Pick<LockedPlan, "tx" | "row" | "snapshot">): Promise<Outlook> {
  if (snapshot.matches("cancelled")) return { hold: "ended" };
  const hold = await holdOnPapers(tx, row.id);
  if (hold) return { hold };
  const { signWindow } = snapshot.context;
  if (snapshot.matches("signing") && signWindow) return { hold: "unsigned", deadlineAt: signWindow.closesAt };
  return { hold: "none" };
}
