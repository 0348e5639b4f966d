import { randomUUID } from "node:crypto";
import { type Caller, requireSelf } from "../../../platform/server/http/caller";
import { Problem, wrongField, wrongIf } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import type { PaymentProvider } from "../../../shared/enumerations";
import type { Minor } from "../../../shared/money";
import { amountDue } from "../../plan/checkout/checkout.context";
import { ownPlan, snapshotOf } from "../../plan/server/checkout/readPlan";
import type { CardOrder } from "../methods/order.schemas";
import type { BrowserFacts } from "./payment.ports";

type Given = { TravelPlanId: number; ClientId: number; BookingId?: number; PaymentKey?: string; Amount?: Minor };

/**
 * Fills in the missing fields of a payment's body (WIRE-11) that the server knows: the amount due, and a new key. That
 * is safe because a plan takes one attempt at a time, and none once it is paid. For a change, the amount includes the
 * consent to its difference. Throws `notFound`, `forbidden`, `invalid`. (PAY-29, PLAN-44)
 */
export async function keyAndAmount(
  { db, now }: Pick<Services, "db" | "now">,
  caller: Caller,
  given: Given,
): Promise<{ PaymentKey: string; Amount: Minor }> {
  requireSelf(caller, given.ClientId);
  const { PaymentKey = randomUUID() } = given;
  if (given.Amount !== undefined) return { PaymentKey, Amount: given.Amount };
  if (given.BookingId !== undefined) throw wrongField("Amount", "required");
  const plan = await ownPlan(db, caller, given.TravelPlanId);
  return { PaymentKey, Amount: amountDue((await snapshotOf(db, plan, now())).context) };
}

/** The refusal that names the missing fields that only the payer knows. */
export function missingOfPayment(filled: { consent: boolean; card: boolean; holder: boolean }): Problem {
  return new Problem("invalid", {}, [
    ...wrongIf(!filled.consent, "AcceptTerms", "acceptPolicies"),
    ...wrongIf(!filled.card, "Token", "cardRequired"),
    ...wrongIf(filled.card && !filled.holder, "HolderName", "required"),
  ]);
}

/** A client's request for a card payment, with any provider. */
export type CardPayment = {
  key: string;
  planId: number;
  clientId: number;
  /** The change whose difference is paid; null: the plan is. (PLAN-44) */
  forBookingId: number | null;
  method: PaymentProvider;
  /** Minor units, the fund's part included. */
  total: Minor;
  fundAmount: Minor;
  /** As typed; null for a saved card, which has its own, and for a payment from the fund alone. */
  holderName: string | null;
  termsAccepted: boolean;
  /** The provider's token; null if a saved card is charged. */
  source: string | null;
  cardId: string | null;
  /** Whether the token's card is saved. */
  keep: boolean;
  /** The browser's data from the provider's program, for 3-D Secure; null: none. */
  browser: BrowserFacts | null;
};

/** The fields of any card method's order. */
export const askedPayment = (body: Omit<CardOrder, "HolderName"> & { HolderName?: string | undefined }) => ({
  key: body.PaymentKey,
  planId: body.TravelPlanId,
  clientId: body.ClientId,
  forBookingId: body.BookingId ?? null,
  total: body.Amount,
  fundAmount: body.FundAmount ?? 0,
  holderName: body.HolderName ?? null,
  termsAccepted: body.AcceptTerms,
});
