import { type Caller, requireOwner } from "../../../server/http/caller";
import { findText } from "../../../server/http/texts";
import { Problem } from "../../../server/problem";
import { PaymentProvider } from "../../../shared/enumerations";
import type { Clock } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import type { Tx } from "../../plan/server/plan.ports";
import { applyEvent, dueTicks, fold, store } from "../checkout.log";
import { MACHINE_VERSION } from "../checkout.machine";
import { whyNot } from "../checkout.reasons";
import type { CardFields, Checkout, HolderCheck, HolderQuestion, PurchaseMethod } from "../checkout.schemas";
import { type CheckoutCommands, refused } from "./checkout.commands";
import { eventsOf, findPayer, findPlan } from "./checkout.repository";
import { holderMatch } from "./holder.rules";
import type { CardProvider } from "./payment.ports";
import { lastPaymentOf } from "./payment.repository";
import { acceptedCards, offeredMethod } from "./payment.rules";

type Parts = { db: Tx; now: Clock; commands: CheckoutCommands; provider: CardProvider; sdkUrl: string };

export type CheckoutService = ReturnType<typeof checkoutService>;

/** Where a plan stands, and the ways to pay it (specification section 7, Payment). */
export function checkoutService({ db, now, commands, provider, sdkUrl }: Parts) {
  async function readPlan(caller: Caller, planId: number) {
    const plan = await findPlan(db, planId);
    // What is somebody else's is answered as what does not exist.
    if (!plan) throw new Problem("notFound");
    requireOwner(caller, plan.clientId);
    return plan;
  }

  /** The plan as it is now: what the clock has decided stands, whether the sweeper has come by or not. */
  async function present(planId: number) {
    const at = now();
    const stored = fold(planId, await eventsOf(db, planId));
    return { at, snapshot: dueTicks(stored, at).reduce(applyEvent, stored) };
  }

  async function getCheckout(caller: Caller, planId: number): Promise<Checkout> {
    await readPlan(caller, planId);
    const { at, snapshot } = await present(planId);
    const payment = await lastPaymentOf(db, planId);
    return {
      TravelPlanId: planId,
      Stored: store(snapshot),
      MachineVersion: MACHINE_VERSION,
      Now: at,
      PaymentId: payment?.id ?? null,
    };
  }

  async function getCardFields(caller: Caller, planId: number): Promise<CardFields> {
    await readPlan(caller, planId);
    const ApiAccessKey = await provider.accessKey();
    if (ApiAccessKey === null) throw new Problem("payment.providerUnavailable");
    return { Origin: new URL(sdkUrl).origin, ScriptUrl: sdkUrl, ApiAccessKey, AcceptedCards: acceptedCards };
  }

  /** Where the receipt of a paid plan is signed. */
  async function getSignUrl(caller: Caller, planId: number): Promise<string> {
    await readPlan(caller, planId);
    const { at, snapshot } = await present(planId);
    if (!snapshot.hasTag("paid")) throw refused(whyNot(snapshot, { type: "receipt.signed", at }));
    return `/e_sign?plan=${planId}`;
  }

  async function changePurchaseMethod(caller: Caller, planId: number, methodId: number): Promise<null> {
    await readPlan(caller, planId);
    if (methodId !== offeredMethod) throw new Problem("payment.methodNotOffered");
    const actor = { kind: "client", id: caller.clientId } as const;
    const { refusals } = await db.transaction((tx) =>
      commands.happen(tx, planId, (at) => ({ type: "method.changed", at, method: offeredMethod }), actor),
    );
    if (refusals.length > 0) throw refused(refusals);
    return null;
  }

  /** How a name on a card compares with the client's. */
  async function checkHolder(caller: Caller, { ClientId, HolderName }: HolderQuestion): Promise<HolderCheck> {
    requireOwner(caller, ClientId);
    const payer = await findPayer(db, ClientId);
    if (!payer) throw new Problem("notFound");
    const Match = holderMatch(HolderName, payer.firstName, payer.lastName);
    return { IsValid: Match === "matches", Match };
  }

  return { getCheckout, getCardFields, getSignUrl, changePurchaseMethod, checkHolder };
}

/** The brands a method takes. */
export function cardsOf(methodId: number): string[] {
  if (methodId !== PaymentProvider.Clover) throw new Problem("payment.methodNotOffered");
  return acceptedCards;
}

/** The ways to pay that are offered; none of them costs extra. */
export function purchaseMethods(language: Language): PurchaseMethod[] {
  const Name = findText(language, "payment.method.card") ?? "";
  return [{ Id: offeredMethod, Name, Charge: 0 }];
}
