import { type Caller, requireOwner } from "../../../platform/server/http/caller";
import { Problem } from "../../../platform/server/problem";
import { PaymentProvider } from "../../../shared/enumerations";
import type { Clock, Instant } from "../../../shared/instant";
import { holderMatch } from "../../payments/server/holder.rules";
import type { MethodsService } from "../../payments/server/methods.service";
import type { CardKeeper } from "../../payments/server/payment.ports";
import { lastPaymentOf } from "../../payments/server/payment.repository";
import { resume } from "../checkout/checkout.checkpoint";
import { standingAt, store } from "../checkout/checkout.log";
import { MACHINE_VERSION } from "../checkout/checkout.machine";
import { whyNot } from "../checkout/checkout.reasons";
import type { CardFields, Checkout, HolderCheck, HolderQuestion } from "../checkout/checkout.schemas";
import { refused } from "./checkout.commands";
import { findPayer, findPlan, laterFacts, type PlanRow } from "./checkout.repository";
import type { Tx } from "./plan.ports";

type Parts = {
  db: Tx;
  now: Clock;
  /** Whose card fields stand in our page. */
  keeper: Pick<CardKeeper, "accessKey">;
  cardsOf: MethodsService["cardsOf"];
};

export type CheckoutService = ReturnType<typeof checkoutService>;

/** Where a plan stands, and the ways to pay it (specification section 7, Payment). */
export function checkoutService({ db, now, keeper, cardsOf }: Parts) {
  async function readPlan(caller: Caller, planId: number) {
    const plan = await findPlan(db, planId);
    // What is somebody else's is answered as what does not exist.
    if (!plan) throw new Problem("notFound");
    requireOwner(caller, plan.clientId);
    return plan;
  }

  /** The plan as it is now: what the clock has decided stands, whether the sweeper has come by or not. */
  async function present(plan: PlanRow) {
    const at = now();
    const { snapshot: stored } = resume(plan.id, plan.checkpoint, await laterFacts(db, plan));
    return { at, snapshot: standingAt(stored, at) };
  }

  async function getCheckout(caller: Caller, planId: number): Promise<Checkout> {
    const { at, snapshot } = await present(await readPlan(caller, planId));
    const payment = await lastPaymentOf(db, planId);
    return {
      TravelPlanId: planId,
      Stored: store(snapshot),
      MachineVersion: MACHINE_VERSION,
      Now: at,
      PaymentId: payment?.id ?? null,
    };
  }

  /** Throws `payment.providerUnavailable`, `payment.methodNotOffered`. */
  async function getCardFields(caller: Caller, planId: number): Promise<CardFields> {
    await readPlan(caller, planId);
    const ApiAccessKey = await keeper.accessKey();
    if (ApiAccessKey === null) throw new Problem("payment.providerUnavailable");
    return { ApiAccessKey, AcceptedCards: await cardsOf(PaymentProvider.Clover) };
  }

  /** Where the receipt of a paid plan is signed. */
  async function getSignUrl(caller: Caller, planId: number): Promise<string> {
    const { at, snapshot } = await present(await readPlan(caller, planId));
    if (!snapshot.hasTag("paid")) throw refused(whyNot(snapshot, { type: "receipt.signed", at }));
    return `/e_sign?plan=${planId}`;
  }

  /** How a name on a card compares with the client's. */
  async function checkHolder(caller: Caller, { ClientId, HolderName }: HolderQuestion): Promise<HolderCheck> {
    requireOwner(caller, ClientId);
    const payer = await findPayer(db, ClientId);
    if (!payer) throw new Problem("notFound");
    const Match = holderMatch(HolderName, payer.firstName, payer.lastName);
    return { IsValid: Match === "matches", Match };
  }

  /** When the time to pay a plan ends; null: it stands still, or is over. */
  async function payUntil(planId: number): Promise<Instant | null> {
    const plan = await findPlan(db, planId);
    if (!plan) throw new Problem("notFound");
    const { context } = (await present(plan)).snapshot;
    return context.pausedWith === null ? (context.payWindow?.closesAt ?? null) : null;
  }

  return { readPlan, payUntil, getCheckout, getCardFields, getSignUrl, checkHolder };
}
