import type { FastifyBaseLogger } from "fastify";
import { forEachConcurrently } from "../../../../platform/server/background/forEachConcurrently";
import type { Notify } from "../../../../platform/server/notify/notify";
import type { Tx } from "../../../../platform/server/services";
import { type Clock, DAY, HOUR, type Instant, MINUTE, SECOND } from "../../../../shared/instant";
import type { CheckoutCommands } from "../../../plan/server/checkout/checkout.commands";
import type { LockedPlan } from "../../../plan/server/checkout/lockedPlan";
import type { BookedPayment, ComparedCharge, Difference } from "../../comparison/comparison.rules";
import { failedRefunds, moneyAlerts } from "../outside/money.alerts";
import { outsideRecorder } from "../outside/outside.recorder";
import type { Capture } from "../payment.capture";
import type { MethodPowers, ProviderBook } from "../payment.ports";
import { lockPayment, type PaymentRow } from "../payment.repository";
import { type Comparison, compareBook, type RefundNews } from "./compareBook";
import { type Claimed, claimComparisons, endComparison } from "./comparison.repository";
import { type LostOutcome, lostCharges } from "./lostCharges";
import { closeLostLinks, type LostLink } from "./lostLinks";

const COMPARE_EVERY = DAY;
/** How far each comparison overlaps the previous one. */
const OVERLAP = 3 * DAY;
/** The delay after a comparison that the provider did not answer, or that could not be recorded. */
const COMPARE_AGAIN = HOUR;
/** How long a process may take for a comparison before another one starts it again, and how long a run waits for it. */
const CLAIMED_FOR = 15 * MINUTE;
const TURN = 45 * SECOND;
/** How many plans are processed concurrently. */
const CONCURRENCY = 4;

type Deps = {
  db: Tx;
  now: Clock;
  systemClock: Clock;
  log: FastifyBaseLogger;
  commands: CheckoutCommands;
  notify: Notify;
  capture: Capture;
  methods: readonly MethodPowers[];
};

/**
 * Lost charges that were recorded, lost links that were closed, and the highest plan number that any provider names.
 */
export type Found = {
  charges: { charge: ComparedCharge; planId: number; outcome: LostOutcome }[];
  links: LostLink[];
  highestPlan: number;
};

/**
 * Compares our book with each provider's own list once a day, and records differences for finance: external refunds
 * without a message, and any other difference. Safe to run in several processes. (PAY-36)
 */
export function bookComparison({ db, now, systemClock, log, commands, notify, capture, methods }: Deps) {
  const alert = moneyAlerts({ notify });
  const recordFailed = failedRefunds({ notify, alert });
  const outside = outsideRecorder({ notify, alert });
  const books = methods.flatMap((method) => (method.book ? [{ ...method, book: method.book }] : []));
  const recordLost = lostCharges({ commands, capture });

  /** Runs the comparisons that are due; resolves to their number. A slow one delays no other. */
  async function run(): Promise<number> {
    const at = now();
    const ids = books.map(({ id }) => id);
    const claimed = await claimComparisons(db, ids, at, at + CLAIMED_FOR);
    await forEachConcurrently(claimed, compareSinceLast, {
      concurrency: Math.max(1, claimed.length),
      timeout: TURN,
      log,
    });
    return claimed.length;
  }

  async function compareSinceLast({ method, comparedAt }: Claimed): Promise<void> {
    // The last one may be dated ahead, because clocks are set back.
    const since = Math.min(comparedAt ?? systemClock(), systemClock()) - OVERLAP;
    const wholeSince = await compareAndRecord(method, since).catch(async (error: unknown) => {
      await endComparison(db, method, { dueAt: now() + COMPARE_AGAIN });
      throw error;
    });
    if (wholeSince === null) log.warn({ method, since }, "the provider did not list its charges and refunds");
    await endComparison(
      db,
      method,
      wholeSince === null ? { dueAt: now() + COMPARE_AGAIN } : { dueAt: now() + COMPARE_EVERY, comparedAt: wholeSince },
    );
  }

  /** Resolves to where the next one begins; null: the provider's answer was incomplete. */
  async function compareAndRecord(method: number, since: Instant): Promise<Instant | null> {
    const of = books.find(({ id }) => id === method);
    const compared = of && (await compareBook({ db, now, systemClock }, of, since));
    if (!of || !compared) return null;
    for (const difference of compared.differences) log.warn(loggedAs(difference, method), "a provider differs");
    const work = [
      ...compared.refundNews.map((news) => refundWork(news, compared, of.book)),
      ...compared.differences.flatMap(otherWork),
    ];
    const record = ({ planId, record }: Work) => commands.change(null, planId, record);
    await forEachConcurrently(work, record, { concurrency: CONCURRENCY, timeout: MINUTE, log });
    return compared.wholeSince;
  }

  /** The differences to record on a plan. */
  type Work = { planId: number; record: (plan: LockedPlan) => Promise<void> };

  function onPayment(
    { id, planId }: BookedPayment,
    record: (plan: LockedPlan, payment: PaymentRow) => Promise<void>,
  ): Work {
    return {
      planId,
      record: async (plan) => {
        const payment = await lockPayment(plan.tx, id);
        if (payment) await record(plan, payment);
      },
    };
  }

  function refundWork(
    { payment, refunds }: RefundNews,
    { differences }: Comparison,
    { keepsKeys }: ProviderBook,
  ): Work {
    const failed = differences.flatMap((one) =>
      one.kind === "refundFailed" && one.payment.id === payment.id ? [one.reference] : [],
    );
    return onPayment(payment, async (plan, row) => {
      const said = { listed: refunds, isAll: true, keepsKeys, told: null, total: null };
      const elsewhere = await outside.recordRefunds(plan, row, said);
      for (const one of refunds.filter(({ reference }) => failed.includes(reference)))
        await recordFailed(plan, row, { ...one, status: "failed", isBooked: elsewhere.has(one.reference) });
    });
  }

  function otherWork(difference: Difference): Work[] {
    if (difference.kind === "chargeUnknown") {
      const { planId, charge } = difference;
      const { reference: object, amount, currency } = charge;
      const moved = { object, objectStatus: null, amount, currency };
      const record = (plan: LockedPlan) => alert(plan, { currency }, "chargeUnknown", moved);
      return planId === null ? [] : [{ planId, record }];
    }
    if (difference.kind !== "amountDiffers" && difference.kind !== "chargeMissing") return [];
    const { kind, payment } = difference;
    const { amount, currency } = kind === "amountDiffers" ? difference.charge : payment;
    return [onPayment(payment, (plan, row) => outside.recordUnlike(plan, row, { kind, amount, currency }))];
  }

  /**
   * Recovers from a restore: closes the links that the book has lost, records the charges of a method since an instant
   * that name one of our plans and are not in the book, the oldest first, and then the other differences. Null: the
   * provider's answer was incomplete. (PAY-37)
   */
  async function recover(method: number, since: Instant): Promise<Found | null> {
    const of = books.find(({ id }) => id === method);
    const links = of && (await closeLostLinks(db, of.book));
    const compared = links && (await compareBook({ db, now, systemClock }, of, since));
    if (!compared) return null;
    const lost = compared.differences.flatMap((one) =>
      one.kind === "chargeUnknown" && one.planId !== null
        ? [{ charge: one.charge, planId: one.planId, back: one.back }]
        : [],
    );
    const charges: Found["charges"] = [];
    for (const one of lost.sort((a, b) => a.charge.createdAt - b.charge.createdAt))
      charges.push({ charge: one.charge, planId: one.planId, outcome: await recordLost(of, one) });
    if ((await compareAndRecord(method, since)) === null) return null;
    const named = [...compared.listed.charges, ...links].map(({ planId }) => planId ?? 0);
    return { charges, links, highestPlan: Math.max(0, ...named) };
  }

  return { name: "comparison with the providers' lists", about: "shop" as const, run, recover };
}

/** Ids and amounts alone. */
function loggedAs(difference: Difference, method: number): Record<string, string | number | null> {
  const { kind } = difference;
  if (kind === "chargeUnknown") {
    const { charge, planId } = difference;
    return { kind, method, charge: charge.reference, amount: charge.amount, planId };
  }
  const { payment } = difference;
  const { amount } = kind === "amountDiffers" ? difference.charge : kind === "chargeMissing" ? payment : difference;
  return { kind, method, payment: payment.id, planId: payment.planId, amount };
}
