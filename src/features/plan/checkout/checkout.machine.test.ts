import {
  added,
  at,
  attempt,
  begin,
  booking,
  changed,
  checked,
  codes,
  due,
  PRICE,
  paid,
  payable,
  signed,
  starts,
  ticked,
  tooYoung,
  unsigned,
} from "../../../../test/checkoutStory";

const SECOND = 1 / 3600;

describe("a plan", () => {
  it("begins by collecting, and confirms from its first booking on", () => {
    expect(begin().state).toBe("collecting");
    expect(begin().and(added(0)).state).toBe("confirming");
  });

  it("goes through confirm, documents, pay, sign and print to its end with the last service (CHART-3, PLAN-22)", () => {
    const story = unsigned().and(signed(3));
    expect(unsigned().state).toBe("signing");
    expect(story.state).toBe("printing");
    const { state, snapshot } = story.and(ticked(33 * 24));
    expect([state, snapshot.status, snapshot.hasTag("paid")]).toEqual(["completed", "done", true]);
  });

  it("waits for every booking before it asks for documents", () => {
    const half = begin()
      .and(added(0, 1))
      .and(added(1, 2))
      .and(booking("booking.confirmed", 2, 1));
    expect(half.state).toBe("confirming");
    expect(half.and(booking("booking.confirmed", 3, 2)).state).toBe("verifyingDocuments");
  });

  it("goes on with the remaining bookings when one is declined, and collects again when none is left", () => {
    const two = begin()
      .and(added(0, 1))
      .and(added(1, 2))
      .and(booking("booking.confirmed", 2, 1));
    expect(two.and(booking("booking.declined", 3, 2)).state).toBe("verifyingDocuments");
    expect(begin().and(added(0)).and(booking("booking.declined", 3)).state).toBe("collecting");
    expect(begin().and(added(0)).and(booking("booking.cancelled", 3)).state).toBe("collecting");
    expect(begin().and(added(0)).and(booking("booking.removed", 3)).state).toBe("collecting");
  });

  it("gives only the extended booking more time (PLAN-10)", () => {
    const two = begin().and(added(0, 1)).and(added(0, 2));
    expect(
      two.and(booking("booking.extended", 1, 2)).snapshot.context.bookings.map(({ confirmBy }) => confirmBy),
    ).toEqual([at(72), at(96)]);
  });

  it("is checked again when a booking that counts is removed, and not when one is that has ended", () => {
    const two = payable()
      .and(added(2, 2))
      .and(booking("booking.confirmed", 2, 2))
      .and(checked(2));
    const one = two.and(booking("booking.removed", 3, 2));
    expect([one.state, one.snapshot.context.bookings.map(({ id }) => id)]).toEqual(["verifyingDocuments", [1]]);
    const ended = two.and(booking("booking.cancelled", 3, 2)).and(checked(3));
    const removed = ended.and(booking("booking.removed", 4, 2));
    expect([removed.state, removed.snapshot.context.bookings.map(({ id }) => id)]).toEqual(["paying.choosing", [1]]);
  });

  it("answers a late reply with the booking's outcome, not with the plan's step", () => {
    const answered = begin().and(added(0)).and(booking("booking.confirmed", 2));
    const declined = begin().and(added(0)).and(booking("booking.declined", 2));
    for (const type of ["booking.confirmed", "booking.declined", "booking.extended"] as const) {
      expect(answered.and(booking(type, 3)).last).toMatchObject({
        refusals: [{ code: "bookingNotRequested", facts: { booking: 1, status: "confirmed" } }],
      });
      expect(declined.and(booking(type, 3)).last).toMatchObject({
        refusals: [{ code: "bookingNotRequested", facts: { booking: 1, status: "declined" } }],
      });
    }
  });

  it("returns to confirming when a booking is added before it is paid", () => {
    expect(payable().and(added(5, 2)).state).toBe("confirming");
  });

  it("accepts no booking whose service has begun (PLAN-18)", () => {
    expect(codes(begin().and(added(5, 1, 5)))).toEqual(["serviceStarted"]);
  });

  it("accepts no change of its bookings during a payment, nor after it", () => {
    const paying = payable().and(starts("payment.started", 2));
    for (const event of [added(3, 2), booking("booking.cancelled", 3), booking("booking.removed", 3)]) {
      expect(codes(paying.and(event))).toEqual(["notInState"]);
      expect(codes(unsigned().and(event))).toEqual(["notInState"]);
    }
  });
});

describe("payment", () => {
  it("waits until all bookings are confirmed", () => {
    const asked = begin().and(added(0)).and(starts("payment.started", 1));
    expect(asked.state).toBe("confirming");
    expect(asked.last).toMatchObject({ refusals: [{ code: "bookingNotConfirmed", facts: { booking: 1 } }, {}] });
  });

  it("needs the documents' checks, and names the one that fails", () => {
    const refused = payable().and(checked(2, tooYoung));
    expect(refused.state).toBe("verifyingDocuments");
    expect(refused.and(checked(3)).state).toBe("paying.choosing");
  });

  it.each([
    ["the terms accepted", { termsAccepted: false }, "termsNotAccepted"],
    ["the client's own card", { holder: "differs" as const }, "holderDiffers"],
    ["a holder whose name is clear", { holder: "unclear" as const }, "holderUnclear"],
    ["the amount that is due", { amount: PRICE - 1 }, "amountDiffers"],
  ])("needs %s", (_need, asserted, code) => {
    for (const way of ["payment.started", "transfer.ordered", "link.created"] as const) {
      expect(codes(payable().and(starts(way, 2, asserted)))).toEqual([code]);
    }
  });

  it("takes an unclear holder once staff accepted them", () => {
    const accepted = payable().and({ type: "holder.accepted", at: at(2) });
    expect(accepted.and(starts("payment.started", 3, { holder: "unclear" })).state).toBe("paying.processing");
  });

  it("may be tried again after a decline, with any method", () => {
    const declined = payable().and(starts("payment.started", 2)).and(attempt("payment.declined", 2));
    expect(declined.state).toBe("paying.declined");
    expect(declined.and(starts("payment.started", 3)).state).toBe("paying.processing");
    expect(declined.and(starts("transfer.ordered", 3)).state).toBe("paying.awaitingTransfer.ordered");
    expect(declined.and(starts("link.created", 3)).state).toBe("paying.awaitingLink");
  });

  it("is captured once, in full, for the awaited attempt", () => {
    const paying = payable().and(starts("payment.started", 2));
    expect(codes(paying.and(paid("payment.captured", 2, PRICE - 1)))).toEqual(["amountDiffers"]);
    expect(codes(paying.and(paid("payment.captured", 2, PRICE, "another")))).toEqual(["attemptUnknown"]);
    expect(codes(unsigned().and(paid("payment.captured", 3)))).toEqual(["notInState"]);
  });

  it("is captured even if the provider first declined and then approved (PAY-12)", () => {
    const late = payable().and(starts("payment.started", 2)).and(attempt("payment.declined", 2));
    expect(late.and(paid("payment.captured", 3)).state).toBe("signing");
  });

  it("keeps the method while an attempt is pending, and lets it change before that (PAY-8)", () => {
    const change = { type: "method.changed" as const, at: at(3), method: 140 as const };
    expect(payable().and(change).snapshot.context.method).toBe(140);
    expect(codes(payable().and(starts("payment.started", 2)).and(change))).toEqual(["notInState"]);
  });

  it("is unknown once its provider has not answered", () => {
    const paying = payable().and(starts("payment.started", 2));
    const unknown = paying.and(attempt("payment.unknown", 2));
    expect([paying, unknown].map(({ snapshot }) => snapshot.context.attempt?.unknown)).toEqual([false, true]);
    expect(unknown.snapshot.context.attempt).toMatchObject({ id: "attempt", amount: PRICE, startedAt: at(2) });
  });

  it("by a link returns to choosing when the link closes", () => {
    const linked = payable().and(starts("link.created", 2));
    expect(linked.and(attempt("link.closed", 3)).state).toBe("paying.choosing");
    expect(linked.and(paid("payment.captured", 3)).state).toBe("signing");
  });

  it("by transfer is complete when the arrived money covers the amount, in one or several parts", () => {
    const ordered = payable().and(starts("transfer.ordered", 2));
    const short = ordered.and(paid("transfer.received", 3, PRICE - 1));
    expect(short.state).toBe("paying.awaitingTransfer.ordered");
    expect(short.snapshot.context.attempt?.received).toBe(PRICE - 1);
    expect(short.and(paid("transfer.received", 4, 1)).state).toBe("signing");
    expect(ordered.and(paid("transfer.received", 3, PRICE + 1)).state).toBe("signing");
    expect(ordered.and(attempt("transfer.withdrawn", 3)).state).toBe("paying.choosing");
  });
});

describe("signing", () => {
  it("needs a complete profile", () => {
    const incomplete = { profile: { code: "profileIncomplete" as const, facts: {} } };
    const story = unsigned().and(
      checked(3, { documents: null, licenceAge: null, passportPeriod: null, ...incomplete }),
    );
    expect(codes(story.and(signed(4)))).toEqual(["profileIncomplete"]);
  });

  it("happens once", () => {
    expect(codes(unsigned().and(signed(3)).and(signed(4)))).toEqual(["notInState"]);
  });
});

describe("a paid plan", () => {
  it("is cancelled as refunded when its last booking is refunded, before or after signing (PLAN-22)", () => {
    for (const story of [unsigned(), unsigned().and(signed(3))]) {
      const refunded = story.and(booking("booking.refunded", 4));
      expect(refunded.state).toBe("cancelled");
      expect(refunded.snapshot.context.cancelled?.reason).toBe("refunded");
    }
  });

  it("continues when one of two bookings is refunded", () => {
    const two = begin()
      .and(added(0, 1))
      .and(added(0, 2))
      .and(booking("booking.confirmed", 1, 1))
      .and(booking("booking.confirmed", 1, 2))
      .and(checked(1));
    const story = two
      .and(starts("payment.started", 2, { amount: due(two) }))
      .and(paid("payment.captured", 2, 2 * PRICE))
      .and(booking("booking.refunded", 3, 2));
    expect(story.state).toBe("signing");
    expect(codes(story.and(booking("booking.refunded", 3 + SECOND, 2)))).toEqual(["bookingNotPaid"]);
  });
});

describe("a change of a booking (PLAN-40)", () => {
  const held = () => payable();
  const statuses = ({ snapshot }: ReturnType<typeof begin>) =>
    snapshot.context.bookings.map(({ id, status }) => [id, status]);

  it("replaces it when it is confirmed, atomically and at its own price", () => {
    const asked = held().and(changed(2, 2, 1, { amount: 40_000 }));
    expect([asked.state, statuses(asked), due(asked)]).toEqual([
      "confirming",
      [
        [1, "confirmed"],
        [2, "requested"],
      ],
      PRICE,
    ]);
    const done = asked.and(booking("booking.confirmed", 3, 2)).and(checked(3));
    expect([done.state, statuses(done), due(done)]).toEqual([
      "paying.choosing",
      [
        [1, "cancelled"],
        [2, "confirmed"],
      ],
      40_000,
    ]);
  });

  it.each(["booking.declined", "booking.cancelled", "booking.removed"] as const)(
    "leaves the booking unchanged at %s of the change",
    (type) => {
      const over = held()
        .and(changed(2, 2, 1, { amount: 40_000 }))
        .and(booking(type, 3, 2))
        .and(checked(3));
      expect([over.state, due(over)]).toEqual(["paying.choosing", PRICE]);
      expect(statuses(over)[0]).toEqual([1, "confirmed"]);
    },
  );

  it("ends when the booking ends", () => {
    const over = held()
      .and(changed(2, 2, 1))
      .and(booking("booking.cancelled", 3, 1));
    expect(statuses(over)).toEqual([
      [1, "cancelled"],
      [2, "cancelled"],
    ]);
  });

  it("does not extend the hold, and leaves time to pay: its answer is due 12 hours before the hold's end", () => {
    const asked = held().and(changed(48, 2, 1));
    const [was, change] = asked.snapshot.context.bookings;
    expect([was?.holdUntil, change?.confirmBy]).toEqual([at(121), at(109)]);
    const confirmed = asked.and(booking("booking.confirmed", 108, 2)).and(checked(108));
    expect(confirmed.snapshot.context).toMatchObject({ payWindow: { closesAt: at(121) } });
    expect(confirmed.snapshot.context.bookings[1]?.holdUntil).toBe(at(121));
    const unanswered = asked.and(ticked(109)).and(checked(109));
    expect([unanswered.state, due(unanswered)]).toEqual(["paying.choosing", PRICE]);
    expect(statuses(unanswered)).toEqual([
      [1, "confirmed"],
      [2, "lapsed"],
    ]);
  });

  it("leaves time to pay the plan's other bookings: its answer is due before the first hold ends", () => {
    const two = begin()
      .and(added(0, 1))
      .and(booking("booking.confirmed", 1, 1))
      .and(checked(1))
      .and(added(40, 2))
      .and(booking("booking.confirmed", 41, 2))
      .and(checked(41));
    const asked = two.and(changed(60, 3, 2));
    const [first, second, change] = asked.snapshot.context.bookings;
    expect([first?.holdUntil, second?.holdUntil, change?.confirmBy]).toEqual([at(121), at(161), at(109)]);
    const unanswered = asked.and(ticked(109)).and(checked(109));
    expect([unanswered.state, due(unanswered)]).toEqual(["paying.choosing", 2 * PRICE]);
  });

  it("leaves half of the remaining time to pay, if that is less than 12 hours", () => {
    const late = held()
      .and(added(48, 2))
      .and(booking("booking.confirmed", 110, 2))
      .and(checked(110));
    expect(late.and(changed(115, 3, 1)).snapshot.context.bookings[2]?.confirmBy).toBe(at(118));
  });

  it("leaves time to pay what is confirmed, and does not wait for what is only requested", () => {
    const other = held().and(added(40, 2, 100));
    expect(other.and(changed(48, 3, 1)).snapshot.context.bookings[2]?.confirmBy).toBe(at(109));
  });

  it("of a booking that is not confirmed must be answered when that must be", () => {
    const asked = begin()
      .and(added(0, 1))
      .and(changed(10, 2, 1));
    expect(asked.snapshot.context.bookings[1]?.confirmBy).toBe(at(72));
  });

  it("is refused while another waits, for a waiting change, once the service has begun and for an ended booking", () => {
    const asked = held().and(changed(2, 2, 1));
    expect(codes(asked.and(changed(3, 3, 1)))).toEqual(["changeWaits"]);
    expect(codes(asked.and(changed(3, 3, 2)))).toEqual(["changeWaits"]);
    expect(codes(held().and(changed(2, 3, 9)))).toEqual(["bookingUnknown"]);
    const other = begin()
      .and(added(0, 1))
      .and(added(0, 2))
      .and(booking("booking.cancelled", 1, 1));
    expect(codes(other.and(changed(2, 3, 1)))).toEqual(["bookingNotOpen"]);
    const soon = begin()
      .and(added(0, 1, 10))
      .and(booking("booking.confirmed", 1));
    expect(codes(soon.and(changed(2, 3, 1, { startsAt: at(1) })))).toEqual(["serviceStarted"]);
  });

  it("is refused while a payment is under way", () => {
    expect(
      codes(
        payable()
          .and(starts("payment.started", 2))
          .and(changed(3, 2, 1)),
      ),
    ).toEqual(["notInState"]);
  });
});

describe("a change of a paid booking (PLAN-42, PLAN-43)", () => {
  const CHEAPER = 20_000;
  const paidPlans = () => [unsigned(), unsigned().and(signed(3))];
  const statuses = ({ snapshot }: ReturnType<typeof begin>) =>
    snapshot.context.bookings.map(({ id, status }) => [id, status]);

  it("leaves the plan's state unchanged: when requested, confirmed, declined, withdrawn or not answered in time", () => {
    for (const plan of paidPlans()) {
      const asked = plan.and(changed(4, 2, 1, { amount: CHEAPER }));
      expect([asked.state, statuses(asked), due(asked)]).toEqual([
        plan.state,
        [
          [1, "confirmed"],
          [2, "requested"],
        ],
        PRICE,
      ]);
      const done = asked.and(booking("booking.confirmed", 5, 2));
      expect([done.state, statuses(done), due(done)]).toEqual([
        plan.state,
        [
          [1, "cancelled"],
          [2, "confirmed"],
        ],
        CHEAPER,
      ]);
      for (const over of ["declined", "cancelled"] as const) {
        const kept = asked.and(booking(`booking.${over}`, 5, 2));
        expect([kept.state, due(kept)]).toEqual([plan.state, PRICE]);
        expect(statuses(kept)).toEqual([
          [1, "confirmed"],
          [2, over],
        ]);
        expect(statuses(kept.and(booking("booking.removed", 6, 2)))).toEqual([[1, "confirmed"]]);
      }
    }
    const late = unsigned()
      .and(signed(3))
      .and(changed(4, 2, 1))
      .and(booking("booking.extended", 5, 2))
      .and(ticked(100));
    expect([late.state, statuses(late)]).toEqual([
      "printing",
      [
        [1, "confirmed"],
        [2, "lapsed"],
      ],
    ]);
  });

  it("must be answered before the booking that it replaces begins, and is extended at most until then", () => {
    const soon = begin()
      .and(added(0, 1, 40))
      .and(booking("booking.confirmed", 1))
      .and(checked(1));
    const plan = soon.and(starts("payment.started", 2)).and(paid("payment.captured", 2));
    const asked = plan.and(changed(4, 2, 1)).and(booking("booking.extended", 5, 2));
    expect(asked.snapshot.context.bookings[1]?.confirmBy).toBe(at(40));
  });

  it("is possible one at a time, and only for a paid booking", () => {
    const plan = unsigned();
    expect(codes(plan.and(changed(4, 2, 7)))).toEqual(["bookingUnknown"]);
    expect(codes(plan.and(added(4, 2)))).toEqual(["notInState"]);
    const asked = plan.and(changed(4, 2, 1));
    expect([codes(asked.and(changed(5, 3, 1))), codes(asked.and(changed(5, 3, 2)))]).toEqual([
      ["changeWaits"],
      ["changeWaits"],
    ]);
    expect(codes(asked.and(booking("booking.refunded", 5, 2)))).toEqual(["bookingNotPaid"]);
    expect(codes(plan.and(booking("booking.cancelled", 4, 1)))).toEqual(["notInState"]);
    expect(codes(plan.and(booking("booking.removed", 4, 1)))).toEqual(["notInState"]);
  });

  it("ends when its booking is refunded, or when its plan is not signed in time", () => {
    const asked = unsigned().and(changed(4, 2, 1));
    const refunded = asked.and(booking("booking.refunded", 5, 1));
    expect([refunded.state, statuses(refunded)]).toEqual([
      "cancelled",
      [
        [1, "refunded"],
        [2, "cancelled"],
      ],
    ]);
    const late = asked.and(ticked(26));
    expect([late.state, late.snapshot.context.cancelled?.bookingIds]).toEqual(["cancelled", [1]]);
  });

  it("requires a new signature only if a signed plan's price changes", () => {
    const signedPlan = unsigned().and(signed(3));
    const toSign = ({ snapshot }: ReturnType<typeof begin>) => snapshot.context.toSign;
    const same = signedPlan.and(changed(4, 2, 1)).and(booking("booking.confirmed", 5, 2));
    expect([toSign(same), codes(same.and(signed(6)))]).toEqual([[], ["notInState"]]);
    const cheaper = signedPlan.and(changed(4, 2, 1, { amount: CHEAPER })).and(booking("booking.confirmed", 5, 2));
    expect(toSign(cheaper)).toEqual([2]);
    const again = cheaper.and(changed(6, 3, 2, { amount: CHEAPER })).and(booking("booking.confirmed", 7, 3));
    expect(toSign(again)).toEqual([3]);
    const done = again.and(signed(8));
    expect([done.state, toSign(done), done.snapshot.context.signedAt]).toEqual(["printing", [], at(8)]);
    const first = unsigned()
      .and(changed(4, 2, 1, { amount: CHEAPER }))
      .and(booking("booking.confirmed", 5, 2));
    expect(toSign(first)).toEqual([]);
  });
});
