import { randomUUID } from "node:crypto";
import { type Caller, requireSelf } from "../../../platform/server/http/caller";
import { type FieldProblem, Problem, wrongField } from "../../../platform/server/problem";
import type { Services } from "../../../platform/server/services";
import type { Minor } from "../../../shared/money";
import { amountDue } from "../../plan/checkout/checkout.context";
import { ownPlan, snapshotOf } from "../../plan/server/checkout/readPlan";

type Given = { TravelPlanId: number; ClientId: number; BookingId?: number; PaymentKey?: string; Amount?: Minor };

/**
 * Fills in the missing fields of a payment's body (WIRE-11) that the server knows: the amount due, and a new key. That
 * is safe because a plan takes one attempt at a time, and none once it is paid. For a change, the amount includes the
 * consent to its extra cost. Throws `notFound`, `forbidden`, `invalid`. (PAY-29, PLAN-44)
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
  const fields: FieldProblem[] = [
    ...(filled.consent ? [] : [{ Field: "AcceptTerms", Code: "acceptPolicies" }]),
    ...(filled.card ? [] : [{ Field: "Token", Code: "cardRequired" }]),
    ...(filled.holder || !filled.card ? [] : [{ Field: "HolderName", Code: "required" }]),
  ];
  return new Problem("invalid", {}, fields);
}
