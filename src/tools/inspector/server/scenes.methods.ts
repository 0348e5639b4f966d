import { randomUUID } from "node:crypto";
import { accountContract } from "../../../features/account/account.contract";
import { payeezyContract } from "../../../features/payments/methods/payeezy/payeezy.contract";
import { linkContract } from "../../../features/payments/methods/stripe/link.contract";
import { transferContract } from "../../../features/payments/methods/transfer/transfer.contract";
import type { Transfer } from "../../../features/payments/methods/transfer/transfer.schemas";
import { buildPath } from "../../../shared/endpoint";
import { PaymentProvider } from "../../../shared/enumerations";
import { SECOND } from "../../../shared/instant";
import { stateOfPlan } from "./scenes";
import { chooseMethod, orderBy } from "./scenes.order";
import type { World } from "./world";

/** Payment methods other than Clover's card, one step in each function. */

/** Cards of Payeezy's stand-in (docs/testing.md, Payeezy). */
export const PAYEEZY_APPROVED_CARD = "4788250000028291";
export const PAYEEZY_DECLINED_CARD = "4000000000000507";

/** Enables Payeezy and chooses it: the payment page shows its form. */
export async function choosePayeezy(world: World, planId: number): Promise<void> {
  await world.offer(PaymentProvider.Payeezy);
  await chooseMethod(world, planId, PaymentProvider.Payeezy);
}

/** Tries to pay through Payeezy. Rejects when the card is declined. */
export async function payByPayeezy(world: World, planId: number, card: string): Promise<void> {
  await world.offer(PaymentProvider.Payeezy);
  const order = await orderBy(world, planId, PaymentProvider.Payeezy);
  const { FirstName, LastName } = await world.call(accountContract.getProfile, { id: world.clientId });
  const by = { Token: await world.payeezyTokenOf(card), HolderName: `${FirstName} ${LastName}` };
  await world.call(payeezyContract.payWithPayeezy, {}, { ...order, ...by });
}

/** Orders a bank transfer of the plan's total. */
export async function orderTransfer(world: World, planId: number): Promise<Transfer> {
  const order = await orderBy(world, planId, PaymentProvider.BankTransferToUSA);
  return world.call(transferContract.orderTransfer, {}, order);
}

/** A picture of one pixel. */
const PROOF = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Sends the proof of a transfer; from then on staff look for its money. */
export async function reportTransfer(world: World, { PaymentId }: Pick<Transfer, "PaymentId">): Promise<void> {
  await world.sendFile(buildPath(transferContract.reportTransfer.path, { paymentId: PaymentId }), PROOF);
}

/** Staff record a part of the money as received. */
export async function receivePart(world: World, { PaymentId, Amount }: Transfer, missing: number): Promise<void> {
  const found = { PaymentId, Amount: Amount - missing, BankReference: `QA-${randomUUID().slice(0, 8)}` };
  await world.callAsStaff(transferContract.receiveTransfer, {}, found);
}

/** Creates a payment link for the plan; resolves to its address. */
export async function makeLink(world: World, planId: number): Promise<string> {
  const link = await world.call(linkContract.createLink, {}, await orderBy(world, planId, PaymentProvider.Stripe));
  if (link.Url === null) throw new Error("the provider made no link");
  return link.Url;
}

/** Pays at the provider's page; `delivery`: what happens to its webhooks. */
export async function payLink(world: World, url: string, delivery: "once" | "tenTimes" | "lost"): Promise<void> {
  const { FirstName, LastName, email } = await world.call(accountContract.getProfile, { id: world.clientId });
  const body = new URLSearchParams({ name: `${FirstName} ${LastName}`, email, number: "4242424242424242", delivery });
  const answer = await fetch(url, { method: "POST", body, redirect: "manual" });
  if (answer.status !== 303) throw new Error(`the payment page answered ${answer.status}`);
}

/** The same; resolves when the plan is paid. */
export async function payAtLink(
  world: World,
  planId: number,
  url: string,
  delivery: "once" | "tenTimes",
): Promise<void> {
  await payLink(world, url, delivery);
  for (let waited = 0; waited < 20 * SECOND; waited += 50) {
    if ((await stateOfPlan(world, planId)) === "signing") return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the shop was not notified of the payment");
}
