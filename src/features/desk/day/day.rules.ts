import { type HavanaDate, havanaDate, havanaHour } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
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
  const { Car, StartsAt, PayInCuba } = booking;
  const place = Car && `${Car.PickUpOffice}, ${Car.PickUpZone}`;
  return { ...service(booking, Car ? "pickUp" : "arrival", StartsAt, place), PayInCuba };
}

/** Without amount and flight: what is due in Cuba is paid at the beginning, and the flight is the arrival's. */
function endOf(booking: Booking) {
  const { Car, EndsAt } = booking;
  const place = Car && `${Car.DropOffOffice}, ${Car.DropOffZone}`;
  return { ...service(booking, Car ? "return" : "departure", EndsAt, place), PayInCuba: 0, FlightNumber: null };
}

function service(booking: Booking, Part: DayPart, At: Instant, officeOfCar: string | null) {
  const { BookingId, TravelPlanId, Name, SupplierName, SupplierReference, VoucherNumber, Car, Lodging } = booking;
  const { Deposit } = booking;
  const [main] = Lodging?.Travelers ?? [];
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
    Place: officeOfCar ?? `${Lodging?.ZoneName ?? ""}, ${Lodging?.ProvinceName ?? ""}`,
    GuestName: Car?.DriverName ?? (main ? `${main.Name} ${main.LastName}` : ""),
    Guests: Lodging?.Rooms.reduce((sum, { Guests }) => sum + Guests.length, 0) ?? null,
    Rooms: Lodging?.Rooms.length ?? null,
    FlightNumber: Car?.FlightNumber ?? null,
    ExtraDrivers: Car?.ExtraDrivers ?? 0,
    ChildSeats: Car?.ChildSeats ?? 0,
    Requests: Lodging?.Requests ?? null,
    Deposit,
  };
}
