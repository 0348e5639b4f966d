import { toldStanding } from "../../../dispute.rules";
import type { MoneyAlert } from "../../../moneyAlerts";
import type { ToldDispute } from "../../../server/disputes/disputes";
import { holderMatch } from "../../../server/holders/holder.rules";
import type { LinkPayment, WebhookEvent } from "../../../server/payment.ports";
import type { PaymentLink } from "../link.schemas";

type Warning = PaymentLink["Warnings"][number];
type Client = { firstName: string; lastName: string; email: string };

/** What of the payer's data differs from the client's. What the provider does not send does not differ. (PAY-25) */
export function payerWarnings(paid: Pick<LinkPayment, "payerName" | "payerEmail">, client: Client): Warning[] {
  const { payerName, payerEmail } = paid;
  const sameName = payerName === null || holderMatch(payerName, client.firstName, client.lastName) === "matches";
  const sameEmail = payerEmail === null || payerEmail.toLowerCase() === client.email.toLowerCase();
  return [...(sameName ? [] : (["nameDiffers"] as const)), ...(sameEmail ? [] : (["emailDiffers"] as const))];
}

/** What is kept of an event until it is applied: ids, amounts and codes, never a name or an address. */
export type EventFacts = {
  linkId: string | null;
  planId: number | null;
  paymentId: string | null;
  amount: number | null;
  currency: string | null;
  failureCode: string | null;
  object: string | null;
  objectStatus: string | null;
  charge: string | null;
  /** Of a dispute: the amount, why, and until when evidence can be given. */
  disputedAmount: number | null;
  disputedFor: string | null;
  respondBy: number | null;
};

export function factsOf(event: WebhookEvent): EventFacts {
  const { linkId, planId, paymentId, paid, failureCode, object, charge, disputed } = event;
  return {
    linkId,
    planId,
    paymentId,
    amount: paid?.amount ?? null,
    currency: paid?.currency ?? null,
    failureCode,
    object: object?.reference ?? null,
    objectStatus: object?.status ?? null,
    charge,
    disputedAmount: disputed?.amount ?? null,
    disputedFor: disputed?.reason ?? null,
    respondBy: disputed?.respondBy ?? null,
  };
}

type Ours = { planId: number; amount: number; currency: string; linkId: string | null };

/** Why an event is not believed; null: it is. */
export function whyRefused(facts: EventFacts, ours: Ours | null): string | null {
  if (!ours) return "refused: unknown payment";
  // Objects found by their charge have none of our metadata.
  if (facts.paymentId !== null && facts.planId !== ours.planId) return "refused: another plan";
  if (facts.linkId !== null && facts.linkId !== ours.linkId) return "refused: another link";
  if (facts.amount !== null && facts.amount !== ours.amount) return "refused: another amount";
  return facts.currency !== null && facts.currency !== ours.currency ? "refused: another currency" : null;
}

/** The dispute that an event is about; null: none. */
export function disputeIn({
  object,
  objectStatus,
  disputedAmount,
  disputedFor,
  respondBy,
}: EventFacts): ToldDispute | null {
  if (object === null || disputedAmount === null) return null;
  const standing = toldStanding(objectStatus ?? "");
  return { id: object, amount: disputedAmount, reason: disputedFor ?? "", standing, respondBy };
}

/** What a provider's event of a refund asks staff to look at; null: nothing. */
export function alertOf(type: string, { objectStatus }: EventFacts): MoneyAlert | null {
  if (type === "charge.refunded") return "refundedElsewhere";
  return type.includes("refund") && objectStatus === "failed" ? "refundFailed" : null;
}
