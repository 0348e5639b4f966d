import { PaymentStatus } from "../../../../shared/enumerations";
import type { CheckoutCommands } from "../../../plan/server/checkout/checkout.commands";
import type { LockedPlan } from "../../../plan/server/checkout/lockedPlan";
import type { ComparedCharge } from "../../comparison.rules";
import type { MethodFacts } from "../../methodFacts";
import { findMethod } from "../methods.repository";
import { byProvider, type Capture } from "../payment.capture";
import { derivedId } from "../payment.owed";
import { insertPayment } from "../payment.repository";

type Parts = { commands: CheckoutCommands; capture: Capture };

/** What became of a charge: it pays its plan, goes back to the client, or is left, as it came in another currency. */
export type LostOutcome = "paid" | "goesBack" | "otherCurrency" | "known";

/**
 * Records a charge that is ours and that our book has lost, as a restored database has, with a payment of its own: it
 * pays its plan if that still waits to be paid just this amount, and goes back otherwise. Once for each charge. Only on
 * an operator's word, who knows that the provider's account is this shop's alone. `back`: what went back of it already,
 * minor units. (PAY-37)
 */
export function lostCharges({ commands, capture }: Parts) {
  return (
    method: MethodFacts,
    { charge, planId, back }: { charge: ComparedCharge; planId: number; back: number },
  ): Promise<LostOutcome> =>
    commands.change(null, planId, async (plan) => {
      const { amount, currency, reference } = charge;
      if (currency !== "USD") return "otherCurrency";
      const { clientId } = plan.row;
      const id = derivedId(`lost/${method.id}/${reference}`);
      const row = { id, planId, clientId, method: method.id, status: PaymentStatus.Created };
      const payment = await insertPayment(plan.tx, { ...row, amount, currency, createdAt: plan.at });
      if (!payment) return "known";
      // Of one that went back nothing can be kept for the plan.
      if (back < amount) await begin(plan, method, id, amount);
      const settled = await capture.record(plan, payment, { amount, facts: { providerReference: reference } });
      await plan.save();
      return settled.status === PaymentStatus.Success ? "paid" : "goesBack";
    });
}

/** As the attempt began that is lost: by this method, at its charge. If the plan refuses it, the money goes back. */
async function begin(plan: LockedPlan, { id, takesCards }: MethodFacts, attemptId: string, amount: number) {
  await plan.recheck();
  const terms = await findMethod(plan.tx, id);
  if (plan.snapshot.context.method !== id && terms)
    plan.take(
      { type: "method.changed", method: id, charge: { rate: terms.chargeRate, fixed: terms.chargeFixed } },
      byProvider,
    );
  const type = takesCards ? "payment.started" : "link.created";
  plan.take({ type, attemptId, method: id, amount, termsAccepted: true, holder: "matches" }, byProvider);
}
