import {
  added,
  at,
  attempt,
  begin,
  booking,
  changed,
  checked,
  PRICE,
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
import { type Effects, effectsOf } from "./checkout.effects";
import { applyEvent, newCheckout } from "./checkout.log";

/** The effects of each event of a story, applied at `now` (by default when it happens). */
function effects({ events }: Story, now?: number): Effects[] {
  let before = newCheckout(1);
  return events.map((event) => {
    const after = applyEvent(before, event);
    const found = effectsOf(before, after, now ?? event.at);
    before = after;
    return found;
  });
}
const last = (story: Story) => effects(story).at(-1);
const told = (story: Story) =>
  last(story)?.notifications.map(({ template, values: { bookingId, sign } }) => [template, bookingId, sign])[0];
const templates = (story: Story, now?: number) =>
  effects(story, now).flatMap(({ notifications }) => notifications.map(({ template }) => template));

describe("the effects of a transition", () => {
  it("are none if the plan did not change", () => {
    const { snapshot } = payable();
    expect(effectsOf(snapshot, snapshot, at(2))).toEqual({
      release: [],
      left: [],
      statuses: [],
      notifications: [],
      suppliers: [],
      refundPayment: [],
      swaps: [],
      expired: null,
      vouchers: [],
    });
  });

  it.each([
    ["booking.declined", "declined"],
    ["booking.cancelled", "cancelled"],
    ["booking.removed", "removed"],
  ] as const)("lets go of what the booking held at %s", (type, status) => {
    const found = last(begin().and(added(0)).and(booking(type, 1)));
    expect(found).toMatchObject({ release: [1], statuses: [{ bookingId: 1, status }] });
  });

  it("make the remaining one of a booking and its change keep the reservation of both (PLAN-41)", () => {
    const asked = payable().and(changed(2, 2, 1));
    expect(last(asked)).toMatchObject({ release: [], left: [] });
    expect(last(asked.and(booking("booking.confirmed", 3, 2)))).toMatchObject({
      release: [1],
      left: [{ bookingId: 2, change: 2 }],
    });
    expect(last(asked.and(booking("booking.declined", 3, 2)))).toMatchObject({
      release: [2],
      left: [{ bookingId: 1, change: 2 }],
    });
    expect(last(asked.and(booking("booking.cancelled", 3, 1)))).toMatchObject({ release: [1, 2], left: [] });
  });

  it("move a booking's payment to its change, with its voucher unless the price differs (PLAN-42, PLAN-43)", () => {
    const change = (amount: number, plan: Story) =>
      plan.and(changed(4, 2, 1, { amount, refundTo: "fund" })).and(booking("booking.confirmed", 5, 2));
    const swaps = [{ bookingId: 1, change: 2, askedAt: at(4), refundTo: "fund" }];
    const signedPlan = unsigned().and(signed(3));
    expect(last(change(PRICE, unsigned()))).toMatchObject({ swaps, release: [1], vouchers: [] });
    expect(last(change(PRICE, signedPlan))).toMatchObject({
      swaps,
      vouchers: [2],
      suppliers: expect.arrayContaining([
        { bookingId: 1, what: "ended" },
        { bookingId: 2, what: "firm" },
      ]),
    });
    const cheaper = change(20_000, signedPlan);
    expect(last(cheaper)).toMatchObject({ swaps, vouchers: [] });
    expect(last(cheaper.and(signed(6)))).toMatchObject({ swaps: [], vouchers: [2] });
    expect([change(PRICE, unsigned()), change(PRICE, signedPlan), cheaper].map(told)).toEqual([
      ["changedToSign", 2, "first"],
      ["bookingChanged", 2, undefined],
      ["changedToSign", 2, "anew"],
    ]);
    expect(templates(cheaper.and(signed(6))).filter((template) => template === "vouchersReady")).toHaveLength(2);
    expect(
      last(
        payable()
          .and(changed(2, 2, 1))
          .and(booking("booking.confirmed", 3, 2)),
      )?.swaps,
    ).toEqual([]);
    expect(
      last(
        unsigned()
          .and(changed(4, 2, 1))
          .and(ticked(26)),
      ),
    ).toMatchObject({ release: [1, 2], refundPayment: [1] });
  });

  it("keep a confirmed booking's reservation, and notify that", () => {
    const found = last(begin().and(added(0)).and(booking("booking.confirmed", 1)));
    expect(found).toMatchObject({ release: [], statuses: [{ bookingId: 1, status: "confirmed" }] });
    expect(found?.notifications.map(({ template }) => template)).toEqual(["payBy"]);
    expect(found?.notifications.at(-1)?.values).toEqual({ planId: 1, amount: PRICE, deadlineAt: at(49) });
  });

  it("release every reservation when a plan is not paid in time, and refund nothing (PLAN-13)", () => {
    const found = last(payable().and(ticked(49)));
    expect(found).toMatchObject({ release: [1], refundPayment: [], vouchers: [] });
    expect(found?.notifications.map(({ template }) => template)).toEqual(["planUnpaid"]);
  });

  it("refund the whole payment, once, when a receipt is not signed in time", () => {
    const story = unsigned().and(ticked(26)).and(ticked(30));
    expect(effects(story).filter(({ refundPayment }) => refundPayment.length > 0).length).toBe(1);
    expect(effects(story).flatMap(({ release }) => release)).toEqual([1]);
    expect(templates(story).slice(-1)).toEqual(["planUnsigned"]);
  });

  it("create vouchers for every paid booking when the receipt is signed, and only then (PAPER-6)", () => {
    const story = unsigned().and(signed(3));
    expect(effects(story).map(({ vouchers }) => vouchers)).toEqual([...Array(story.events.length - 1).fill([]), [1]]);
    expect(templates(story).slice(-2)).toEqual(["signBy", "vouchersReady"]);
  });
});

describe("messages", () => {
  it("remind of paying 24, 6 and 1 hours before, each once", () => {
    const reminded = payable().and(ticked(26)).and(ticked(43)).and(ticked(44)).and(ticked(48));
    const found = effects(reminded).flatMap(({ notifications }) =>
      notifications.filter(({ key }) => /pay-\d+-/.test(key)),
    );
    expect(found.map(({ values }) => values.hours)).toEqual([24, 6, 1]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(3);
  });

  it("alert staff to a booking that has waited for 48 hours, in time to act", () => {
    const alert = last(begin().and(added(0)).and(ticked(48)))?.notifications;
    expect(alert).toMatchObject([{ to: "staff", template: "confirmationLate", values: { deadlineAt: at(72) } }]);
  });

  it("notify a supplier of bookings that wait for it, are signed or are over, but not of its own refusal (DESK-80)", () => {
    const news = (story: Story) => last(story)?.suppliers;
    const asked = begin().and(added(0));
    expect(news(asked)).toEqual([]);
    expect(news(asked.and(ticked(48)))).toEqual([{ bookingId: 1, what: "late", confirmBy: at(72) }]);
    expect(news(asked.and(booking("booking.declined", 1)))).toEqual([]);
    expect(news(asked.and(booking("booking.cancelled", 1)))).toEqual([{ bookingId: 1, what: "ended" }]);
    expect(news(payable().and(ticked(49)))).toEqual([{ bookingId: 1, what: "ended" }]);
    expect(news(unsigned().and(signed(3)))).toEqual([{ bookingId: 1, what: "firm" }]);
  });

  it("confirm each booking, and for the last one contain only the next step for the plan (MAIL-2)", () => {
    const first = begin().and(added(0)).and(added(0, 2)).and(booking("booking.confirmed", 1));
    expect(last(first)?.notifications.map(({ template }) => template)).toEqual(["bookingConfirmed"]);
    const both = first.and(booking("booking.confirmed", 2, 2));
    expect(last(both)?.notifications.map(({ template }) => template)).toEqual(["payBy"]);
  });

  it("announce each window to pay, even one that closes when the one before it did, at the first service (MAIL-2)", () => {
    const soon = begin()
      .and(added(0, 1, 30))
      .and(booking("booking.confirmed", 1));
    const both = soon.and(added(2, 2, 60)).and(booking("booking.confirmed", 3, 2));
    const found = effects(both).flatMap(({ notifications }) => notifications);
    expect(found.map(({ template, until }) => [template, until])).toEqual([
      ["payBy", at(30)],
      ["payBy", at(30)],
    ]);
    expect(new Set(found.map(({ key }) => key)).size).toBe(2);
  });

  it("are left out when their deadline has passed before they could be sent (MAIL-4)", () => {
    const late = begin().and(added(0)).and(booking("booking.confirmed", 1)).and(checked(1)).and(ticked(200));
    expect(templates(late, at(200))).toEqual(["bookingConfirmed", "planUnpaid"]);
    const unanswered = effects(begin().and(added(0)).and(ticked(48)), at(72));
    expect(unanswered.flatMap(({ notifications, suppliers }) => [...notifications, ...suppliers])).toEqual([]);
  });

  it("notify once why a document is not accepted, if the plan waits for it (DESK-40)", () => {
    const missing = { ...passed, licenceAge: { code: "licenceMissing", facts: {} } } as const;
    const confirmed = begin().and(added(0)).and(booking("booking.confirmed", 1));
    const story = confirmed.and(checked(1, missing)).and(checked(2, tooYoung)).and(ticked(25));
    const found = effects(story).flatMap(({ notifications }) =>
      notifications.filter(({ template }) => template === "documentUnfit"),
    );
    expect(found.map(({ values, until }) => [values.reasonMessage, values.years, until])).toEqual([
      ["refusal.licenceTooYoung", 2, at(49)],
    ]);
    const again = payable().and(checked(3, tooYoung)).and(checked(4)).and(checked(5, tooYoung));
    const keys = effects(again)
      .flatMap(({ notifications }) => notifications.map(({ key }) => key))
      .filter((key) => key.includes("unfit"));
    expect(new Set(keys).size).toBe(1);
  });

  it("announce the time to pay again after a new booking took the plan back to confirming", () => {
    const again = payable()
      .and(added(5, 2))
      .and(booking("booking.confirmed", 6, 2));
    const keys = effects(again).flatMap(({ notifications }) =>
      notifications.filter(({ template }) => template === "payBy"),
    );
    expect(keys.map(({ until }) => until)).toEqual([at(49), at(54)]);
  });

  it("announce the time to pay with the new total once one of several bookings has ended (MAIL-2)", () => {
    const both = begin()
      .and(added(0, 1))
      .and(added(0, 2))
      .and(booking("booking.confirmed", 1))
      .and(booking("booking.confirmed", 1, 2))
      .and(checked(1));
    // Events recorded together are one step: the papers are checked again before anybody is told.
    const one = both.and(booking("booking.cancelled", 2, 2)).and(checked(2));
    const asked = effectsOf(both.snapshot, one.snapshot, at(2)).notifications;
    expect(asked.map(({ template, values, until }) => [template, values.amount, until])).toEqual([
      ["payBy", PRICE, at(49)],
    ]);
    expect(effects(both).flatMap(({ notifications }) => notifications.map(({ key }) => key))).not.toContain(
      asked[0]?.key,
    );
    const none = one.and(booking("booking.cancelled", 3, 1));
    expect(effectsOf(one.snapshot, none.snapshot, at(3)).notifications).toEqual([]);
  });

  it("ask for no payment while staff have the documents, and state the deadline once they are accepted (PLAN-34)", () => {
    const story = begin().and(added(0)).and(unreviewed(0.5)).and(booking("booking.confirmed", 1)).and(checked(30));
    const found = effects(story).flatMap(({ notifications }) => notifications);
    expect(found.map(({ template, until }) => [template, until])).toEqual([
      ["confirmedInReview", null],
      ["payBy", at(78)],
    ]);
  });

  it("notify that a review takes too long, instead of asking for a payment that cannot be made (PLAN-34)", () => {
    const story = begin()
      .and(added(0))
      .and(booking("booking.confirmed", 1))
      .and(unreviewed(1))
      .and(ticked(1 + 7 * 24));
    expect(last(story)?.notifications).toMatchObject([
      { template: "reviewOverdue", until: at(1 + 7 * 24 + 48), values: { deadlineAt: at(1 + 7 * 24 + 48) } },
    ]);
  });

  describe("after an overdue review", () => {
    const overdue = 1 + 7 * 24;
    const end = overdue + 48;
    const story = begin().and(added(0)).and(booking("booking.confirmed", 1)).and(unreviewed(1)).and(ticked(overdue));
    const sentIn = (told: Story) =>
      effects(told)
        .slice(story.events.length)
        .flatMap(({ notifications }) => notifications.map(({ template, values }) => [template, values.hours]));

    it("do not remind of a payment while only staff can act (PLAN-34, MAIL-4)", () => {
      const waiting = story
        .and(ticked(end - 24))
        .and(ticked(end - 6))
        .and(ticked(end - 1));
      expect([waiting.state, sentIn(waiting)]).toEqual(["verifyingDocuments", []]);
      expect(sentIn(waiting.and(ticked(end)))).toEqual([["planUnpaid", undefined]]);
    });

    it("ask for the payment once staff have accepted the documents, and remind of it from then on (PLAN-34, MAIL-4)", () => {
      const accepted = story
        .and(ticked(end - 24))
        .and(checked(end - 10))
        .and(ticked(end - 6))
        .and(ticked(end - 1));
      expect(sentIn(accepted)).toEqual([
        ["payBy", undefined],
        ["payReminder", 6],
        ["payReminder", 1],
      ]);
    });

    it("remind a client who again has something to correct (PLAN-34, MAIL-4)", () => {
      const rejected = { ...passed, documents: { code: "documentsRejected", facts: {} } } as const;
      const mending = story.and(checked(end - 30, rejected)).and(ticked(end - 24));
      expect(sentIn(mending)).toEqual([["payReminder", 24]]);
    });
  });

  it("do not announce a window that continues after a review as a new one", () => {
    const reported = payable().and(starts("transfer.ordered", 2)).and(attempt("transfer.reported", 3));
    expect(templates(reported.and(attempt("transfer.rejected", 30))).filter((name) => name === "payBy").length).toBe(1);
  });

  it("notify that a late payment leaves no time to sign, and that the money is refunded", () => {
    const startsSoon = begin()
      .and(added(0, 1, 10))
      .and(booking("booking.confirmed", 1))
      .and(checked(1));
    const tooLate = startsSoon.and(starts("payment.started", 9)).and(paid("payment.captured", 11));
    expect(last(tooLate)).toMatchObject({ refundPayment: [1], release: [1] });
    expect(last(tooLate)?.notifications.map(({ template }) => template)).toEqual(["planUnsigned"]);
  });
});
