import { type HavanaDate, havanaDate, havanaHour } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { bookedCar, bookedLodging } from "../../plan/bookedDetails";
import type { Booking } from "../../plan/plan.schemas";

/** The parts of a day sheet, in order: cars go out and come back, guests arrive and leave. */
export const dayParts = ["pickUp", "return", "arrival", "departure"] as const;
export type DayPart = (typeof dayParts)[number];

/** What happens with bookings on a Havana date, with the given extra facts: by part, then by hour. (DESK-11) */
export function servicesOn<Besides extends object>(
  day: HavanaDate,
  booked: readonly { booking: Booking; besides: Besides }[],
) {
  return booked
    .flatMap(({ booking, besides }) => [
      { ...startOf(booking), ...besides },
      { ...endOf(booking), ...besides },
    ])
    .filter(({ At }) => havanaDate(At) === day)
    .sort((a, b) => dayParts.indexOf(a.Part) - dayParts.indexOf(b.Part) || a.At - b.At || a.BookingId - b.BookingId);
}

function startOf(booking: Booking) {
  const { StartsAt, PayInCuba } = booking;
  const car = bookedCar(booking);
  const place = car && `${car.PickUpOffice}, ${car.PickUpZone}`;
  return { ...service(booking, car ? "pickUp" : "arrival", StartsAt, place), PayInCuba };
}

/** Without amount and flight: what is due in Cuba is paid at the beginning, and the flight is the arrival's. */
function endOf(booking: Booking) {
  const { EndsAt } = booking;
  const car = bookedCar(booking);
  const place = car && `${car.DropOffOffice}, ${car.DropOffZone}`;
  return { ...service(booking, car ? "return" : "departure", EndsAt, place), PayInCuba: 0, FlightNumber: null };
}

function service(booking: Booking, Part: DayPart, At: Instant, officeOfCar: string | null) {
  const { BookingId, TravelPlanId, Name, SupplierName, SupplierReference, VoucherNumber } = booking;
  const car = bookedCar(booking);
  const lodging = bookedLodging(booking);
  const { Deposit } = booking;
  const [main] = lodging?.Travelers ?? [];
  return {
    Part,
    At,
    Hour: havanaHour(At),
    BookingId,
    TravelPlanId,
    Name,
    SupplierName,
    SupplierReference,
    VoucherNumber,
    Place: officeOfCar ?? `${lodging?.ZoneName ?? ""}, ${lodging?.ProvinceName ?? ""}`,
    GuestName: car?.DriverName ?? (main ? `${main.Name} ${main.LastName}` : ""),
    Guests: lodging?.Rooms.reduce((sum, { Guests }) => sum + Guests.length, 0) ?? null,
    Rooms: lodging?.Rooms.length ?? null,
    FlightNumber: car?.FlightNumber ?? null,
    ExtraDrivers: car?.ExtraDrivers ?? 0,
    ChildSeats: car?.ChildSeats ?? 0,
    Requests: lodging?.Requests ?? null,
    Deposit,
  };
}
