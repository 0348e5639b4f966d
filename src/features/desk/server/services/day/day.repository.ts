import { and, eq, gte, isNotNull, lt, or } from "drizzle-orm";
import type { Tx } from "../../../../../platform/server/services";
import type { Instant } from "../../../../../shared/instant";
import { phoneText } from "../../../../account/phone.numbers";
import { clients } from "../../../../account/server/account.tables";
import type { BookingReader } from "../../../../plan/server/bookings/bookings.repository";
import { bookings, travelPlans } from "../../../../plan/server/plan.tables";

/** Confirmed bookings of paid plans that begin or end in a period [from, until), each with its client and its car's number plate. */
export async function paidBookingsBetween(
  db: Tx,
  { bookingsOfPlans, platesOf, productOf }: Pick<BookingReader, "bookingsOfPlans" | "platesOf" | "productOf">,
  from: Instant,
  until: Instant,
) {
  const { startsAt, endsAt } = bookings;
  const rows = await db
    .select({ id: bookings.id, planId: bookings.planId, ...client })
    .from(bookings)
    .innerJoin(travelPlans, eq(travelPlans.id, bookings.planId))
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(
      and(
        eq(bookings.status, "confirmed"),
        isNotNull(travelPlans.paidAt),
        or(and(gte(startsAt, from), lt(startsAt, until)), and(gte(endsAt, from), lt(endsAt, until))),
      ),
    );
  const shown = await bookingsOfPlans(db, [...new Set(rows.map(({ planId }) => planId))]);
  const plates = await platesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, firstName, lastName, email, phone }) => {
    const booking = shown.find(({ BookingId }) => BookingId === id);
    const who = { ClientName: `${firstName} ${lastName}`, ClientEmail: email, ClientPhone: phone && phoneText(phone) };
    const of = { ...who, Plate: plates.get(id) ?? null };
    return booking ? [{ booking, onSite: productOf(booking).onSite(booking), besides: of }] : [];
  });
}

const client = {
  firstName: clients.firstName,
  lastName: clients.lastName,
  email: clients.email,
  phone: clients.phone,
};
