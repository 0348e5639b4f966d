import type { Tx } from "../../../../../platform/server/services";
import { HOUR, type Instant } from "../../../../../shared/instant";
import type { Refusal } from "../../../../../shared/refusals";
import { contactOf } from "../../../../account/server/contactOf";
import type { PlanBooking } from "../../../../plan/checkout/checkout.context";
import { confirmDeadline, STAFF_ALERT_HOURS } from "../../../../plan/checkout/checkout.deadlines";
import { whyNot } from "../../../../plan/checkout/checkout.reasons";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import { ifReadable, readPlan } from "../../../../plan/server/checkout/readPlan";
import type { QueuedBooking } from "../../../support.schemas";
import { plansWithProposals, requestedBookings } from "./support.repository";

/**
 * The bookings that can still be answered at an instant, most urgent first: of all suppliers, or those of a supplier's
 * person. (DESK-1, DESK-30)
 */
export async function waitingBookings(
  db: Tx,
  { bookingsById, driversBorn, proposalsOf }: Pick<BookingReader, "bookingsById" | "driversBorn" | "proposalsOf">,
  at: Instant,
  whose: { suppliedBy?: number } = {},
): Promise<QueuedBooking[]> {
  const requested = await requestedBookings(db, whose);
  const shown = new Map(
    (
      await bookingsById(
        db,
        requested.map(({ bookingId }) => bookingId),
      )
    ).map((booking) => [booking.BookingId, booking]),
  );
  const born = await driversBorn(
    db,
    requested.map(({ bookingId }) => bookingId),
  );
  const offers = await offersIn(db, proposalsOf, [...new Set(requested.map(({ planId }) => planId))]);
  const { known, unreadable } = await knownBookings(db, [...new Set(requested.map(({ planId }) => planId))], at);
  const waiting = requested.flatMap(({ bookingId, ...row }): QueuedBooking[] => {
    const Booking = shown.get(bookingId);
    const state = known.get(bookingId);
    if (!Booking) return [];
    const DriverBirthDate = born.get(bookingId) ?? null;
    const client = contactOf(row.client);
    if (unreadable.has(row.planId) || Booking.Unreadable) {
      const ConfirmBy = confirmDeadline({ ...row, extended: false });
      const asked = { ConfirmBy, Extended: false, ExtensionRefusals: [], Alerted: true };
      return [{ Booking, ...client, ...asked, DriverBirthDate, Unreadable: true }];
    }
    if (state?.status !== "requested" || at >= state.confirmBy) return [];
    return [
      {
        Booking,
        ...client,
        ConfirmBy: state.confirmBy,
        Extended: state.extended,
        ExtensionRefusals: state.extensionRefusals,
        Alerted: at >= state.createdAt + STAFF_ALERT_HOURS * HOUR,
        DriverBirthDate,
        Proposed: offers.get(bookingId),
      },
    ];
  });
  return waiting.sort((a, b) => a.ConfirmBy - b.ConfirmBy || a.Booking.BookingId - b.Booking.BookingId);
}

/** What was proposed to the clients of some plans, by the booking that it would replace. */
async function offersIn(db: Tx, proposalsOf: BookingReader["proposalsOf"], planIds: readonly number[]) {
  const offers = new Map<number, NonNullable<QueuedBooking["Proposed"]>>();
  for (const planId of await plansWithProposals(db, planIds))
    for (const { replacesId, offer } of await proposalsOf(db, planId))
      offers.set(replacesId, { Name: offer.Name, At: offer.CreatedAt });
  return offers;
}

type Known = PlanBooking & { extensionRefusals: Refusal[] };

/** The bookings of some plans from the chart, which alone knows their deadlines; and the plans that cannot be read. */
async function knownBookings(db: Tx, planIds: readonly number[], at: Instant) {
  const known = new Map<number, Known>();
  const unreadable = new Set<number>();
  for (const planId of planIds) {
    const snapshot = await ifReadable(readPlan(db, planId, at));
    if (!snapshot) {
      unreadable.add(planId);
      continue;
    }
    for (const booking of snapshot.context.bookings) {
      const extensionRefusals = whyNot(snapshot, { type: "booking.extended", at, bookingId: booking.id });
      known.set(booking.id, { ...booking, extensionRefusals });
    }
  }
  return { known, unreadable };
}
