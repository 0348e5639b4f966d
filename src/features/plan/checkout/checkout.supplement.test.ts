import {
  at,
  booking,
  changed,
  chooses,
  codes,
  PRICE,
  paid,
  payable,
  type Story,
  signed,
  starts,
  ticked,
  unsigned,
} from "../../../../test/checkoutStory";
import { PaymentProvider } from "../../../shared/enumerations";
import { chargeOf } from "./checkout.charge";
import { keepsReplaced } from "./checkout.context";
import { effectsOf } from "./checkout.effects";
import type { CheckoutEvent, CheckoutEventOf } from "./checkout.events";
import { applyEvent, fold, newCheckout, nextTickOf } from "./checkout.log";
import type { PlanNotification } from "./checkout.notifications";
import { chargeOfPlan } from "./checkout.states";

const MORE = 4_000;

const started = (hours: number, more: Partial<CheckoutEventOf<"supplement.started">> = {}): CheckoutEvent => ({
  ...{ type: "supplement.started", at: at(hours), attemptId: "more", bookingId: 2, method: PaymentProvider.Clover },
  ...{ amount: MORE, charge: 0, termsAccepted: true, holder: "matches" },
  ...more,
});
const told = (
  type: "supplement.unknown" | "supplement.declined",
  hours: number,
  attemptId = "more",
): CheckoutEvent => ({
  type,
  at: at(hours),
  attemptId,
});
const captured = (hours: number, amount = MORE, attemptId = "more"): CheckoutEvent => ({
  type: "supplement.captured",
  at: at(hours),
  attemptId,
  amount,
});
const statuses = ({ snapshot }: Story) => snapshot.context.bookings.map(({ status }) => status);

/** The reminders of the differences of a story. */
function reminders({ events }: Story): PlanNotification[] {
  let before = newCheckout(1);
  return events.flatMap((event) => {
    const after = applyEvent(before, event);
    const { notifications } = effectsOf(before, after, event.at);
    before = after;
    return notifications.filter(({ template }) => template === "changePayReminder");
  });
}

/** A signed plan with a change to a dearer booking, which its supplier confirmed at hour 5. */
const agreed = () =>
  unsigned()
    .and(signed(3))
    .and(changed(4, 2, 1, { amount: PRICE + MORE }))
    .and(booking("booking.confirmed", 5, 2));

describe("a change that costs more than what is paid (PLAN-44)", () => {
  it("lets staff accept a name on a card only while its difference is to be paid", () => {
    const accepted = (hours: number): CheckoutEvent => ({ type: "holder.accepted", at: at(hours) });
    expect(codes(unsigned().and(accepted(3)))).toEqual(["notInState"]);
    expect(codes(unsigned().and(signed(3)).and(accepted(4)))).toEqual(["notInState"]);
    const unclear = agreed()
      .and(accepted(6))
      .and(started(6, { holder: "unclear" }));
    expect(unclear.snapshot.context.supplement).toMatchObject({ id: "more", bookingId: 2 });
    expect(codes(unclear.and(captured(7)).and(accepted(8)))).toEqual(["notInState"]);
  });

  it("waits for its difference, then replaces the booking, and must be signed again", () => {
    const plan = agreed();
    expect(statuses(plan)).toEqual(["confirmed", "agreed"]);
    const exchanged = plan.and(started(6)).and(captured(6));
    expect([statuses(exchanged), exchanged.snapshot.context.toSign, exchanged.snapshot.context.supplement]).toEqual([
      ["cancelled", "confirmed"],
      [2],
      null,
    ]);
    expect(exchanged.snapshot.context.attempt).toMatchObject({ amount: PRICE + MORE, charge: 0 });
    expect(fold(1, exchanged.events).context).toEqual(exchanged.snapshot.context);
  });

  it("keeps the charge on the first payment, and adds the one on the difference (PLAN-8)", () => {
    const byCard = { rate: 300, fixed: 100 };
    const unpaid = payable().and(chooses(1, PaymentProvider.Clover, byCard));
    const first = chargeOf(byCard, PRICE);
    expect([first, chargeOfPlan(unpaid.snapshot)]).toEqual([973, first]);
    const plan = unpaid
      .and(starts("payment.started", 2, { amount: PRICE + first }))
      .and(paid("payment.captured", 2, PRICE + first))
      .and(signed(3))
      .and(changed(4, 2, 1, { amount: PRICE + MORE }))
      .and(booking("booking.confirmed", 5, 2));
    expect(chargeOfPlan(plan.snapshot)).toBe(first);
    const withCharge = (charge: number) => plan.and(started(6, { amount: MORE + charge, charge }));
    expect(chargeOfPlan(withCharge(0).and(captured(6)).snapshot)).toBe(first);
    expect(chargeOfPlan(withCharge(220).and(captured(6, MORE + 220)).snapshot)).toBe(first + 220);
    expect(chargeOfPlan(withCharge(0).and(booking("booking.refunded", 7)).snapshot)).toBe(0);
  });

  it("is held for 48 hours, at most until the booking or the change begins, and lapses without affecting others", () => {
    expect(agreed().snapshot.context.bookings[1]?.holdUntil).toBe(at(53));
    expect(statuses(agreed().and(ticked(52)))).toEqual(["confirmed", "agreed"]);
    expect(statuses(agreed().and(ticked(53)))).toEqual(["confirmed", "lapsed"]);
    const soon = unsigned()
      .and(signed(3))
      .and(changed(4, 2, 1, { amount: PRICE + MORE, startsAt: at(20) }));
    expect(soon.and(booking("booking.confirmed", 5, 2)).snapshot.context.bookings[1]?.holdUntil).toBe(at(20));
    expect(codes(agreed().and(started(53)))).toEqual(["changeNotAgreed"]);
  });

  it("is reminded of 24, 6 and 1 hours before its time ends, each once, unless it is paid (MAIL-4)", () => {
    const reminded = ["difference-24-2", "difference-6-2", "difference-1-2"];
    const all = agreed().and(ticked(29)).and(ticked(30)).and(ticked(47)).and(ticked(52));
    expect(all.snapshot.context.reminded).toEqual(reminded);
    expect(agreed().and(ticked(52.5)).snapshot.context.reminded).toEqual(reminded);
    expect(nextTickOf(agreed().snapshot)).toBe(at(29));
    const sent = reminders(all);
    expect(sent.map(({ values }) => [values.hours, values.amount, values.bookingId, values.deadlineAt])).toEqual(
      [24, 6, 1].map((hours) => [hours, MORE, 2, at(53)]),
    );
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
    const paid = agreed().and(started(6)).and(captured(6)).and(ticked(29)).and(ticked(52.5));
    expect(reminders(paid)).toEqual([]);
    const trying = agreed().and(started(28)).and(told("supplement.unknown", 28)).and(ticked(29.5));
    expect(reminders(trying)).toEqual([]);
  });

  it("leaves out a reminder whose lead is longer than the time to pay (MAIL-4)", () => {
    const soon = unsigned()
      .and(signed(3))
      .and(changed(4, 2, 1, { amount: PRICE + MORE, startsAt: at(20) }))
      .and(booking("booking.confirmed", 5, 2));
    expect(reminders(soon.and(ticked(5.5)).and(ticked(19.5))).map(({ values }) => values.hours)).toEqual([6, 1]);
  });

  it("waits for the provider beyond its time, and lapses with a late decline", () => {
    const waiting = agreed().and(started(52)).and(told("supplement.unknown", 52));
    expect(statuses(waiting.and(ticked(60)))).toEqual(["confirmed", "agreed"]);
    expect(statuses(waiting.and(captured(60)))).toEqual(["cancelled", "confirmed"]);
    const declined = waiting.and(told("supplement.declined", 60));
    expect(statuses(declined)).toEqual(["confirmed", "lapsed"]);
    expect(codes(declined.and(captured(61)))).toEqual(["changeNotAgreed"]);
  });

  it("keeps the plan open after its last service until the provider answers, and ends before the plan (PLAN-22)", () => {
    const over = 33 * 24;
    const waiting = agreed().and(started(52)).and(told("supplement.unknown", 52)).and(ticked(over));
    expect([waiting.state, nextTickOf(waiting.snapshot)]).toEqual(["printing", null]);
    expect(codes(waiting.and(captured(over)))).toEqual(["serviceStarted"]);
    const declined = waiting.and(told("supplement.declined", over));
    const done = declined.and(ticked(over));
    expect([statuses(done), done.state]).toEqual([["confirmed", "lapsed"], "completed"]);
  });

  it("is paid by one attempt at a time: by another after a decline, or by a late approval of the last", () => {
    const declined = agreed().and(started(6)).and(told("supplement.declined", 6));
    expect(
      codes(
        agreed()
          .and(started(6))
          .and(started(7, { attemptId: "other" })),
      ),
    ).toEqual(["paymentUnderWay"]);
    expect(statuses(declined.and(captured(7)))).toEqual(["cancelled", "confirmed"]);
    const again = declined.and(started(7, { attemptId: "other" }));
    expect(codes(again.and(captured(8)))).toEqual(["attemptUnknown"]);
    expect(codes(again.and(told("supplement.declined", 8)))).toEqual(["attemptUnknown"]);
    expect(statuses(again.and(captured(8, MORE, "other")))).toEqual(["cancelled", "confirmed"]);
  });

  it.each([
    ["another amount", { amount: MORE + 1 }, "amountDiffers"],
    ["the price without the method's charge", { charge: 100 }, "amountDiffers"],
    ["terms that are not accepted", { termsAccepted: false }, "termsNotAccepted"],
    ["somebody else's card", { holder: "differs" }, "holderDiffers"],
    ["a name that staff have not accepted", { holder: "unclear" }, "holderUnclear"],
    ["a booking that is no such change", { bookingId: 1 }, "changeNotAgreed"],
    ["a booking of another plan", { bookingId: 9 }, "bookingUnknown"],
  ] as const)("is not paid with %s", (_what, more, code) => {
    expect(codes(agreed().and(started(6, more)))).toEqual([code]);
  });

  it("is not paid by money with another amount, by a second payment, or once the service has begun", () => {
    const waiting = agreed().and(started(6));
    expect(codes(waiting.and(captured(7, MORE - 1)))).toEqual(["amountDiffers"]);
    expect(codes(waiting.and(captured(7)).and(captured(8)))).toEqual(["attemptUnknown"]);
    expect(codes(waiting.and(captured(30 * 24)))).toEqual(["serviceStarted"]);
  });

  it("cannot be withdrawn while it is being paid, and ends with its booking's refund", () => {
    const waiting = agreed().and(started(6));
    expect(codes(waiting.and(booking("booking.cancelled", 7, 2)))).toEqual(["paymentUnderWay"]);
    expect(codes(waiting.and(booking("booking.removed", 7, 2)))).toEqual(["paymentUnderWay"]);
    const refunded = waiting.and(booking("booking.refunded", 7, 1));
    expect([refunded.state, statuses(refunded)]).toEqual(["cancelled", ["refunded", "cancelled"]]);
    expect(codes(refunded.and(captured(8)))).toEqual(["notInState"]);
    expect(statuses(agreed().and(booking("booking.cancelled", 7, 2)))).toEqual(["confirmed", "cancelled"]);
  });

  it("leaves its booking unchanged, unless that is refunded or the plan ends meanwhile", () => {
    const kept = ({ snapshot }: Story) => keepsReplaced(snapshot.context, 2);
    const waiting = agreed().and(started(52)).and(told("supplement.unknown", 52));
    const lapsed = waiting.and(told("supplement.declined", 60));
    expect([kept(waiting), kept(lapsed), kept(agreed().and(booking("booking.cancelled", 7, 2)))]).toEqual([
      true,
      true,
      true,
    ]);
    const unsignedChange = unsigned()
      .and(changed(4, 2, 1, { amount: PRICE + MORE }))
      .and(booking("booking.confirmed", 5, 2))
      .and(started(6));
    expect([kept(waiting.and(booking("booking.refunded", 60, 1))), kept(unsignedChange.and(ticked(26)))]).toEqual([
      false,
      false,
    ]);
    // Once it is removed, nothing is known of its booking.
    expect(kept(lapsed.and(booking("booking.removed", 61, 2)))).toBe(false);
  });

  it("ends with a plan whose receipt is not signed in time", () => {
    const plan = unsigned()
      .and(changed(4, 2, 1, { amount: PRICE + MORE }))
      .and(booking("booking.confirmed", 5, 2))
      .and(started(6))
      .and(ticked(26));
    expect([plan.state, plan.snapshot.context.cancelled?.bookingIds]).toEqual(["cancelled", [1]]);
    expect(codes(plan.and(captured(27)))).toEqual(["notInState"]);
  });

  it("is paid at the price to be signed if its receipt was not signed yet", () => {
    const paid = unsigned()
      .and(changed(4, 2, 1, { amount: PRICE + MORE }))
      .and(booking("booking.confirmed", 5, 2))
      .and(started(6))
      .and(captured(6));
    expect([paid.state, paid.snapshot.context.toSign]).toEqual(["signing", []]);
    expect(paid.and(signed(7)).state).toBe("printing");
  });
});
