import { randomUUID } from "node:crypto";
import { paymentsContract } from "../../../features/payments/payments.contract";
import { amountDue } from "../../../features/plan/checkout/checkout.context";
import { checkoutContract } from "../../../features/plan/checkout/checkout.contract";
import { usTravelContract } from "../../../features/plan/usTravel/usTravel.contract";
import { PaymentProvider } from "../../../shared/enumerations";
import type { World } from "./world";

/** What the client does on the payment page before paying, by whichever method. */

/** Chooses the plan's payment method. */
export async function chooseMethod({ call }: World, planId: number, methodId: PaymentProvider): Promise<void> {
  await call(paymentsContract.changePurchaseMethod, { planId, methodId });
}

/**
 * Fills in the payment page as the client does: chooses the method, and answers what US law asks for where it is asked
 * (PLAN-50); resolves to a payment request for the amount due, with its own key.
 */
export async function orderBy(world: World, planId: number, methodId: PaymentProvider) {
  const { call, clientId } = world;
  await chooseMethod(world, planId, methodId);
  const { UnderUsLaw, Category } = await call(usTravelContract.getUsTravel, { planId });
  if (UnderUsLaw && Category === null)
    await call(usTravelContract.stateUsTravel, { planId }, { UnderUsLaw, Category: "support" });
  const { Stored } = await call(checkoutContract.getCheckout, { planId });
  const Amount = amountDue(Stored.context);
  return { TravelPlanId: planId, ClientId: clientId, PaymentKey: randomUUID(), Amount, AcceptTerms: true };
}

/** A reused plan keeps its former payment method: resets it to the card, as in new plans. */
export async function returnToCard(world: World, planId: number): Promise<void> {
  const { Stored } = await world.call(checkoutContract.getCheckout, { planId });
  const { method } = Stored.context;
  if (method !== null && method !== PaymentProvider.Clover) await chooseMethod(world, planId, PaymentProvider.Clover);
}
