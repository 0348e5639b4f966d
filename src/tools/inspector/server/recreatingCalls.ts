import { randomUUID } from "node:crypto";
import type { OutsideEntry } from "../../../features/desk/bundle/bundle";
import { supportContract } from "../../../features/desk/support.contract";
import { linkContract } from "../../../features/payments/methods/stripe/link.contract";
import { wakeLink } from "../../../features/payments/methods/stripe/server/link.repository";
import { transferContract } from "../../../features/payments/methods/transfer/transfer.contract";
import { paymentsContract } from "../../../features/payments/payments.contract";
import type { DocumentChecks } from "../../../features/plan/checkout/checkout.checks";
import type { CheckoutEvent, CheckoutEventOf } from "../../../features/plan/checkout/checkout.events";
import { planContract } from "../../../features/plan/plan.contract";
import { refundsContract } from "../../../features/refunds/refunds.contract";
import { addDays, havanaDate } from "../../../shared/havana";
import { bookAgain } from "./recreateBooking";
import { laterThan, recreatingPayments } from "./recreatingPayments";
import type { RecreateDeps, Recreation } from "./recreation";
import { happensTo } from "./refundScenes";
import { youngLicence } from "./scenarios";
import { giveDocuments, LANG, rejectPassport, signReceipt, tryUnclearCard } from "./scenes";
import { makeLink, orderTransfer, payAtLink, payLink, reportTransfer } from "./scenes.methods";
import type { World } from "./world";

export const REASON = "Recreated from a support bundle";

type Given = RecreateDeps & {
  world: World;
  shift: number;
  facts: readonly CheckoutEvent[];
  outside: readonly OutsideEntry[];
  plan: Recreation;
};

/** The calls by which people produce the events of a bundle's plan, and what the provider does besides. (QA-20) */
export function recreatingCalls({ world, shift, facts, outside, plan, ...parts }: Given) {
  const { call, callAsStaff } = world;
  const bookingOf = (id: number) => plan.bookings.get(id) ?? id;
  const attemptOf = (id: string) => plan.attempts.get(id) ?? id;
  const later = laterThan(facts);
  const { pay, payMore } = recreatingPayments({ look: parts.look, world, facts, plan });

  async function checksAre(checks: DocumentChecks): Promise<boolean> {
    const made = (await parts.look(plan.planId)).snapshot.context.checks;
    return made !== null && codesOf(made) === codesOf(checks);
  }

  /** Sent as the event: the table of methods is the whole shop's, and is not changed for one plan. */
  async function dropMethod({ method, why, limit }: CheckoutEventOf<"method.dropped">) {
    const dropped = { type: "method.dropped", method, why, ...(limit !== undefined && { limit }) } as const;
    await parts.db.transaction((tx) =>
      parts.commands.changeWithin(tx, plan.planId, (locked) => locked.take(dropped, { kind: "system", id: null })),
    );
  }

  /** Produces an event of the log by its call; some have none. */
  async function byCall(event: Exclude<CheckoutEvent, CheckoutEventOf<"clock.ticked">>, index: number) {
    switch (event.type) {
      case "booking.added": {
        const [checked] = later(index, "documents.checked");
        if (checked) await giveFor(checked.checks);
        const { startsAt, endsAt, replaces } = event.booking;
        const days = { startsAt: startsAt + shift, endsAt: endsAt + shift };
        const booking = { ...event.booking, ...days, ...(replaces !== undefined && { replaces: bookingOf(replaces) }) };
        const [answer] = later(index, "booking.confirmed").filter(({ bookingId }) => bookingId === event.booking.id);
        const instantly = answer?.at === event.at;
        const booked = await bookAgain({ ...parts }, world, booking, { inNewPlan: plan.planId === 0, instantly });
        plan.planId = booked.planId;
        plan.bookings.set(event.booking.id, booked.bookingId);
        return;
      }
      case "booking.confirmed": {
        const confirmation = { BookingId: bookingOf(event.bookingId), Reference: `R-${event.bookingId}` };
        return callAsStaff(supportContract.confirmBooking, {}, confirmation);
      }
      case "booking.declined":
        return callAsStaff(supportContract.declineBooking, {}, ofBooking(event.bookingId));
      case "booking.extended":
        return callAsStaff(supportContract.extendBooking, {}, ofBooking(event.bookingId));
      case "booking.cancelled":
        return call(planContract.cancelBooking, { id: bookingOf(event.bookingId) });
      case "booking.removed":
        return call(planContract.deleteBooking, { id: bookingOf(event.bookingId) });
      case "booking.refunded":
        return refund(event.bookingId, refundsOf(event.bookingId), { ends: true });
      case "documents.checked":
        return (await checksAre(event.checks)) || giveFor(event.checks);
      case "method.changed":
        await world.offer(event.method);
        return call(paymentsContract.changePurchaseMethod, { planId: plan.planId, methodId: event.method });
      case "method.dropped":
        return dropMethod(event);
      case "holder.accepted":
        return acceptHolder();
      case "payment.started":
        return pay(event, index);
      case "payment.captured":
        return payInTime(event.attemptId);
      case "payment.capturedLate":
        return payTooLate(event.attemptId);
      case "transfer.ordered": {
        const { PaymentId } = await orderTransfer(world, plan.planId);
        return plan.attempts.set(event.attemptId, PaymentId);
      }
      case "transfer.reported":
        return reportTransfer(world, { PaymentId: attemptOf(event.attemptId) });
      case "transfer.rejected":
        return callAsStaff(transferContract.rejectTransfer, {}, { ...ofAttempt(event.attemptId), Reason: REASON });
      case "transfer.received": {
        const money = { Amount: event.amount, BankReference: `R-${randomUUID().slice(0, 8)}` };
        return callAsStaff(transferContract.receiveTransfer, {}, { ...ofAttempt(event.attemptId), ...money });
      }
      case "transfer.reversed": {
        const paymentId = attemptOf(event.attemptId);
        const { Items } = await callAsStaff(transferContract.getDeskTransfer, { paymentId });
        const open = Items[0]?.Transfer.Findings.find(
          ({ ReviewId, Amount }) => Amount === event.amount && Items[0]?.Reversible.includes(ReviewId),
        );
        if (!open) throw new Error(`no entry of ${event.amount} to reverse`);
        return callAsStaff(transferContract.reverseTransfer, {}, { ReviewId: open.ReviewId, Reason: REASON });
      }
      case "transfer.withdrawn":
        return call(transferContract.withdrawTransfer, { paymentId: attemptOf(event.attemptId) });
      case "link.created": {
        const url = await makeLink(world, plan.planId);
        const link = await call(linkContract.getLink, { planId: plan.planId });
        plan.attempts.set(event.attemptId, link?.PaymentId ?? "");
        return plan.links.set(link?.PaymentId ?? "", url);
      }
      case "link.closed":
        return call(linkContract.closeLink, { paymentId: attemptOf(event.attemptId) });
      case "receipt.signed":
        return signReceipt(world, plan.planId);
      case "supplement.started":
        return payMore(event, index);
      case "payment.unknown":
      case "payment.declined":
      case "supplement.unknown":
      case "supplement.declined":
      case "supplement.captured":
        // Caused by the provider.
        return;
    }
  }

  const ofBooking = (bookingId: number) => ({ BookingId: bookingOf(bookingId), Reason: REASON });
  const ofAttempt = (attemptId: string) => ({ PaymentId: attemptOf(attemptId) });

  /** Pays a link, whose outcome is then polled at that past time; a webhook would arrive in the present. */
  async function payInTime(attemptId: string): Promise<void> {
    const url = plan.links.get(attemptOf(attemptId));
    if (!url) return;
    await payLink(world, url, "lost");
    await parts.db.transaction((tx) => wakeLink(tx, attemptOf(attemptId), world.now()));
    await world.settle();
  }

  /** Money for an attempt that has ended: it is not polled any more, so the provider has to report it. */
  async function payTooLate(attemptId: string): Promise<void> {
    const url = plan.links.get(attemptOf(attemptId));
    if (url) await payAtLink(world, plan.planId, url, "once");
  }

  async function acceptHolder(): Promise<void> {
    const { Holders } = await callAsStaff(supportContract.getSupportPlan, { planId: plan.planId, lang: LANG });
    const waiting = Holders.find(({ Status }) => Status === "waiting");
    if (waiting) await callAsStaff(supportContract.acceptHolder, {}, { HolderId: waiting.HolderId, Reason: REASON });
  }

  /** Adds documents of the client with which the checks have the same results. */
  async function giveFor({ documents, licenceAge, passportPeriod }: DocumentChecks): Promise<void> {
    const today = havanaDate(world.now());
    if (licenceAge) return giveDocuments(world, youngLicence(today));
    if (passportPeriod) return giveDocuments(world, { passportExpiresOn: addDays(lastDay(), 10) });
    await giveDocuments(world);
    if (documents?.code === "documentsRejected") await rejectPassport(world);
  }

  function lastDay() {
    const ends = facts.flatMap((one) => (one.type === "booking.added" ? [one.booking.endsAt + shift] : []));
    return havanaDate(Math.max(...ends));
  }

  const numberOf = (fact: string | number | undefined) => (typeof fact === "number" ? fact : 0);
  const refundsOf = (bookingId: number) =>
    outside.filter(({ what, facts: about }) => what === "refund" && about.booking === bookingId);

  async function refund(
    bookingId: number,
    entries: readonly OutsideEntry[],
    { ends }: { ends: boolean },
  ): Promise<void> {
    const Amount = entries.reduce((sum, { facts: about }) => sum + numberOf(about.amount), 0);
    if (Amount === 0) {
      await call(refundsContract.refundToFund, { id: bookingOf(bookingId) }, {});
      return;
    }
    const order = { Key: randomUUID(), Amount, Destination: "client", EndsBooking: ends } as const;
    await callAsStaff(refundsContract.refundByHand, {}, { ...order, ...ofBooking(bookingId) });
  }

  /** Repeats something that is not in the chart. Refunds that end a booking come with their event. */
  async function beside(entry: OutsideEntry): Promise<void> {
    const { what, facts: about } = entry;
    const bookingId = numberOf(about.booking);
    const ended = facts.some((one) => one.type === "booking.refunded" && one.bookingId === bookingId);
    const done =
      what === "holder"
        ? tryUnclearCard(world, plan.planId)
        : what === "refund" && bookingId > 0 && !ended
          ? refund(bookingId, [entry], { ends: false })
          : Promise.resolve();
    await done.catch((error: Error) => plan.differences.push({ Code: "lost", About: `${what}: ${error.message}` }));
  }

  /** Repeats what happens after money was moved, in the present: refunds are sent, some are returned; disputes. */
  async function afterwards(): Promise<void> {
    await world.settle();
    for (const { what, facts: about } of outside) {
      const url = plan.links.get(attemptOf(String(about.payment)));
      const isReturned = what === "refund" && about.failure !== undefined;
      if (!isReturned && what !== "dispute") continue;
      if (!url) {
        plan.differences.push({ Code: "lost", About: what });
        continue;
      }
      await happensTo(url, isReturned ? "returned" : "disputed");
      const decided = about.status;
      if (what === "dispute" && (decided === "won" || decided === "lost")) await happensTo(url, decided);
    }
  }

  return { bookingOf, attemptOf, checksAre, byCall, beside, afterwards };
}

const codesOf = (checks: DocumentChecks) => JSON.stringify(Object.values(checks).map((check) => check?.code ?? null));
