import {
  added,
  at,
  begin,
  booking,
  changed,
  checked,
  codes,
  PRICE,
  paid,
  passed,
  payable,
  type Story,
  signed,
  starts,
  ticked,
  unreviewed,
  unsigned,
} from "../../../../test/checkoutStory";
import { PaymentProvider } from "../../../shared/enumerations";
import { waitForStaff } from "./checkout.checks";
import type { CheckoutEvent, CheckoutEventOf } from "./checkout.events";
import { applyEvent } from "./checkout.log";
import { whyNot } from "./checkout.reasons";
import { stateName } from "./checkout.states";

const MORE = 4_000;
/** Two bookings in one plan, the second dearer and later, confirmed and checked at hour 1. */
const two = (): Story => {
  const second = added(0, 2, 40 * 24);
  return begin()
    .and(added(0, 1))
    .and({ ...second, booking: { ...second.booking, amount: 2 * PRICE } })
    .and(booking("booking.confirmed", 1, 1))
    .and(booking("booking.confirmed", 1, 2))
    .and(checked(1));
};
const twoPaid = (): Story =>
  two()
    .and(starts("payment.started", 2, { amount: 3 * PRICE }))
    .and(paid("payment.captured", 2, 3 * PRICE));
const supplement = (hours: number, more: Partial<CheckoutEventOf<"supplement.started">> = {}): CheckoutEvent => ({
  ...{ type: "supplement.started", at: at(hours), attemptId: "more", bookingId: 3, method: PaymentProvider.Clover },
  ...{ amount: MORE, charge: 0, termsAccepted: true, holder: "matches" },
  ...more,
});
const captured = (hours: number, amount = MORE): CheckoutEvent => ({
  ...{ type: "supplement.captured", at: at(hours), attemptId: "more", amount },
});
/** A signed plan with two bookings, and a change of the second that costs more, which waits for its difference. */
const agreed = (change = {}): Story =>
  twoPaid()
    .and(signed(3))
    .and(changed(4, 3, 2, { amount: 2 * PRICE + MORE, startsAt: at(41 * 24), ...change }))
    .and(booking("booking.confirmed", 5, 3));
const statuses = ({ snapshot }: Story) => snapshot.context.bookings.map(({ status }) => status);
const refusals = ({ last }: Story) => (last && !last.accepted ? last.refusals : []);

describe("a refusal has the facts that its text needs (CHART-7)", () => {
  const ended = () => two().and(booking("booking.cancelled", 2, 2));
  it.each<[string, () => Story, CheckoutEvent, string, object]>([
    ["an unknown booking", payable, booking("booking.cancelled", 2, 9), "bookingUnknown", { booking: 9 }],
    [
      "a booking that has ended",
      ended,
      booking("booking.cancelled", 3, 2),
      "bookingNotOpen",
      { booking: 2, status: "cancelled" },
    ],
    [
      "an answer that was given",
      () =>
        begin()
          .and(added(0, 1))
          .and(added(0, 2))
          .and(booking("booking.confirmed", 1, 1)),
      booking("booking.extended", 2, 1),
      "bookingNotRequested",
      { booking: 1, status: "confirmed" },
    ],
    [
      "a second extension",
      () => begin().and(added(0)).and(booking("booking.extended", 1)),
      booking("booking.extended", 2),
      "bookingAlreadyExtended",
      { booking: 1 },
    ],
    [
      "an extension beyond the start",
      () => begin().and(added(0, 1, 20)),
      booking("booking.extended", 2),
      "extensionBeyondStart",
      { booking: 1 },
    ],
    ["a service that has begun", begin, added(5, 1, 5), "serviceStarted", { booking: 1 }],
    ["a change of an unknown booking", payable, changed(2, 3, 9), "bookingUnknown", { booking: 9 }],
    ["a change of an ended booking", ended, changed(3, 3, 2), "bookingNotOpen", { booking: 2, status: "cancelled" }],
    ["a change beside another", () => payable().and(changed(2, 2, 1)), changed(3, 3, 1), "changeWaits", { booking: 1 }],
    ["another amount", payable, starts("payment.started", 2, { amount: 5 }), "amountDiffers", { asked: 5, due: PRICE }],
    [
      "another captured amount",
      () => payable().and(starts("payment.started", 2)),
      paid("payment.captured", 3, 5),
      "amountDiffers",
      { asked: 5, due: PRICE },
    ],
    [
      "late money that is short",
      () => payable().and(starts("link.created", 2)).and(ticked(50)),
      paid("payment.capturedLate", 51, 5),
      "amountShort",
      { received: 5, due: PRICE },
    ],
    [
      "a reversal of more than came",
      () =>
        payable()
          .and(starts("transfer.ordered", 2))
          .and(paid("transfer.received", 3, 5)),
      paid("transfer.reversed", 4, 6),
      "amountDiffers",
      { asked: 6, due: 5 },
    ],
    [
      "a second refund",
      () => twoPaid().and(booking("booking.refunded", 3, 2)),
      booking("booking.refunded", 4, 2),
      "bookingNotPaid",
      { booking: 2 },
    ],
    ["a booking added to a paid plan", unsigned, added(3, 2), "notInState", { event: "booking.added" }],
    ["a difference of no change", agreed, supplement(6, { bookingId: 2 }), "changeNotAgreed", { booking: 2 }],
    ["another difference", agreed, supplement(6, { amount: 5 }), "amountDiffers", { asked: 5, due: MORE }],
    [
      "another captured difference",
      () => agreed().and(supplement(6)),
      captured(7, 5),
      "amountDiffers",
      { asked: 5, due: MORE },
    ],
    [
      "a captured difference of a change that has lapsed",
      () =>
        agreed()
          .and(supplement(52))
          .and({ type: "supplement.declined", at: at(53), attemptId: "more" }),
      captured(54),
      "changeNotAgreed",
      { booking: 3 },
    ],
    [
      "a difference for a service that has begun",
      () => agreed().and(supplement(6)),
      captured(40 * 24),
      "serviceStarted",
      { booking: 2 },
    ],
  ])("%s", (_what, story, event, code, facts) => {
    expect(refusals(story().and(event))).toMatchObject([{ code, facts }]);
  });

  it.each<[string, () => Story, (hours: number) => CheckoutEvent, number, string]>([
    [
      "the answer",
      () => begin().and(added(0)),
      (hours) => booking("booking.confirmed", hours),
      72,
      "confirmationOverdue",
    ],
    ["the payment", payable, (hours) => starts("payment.started", hours), 49, "payWindowOver"],
    ["the signature", unsigned, signed, 26, "signWindowOver"],
    ["the difference", agreed, (hours) => supplement(hours), 53, "payWindowOver"],
  ])("names the deadline of %s, from its own millisecond on (FAULT-15)", (_what, story, event, hours, code) => {
    const { snapshot } = story();
    expect(whyNot(snapshot, { ...event(hours), at: at(hours) - 1 })).toEqual([]);
    expect(whyNot(snapshot, event(hours))).toMatchObject([{ code, facts: { deadline: at(hours) } }]);
  });

  it("of a payment without bookings and checks names both (CHART-7)", () => {
    expect(codes(begin().and(starts("payment.started", 1, { amount: 0 })))).toEqual([
      "noBookings",
      "documentsNotChecked",
    ]);
  });
});

it("money of another transfer does not pay the plan, whatever its amount", () => {
  const ordered = payable().and(starts("transfer.ordered", 2));
  const other = ordered.and(paid("transfer.received", 3, PRICE, "another"));
  expect([other.state, codes(other)]).toEqual(["paying.awaitingTransfer.ordered", ["attemptUnknown"]]);
});

it("a review is not over before its time, even if the clock ticks (PLAN-16, PLAN-34)", () => {
  const documents = begin().and(added(0)).and(booking("booking.confirmed", 1)).and(unreviewed(1)).snapshot;
  const transfer = payable()
    .and(starts("transfer.ordered", 2))
    .and({ type: "transfer.reported", at: at(3), attemptId: "attempt" }).snapshot;
  for (const review of [documents, transfer]) {
    const reviewBy = review.context.reviewBy ?? 0;
    const after = (instant: number) => stateName(applyEvent(review, { type: "clock.ticked", at: instant }));
    expect(after(reviewBy - 1)).toBe(stateName(review));
    expect(after(reviewBy)).not.toBe(stateName(review));
  }
});

it("documents wait for staff only if every failing check waits for staff (PLAN-34)", () => {
  const inReview = { code: "documentsInReview", facts: {} } as const;
  const missing = { code: "passportMissing", facts: {} } as const;
  expect(
    [passed, { ...passed, documents: inReview }, { ...passed, documents: inReview, passportPeriod: missing }].map(
      waitForStaff,
    ),
  ).toEqual([false, true, false]);
});

describe("a plan with two bookings", () => {
  it("is signed before the first of its services begins, and completed when the last has ended (PLAN-17, PLAN-22)", () => {
    const soon = begin()
      .and(added(0, 1, 40 * 24))
      .and(added(0, 2, 20))
      .and(booking("booking.confirmed", 1, 1))
      .and(booking("booking.confirmed", 1, 2))
      .and(checked(1))
      .and(starts("payment.started", 2, { amount: 2 * PRICE }))
      .and(paid("payment.captured", 2, 2 * PRICE));
    expect(soon.snapshot.context.signWindow?.closesAt).toBe(at(20));
    const printing = soon.and(signed(3));
    expect(printing.and(ticked(43 * 24 - 1)).state).toBe("printing");
    expect(printing.and(ticked(43 * 24)).state).toBe("completed");
  });

  it("compares a change with the booking that it replaces, and replaces that one (PLAN-44)", () => {
    const exchanged = agreed().and(supplement(6)).and(captured(7));
    expect(statuses(exchanged)).toEqual(["confirmed", "cancelled", "confirmed"]);
    const cheaper = agreed({ amount: PRICE + MORE });
    expect(statuses(cheaper)).toEqual(["confirmed", "cancelled", "confirmed"]);
  });

  it("takes a change of each booking, one at a time for each (PLAN-53)", () => {
    const first = agreed().and(changed(6, 4, 1));
    expect(statuses(first)).toEqual(["confirmed", "confirmed", "agreed", "requested"]);
    expect(codes(first.and(changed(7, 5, 1)))).toEqual(["changeWaits"]);
  });

  it("has to be signed anew for each change of price that stands, and for none that was refunded (PLAN-43)", () => {
    const toSign = ({ snapshot }: Story) => snapshot.context.toSign;
    const changes = twoPaid()
      .and(signed(3))
      .and(changed(4, 3, 1, { amount: 5_000 }))
      .and(booking("booking.confirmed", 5, 3))
      .and(changed(4, 4, 2, { amount: 6_000 }))
      .and(booking("booking.confirmed", 5, 4));
    expect(toSign(changes)).toEqual([3, 4]);
    const again = changes.and(changed(6, 5, 3, { amount: 5_000 })).and(booking("booking.confirmed", 7, 5));
    expect(toSign(again)).toEqual([4, 5]);
    expect(toSign(again.and(booking("booking.refunded", 8, 4)))).toEqual([5]);
  });
});

describe("a change of a paid booking", () => {
  it("is not asked for from the millisecond on in which the booking's service begins (PLAN-40)", () => {
    const later = (hours: number) => changed(hours, 3, 1, { startsAt: at(50 * 24), endsAt: at(51 * 24) });
    const plan = twoPaid().and(signed(3));
    expect(refusals(plan.and(later(30 * 24)))).toMatchObject([{ code: "serviceStarted", facts: { booking: 1 } }]);
    expect(plan.and({ ...later(30 * 24), at: at(30 * 24) - 1 }).last?.accepted).toBe(true);
  });

  it("that has replaced it is a booking like others, and one that ended does not end again (PLAN-42)", () => {
    const done = agreed().and(supplement(6)).and(captured(7));
    for (const type of ["booking.cancelled", "booking.removed"] as const)
      expect(codes(done.and(booking(type, 8, 3)))).toEqual(["notInState"]);
    const ended = agreed().and(booking("booking.cancelled", 6, 3));
    expect(codes(ended.and(booking("booking.cancelled", 7, 3)))).toEqual(["bookingNotOpen"]);
  });

  it("does not replace it once either of the two services has begun (PLAN-44)", () => {
    const unknown = (plan: Story) =>
      plan.and(supplement(6)).and({ type: "supplement.unknown", at: at(6), attemptId: "more" });
    const earlier = unknown(agreed({ startsAt: at(30 * 24 + 1) }));
    expect(codes(earlier.and(captured(30 * 24 + 1)))).toEqual(["serviceStarted"]);
    const later = unknown(agreed({ startsAt: at(50 * 24) }));
    expect(codes(later.and(captured(40 * 24)))).toEqual(["serviceStarted"]);
  });

  it("is not lost while its payment is under way, whatever time passes (PLAN-44, PLAN-20)", () => {
    const trying = agreed().and(supplement(6));
    expect(trying.snapshot.context.supplement?.unknown).toBe(false);
    const unknown = trying.and({ type: "supplement.unknown", at: at(6), attemptId: "more" });
    expect(unknown.snapshot.context.supplement?.unknown).toBe(true);
    const later = applyEvent(unknown.snapshot, ticked(30 * 24 - 1));
    expect(later.context.bookings.map(({ status }) => status)).toEqual(["confirmed", "confirmed", "agreed"]);
  });

  it("is signed only with a complete profile (PLAN-43)", () => {
    const profile = { code: "profileIncomplete", facts: {} } as const;
    const done = agreed().and(supplement(6)).and(captured(7));
    expect(codes(done.and(checked(8, { ...passed, profile })).and(signed(9)))).toEqual(["profileIncomplete"]);
    expect(done.and(checked(8)).and(signed(9)).last?.accepted).toBe(true);
  });
});
