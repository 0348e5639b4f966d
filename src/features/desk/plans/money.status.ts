import { PaymentStatus } from "../../../shared/enumerations";
import { isWithdrawn } from "../../payments/failureCodes";
import type { Means } from "../../payments/methodFacts";
import { factsOfMethod } from "../../payments/methods/methods.facts";
import { stuckAs } from "../../refunds/refunds.rules";
import type { PlanPayment, PlanRefund } from "./plans.schemas";

/** A status of PAY-14, or a more specific one: withdrawn; or waiting for money, by the payment method. */
export type PaymentRowStatus = number | "withdrawn" | Exclude<Means, "card">;

/** An open attempt is unknown if a provider was asked to charge; a link or transfer simply waits. (DESK-100) */
export function paymentRowStatus({
  Method,
  Status,
  FailureCode,
}: Pick<PlanPayment, "Method" | "Status" | "FailureCode">): PaymentRowStatus {
  if (isWithdrawn(FailureCode)) return "withdrawn";
  const means = factsOfMethod(Method)?.means ?? "card";
  return Status === PaymentStatus.Created && means !== "card" ? means : Status;
}

/** A status of PAY-14, or why an open refund is not on its way. */
export type RefundRowStatus = number | "byHand" | "returned" | "disputed" | "unknown";

/** Who has to move for a refund: its provider, staff, or the bank that decides a dispute. (DESK-100) */
export function refundRowStatus({
  Status,
  FailureCode,
  AskAgainAt,
}: Pick<PlanRefund, "Status" | "FailureCode" | "AskAgainAt">): RefundRowStatus {
  if (Status !== PaymentStatus.Created) return Status;
  const way = stuckAs({ byHand: AskAgainAt === null, failureCode: FailureCode });
  if (way === "refused") return Status;
  return way === "refusedForGood" ? "byHand" : way;
}
