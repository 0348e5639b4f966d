import { likeness } from "../../../../../shared/names/likeness";
import { statusFromProvider } from "../../../disputes/dispute.rules";
import { type WarningKind, warningKinds } from "../../../outside/outside.rules";
import type { ReportedDispute } from "../../../server/disputes/disputes";
import type { LinkPayment, ListedRefund, WebhookEvent } from "../../../server/payment.ports";
import type { PaymentLink } from "../link.schemas";

type Warning = PaymentLink["Warnings"][number];
type Client = { firstName: string; lastName: string; email: string };

/** Which of the payer's data differ from the client's; data that the provider does not send count as equal. (PAY-25) */
export function payerWarnings(paid: Pick<LinkPayment, "payerName" | "payerEmail">, client: Client): Warning[] {
  const { payerName, payerEmail } = paid;
  const sameName = payerName === null || likeness(payerName, client) === "matches";
  const sameEmail = payerEmail === null || payerEmail.toLowerCase() === client.email.toLowerCase();
  return [...(sameName ? [] : (["nameDiffers"] as const)), ...(sameEmail ? [] : (["emailDiffers"] as const))];
}

/** The HTTP status and code of a refusal, which show more about the refund. */
export function outcomeOfRefusal(status: number, code: string): "unsent" | "denied" | undefined {
  if (status === 401 || status === 403) return "denied";
  return code === "charge_disputed" || code === "refund_disputed_payment" ? "unsent" : undefined;
}

/** What is stored of an event until it is applied: ids, amounts and codes, never a name or an address. */
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
  /** For a dispute: its amount, its reason, and the deadline for evidence. */
  disputedAmount: number | null;
  disputedFor: string | null;
  respondBy: number | null;
  /** The total refunded of a charge; a refund's amount, and our id of it. */
  backInAll: number | null;
  refundedAmount: number | null;
  refundKey: string | null;
  /** A warning's kind and reason, and whether it is open. */
  warningKind: string | null;
  warningReason: string | null;
  warningIsOpen: number | null;
};

/** A webhook's event as it is stored. It is applied once, possibly later. */
export function factsOf(event: WebhookEvent): EventFacts {
  const { linkId, planId, paymentId, paid, failureCode, object, charge, disputed, backInAll, refunded, warned } = event;
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
    backInAll: backInAll ?? null,
    refundedAmount: refunded?.amount ?? null,
    refundKey: refunded?.key ?? null,
    warningKind: warned?.kind ?? null,
    warningReason: warned?.reason ?? null,
    warningIsOpen: warned ? Number(warned.isOpen) : null,
  };
}

type Ours = { planId: number; amount: number; currency: string; linkId: string | null };

/** Why an event is refused; null if it is accepted. */
export function whyRefused(facts: EventFacts, ours: Ours | null): string | null {
  if (!ours) return "refused: unknown payment";
  // Refunds and disputes are found by their charge, because they carry none of our metadata.
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
}: EventFacts): ReportedDispute | null {
  if (object === null || disputedAmount === null) return null;
  const status = statusFromProvider(objectStatus ?? "");
  return { id: object, amount: disputedAmount, reason: disputedFor ?? "", status, respondBy };
}

/** The refund that an event names; null: none. */
export function refundIn({ object, objectStatus, refundedAmount, refundKey }: EventFacts): ListedRefund | null {
  if (object === null || refundedAmount === null) return null;
  return { reference: object, amount: refundedAmount, key: refundKey, hasFailed: hasFailed(objectStatus) };
}

/** The warning that an event is about; null: none. */
export function warningIn({ object, warningKind, warningReason, warningIsOpen }: EventFacts) {
  const kind: WarningKind | undefined = warningKinds.find((known) => known === warningKind);
  return object === null || !kind
    ? null
    : { id: object, kind, reason: warningReason ?? "", isOpen: warningIsOpen === 1 };
}

/**
 * Whether a refund with this provider status has given nothing back. `pending` and `requires_action` are on their way;
 * their end is reported later.
 */
export const hasFailed = (refundStatus: string | null): refundStatus is "failed" | "canceled" =>
  refundStatus === "failed" || refundStatus === "canceled";
