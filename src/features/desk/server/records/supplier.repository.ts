import { and, eq, exists, gte, inArray, isNull, lt, or, type SQL } from "drizzle-orm";
import type { Tx } from "../../../../platform/server/services";
import { hotels, lodgingBookings } from "../../../../products/lodging/server/lodging.tables";
import type { Instant } from "../../../../shared/instant";
import { phoneText } from "../../../account/phone.numbers";
import { clients } from "../../../account/server/account.tables";
import type { Supplied as SuppliedOf, SuppliesPort } from "../../../account/server/staff/staff.ports";
import { suppliers } from "../../../places/server/places.tables";
import { type BookingReader, isBooked } from "../../../plan/server/bookings/bookings.repository";
import { bookings, travelPlans } from "../../../plan/server/plan.tables";
import { type Supplied, supplierStatus } from "../../supplier/supplier.rules";
import { supplierStaff } from "./desk.tables";

/** The condition on `bookings` that a supplier's person answers a booking. (DESK-30) */
export function isSuppliedBy(db: Tx, staffId: number): SQL {
  const { clientId, supplierId, hotelId } = supplierStaff;
  const theirs = or(eq(supplierId, bookings.supplierId), eq(hotelId, lodgingBookings.hotelId));
  return exists(
    db
      .select({ id: supplierStaff.id })
      .from(supplierStaff)
      .leftJoin(lodgingBookings, eq(lodgingBookings.bookingId, bookings.id))
      .where(and(eq(clientId, staffId), theirs)),
  );
}

/** The active suppliers' people who answer these bookings. */
export async function staffOfSuppliers(tx: Tx, bookingIds: readonly number[]) {
  const { clientId, supplierId, hotelId } = supplierStaff;
  return tx
    .selectDistinct({ bookingId: bookings.id, staffId: clientId })
    .from(bookings)
    .leftJoin(lodgingBookings, eq(lodgingBookings.bookingId, bookings.id))
    .innerJoin(supplierStaff, or(eq(supplierId, bookings.supplierId), eq(hotelId, lodgingBookings.hotelId)))
    .innerJoin(clients, and(eq(clients.id, clientId), isNull(clients.disabledAt)))
    .where(inArray(bookings.id, [...bookingIds]))
    .orderBy(bookings.id, clientId);
}

export async function isOwnBooking(db: Tx, staffId: number, bookingId: number): Promise<boolean> {
  const found = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), isBooked, isSuppliedBy(db, staffId)));
  return found.length > 0;
}

/** A supplier's bookings that begin or end in a period [from, until), held or to be released. */
export async function suppliedBetween(
  db: Tx,
  { bookingsById, platesOf, productOf }: Pick<BookingReader, "bookingsById" | "platesOf" | "productOf">,
  staffId: number,
  { from, until }: { from: Instant; until: Instant },
): Promise<Supplied[]> {
  const { id, status, startsAt, endsAt, supplierReference } = bookings;
  const rows = await db
    .select({
      id,
      status,
      reference: supplierReference,
      paidAt: travelPlans.paidAt,
      phone: clients.phone,
    })
    .from(bookings)
    .innerJoin(travelPlans, eq(travelPlans.id, bookings.planId))
    .innerJoin(clients, eq(clients.id, bookings.clientId))
    .where(
      and(
        inArray(status, ["agreed", "confirmed", "cancelled", "lapsed", "refunded"]),
        or(and(gte(startsAt, from), lt(startsAt, until)), and(gte(endsAt, from), lt(endsAt, until))),
        isSuppliedBy(db, staffId),
      ),
    );
  const shown = new Map(
    (
      await bookingsById(
        db,
        rows.map((row) => row.id),
      )
    ).map((booking) => [booking.BookingId, booking]),
  );
  const plates = await platesOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.flatMap(({ id: bookingId, status: now, reference, paidAt, phone }) => {
    const booking = shown.get(bookingId);
    // A booking that was confirmed has a reference, also if it was confirmed at once.
    const wasConfirmed = reference !== null;
    const status = supplierStatus(now, { paid: paidAt !== null, wasConfirmed });
    if (!booking || !status) return [];
    const onSite = productOf(booking).onSite(booking);
    return [{ booking, onSite, status, phone: phone && phoneText(phone), plate: plates.get(bookingId) ?? null }];
  });
}

/** The suppliers whose bookings their people answer. (DESK-30) */
export const suppliersOfStaff: SuppliesPort = {
  set: async (tx, clientId, supplies) => {
    await tx.delete(supplierStaff).where(eq(supplierStaff.clientId, clientId));
    if (!supplies) return [];
    const { kind, ids } = supplies;
    const table = kind === "company" ? suppliers : hotels;
    const known = await tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, [...ids]));
    const unknown = ids.filter((id) => !known.some((row) => row.id === id));
    if (unknown.length > 0) return unknown;
    const rows = [...new Set(ids)].map((id) => ({
      clientId,
      ...(kind === "company" ? { supplierId: id } : { hotelId: id }),
    }));
    await tx.insert(supplierStaff).values(rows);
    return [];
  },

  answered: async (tx) => {
    const { clientId, supplierId, hotelId } = supplierStaff;
    const rows = await tx
      .select({ clientId, supplierId, hotelId, company: suppliers.name, property: hotels.name })
      .from(supplierStaff)
      .leftJoin(suppliers, eq(suppliers.id, supplierId))
      .leftJoin(hotels, eq(hotels.id, hotelId))
      .orderBy(supplierStaff.id);
    const answered = new Map<number, SuppliedOf>();
    for (const row of rows) {
      const kind = row.supplierId === null ? "house" : "company";
      const one = { id: row.supplierId ?? row.hotelId ?? 0, name: row.company ?? row.property ?? "" };
      answered.set(row.clientId, { kind, of: [...(answered.get(row.clientId)?.of ?? []), one] });
    }
    return answered;
  },

  choices: async (tx) => ({
    company: await tx.select({ id: suppliers.id, name: suppliers.name }).from(suppliers).orderBy(suppliers.name),
    house: await tx.select({ id: hotels.id, name: hotels.name }).from(hotels).orderBy(hotels.name, hotels.id),
  }),
};
