import fc from "fast-check";
import * as story from "../../../../test/checkoutStory";
import { isOpen } from "../bookings/bookingStatus";
import { bookingsPrice, isWaitingChange, openBookings } from "./checkout.context";
import type { CheckoutEvent } from "./checkout.events";
import { decide, fold, newCheckout, nextTickOf, revive, store } from "./checkout.log";
import { whyNot } from "./checkout.reasons";
import { type CheckoutSnapshot, stateName } from "./checkout.states";

const bookingId = fc.integer({ min: 1, max: 3 });
const amounts = fc.constantFrom(story.PRICE, 2 * story.PRICE, 3 * story.PRICE);

type Happening = fc.Arbitrary<(hours: number) => CheckoutEvent>;

const ofBookings: Happening = fc.oneof(
  bookingId.map((id) => (hours: number) => story.added(hours, id * 100 + hours, 24 * (20 + id))),
  fc.tuple(bookingId, fc.nat({ max: 2 }), amounts).map(
    ([id, index, amount]) =>
      (hours: number) =>
        story.changed(hours, id * 100 + hours + 50_000, index, { amount }),
  ),
  fc
    .tuple(
      fc.constantFrom(
        "booking.confirmed" as const,
        "booking.confirmed" as const,
        "booking.declined" as const,
        "booking.extended" as const,
        "booking.cancelled" as const,
        "booking.removed" as const,
        "booking.refunded" as const,
      ),
      fc.nat({ max: 2 }),
    )
    .map(
      ([type, index]) =>
        (hours: number) =>
          story.booking(type, hours, index),
    ),
);

const ofPayments: Happening = fc.oneof(
  fc
    .constantFrom(story.passed, story.passed, story.tooYoung)
    .map((checks) => (hours: number) => story.checked(hours, checks)),
  fc
    .tuple(fc.constantFrom("payment.started" as const, "transfer.ordered" as const, "link.created" as const), amounts)
    .map(
      ([type, amount]) =>
        (hours: number) =>
          story.starts(type, hours, { amount }),
    ),
  fc
    .constantFrom(
      "payment.unknown" as const,
      "payment.declined" as const,
      "transfer.reported" as const,
      "transfer.rejected" as const,
      "transfer.withdrawn" as const,
      "link.closed" as const,
    )
    .map((type) => (hours: number) => story.attempt(type, hours)),
  fc.tuple(fc.constantFrom("payment.captured" as const, "transfer.received" as const), amounts).map(
    ([type, amount]) =>
      (hours: number) =>
        story.paid(type, hours, amount),
  ),
  fc.constant((hours: number) => story.signed(hours)),
  fc.constant((hours: number) => story.ticked(hours)),
);

/** The possible next events at an hour. Equally random events would mostly end plans before anything can be paid. */
const happenings: Happening = fc.oneof({ arbitrary: ofBookings, weight: 2 }, { arbitrary: ofPayments, weight: 1 });

const lives = fc.array(fc.tuple(happenings, fc.constantFrom(0, 0, 1, 5, 24, 60)), { maxLength: 40 });

/** Points an event at a booking that exists, so that most random events have an effect. */
function aimed(snapshot: CheckoutSnapshot, event: CheckoutEvent): CheckoutEvent {
  const { bookings } = snapshot.context;
  const known = (index: number) => bookings[index % Math.max(bookings.length, 1)]?.id ?? index;
  if (event.type === "booking.added" && event.booking.replaces !== undefined)
    return { ...event, booking: { ...event.booking, replaces: known(event.booking.replaces) } };
  return "bookingId" in event ? { ...event, bookingId: known(event.bookingId) } : event;
}

function live(
  life: [(hours: number) => CheckoutEvent, number][],
  look: (before: CheckoutSnapshot, event: CheckoutEvent, after: CheckoutSnapshot) => void,
) {
  let snapshot = newCheckout(1);
  let hours = 0;
  const log: CheckoutEvent[] = [];
  for (const [happening, pause] of life) {
    hours += pause;
    const event = aimed(snapshot, happening(hours));
    const decision = decide(snapshot, event);
    look(snapshot, event, decision.snapshot);
    log.push(...decision.transitions.map(({ event }) => event));
    snapshot = decision.snapshot;
  }
  return { snapshot, log };
}

const runs = { numRuns: 300 };

describe("invariants of a plan", () => {
  it("no reservation outlives its deadline", () => {
    fc.assert(
      fc.property(lives, (life) => {
        live(life, (_before, event, after) => {
          const next = nextTickOf(after);
          expect(next === null || next > event.at).toBe(true);
          if (!stateName(after).startsWith("confirming")) return;
          for (const { status, confirmBy, holdUntil } of openBookings(after.context)) {
            expect((status === "requested" ? confirmBy : (holdUntil ?? 0)) > event.at).toBe(true);
          }
        });
      }),
      runs,
    );
  });

  it("a window to pay is open only if there are bookings (PLAN-14)", () => {
    fc.assert(
      fc.property(lives, (life) => {
        live(life, (_before, _event, { context }) => {
          expect(context.payWindow !== null && openBookings(context).length === 0).toBe(false);
        });
      }),
      runs,
    );
  });

  it("a booking with a waiting change is held until the change is confirmed, and the change no longer than it (PLAN-53)", () => {
    fc.assert(
      fc.property(lives, (life) => {
        live(life, (before, event, { context }) => {
          for (const change of context.bookings.filter(isWaitingChange)) {
            const replaced = context.bookings.find(({ id }) => id === change.replaces);
            expect(replaced && isOpen(replaced.status)).toBe(true);
            expect(change.confirmBy).toBeLessThanOrEqual(replaced?.holdUntil ?? Number.POSITIVE_INFINITY);
          }
          for (const { id, replaces } of context.bookings.filter(({ status }) => status === "confirmed")) {
            const replaced = context.bookings.find((one) => one.id === replaces);
            expect(replaced === undefined || !isOpen(replaced.status)).toBe(true);
            // At one instant: there is no plan in which neither or both of them count.
            if (event.type !== "booking.confirmed" || event.bookingId !== id) continue;
            const change = before.context.bookings.find((one) => one.id === id);
            if (!change || !isWaitingChange(change)) continue;
            expect(before.context.bookings.find((one) => one.id === replaces)?.status).not.toBe("cancelled");
          }
        });
      }),
      runs,
    );
  });

  it("exactly one of a booking and its change is to be paid (PLAN-40)", () => {
    fc.assert(
      fc.property(lives, (life) => {
        live(life, (_before, _event, { context }) => {
          const counted = openBookings(context).filter((booking) => !isWaitingChange(booking));
          expect(bookingsPrice(context)).toBe(counted.reduce((all, { amount }) => all + amount, 0));
        });
      }),
      runs,
    );
  });

  it("it is paid exactly in the states after payment", () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { snapshot } = live(life, () => undefined);
        const { paidAt, cancelled } = snapshot.context;
        expect(snapshot.hasTag("paid")).toBe(paidAt !== null && cancelled === null);
      }),
      runs,
    );
  });

  it("a cancelled plan has no reservations and has a reason", () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { snapshot } = live(life, () => undefined);
        if (!snapshot.matches("cancelled")) return;
        expect(openBookings(snapshot.context)).toEqual([]);
        expect(snapshot.context.cancelled?.reason).toMatch(/^(unpaid|unsigned|refunded)$/);
      }),
      runs,
    );
  });

  it("a refusal has reasons, and an accepted event has none (CHART-7)", () => {
    fc.assert(
      fc.property(lives, (life) => {
        live(life, (before, event) => {
          const decision = decide(before, event);
          if (!decision.accepted) expect(decision.refusals).not.toEqual([]);
          else if (event.type !== "clock.ticked" && before.can(event)) expect(whyNot(before, event)).toEqual([]);
        });
      }),
      runs,
    );
  });

  it("its log folds to its state, also after being stored and revived on the way (CHART-1, CHART-4)", () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { snapshot, log } = live(life, () => undefined);
        const folded = fold(1, JSON.parse(JSON.stringify(log)));
        expect(stateName(folded)).toBe(stateName(snapshot));
        expect(folded.context).toEqual(snapshot.context);
        const revived = revive(JSON.parse(JSON.stringify(store(snapshot))));
        expect(nextTickOf(revived)).toBe(nextTickOf(snapshot));
        expect(revived.tags).toEqual(snapshot.tags);
      }),
      runs,
    );
  });
});
