import type { Caller } from "../../../platform/server/http/caller";
import { text } from "../../../platform/server/http/texts";
import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import { PaymentProvider } from "../../../shared/enumerations";
import type { Language } from "../../../shared/language";
import type { Minor } from "../../../shared/money";
import type { Refusal } from "../../../shared/refusals";
import { type ChargeTerms, chargeOf, freeOfCharge, sameTerms } from "../../plan/checkout/checkout.charge";
import { bookingsPrice } from "../../plan/checkout/checkout.context";
import { type CheckoutCommands, type LockedPlan, refused } from "../../plan/server/checkout.commands";
import { actorOf } from "../../plan/server/plan.service";
import type { PurchaseMethod } from "../payments.schemas";
import { enabledMethods, findMethod, type MethodRow } from "./methods.repository";

type Parts = {
  db: Tx;
  commands: CheckoutCommands;
  /** Whether this installation can take money this way: its provider is configured. */
  isAvailable: (method: PaymentProvider) => boolean;
};

export type MethodsService = ReturnType<typeof methodsService>;

/** The ways to pay, and what they cost (specification section 7, Payment). */
export function methodsService({ db, commands, isAvailable }: Parts) {
  async function offered(price: Minor | null): Promise<MethodRow[]> {
    const rows = (await enabledMethods(db)).filter(({ id }) => isKnown(id) && isAvailable(id));
    return price === null ? rows : rows.filter((row) => isWithin(row, price));
  }

  /** The methods of the site. Public to whoever is signed in; `price` in minor units, null: for any price. */
  async function list(language: Language, price: Minor | null): Promise<PurchaseMethod[]> {
    return (await offered(price)).map((row) => toMethod(row, language, price));
  }

  /** The cards a method takes. Throws `payment.methodNotOffered`. */
  async function cardsOf(methodId: number): Promise<string[]> {
    const row = (await offered(null)).find(({ id }) => id === methodId);
    if (!row) throw new Problem("payment.methodNotOffered");
    return row.acceptedCards;
  }

  /** A method as it is offered for a plan in hand. Throws `payment.methodNotOffered`. */
  async function forPlan(
    { tx, snapshot }: LockedPlan,
    methodId: number,
  ): Promise<{ id: PaymentProvider } & ChargeTerms> {
    const row = await findMethod(tx, methodId);
    const good =
      row?.enabled && isKnown(row.id) && isAvailable(row.id) && isWithin(row, bookingsPrice(snapshot.context));
    if (!good || !isKnown(row.id)) throw new Problem("payment.methodNotOffered");
    return { id: row.id, ...termsOf(row) };
  }

  /**
   * Why a plan in hand cannot be paid this way without another word: the method costs something that was not agreed to.
   * One that was chosen keeps the terms of that moment. Throws `payment.methodNotOffered`.
   */
  async function notAgreed(plan: LockedPlan, methodId: PaymentProvider): Promise<Refusal[]> {
    const method = await forPlan(plan, methodId);
    const chosen = plan.snapshot.context.method === methodId;
    return chosen || sameTerms(method, freeOfCharge) ? [] : [{ code: "methodDiffers", facts: {} }];
  }

  /** Chooses how a plan will be paid, with what that costs now. Throws `checkout.refused`, `payment.methodNotOffered`. */
  async function change(caller: Caller, planId: number, methodId: number): Promise<null> {
    const refusals = await db.transaction(async (tx) => {
      const plan = await commands.openOwn(tx, planId, caller);
      const { id: method, rate, fixed } = await forPlan(plan, methodId);
      const event = { type: "method.changed", at: plan.at, method, charge: { rate, fixed } } as const;
      const refusals = commands.take(plan, event, actorOf(caller));
      await commands.finish(plan);
      return refusals;
    });
    if (refusals.length > 0) throw refused(refusals);
    return null;
  }

  return { list, cardsOf, forPlan, notAgreed, change };
}

const known: readonly number[] = Object.values(PaymentProvider);

function isKnown(id: number): id is PaymentProvider {
  return known.includes(id);
}

function isWithin({ minAmount, maxAmount }: MethodRow, price: Minor): boolean {
  return price >= minAmount && (maxAmount === null || price <= maxAmount);
}

const termsOf = ({ chargeRate, chargeFixed }: MethodRow): ChargeTerms => ({ rate: chargeRate, fixed: chargeFixed });

function toMethod(row: MethodRow, language: Language, price: Minor | null): PurchaseMethod {
  return {
    Id: row.id,
    Name: text(language, `payment.method.${row.id}`),
    Text: text(language, `payment.method.${row.id}.text`),
    Charge: price === null ? row.chargeFixed : chargeOf(termsOf(row), price),
    ChargeRate: row.chargeRate,
    ChargeFixed: row.chargeFixed,
    MinAmount: row.minAmount,
    MaxAmount: row.maxAmount,
    AcceptedCards: row.acceptedCards,
  };
}
