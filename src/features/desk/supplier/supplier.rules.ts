import { bookedCar } from "../../../products/car/bookedCar";
import { bookedLodging } from "../../../products/lodging/bookedLodging";
import type { BookedLodging } from "../../../products/lodging/bookedLodging.schemas";
import { fullYears, type HavanaDate, havanaDate } from "../../../shared/havana";
import type { RowStatus } from "../../plan/bookingStatus";
import { type BookedOnSite, servicesOn } from "../day/day.rules";
import type { QueuedBooking } from "../support.schemas";
import type { SuppliedStay, SupplierBooking, SupplierService, SupplierStatus } from "./supplier.schemas";

/** The status of a booking for its supplier; null where the supplier has nothing to hold or to release. */
export function supplierStatus(status: RowStatus, { paid, wasConfirmed }: { paid: boolean; wasConfirmed: boolean }) {
  if (status === "confirmed") return paid ? "firm" : "held";
  const over = status === "cancelled" || status === "lapsed" || status === "refunded";
  return over && wasConfirmed ? "ended" : null;
}

/** A booking that waits for its supplier's answer, with what the supplier may read. (DESK-31) */
export function toAnswer({ Booking, ...queued }: QueuedBooking): SupplierBooking {
  const { BookingId, Name, SupplierName, StartsAt, EndsAt } = Booking;
  const car = bookedCar(Booking);
  const lodging = bookedLodging(Booking);
  const { ConfirmBy, Extended, Alerted, ClientLanguage, DriverBirthDate } = queued;
  return {
    BookingId,
    Name,
    SupplierName,
    StartsAt,
    EndsAt,
    ConfirmBy,
    Extended,
    Alerted,
    ClientLanguage,
    Car: car && { ...car, FlightNumber: null },
    DriverAge: DriverBirthDate === null ? null : fullYears(DriverBirthDate, havanaDate(StartsAt)),
    Lodging: lodging && stayOf(lodging),
  };
}

function stayOf({ Rooms, Travelers, ...stay }: BookedLodging): SuppliedStay {
  const { ZoneName, ProvinceName, RoomClassCode, MealsPlanCode, Requests } = stay;
  const { CheckIn, CheckInHour, CheckOut, CheckOutHour, Nights } = stay;
  return {
    ZoneName,
    ProvinceName,
    RoomClassCode,
    MealsPlanCode,
    Requests,
    CheckIn,
    CheckInHour,
    CheckOut,
    CheckOutHour,
    Nights,
    Rooms: Rooms.map(({ adultsAmount, childrenAmount, childrenAgeList }) => ({
      adultsAmount,
      childrenAmount,
      childrenAgeList,
    })),
    Travelers: Travelers.filter(({ IsMainUser }) => IsMainUser).map(({ Name, LastName, IsMainUser }) => ({
      Name,
      LastName,
      IsMainUser,
    })),
  };
}

/** A supplier's booking with its status for that supplier, its client's phone, and its car's number plate. */
export type Supplied = BookedOnSite & { standing: SupplierStatus; phone: string | null; plate: string | null };

/**
 * What happens on a day with a supplier's bookings. Flight and phone are included once the booking is paid. (DESK-31)
 */
export function suppliedOn(Day: HavanaDate, supplied: readonly Supplied[]): SupplierService[] {
  const booked = supplied.map((one) => ({ booking: one.booking, onSite: one.onSite, besides: one }));
  return servicesOn(Day, booked).map((event) => {
    const { standing, phone, plate, booking, onSite: _onSite, TravelPlanId: _, SupplierName: __, ...service } = event;
    const firm = standing === "firm";
    const ended = standing === "ended";
    return {
      ...service,
      Day,
      Standing: standing,
      ClassName: bookedCar(booking)?.ClassName ?? null,
      RoomClassCode: bookedLodging(booking)?.RoomClassCode ?? null,
      MealsPlanCode: bookedLodging(booking)?.MealsPlanCode ?? null,
      GuestName: ended ? null : service.GuestName || null,
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
