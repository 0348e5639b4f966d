import { and, asc, eq, gt, inArray, isNotNull, lt, or, type SQL } from "drizzle-orm";
import { inParallel } from "../../../../platform/server/inParallel";
import type { Tx } from "../../../../platform/server/services";
import { rowsAt } from "../../../../platform/server/versions/rowsAt";
import type { HavanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import { suppliers } from "../../../places/server/places.tables";
import { type BookingStatus, bookingStatuses, isOpen, rowStatuses } from "../../bookings/bookingStatus";
import type { CancellationRule } from "../../cancellation/cancellation.rules";
import type { Change } from "../../change/replaced.rules";
import type { Booking } from "../../plan.schemas";
import { noBreakdown, readPrice } from "../../price/bookedPrice";
import { productOf } from "../../productOf";
import type { BookedParts, CheckedPapers, Papers, PlanProduct } from "../plan.ports";
import { bookings, vouchers } from "../plan.tables";
import { cancellationRulesOf } from "./cancellation.repository";

/** Rows that do not count as bookings: removed ones, and proposals that the client has not accepted. */
export const isBooked = inArray(bookings.status, bookingStatuses);
/** Bookings, also those that their client has removed. */
const isKept = or(isBooked, eq(bookings.status, "removed"));

export type BookingReader = ReturnType<typeof bookingReader>;

/** Reads bookings with everything that pages and papers show, in the order they were made. */
export function bookingReader(products: readonly PlanProduct[]) {
  /** One round trip for any number of products, if no booking is from before its cancellation schedule was stored. */
  async function select(db: Tx, which: SQL | undefined, papers: Papers = "withoutPassports"): Promise<Booking[]> {
    const selected = db
      .select({ booking: bookings, supplier: suppliers.name, voucher: vouchers.number })
      .from(bookings)
      .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
      .leftJoin(vouchers, eq(vouchers.bookingId, bookings.id))
      .where(which)
      .orderBy(bookings.id);
    const [rows, ...parts] = await inParallel(selected, ...products.map(({ booked }) => booked(db, which, papers)));
    const partOf = new Map(parts.flatMap((part) => [...part]));
    // A booking from before its schedule was stored has its product's current one.
    const rulesOf = new Map<number, CancellationRule[]>();
    for (const { booking } of rows) {
      if (readPrice(booking.price)?.cancellation || rulesOf.has(booking.productType)) continue;
      const at = await rowsAt(db, booking.createdAt);
      rulesOf.set(booking.productType, await cancellationRulesOf(db, booking.productType, at));
    }
    return rows.map((row) => {
      const { id, productType } = row.booking;
      const part = partOf.get(id);
      const booking = toBooking(row, rulesOf.get(productType) ?? [], part);
      const product = products.find(({ type }) => type === productType);
      return part && product ? Object.assign(booking, { [product.detailsField]: part.details }) : booking;
    });
  }

  return {
    /** The product of a booking. Throws for an unknown product. */
    productOf: (booking: Pick<Booking, "ProductType">) => productOf(products, booking),

    /** The same for a booking's id; null if it is unknown. */
    productOfId: async (db: Tx, id: number): Promise<PlanProduct | null> => {
      const [row] = await db.select({ ProductType: bookings.productType }).from(bookings).where(eq(bookings.id, id));
      return row ? productOf(products, row) : null;
    },

    /** The people whose papers are checked for bookings, of all products in one round trip. */
    checkedPapersOf: async (tx: Tx, bookingIds: readonly number[]): Promise<CheckedPapers> => {
      const found = await inParallel(...products.map(({ checkedPapers }) => checkedPapers(tx, bookingIds)));
      return {
        cars: found.flatMap(({ cars = [] }) => cars),
        guests: found.flatMap(({ guests = [] }) => guests),
      };
    },

    /** The number plates of the vehicles that bookings hold, of whichever product, by booking. */
    platesOf: async (db: Tx, bookingIds: readonly number[]): Promise<ReadonlyMap<number, string>> => {
      const found = await inParallel(...products.map(({ platesOf }) => platesOf?.(db, bookingIds)));
      return new Map(found.flatMap((plates) => [...(plates ?? [])]));
    },

    /** The birth dates of drivers in bookings, of any product, by booking. */
    driversBorn: async (db: Tx, bookingIds: readonly number[]): Promise<ReadonlyMap<number, HavanaDate>> => {
      const found = await inParallel(...products.map(({ driversBorn }) => driversBorn?.(db, bookingIds)));
      return new Map(found.flatMap((born) => [...(born ?? [])]));
    },

    bookingsOf: (db: Tx, planId: number, papers?: Papers): Promise<Booking[]> =>
      select(db, and(eq(bookings.planId, planId), isBooked), papers),

    bookingsOfPlans: async (db: Tx, planIds: readonly number[], papers?: Papers): Promise<Booking[]> =>
      planIds.length === 0 ? [] : select(db, and(inArray(bookings.planId, [...planIds]), isBooked), papers),

    /** The same with those that the client has removed, as cancelled ones, for the copy of a client's data. (SAFE-24) */
    keptBookingsOfPlans: async (db: Tx, planIds: readonly number[], papers?: Papers): Promise<Booking[]> =>
      planIds.length === 0 ? [] : select(db, and(inArray(bookings.planId, [...planIds]), isKept), papers),

    bookingsById: async (db: Tx, ids: readonly number[]): Promise<Booking[]> =>
      ids.length === 0 ? [] : select(db, and(inArray(bookings.id, [...ids]), isBooked)),

    bookingsOfClient: (db: Tx, clientId: number): Promise<Booking[]> =>
      select(db, and(eq(bookings.clientId, clientId), isBooked)),

    findBooking: async (db: Tx, id: number, papers?: Papers): Promise<Booking | undefined> => {
      const [booking] = await select(db, and(eq(bookings.id, id), isBooked), papers);
      return booking;
    },

    /** The same, and a removed one as a cancelled one, for emails. */
    findFormer: async (db: Tx, id: number): Promise<Booking | undefined> => {
      const [booking] = await select(db, and(eq(bookings.id, id), isKept));
      return booking;
    },

    /** A client's open bookings of a product in a period, in any plan, with the papers of the people they are for. */
    openBookingsDuring: (
      db: Tx,
      clientId: number,
      { productType, startsAt, endsAt }: { productType: number; startsAt: Instant; endsAt: Instant },
    ): Promise<Booking[]> => {
      const ofProduct = and(eq(bookings.clientId, clientId), eq(bookings.productType, productType));
      const during = and(lt(bookings.startsAt, endsAt), gt(bookings.endsAt, startsAt));
      const open = inArray(bookings.status, rowStatuses.filter(isOpen));
      return select(db, and(ofProduct, open, during), "withAllPapers");
    },

    /** A proposal by staff, as the booking that it would become; undefined if there is no such row. */
    findOffer: async (db: Tx, id: number): Promise<Booking | undefined> => {
      const [offer] = await select(db, and(eq(bookings.id, id), eq(bookings.status, "proposed")), "withPassports");
      return offer;
    },

    /** Staff's proposals for a plan's bookings, each as the booking that it would become. */
    proposalsOf: async (db: Tx, planId: number) => {
      const proposed = and(eq(bookings.planId, planId), eq(bookings.status, "proposed"));
      const { id, replacesId, proposalNote } = bookings;
      const rows = await db
        .select({ id, replacesId, note: proposalNote })
        .from(bookings)
        .where(proposed)
        .orderBy(asc(id));
      if (rows.length === 0) return [];
      const offers = await select(db, proposed);
      return rows.flatMap(({ id, replacesId, note }) => {
        const offer = offers.find(({ BookingId }) => BookingId === id);
        return offer && replacesId !== null ? [{ offer, replacesId, note: note ?? "" }] : [];
      });
    },
  };
}

type Row = {
  booking: typeof bookings.$inferSelect;
  supplier: string | null;
  voucher: string | null;
};

function toBooking(row: Row, rulesOfToday: CancellationRule[], part: BookedParts | undefined): Booking {
  const { booking, voucher } = row;
  const supplier = row.supplier ?? part?.supplier;
  const price = readPrice(booking.price);
  const { priceLines, inCubaLines, deposit, freeCancellationUntil, days, cancellation } = price ?? noBreakdown;
  return {
    BookingId: booking.id,
    TravelPlanId: booking.planId,
    ProductType: booking.productType,
    Status: statusOf(booking),
    Name: part?.name ?? supplier ?? String(booking.id),
    SupplierName: supplier ?? "",
    SupplierReference: booking.supplierReference,
    DeclineReason: booking.status === "declined" ? booking.declineReason : null,
    CreatedAt: booking.createdAt,
    StartsAt: booking.startsAt,
    EndsAt: booking.endsAt,
    CurrencyCode: "USD",
    PayNow: booking.payNow,
    PriceLines: priceLines,
    PayInCuba: booking.payInCuba,
    InCubaLines: inCubaLines,
    Deposit: deposit,
    FreeCancellationUntil: freeCancellationUntil,
    Units: days,
    CancellationRules: cancellation ?? rulesOfToday,
    VoucherNumber: voucher,
    Replaces: booking.replacesId ?? undefined,
    Details: part?.details ?? null,
    Unreadable: !price || undefined,
  };
}

/** A proposed alternative is shown as the booking that it would become, confirmed; a removed one as cancelled. */
function statusOf({ status }: Pick<Row["booking"], "status">): BookingStatus {
  if (status === "removed") return "cancelled";
  return bookingStatuses.find((known) => known === status) ?? "confirmed";
}

/** The bookings of a plan that were made to replace another one, also removed ones, and proposals. */
export async function changesIn(db: Tx, planId: number): Promise<Change[]> {
  const { id, replacesId } = bookings;
  const rows = await db
    .select({ id, replacesId })
    .from(bookings)
    .where(and(eq(bookings.planId, planId), isNotNull(replacesId)));
  return rows.flatMap(({ id, replacesId }) => (replacesId === null ? [] : { id, replaces: replacesId }));
}

/** The bookings of a plan with an open proposal by staff. */
export async function proposedBookings(db: Tx, planId: number): Promise<number[]> {
  const proposed = and(eq(bookings.planId, planId), eq(bookings.status, "proposed"));
  const rows = await db.select({ id: bookings.replacesId }).from(bookings).where(proposed);
  return rows.flatMap(({ id }) => id ?? []);
}
