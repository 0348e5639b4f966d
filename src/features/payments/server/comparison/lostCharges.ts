import { PaymentStatus } from "../../../../shared/enumerations";
import type { CheckoutCommands } from "../../../plan/server/checkout/checkout.commands";
import type { LockedPlan } from "../../../plan/server/checkout/lockedPlan";
import type { ComparedCharge } from "../../comparison/comparison.rules";
import type { MethodFacts } from "../../methodFacts";
import { findMethod } from "../methods.repository";
import { byProvider, type Capture } from "../payment.capture";
import { derivedId } from "../payment.owed";
import { insertPayment } from "../payment.repository";

type Deps = { commands: CheckoutCommands; capture: Capture };

/** The outcome of a charge: it pays its plan, is refunded, or is left because it came in another currency. */
export type LostOutcome = "paid" | "goesBack" | "otherCurrency" | "known";

/**
 * Records a charge of ours that is missing in the book, as after a restore, as a separate payment. It pays its plan if
 * the plan still waits for exactly this amount, and is refunded otherwise. Once per charge. Only on the order of an
 * operator, who knows that the provider's account belongs to this shop alone. `back`: the amount already refunded,
 * minor units. (PAY-37)
 */
export function lostCharges({ commands, capture }: Deps) {
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
      // A charge with refunds cannot pay the plan.
      if (back < amount) await begin(plan, method, id, amount);
      const settled = await capture.record(plan, payment, { amount, facts: { providerReference: reference } });
      await plan.save();
      return settled.status === PaymentStatus.Success ? "paid" : "goesBack";
    });
}

/** Recreates the lost attempt: by this method, with its charge. If the plan refuses it, the money is refunded. */
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
