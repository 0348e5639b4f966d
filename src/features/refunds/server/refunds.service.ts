import { randomUUID } from "node:crypto";
import { type Caller, mayActForAnyClient, requireOwner } from "../../../platform/server/http/caller";
import type { MoneyLines, Notify } from "../../../platform/server/notify/notify";
import { Problem } from "../../../platform/server/problem";
import type { Services, Tx } from "../../../platform/server/services";
import { cardBrandName } from "../../../shared/cardBrands";
import type { Destination } from "../../../shared/enumerations";
import type { Minor } from "../../../shared/money";
import type { Refusal } from "../../../shared/refusals";
import { lotExpiry, type ReturnedPart, sumOfFate } from "../../fund/fund.rules";
import { fundReturnForeseen } from "../../fund/server/fund.payments";
import { factsOfMethod } from "../../payments/methods/methods.facts";
import type { PaymentRow } from "../../payments/server/payment.repository";
import { waitingChange } from "../../plan/checkout/checkout.context";
import { whyNot } from "../../plan/checkout/checkout.reasons";
import type { BookingReader } from "../../plan/server/bookings/bookings.repository";
import type { CheckoutCommands } from "../../plan/server/checkout/checkout.commands";
import { staffIds } from "../../plan/server/checkout/checkout.repository";
import type { LockedPlan, Refused } from "../../plan/server/checkout/lockedPlan";
import { ownPlan, readPlan } from "../../plan/server/checkout/readPlan";
import { findBookingRow, type PlanRow } from "../../plan/server/plan.repository";
import { actorOf } from "../../plan/server/plan.service";
import { optionOf, type RefundOption, sumOfLegs } from "../refunds.rules";
import type { PlanSums, RefundOrder, RefundState, RefundValues } from "../refunds.schemas";
import { sumsOfPlan } from "./planSums";
import { refundLines } from "./refund.lines";
import { isSameOrder, type OtherRefund, otherRefundState, toRefundState } from "./refund.request";
import { commonValue, heldSinceOf, type RefundFacts, refundFacts, type SettleRefund } from "./refund.settling";
import { unsignedRefund } from "./refundPlan";
import {
  findRequest,
  insertRequest,
  type RequestRow,
  refundsWithoutRequest,
  requestsOfPlan,
} from "./refunds.repository";

type Deps = Pick<Services, "db" | "now"> & {
  commands: CheckoutCommands;
  notify: Notify;
  reader: Pick<BookingReader, "findBooking">;
  settle: SettleRefund;
  /** REFUND-6, OPS-11: whether clients refund without staff; off in production. */
  clientsCanRefund: boolean;
  /** REFUND-7, OPS-11: whether refunds to the fund are charged; off, so that the fund gets everything. */
  fundAppliesPolicy: boolean;
};

export type RefundsService = ReturnType<typeof refundsService>;

/** A client's refunds: values and requests (REFUND-5, REFUND-6, REFUND-7). */
export function refundsService({
  db,
  now,
  commands,
  notify,
  reader,
  settle,
  clientsCanRefund,
  fundAppliesPolicy,
}: Deps) {
  async function ownBooking(tx: Tx, caller: Caller, bookingId: number) {
    const row = await findBookingRow(tx, bookingId);
    if (!row) throw new Problem("notFound");
    requireOwner(caller, row.clientId);
    return row;
  }

  /** Whether the caller's refund needs no decision by staff. (REFUND-6, REFUND-7) */
  const mayDecide = (caller: Caller, { begun }: RefundFacts, { supplierFault }: Pick<RequestRow, "supplierFault">) =>
    mayActForAnyClient(caller) || (clientsCanRefund && !begun && !supplierFault);

  /**
   * Before the service, a refund to the fund is free of the rule's charge; once the service may have been used it is
   * not. (REFUND-7)
   */
  function byRule({ left, phase, begun }: RefundFacts, destination: Destination): RefundOption {
    const free = destination === "fund" && !fundAppliesPolicy && !begun;
    return optionOf(left, free ? 0 : phase.charge, destination);
  }

  /** The supplier's fault costs the client nothing, not even the payment method's charge. (REFUND-4) */
  const bySupplierFault = ({ left }: RefundFacts, destination: Destination): RefundOption =>
    optionOf(left.whole, 0, destination);

  /** A booking's possible refund now, to both destinations, and the state of earlier ones. */
  async function values(caller: Caller, bookingId: number): Promise<RefundValues> {
    const { planId } = await ownBooking(db, caller, bookingId);
    const at = now();
    const snapshot = await readPlan(db, planId, at);
    const facts = await refundFacts(db, reader, bookingId, snapshot.context, at);
    const { booking, phase, payments, disputed, left } = facts;
    const held: Refusal[] = disputed ? [{ code: "paymentDisputed", facts: {} }] : [];
    const refusals = [...whyNot(snapshot, { type: "booking.refunded", at, bookingId }), ...held];
    const lotsWhere = (supplierFault: boolean) => async (amount: Minor) =>
      lotsForeseen(db, payments, amount, { supplierFault, askedAt: at });
    const own = lotsWhere(false);
    const failed = lotsWhere(true);
    return {
      BookingId: bookingId,
      TravelPlanId: planId,
      At: at,
      CurrencyCode: "USD",
      Paid: payments.length > 0,
      BookingAmount: booking.PayNow,
      PolicyCode: phase.code,
      PolicyUntil: phase.until,
      Means: factsOfMethod(commonValue(methodsOf(payments)) ?? 0)?.means ?? null,
      MethodCharge: left.whole.amount - left.amount,
      ToClient: await foreseen(byRule(facts, "client"), own),
      ToFund: { ...(await foreseen(byRule(facts, "fund"), own)), ExpiresAt: lotExpiry(at) },
      IfSupplierFailed: {
        ToClient: await foreseen(bySupplierFault(facts, "client"), failed),
        ToFund: await foreseen(bySupplierFault(facts, "fund"), failed),
      },
      CardBrand: cardBrandName(commonValue(payments.map(({ cardBrand }) => cardBrand))),
      CardLast4: commonValue(payments.map(({ cardLast4 }) => cardLast4)),
      SelfService: mayDecide(caller, facts, { supplierFault: false }),
      Refusals: refusals.map(({ code, facts }) => ({ Code: code, Facts: facts })),
      Withdraws: waitingChange(snapshot.context, bookingId)?.id,
      Refunds: (await requestsOfPlan(db, planId))
        .filter(({ request }) => request.bookingId === bookingId)
        .map(toRefundState),
    };
  }

  /** All refunds of a plan, oldest first: those of its bookings, and of other money paid for it. (REFUND-15) */
  async function refundsOf(plan: PlanRow): Promise<RefundState[]> {
    const requests = (await requestsOfPlan(db, plan.id)).map(toRefundState);
    const unsigned = await unsignedRefund(db, plan);
    const others: OtherRefund[] = (await refundsWithoutRequest(db, plan.id)).map(({ refund, method }) => ({
      ...refund,
      planId: plan.id,
      refund,
      method,
      toLots: refund.id === unsigned?.id ? unsigned.toLots : 0,
    }));
    const { cancelled } = (await readPlan(db, plan.id, now())).context;
    // The fund had paid everything.
    if (unsigned && unsigned.toLots > 0 && cancelled && !others.some(({ id }) => id === unsigned.id))
      others.push({
        ...unsigned,
        planId: plan.id,
        reason: "unsigned",
        createdAt: cancelled.at,
        bookingId: null,
        refund: null,
        method: null,
      });
    return [...requests, ...others.map(otherRefundState)].sort((one, other) => one.AskedAt - other.AskedAt);
  }

  /** The amount paid for a plan, and where it is. (REFUND-17) */
  const sumsOf = (plan: PlanRow): Promise<PlanSums> => sumsOfPlan(db, plan, now());

  /**
   * Refunds a booking, or requests a refund from staff: depending on the setting, and always if the supplier is said to
   * have failed. A repeated request with the same key gets the same refund. Throws `checkout.refused` with the
   * chart's reasons, `refund.amountChanged`, `refund.alreadyAsked`, `refund.disputed`, `refund.nothing`,
   * `refund.sameKeyOtherRequest`.
   */
  async function ask(
    caller: Caller,
    bookingId: number,
    destination: Destination,
    order: RefundOrder,
  ): Promise<RefundState> {
    const { planId } = await ownBooking(db, caller, bookingId);
    const id = order.Key ?? randomUUID();
    await commands.change(null, planId, async (plan) => {
      const existing = await findRequest(plan.tx, id);
      if (existing && !isSameOrder(existing.request, bookingId, destination, order))
        throw new Problem("refund.sameKeyOtherRequest");
      return existing ? undefined : askOn(plan, caller, { id, bookingId, destination, order });
    });
    const made = await findRequest(db, id);
    if (!made) throw new Error(`refund ${id} is gone`);
    return toRefundState(made);
  }

  type Asked = { id: string; bookingId: number; destination: Destination; order: RefundOrder };

  async function askOn(
    plan: LockedPlan,
    caller: Caller,
    { id, bookingId, destination, order }: Asked,
  ): Promise<Refused | undefined> {
    const { tx, at, row, snapshot } = plan;
    const refused = plan.refusalOf({ type: "booking.refunded", bookingId });
    if (refused) return refused;
    const earlier = await requestsOfPlan(tx, row.id);
    if (earlier.some(({ request }) => request.bookingId === bookingId && request.status === "requested"))
      throw new Problem("refund.alreadyAsked");
    const facts = await refundFacts(tx, reader, bookingId, snapshot.context, at);
    if (facts.disputed) throw new Problem("refund.disputed");
    const supplierFault = order.SupplierFault ?? false;
    const { amount, ...legs } = (supplierFault ? bySupplierFault : byRule)(facts, destination);
    if (order.Amount !== undefined && order.Amount !== amount) throw new Problem("refund.amountChanged");
    if (amount <= 0) throw new Problem("refund.nothing");
    const decided = mayDecide(caller, facts, { supplierFault });
    const asked = { supplierFault, askedAt: at };
    const lots = await lotsForeseen(tx, facts.payments, legs.toLots, asked);
    const request: RequestRow = {
      ...legs,
      ...asked,
      lotsLost: sumOfFate(lots, "lost"),
      lotsRenewed: sumOfFate(lots, "renewed"),
      id,
      bookingId,
      planId: row.id,
      clientId: row.clientId,
      destination,
      endsBooking: true,
      status: decided ? "approved" : "requested",
      askedBy: caller.role,
      reason: order.Reason ?? null,
      decidedAt: decided ? at : null,
      decidedBy: decided ? caller.clientId : null,
      decision: null,
    };
    // A booking that is refunded at once ends together with its change.
    const changeId = waitingChange(snapshot.context, bookingId)?.id;
    const unended = decided ? undefined : withdrawChange(plan, changeId, caller);
    if (unended) return unended;
    await insertRequest(tx, request);
    const { payments, paid } = facts;
    if (decided) await settle(plan, request, { payments, paid, heldSince: heldSinceOf(request) }, caller);
    else
      await notifyOfRequest(
        plan,
        request,
        changeId,
        refundLines(paid, request, { lots, methods: methodsOf(payments) }),
      );
    return undefined;
  }

  /**
   * A waiting change ends when a refund of its booking is requested; otherwise its supplier could still confirm it.
   * (PLAN-42)
   */
  function withdrawChange(plan: LockedPlan, changeId: number | undefined, caller: Caller): Refused | undefined {
    if (changeId === undefined) return undefined;
    return plan.take({ type: "booking.cancelled", bookingId: changeId }, actorOf(caller));
  }

  async function notifyOfRequest(
    { tx, at }: LockedPlan,
    { id, clientId, planId, bookingId, ...request }: RequestRow,
    changeId: number | undefined,
    money: MoneyLines,
  ) {
    const amount = sumOfLegs(request) - request.lotsLost;
    const values = { planId, bookingId, amount, ...(changeId !== undefined && { changeId }) };
    const key = `refund-${id}-requested`;
    await notify(tx, { clientId, planId, key, template: "refundRequested", values, money, at });
    for (const staff of await staffIds(tx, "finance")) {
      const key = `refund-${id}-waits-${staff}`;
      await notify(tx, { clientId: staff, planId, key, template: "refundWaits", values, at });
    }
  }

  return {
    values,
    toClient: (caller: Caller, bookingId: number, order: RefundOrder) => ask(caller, bookingId, "client", order),
    toFund: (caller: Caller, bookingId: number, order: RefundOrder) => ask(caller, bookingId, "fund", order),
    ofPlan: async (caller: Caller, planId: number): Promise<RefundState[]> =>
      refundsOf(await ownPlan(db, caller, planId)),
    sums: async (caller: Caller, planId: number): Promise<PlanSums> => sumsOf(await ownPlan(db, caller, planId)),
  };
}

/** The outcome of an amount refunded to the fund's lots, by a request made now. (FUND-6) */
async function lotsForeseen(
  db: Tx,
  payments: readonly PaymentRow[],
  amount: Minor,
  asked: Parameters<typeof heldSinceOf>[0],
): Promise<ReturnedPart[]> {
  const first = payments.at(-1);
  if (!first) return [];
  return fundReturnForeseen(db, { paymentId: first.id, amount, at: asked.askedAt, heldSince: heldSinceOf(asked) });
}

const methodsOf = (payments: readonly PaymentRow[]) => payments.map(({ method }) => method);

async function foreseen(
  { amount, charge, toMethod, toLots, toNewLot }: RefundOption,
  lotsOf: (amount: Minor) => Promise<ReturnedPart[]>,
) {
  const lots = await lotsOf(toLots);
  return {
    Amount: amount,
    Charge: charge,
    ToMethod: toMethod,
    ToLots: toLots,
    ToNewLot: toNewLot,
    Lots: lots.map((part) => ({ Amount: part.amount, Fate: part.fate, Until: part.until })),
  };
}
