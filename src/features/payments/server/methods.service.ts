import type { Caller } from "../../../platform/server/http/caller";
import { text } from "../../../platform/server/http/texts";
import { Problem } from "../../../platform/server/problem";
import type { Tx } from "../../../platform/server/services";
import type { PaymentProvider } from "../../../shared/enumerations";
import type { Language } from "../../../shared/language";
import type { Minor } from "../../../shared/money";
import {
  type ChargeTerms,
  chargeOf,
  freeOfCharge,
  type MethodLapse,
  sameTerms,
} from "../../plan/checkout/checkout.charge";
import { bookingsPrice, differenceOf } from "../../plan/checkout/checkout.context";
import type { CheckoutCommands } from "../../plan/server/checkout/checkout.commands";
import { type LockedPlan, Refused } from "../../plan/server/checkout/lockedPlan";
import { actorOf } from "../../plan/server/plan.service";
import type { PurchaseMethod } from "../payments.schemas";
import { enabledMethods, findMethod, type MethodRow } from "./methods.repository";
import type { MethodOf } from "./payment.ports";

type Deps = {
  db: Tx;
  commands: CheckoutCommands;
  methodOf: MethodOf;
  /** The origin of the pages of card fields, never the site's; null: no method has such a page. */
  cardPages: string | null;
};

/** The row of a method that the program knows. */
type OfferedRow = MethodRow & { id: PaymentProvider };

export type MethodsService = ReturnType<typeof methodsService>;

/** The ways to pay, and what they cost (WIRE-11, PAY-6, PAY-7). */
export function methodsService({ db, commands, methodOf, cardPages }: Deps) {
  async function offered(price: Minor | null): Promise<OfferedRow[]> {
    const rows = (await enabledMethods(db)).flatMap((row): OfferedRow[] => {
      const method = methodOf(row.id);
      return method?.isOffered ? [{ ...row, id: method.id }] : [];
    });
    return price === null ? rows : rows.filter((row) => lapseOf(methodOf(row.id), row, price) === null);
  }

  /** The site's payment methods, for anybody signed in. `price` in minor units; null: for any price. */
  async function list(language: Language, price: Minor | null): Promise<PurchaseMethod[]> {
    return (await offered(price)).map((row) => toMethod(row, language, price));
  }

  /** The cards a method takes. Throws `payment.methodNotOffered`. */
  async function cardsOf(methodId: number): Promise<string[]> {
    return (await offeredMethod(methodId)).acceptedCards;
  }

  /**
   * The URL of a method's page of card fields, which is at `path` of its own origin. Throws `payment.methodNotOffered`,
   * also for a method that is turned off or not configured. (PAY-17)
   */
  async function cardPage(methodId: PaymentProvider, path: string): Promise<string> {
    await offeredMethod(methodId);
    if (cardPages === null) throw new Problem("payment.methodNotOffered");
    return `${cardPages}${path}`;
  }

  async function offeredMethod(methodId: number): Promise<OfferedRow> {
    const row = (await offered(null)).find(({ id }) => id === methodId);
    if (!row) throw new Problem("payment.methodNotOffered");
    return row;
  }

  /** A method, if it is offered for a locked plan. Throws `payment.methodNotOffered`. */
  async function forPlan(
    { tx, snapshot }: LockedPlan,
    methodId: number,
  ): Promise<{ id: PaymentProvider } & ChargeTerms> {
    const row = await findMethod(tx, methodId);
    const method = methodOf(methodId);
    if (!method || !row || lapseOf(method, row, bookingsPrice(snapshot.context)))
      throw new Problem("payment.methodNotOffered");
    return { id: method.id, ...termsOf(row) };
  }

  /**
   * A card method's current charge on a change's difference, minor units. Throws `payment.methodNotOffered`. (PLAN-44)
   */
  async function chargeForChange({ tx, snapshot }: LockedPlan, changeId: number, methodId: number): Promise<Minor> {
    const change = snapshot.context.bookings.find(({ id }) => id === changeId);
    const difference = change ? differenceOf(snapshot.context, change) : 0;
    const row = await findMethod(tx, methodId);
    const method = methodOf(methodId);
    if (!row || !paysChanges(method, row)) throw new Problem("payment.methodNotOffered");
    return chargeOf(termsOf(row), difference);
  }

  /**
   * Why a method's charge is refused that the client has not agreed to; undefined if it is not. The chosen method keeps
   * the terms from when it was chosen. Throws `payment.methodNotOffered`.
   */
  async function notAgreed(plan: LockedPlan, methodId: PaymentProvider): Promise<Refused | undefined> {
    const method = await forPlan(plan, methodId);
    const chosen = plan.snapshot.context.method === methodId;
    return chosen || sameTerms(method, freeOfCharge) ? undefined : new Refused([{ code: "methodDiffers", facts: {} }]);
  }

  /**
   * Chooses a plan's payment method at its current charge. Throws `checkout.refused`, `payment.methodNotOffered`. The
   * chart is asked first, because a plan without open bookings has a price of nothing, for which no method is offered.
   * (PAY-8)
   */
  async function change(caller: Caller, planId: number, methodId: number): Promise<null> {
    await commands.change(caller, planId, async (plan) => {
      const asked = methodOf(methodId)?.id;
      const refused =
        asked && plan.refusalOf({ type: "method.changed", method: asked }, { recordFor: actorOf(caller) });
      if (refused) return refused;
      const { id: method, rate, fixed } = await forPlan(plan, methodId);
      return plan.take({ type: "method.changed", method, charge: { rate, fixed } }, actorOf(caller));
    });
    return null;
  }

  return { list, cardsOf, cardPage, forPlan, notAgreed, chargeForChange, change };
}

/** Why a method cannot be used for bookings of a price, minor units; null: it can. (PLAN-39) */
export const methodLapse =
  (methodOf: MethodOf) =>
  async (tx: Tx, id: PaymentProvider, price: Minor): Promise<MethodLapse | null> =>
    lapseOf(methodOf(id), await findMethod(tx, id), price);

/**
 * A change's difference is paid by card, because its outcome is known at once and no change has to wait. A method's
 * price limits apply to plans only. (PLAN-44)
 */
const paysChanges = (method: ReturnType<MethodOf>, row: MethodRow): boolean =>
  row.enabled && method?.isOffered === true && method.takesCards;

/** Whether any offered method can pay the difference of changes. (PLAN-44) */
export const changesArePayable =
  (methodOf: MethodOf) =>
  async (tx: Tx): Promise<boolean> =>
    (await enabledMethods(tx)).some((row) => paysChanges(methodOf(row.id), row));

function lapseOf(method: ReturnType<MethodOf>, row: MethodRow | undefined, price: Minor): MethodLapse | null {
  if (!method?.isOffered || !row?.enabled) return { why: "notOffered" };
  const { minAmount, maxAmount } = row;
  if (price < minAmount) return { why: "belowMinimum", limit: minAmount };
  return maxAmount !== null && price > maxAmount ? { why: "aboveMaximum", limit: maxAmount } : null;
}

const termsOf = ({ chargeRate, chargeFixed }: MethodRow): ChargeTerms => ({ rate: chargeRate, fixed: chargeFixed });

function toMethod(row: OfferedRow, language: Language, price: Minor | null): PurchaseMethod {
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
