import { randomUUID } from "node:crypto";
import { accountContract } from "../../../features/account/account.contract";
import { cloverContract } from "../../../features/payments/methods/clover/clover.contract";
import { payeezyContract } from "../../../features/payments/methods/payeezy/payeezy.contract";
import { PaymentProvider } from "../../../shared/enumerations";
import { bookOffer, findOffer, ofPeriod } from "./carScene";
import { happensTo } from "./refundScenes";
import { APPROVED_CARD, emptyPlan, giveDocuments, payByCard, signReceipt } from "./scenes";
import { makeLink, payAtLink } from "./scenes.methods";
import { returnToCard } from "./scenes.order";
import type { World } from "./world";

/** Scenes of changes of a paid booking that cost more. (PLAN-44) */

/** Far enough ahead that the booking can be cancelled, and so changed, free of charge. */
const FAR_AHEAD = { pickUpInDays: 40, dropOffInDays: 43 };
/** A car that is free for these days is free for the shorter rental too. */
const LONGER = { pickUpInDays: 40, dropOffInDays: 45 };

/** A signed car of three days, whose change to five is agreed and to be paid; `pay` pays the plan. */
async function agreed(world: World, pay: (planId: number) => Promise<void>): Promise<Difference> {
  await emptyPlan(world);
  const offer = await findOffer(world, { confirmsInstantly: true, period: LONGER });
  const shorter = await ofPeriod(world, offer, FAR_AHEAD);
  // Asked before the booking, which may take the model's last car.
  const longer = await ofPeriod(world, offer, LONGER);
  const booked = await bookOffer(world, shorter);
  const planId = booked.TravelPlanId;
  await giveDocuments(world);
  await returnToCard(world, planId);
  await pay(planId);
  await signReceipt(world, planId);
  const change = await bookOffer(world, longer, { replaces: booked.BookingId });
  const amount = change.PayNow - booked.PayNow;
  return { planId, changeId: change.BookingId, method: PaymentProvider.Clover, amount };
}

/** Resolves to the plan's id. */
export const agreedChange = async (world: World): Promise<number> => (await agreedByCard(world)).planId;

const agreedByCard = (world: World) => agreed(world, (planId) => payByCard(world, planId));

/**
 * The same, paid by a link whose charge is disputed: the difference cannot be paid meanwhile. Resolves to the plan's
 * id.
 */
export async function disputedChange(world: World): Promise<number> {
  let url = "";
  const { planId } = await agreed(world, async (plan) => {
    url = await makeLink(world, plan);
    await payAtLink(world, plan, url, "once");
  });
  await happensTo(url, "disputed");
  return planId;
}

/** The same, whose difference is paid: the receipt is to be signed again. Resolves to the plan's id. (PLAN-43) */
export async function paidChange(world: World): Promise<number> {
  const due = await agreedByCard(world);
  await payDifference(world, due, APPROVED_CARD);
  return due.planId;
}

type Difference = { planId: number; changeId: number; method: PaymentProvider; amount: number };

/** Tries to pay what a change costs more; the outcome depends on the card. Rejects when it is refused or declined. */
export async function payDifference(
  world: World,
  { planId, changeId, method, amount }: Difference,
  card: string,
): Promise<void> {
  const { FirstName, LastName } = await world.call(accountContract.getProfile, { id: world.clientId });
  const ids = { TravelPlanId: planId, ClientId: world.clientId, BookingId: changeId, PaymentKey: randomUUID() };
  const order = { ...ids, Amount: amount, AcceptTerms: true, HolderName: `${FirstName} ${LastName}` };
  if (method === PaymentProvider.Payeezy) {
    await world.offer(method);
    await world.call(payeezyContract.payWithPayeezy, {}, { ...order, Token: await world.payeezyTokenOf(card) });
  } else await world.call(cloverContract.payWithClover, {}, { ...order, Token: await world.tokenOf(card) });
}
