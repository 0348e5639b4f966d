import { fullYears, type HavanaDate, havanaDate } from "../../../shared/havana";
import type { RowStatus } from "../../plan/bookings/bookingStatus";
import type { Booking } from "../../plan/plan.schemas";
import { type BookedOnSite, servicesOn } from "../day/day.rules";
import type { QueuedBooking } from "../support.schemas";
import type { SupplierBooking, SupplierService, SupplierStatus } from "./supplier.schemas";

/** The status of a booking for its supplier; null if the supplier has nothing to hold or to release. */
export function supplierStatus(status: RowStatus, { paid, wasConfirmed }: { paid: boolean; wasConfirmed: boolean }) {
  // A change of a paid booking is firm once its difference is paid, and held until then. (PLAN-44)
  if (status === "agreed") return "held";
  if (status === "confirmed") return paid ? "firm" : "held";
  const over = status === "cancelled" || status === "lapsed" || status === "refunded";
  return over && wasConfirmed ? "ended" : null;
}

/**
 * A product's facts about a booking for its supplier, and the name of the field that has them in addition to `Details`.
 */
type OfProduct = { readonly detailsField: string; readonly supplied: (booking: Booking) => object | null };

/** A booking that waits for its supplier's answer, with what the supplier may read. (DESK-31) */
export function toAnswer({ Booking, ...queued }: QueuedBooking, product: OfProduct): SupplierBooking {
  const { BookingId, ProductType, Name, SupplierName, StartsAt, EndsAt, Replaces } = Booking;
  const { ConfirmBy, Extended, Alerted, ClientLanguage, DriverBirthDate } = queued;
  const Details = product.supplied(Booking);
  const answer: SupplierBooking = {
    BookingId,
    ProductType,
    Name,
    SupplierName,
    StartsAt,
    EndsAt,
    ConfirmBy,
    Extended,
    Alerted,
    ClientLanguage,
    Replaces,
    DriverAge: DriverBirthDate === null ? null : fullYears(DriverBirthDate, havanaDate(StartsAt)),
    Details,
  };
  return Object.assign(answer, { [product.detailsField]: Details });
}

/** A supplier's booking with its status for that supplier, its client's phone, and its car's number plate. */
export type Supplied = BookedOnSite & { status: SupplierStatus; phone: string | null; plate: string | null };

/**
 * What happens on a day with a supplier's bookings. Flight and phone are included once the booking is paid. (DESK-31)
 */
export function suppliedOn(Day: HavanaDate, supplied: readonly Supplied[]): SupplierService[] {
  const booked = supplied.map((one) => ({ booking: one.booking, onSite: one.onSite, besides: one }));
  return servicesOn(Day, booked).map((event) => {
    const { status, phone, plate, booking: _booking, onSite, TravelPlanId: _, SupplierName: __, ...service } = event;
    const firm = status === "firm";
    const ended = status === "ended";
    return {
      ...service,
      Day,
      Status: status,
      ClassName: onSite?.className ?? null,
      RoomClassCode: onSite?.roomClassCode ?? null,
      MealsPlanCode: onSite?.mealsPlanCode ?? null,
      GuestName: ended ? null : service.GuestName || null,
      ExtraDriverNames: ended ? undefined : service.ExtraDriverNames,
      GuestPhone: firm ? phone : null,
      FlightNumber: firm ? service.FlightNumber : null,
      VoucherNumber: firm ? service.VoucherNumber : null,
      Requests: ended ? null : service.Requests,
      PayInCuba: ended ? 0 : service.PayInCuba,
      Deposit: ended ? 0 : service.Deposit,
      Plate: ended ? null : plate,
    };
  });
}
