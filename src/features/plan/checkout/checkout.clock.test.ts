import {
  added,
  at,
  attempt,
  BEGINNING,
  begin,
  booking,
  checked,
  codes,
  paid,
  passed,
  payable,
  type Story,
  signed,
  starts,
  ticked,
  tooYoung,
  unreviewed,
  unsigned,
} from "../../../../test/checkoutStory";
import { HOUR } from "../../../shared/instant";
import type { CheckoutEvent } from "./checkout.events";
import { dueTicks, fold, knownTicks, nextTickOf, snapshotAt } from "./checkout.log";
import { whyNot } from "./checkout.reasons";
import { stateName } from "./checkout.states";

const SECOND = 1 / 3600;
const statusOf = ({ snapshot }: Story, id = 1) => snapshot.context.bookings.find((found) => found.id === id)?.status;
const cancelReason = ({ snapshot }: Story) => snapshot.context.cancelled?.reason ?? null;

describe("72 hours to confirm (PLAN-9)", () => {
  it("are exact to the second, for each booking from its request", () => {
    const requested = begin().and(added(0));
    expect(statusOf(requested.and(ticked(72 - SECOND)))).toBe("requested");
    expect(statusOf(requested.and(ticked(72)))).toBe("lapsed");
    expect(requested.and(booking("booking.confirmed", 72 - SECOND)).state).toBe("verifyingDocuments");
    expect(requested.and(booking("booking.confirmed", 72)).last?.accepted).toBe(false);
  });

  it("lapse only the booking, and the rest of the plan continues (PLAN-11)", () => {
    const two = begin()
      .and(added(0, 1))
      .and(added(10, 2))
      .and(booking("booking.confirmed", 11, 2));
    const later = two.and(ticked(73));
    expect(statusOf(later, 1)).toBe("lapsed");
    expect(later.state).toBe("verifyingDocuments");
    expect(later.snapshot.context.payWindow).toEqual({ opensAt: at(72), closesAt: at(72 + 48) });
  });

  it("are extended once, by 24 hours (PLAN-10)", () => {
    const extended = begin().and(added(0)).and(booking("booking.extended", 60));
    expect(statusOf(extended.and(ticked(96 - SECOND)))).toBe("requested");
    expect(statusOf(extended.and(ticked(96)))).toBe("lapsed");
    expect(codes(extended.and(booking("booking.extended", 61)))).toEqual(["bookingAlreadyExtended"]);
    expect(begin().and(added(0)).and(booking("booking.extended", 72)).last?.accepted).toBe(false);
  });

  it("end with the service's start, and no extension goes beyond it (PLAN-18)", () => {
    const soon = begin().and(added(0, 1, 20));
    expect(statusOf(soon.and(ticked(20 - SECOND)))).toBe("requested");
    expect(statusOf(soon.and(ticked(20)))).toBe("lapsed");
    expect(codes(soon.and(booking("booking.extended", 5)))).toEqual(["extensionBeyondStart"]);
  });

  it("alert staff once, at 48 hours (PLAN-10)", () => {
    const requested = begin().and(added(0));
    expect(requested.and(ticked(48 - SECOND)).snapshot.context.reminded).toEqual([]);
    expect(requested.and(ticked(48)).snapshot.context.reminded).toEqual(["confirm-1"]);
    expect(requested.and(ticked(50)).and(ticked(51)).snapshot.context.reminded).toEqual(["confirm-1"]);
  });

  it("alert staff no second time when another booking is added (PLAN-10)", () => {
    const alerted = begin().and(added(0)).and(ticked(48));
    expect(alerted.and(added(50, 2)).snapshot.context.reminded).toEqual(["confirm-1"]);
  });

  it("send no alert for a booking that lapses at that moment", () => {
    const soon = begin()
      .and(added(0, 1, 48))
      .and(ticked(48));
    expect([statusOf(soon), soon.snapshot.context.reminded]).toEqual(["lapsed", []]);
  });
});

describe("48 hours to pay (PLAN-12)", () => {
  it("end a plan that awaited money, which is told apart from one that did not (PLAN-13)", () => {
    const awaited = ({ snapshot }: Story) => snapshot.context.cancelled?.awaited;
    const plans = [payable(), payable().and(starts("link.created", 2)), payable().and(starts("transfer.ordered", 2))];
    expect(plans.map((plan) => awaited(plan.and(ticked(49))))).toEqual([false, true, true]);
    expect(awaited(unsigned().and(ticked(26)))).toBe(false);
  });

  it("are exact to the second, from the last confirmation (PLAN-13)", () => {
    expect(payable().and(ticked(49 - SECOND)).state).toBe("paying.choosing");
    expect(payable().and(ticked(49)).state).toBe("cancelled");
    expect(cancelReason(payable().and(ticked(49)))).toBe("unpaid");
    expect(payable().and(starts("payment.started", 49 - SECOND)).state).toBe("paying.processing");
    expect(payable().and(starts("payment.started", 49)).last?.accepted).toBe(false);
  });

  it("run on while documents are missing", () => {
    const unchecked = begin().and(added(0)).and(booking("booking.confirmed", 1));
    expect(unchecked.and(ticked(49)).state).toBe("cancelled");
  });

  it("wait for a payment in progress, then end immediately if it is declined (PLAN-20)", () => {
    const paying = payable().and(starts("payment.started", 49 - SECOND));
    expect(paying.and(ticked(60)).state).toBe("paying.processing");
    expect(paying.and(paid("payment.captured", 60)).state).toBe("signing");
    expect(paying.and(attempt("payment.declined", 60)).state).toBe("cancelled");
  });

  it("open again when a booking is added and confirmed (PLAN-14)", () => {
    const anew = payable()
      .and(added(40, 2))
      .and(booking("booking.confirmed", 50, 2))
      .and(checked(50));
    expect(anew.snapshot.context.payWindow).toEqual({ opensAt: at(50), closesAt: at(98) });
  });

  it("are not prolonged by cancelling a booking (PLAN-14)", () => {
    const two = begin()
      .and(added(0, 1))
      .and(added(0, 2))
      .and(booking("booking.confirmed", 1, 1))
      .and(booking("booking.confirmed", 1, 2))
      .and(checked(1));
    const one = two.and(booking("booking.cancelled", 30, 2)).and(checked(30));
    expect(one.snapshot.context.payWindow?.closesAt).toBe(at(49));
    expect(one.and(ticked(49)).state).toBe("cancelled");
  });

  it("close when the last booking is cancelled, and open again for the next one (PLAN-14)", () => {
    for (const state of [payable(), begin().and(added(0)).and(booking("booking.confirmed", 1))]) {
      const none = state.and(booking("booking.cancelled", 20));
      expect(none.state).toBe("collecting");
      expect(none.snapshot.context.payWindow).toBeNull();
      const next = none.and(added(30, 2)).and(booking("booking.confirmed", 40, 2));
      expect(next.snapshot.context.payWindow).toEqual({ opensAt: at(40), closesAt: at(88) });
    }
  });

  it("keep no reservation unpaid for more than 120 hours (PLAN-15)", () => {
    const stretched = payable()
      .and(added(40, 2))
      .and(booking("booking.confirmed", 110, 2))
      .and(checked(110));
    expect(stretched.snapshot.context.payWindow?.closesAt).toBe(at(121));
    const waiting = payable()
      .and(added(48, 2))
      .and(booking("booking.extended", 50, 2));
    expect(statusOf(waiting.and(ticked(121 - SECOND)), 1)).toBe("confirmed");
    expect(statusOf(waiting.and(ticked(121)), 1)).toBe("lapsed");
  });

  it("lapse no reservation that has ended before (PLAN-15)", () => {
    const two = begin()
      .and(added(0, 1))
      .and(added(0, 2))
      .and(booking("booking.confirmed", 1, 1))
      .and(booking("booking.confirmed", 1, 2));
    const waiting = two
      .and(booking("booking.cancelled", 2, 2))
      .and(added(40, 3))
      .and(booking("booking.extended", 41, 3));
    const lapsed = waiting.and(ticked(121));
    expect([1, 2, 3].map((id) => statusOf(lapsed, id))).toEqual(["lapsed", "cancelled", "requested"]);
  });

  it("end with the first service's start (PLAN-18)", () => {
    const soon = begin()
      .and(added(0, 1, 20))
      .and(booking("booking.confirmed", 1))
      .and(checked(1));
    expect(soon.and(ticked(20 - SECOND)).state).toBe("paying.choosing");
    expect(soon.and(ticked(20)).state).toBe("cancelled");
  });

  it("remind 24, 6 and 1 hours before, each once (MAIL-4)", () => {
    expect(payable().and(ticked(48.5)).snapshot.context.reminded).toEqual(["pay-24", "pay-6", "pay-1"]);
  });

  it("cause new reminders when they open again, or continue after a review (MAIL-4)", () => {
    const anew = payable()
      .and(ticked(44))
      .and(added(44, 2))
      .and(booking("booking.confirmed", 45, 2))
      .and(checked(45));
    expect(anew.snapshot.context.reminded).toEqual([]);
    const goneOn = payable()
      .and(starts("transfer.ordered", 2))
      .and(ticked(44))
      .and(attempt("transfer.reported", 44))
      .and(attempt("transfer.rejected", 60));
    expect(goneOn.and(ticked(66)).snapshot.context.reminded).toEqual(["pay-6"]);
  });

  it("leave out reminders whose lead is longer than the window (MAIL-4)", () => {
    const soon = begin()
      .and(added(0, 1, 20))
      .and(booking("booking.confirmed", 1))
      .and(checked(1));
    expect(soon.and(ticked(19.5)).snapshot.context.reminded).toEqual(["pay-6", "pay-1"]);
  });
});

describe("a reported transfer", () => {
  const reported = () => payable().and(starts("transfer.ordered", 2)).and(attempt("transfer.reported", 40));

  it("pauses the 48 hours for five business days of review (PLAN-16)", () => {
    // Hour 40 is Thursday 3 December 2026, 02:00 in Havana; five business days later is Thursday the 10th.
    expect(reported().snapshot.context.reviewBy).toBe(at(40) + 7 * 24 * HOUR);
    expect(reported().and(ticked(200)).state).toBe("paying.awaitingTransfer.reviewing");
  });

  it("is reviewed no longer than until the first service's start (PLAN-18)", () => {
    const soon = begin()
      .and(added(0, 1, 60))
      .and(booking("booking.confirmed", 1))
      .and(checked(1));
    const inReview = soon.and(starts("transfer.ordered", 2)).and(attempt("transfer.reported", 40));
    expect(inReview.snapshot.context.reviewBy).toBe(at(60));
    expect(inReview.and(ticked(60)).state).toBe("cancelled");
  });

  it("resumes with what was left when the proof is rejected, at least 12 hours (PLAN-16)", () => {
    const early = payable().and(starts("transfer.ordered", 2)).and(attempt("transfer.reported", 3));
    expect(early.and(attempt("transfer.rejected", 100)).snapshot.context.payWindow?.closesAt).toBe(at(146));
    expect(reported().and(attempt("transfer.rejected", 100)).snapshot.context.payWindow?.closesAt).toBe(at(112));
  });

  it("resumes by itself if the review takes longer, and then ends unpaid (PLAN-16)", () => {
    const late = reported().and(ticked(40 + 7 * 24 + 12));
    expect(late.state).toBe("cancelled");
    expect(cancelReason(late)).toBe("unpaid");
  });
});

describe("documents that wait only for staff (PLAN-34)", () => {
  const confirmed = () => begin().and(added(0)).and(booking("booking.confirmed", 1));
  const inReview = () => confirmed().and(unreviewed(1));
  const closesAt = ({ snapshot }: Story) => snapshot.context.payWindow?.closesAt;

  it("pause the 48 hours for at most five business days of review", () => {
    expect(inReview().state).toBe("reviewingDocuments");
    // Hour 1 is Tuesday 1 December 2026, 11:00 in Havana; five business days later is Tuesday the 8th.
    expect(inReview().snapshot.context.reviewBy).toBe(at(1 + 7 * 24));
    expect(inReview().and(ticked(49)).state).toBe("reviewingDocuments");
  });

  it("pause them also for documents given before the last confirmation, or once the plan could be paid", () => {
    expect(begin().and(added(0)).and(unreviewed(0.5)).and(booking("booking.confirmed", 1)).state).toBe(
      "reviewingDocuments",
    );
    expect(payable().and(unreviewed(2)).state).toBe("reviewingDocuments");
  });

  it("give the client what was left, at least 12 hours, once staff accept them", () => {
    const early = inReview().and(checked(30));
    expect([early.state, closesAt(early)]).toEqual(["paying.choosing", at(30 + 48)]);
    const late = confirmed().and(unreviewed(48)).and(checked(100));
    expect([late.state, closesAt(late)]).toEqual(["paying.choosing", at(112)]);
  });

  it("do the same once staff reject them: the client has the remaining time to enter others", () => {
    const rejected = confirmed().and(unreviewed(48)).and(checked(100, tooYoung));
    expect([rejected.state, closesAt(rejected)]).toEqual(["verifyingDocuments", at(112)]);
    expect(rejected.and(ticked(112)).state).toBe("cancelled");
  });

  it("do not pause the time to pay while the client has to give something as well", () => {
    expect(confirmed().and(checked(1, tooYoung)).and(ticked(49)).state).toBe("cancelled");
  });

  it("continue if the review takes longer, until other documents are sent", () => {
    const overdue = inReview().and(ticked(1 + 7 * 24));
    expect([overdue.state, closesAt(overdue)]).toEqual(["verifyingDocuments", at(1 + 7 * 24 + 48)]);
    expect(overdue.and(ticked(1 + 7 * 24 + 48)).state).toBe("cancelled");
    expect(overdue.and(checked(170, tooYoung)).and(unreviewed(171)).state).toBe("reviewingDocuments");
  });

  it("count as overdue only until the bookings that they were given for change", () => {
    const overdue = confirmed()
      .and(unreviewed(1))
      .and(ticked(1 + 7 * 24));
    expect(overdue.snapshot.context.overdueAt).toBe(at(1 + 7 * 24));
    expect(overdue.and(added(180, 2)).snapshot.context.overdueAt).toBeNull();
  });

  it("pause them also if sent while awaited money was pending that then does not arrive", () => {
    const ordered = payable().and(starts("transfer.ordered", 2)).and(unreviewed(40));
    expect(ordered.state).toBe("paying.awaitingTransfer.ordered");
    expect(ordered.and(attempt("transfer.withdrawn", 47)).state).toBe("reviewingDocuments");
    const tried = payable().and(starts("payment.started", 2)).and(unreviewed(3)).and(attempt("payment.declined", 4));
    expect(tried.state).toBe("reviewingDocuments");
  });

  it("lead to the refusal that staff have them, not that the time is over", () => {
    expect(codes(inReview().and(starts("payment.started", 60)))).toEqual(["documentsInReview"]);
  });

  it("keep the paused time when a booking is cancelled or removed meanwhile, and a new one restarts it", () => {
    const two = begin()
      .and(added(0, 1))
      .and(added(0, 2))
      .and(booking("booking.confirmed", 1, 1))
      .and(booking("booking.confirmed", 1, 2))
      .and(unreviewed(1));
    const one = two.and(booking("booking.cancelled", 60, 2));
    expect([one.state, closesAt(one)]).toEqual(["verifyingDocuments", at(108)]);
    expect(one.and(unreviewed(60)).state).toBe("reviewingDocuments");
    expect(one.and(unreviewed(60)).and(booking("booking.removed", 70, 2)).state).toBe("reviewingDocuments");
    const more = two.and(added(60, 3));
    expect([more.state, more.snapshot.context.reviewBy, closesAt(more)]).toEqual(["confirming", null, undefined]);
    expect(closesAt(more.and(booking("booking.confirmed", 70, 3)))).toBe(at(118));
  });

  it("do not keep a reservation beyond one review after the hold's 120 hours", () => {
    let plan = inReview();
    for (let hour = 20; hour < 260; hour += 20) plan = plan.and(checked(hour, tooYoung)).and(unreviewed(hour + 1));
    expect(plan.state).toBe("cancelled");
    expect(plan.snapshot.context.cancelled?.at).toBe(at(121 + 5 * 24));
  });

  it("leave old logs unchanged: without the mark the 48 hours run", () => {
    const { checks } = inReview().snapshot.context;
    expect(
      confirmed()
        .and(checked(1, checks ?? passed))
        .and(ticked(49)).state,
    ).toBe("cancelled");
  });
});

describe("the time to pay as a whole (PLAN-27)", () => {
  /**
   * Confirmed at hour 1: held until hour 121, Sunday 6 December, 11:00 in Havana. Five business days later is the 11th.
   */
  const BOUND = 121 + 5 * 24;

  it("ends one review after the hold's 120 hours, however often a transfer is reported and rejected", () => {
    let plan = payable().and(starts("transfer.ordered", 2));
    for (let hour = 40; hour + 10 < BOUND; hour += 10)
      plan = plan.and(attempt("transfer.reported", hour)).and(attempt("transfer.rejected", hour + 9));
    expect(plan.and(ticked(BOUND - SECOND)).state).not.toBe("cancelled");
    expect(plan.and(ticked(BOUND)).state).toBe("cancelled");
  });

  it("ends a review that would last longer", () => {
    const plan = payable()
      .and(starts("transfer.ordered", 2))
      .and(attempt("transfer.reported", 40))
      .and(attempt("transfer.rejected", 200))
      .and(attempt("transfer.reported", 205));
    expect(plan.snapshot.context.reviewBy).toBe(at(BOUND));
    expect(plan.and(ticked(BOUND)).state).toBe("cancelled");
  });

  it("ends with the hold if bookings are added again and again and no transfer is reviewed", () => {
    let plan = payable();
    for (let hour = 20, id = 2; hour < 110; hour += 30, id += 1)
      plan = plan
        .and(added(hour, id))
        .and(booking("booking.confirmed", hour + 1, id))
        .and(checked(hour + 1));
    expect(plan.snapshot.context.payWindow?.closesAt).toBe(at(121));
    expect(plan.and(ticked(121)).state).toBe("cancelled");
  });
});

describe("24 hours to sign (PLAN-17)", () => {
  it("are exact to the second, from the payment", () => {
    expect(unsigned().and(ticked(26 - SECOND)).state).toBe("signing");
    expect(unsigned().and(ticked(26)).state).toBe("cancelled");
    expect(cancelReason(unsigned().and(ticked(26)))).toBe("unsigned");
    expect(unsigned().and(signed(26 - SECOND)).state).toBe("printing");
    expect(unsigned().and(signed(26)).last?.accepted).toBe(false);
  });

  it("remind 12, 3 and 1 hours before (MAIL-4)", () => {
    expect(unsigned().and(ticked(25.5)).snapshot.context.reminded).toEqual(["sign-12", "sign-3", "sign-1"]);
  });
});

describe("the clock", () => {
  it.each<[string, Story, (hours: number) => CheckoutEvent, number, string]>([
    ["confirmed", begin().and(added(0)), (hours) => booking("booking.confirmed", hours), 72, "confirmationOverdue"],
    ["paid", payable(), (hours) => starts("payment.started", hours), 49, "payWindowOver"],
    ["signed", unsigned(), signed, 26, "signWindowOver"],
  ])(
    "treats %s in the millisecond of its deadline as too late, without a tick (FAULT-15)",
    (_done, { snapshot }, event, hours, code) => {
      expect(whyNot(snapshot, event(hours - SECOND))).toEqual([]);
      expect(whyNot(snapshot, event(hours)).map((refusal) => refusal.code)).toEqual([code]);
    },
  );

  it("decides the same however late the sweep runs (CHART-6)", () => {
    const plan = begin()
      .and(added(0, 1))
      .and(added(10, 2))
      .and(booking("booking.confirmed", 11, 2))
      .and(checked(11));
    const late = plan.and(ticked(30 * 24));
    let hourly = plan;
    for (let hour = 12; hour <= 30 * 24; hour += 1) hourly = hourly.and(ticked(hour));
    expect(hourly.events).toEqual(late.events);
    expect(late.state).toBe("cancelled");
  });

  it("shows what the facts imply before it is recorded (CHART-6)", () => {
    const [unpaid, lapsing] = [payable(), begin().and(added(0)).and(checked(1))];
    expect(stateName(snapshotAt(unpaid.snapshot, at(49)))).toBe("cancelled");
    expect(stateName(snapshotAt(lapsing.snapshot, at(72)))).toBe("collecting");
  });

  it("shows no step, deadline or end that depends on documents still to be checked (CHART-6, PLAN-34)", () => {
    const lapsing = begin()
      .and(added(0, 1))
      .and(added(10, 2))
      .and(booking("booking.confirmed", 11, 2))
      .and(unreviewed(11));
    const alerted = lapsing.and(ticked(48)).snapshot;
    for (const hours of [48, 72, 72 + 48, 400]) expect(snapshotAt(lapsing.snapshot, at(hours))).toEqual(alerted);
    expect(stateName(alerted)).toBe("confirming");
    expect(knownTicks(lapsing.snapshot, at(72) - 1).undecidedAt).toBeNull();
    expect(knownTicks(lapsing.snapshot, at(400)).undecidedAt).toBe(at(72));
  });

  it("applies due ticks before an event, and keeps that result if the event is refused", () => {
    const story = payable().and(starts("payment.started", 60));
    expect(story.last?.accepted).toBe(false);
    expect(story.state).toBe("cancelled");
    expect(story.events.at(-1)).toEqual({ type: "clock.ticked", at: at(49) });
  });

  it("ends with the plan, and pauses while a payment is under way", () => {
    expect(nextTickOf(payable().and(ticked(49)).snapshot)).toBeNull();
    expect(nextTickOf(payable().and(starts("payment.started", 2)).snapshot)).toBeNull();
    expect(dueTicks(begin().snapshot, BEGINNING + 1e12)).toEqual([]);
  });
});

describe("the log", () => {
  it("folds to the state in which its events left the plan (CHART-4)", () => {
    const story = unsigned().and(signed(3));
    const folded = fold(1, story.events);
    expect(stateName(folded)).toBe(story.state);
    expect(folded.context).toEqual(story.snapshot.context);
  });
});
