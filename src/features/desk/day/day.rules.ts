import { type HavanaDate, havanaDate, havanaHour } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import type { Booking } from "../../plan/plan.schemas";
import { dayParts, type ServiceOnSite } from "../../plan/service/serviceOnSite";

/** A booking with its product's facts for people on the spot; null if they are lost. */
export type BookedOnSite = { readonly booking: Booking; readonly onSite: ServiceOnSite | null };

/** The day sheet of a Havana date, with the given additional facts: by part, then by hour. (DESK-11) */
export function servicesOn<Besides extends object>(
  day: HavanaDate,
  booked: readonly (BookedOnSite & { besides: Besides })[],
) {
  return booked
    .flatMap(({ booking, onSite, besides }) => [
      { ...startOf(booking, onSite ?? nothingKnown), ...besides },
      { ...endOf(booking, onSite ?? nothingKnown), ...besides },
    ])
    .filter(({ At }) => havanaDate(At) === day)
    .sort((a, b) => dayParts.indexOf(a.Part) - dayParts.indexOf(b.Part) || a.At - b.At || a.BookingId - b.BookingId);
}

/** A booking whose details are lost is on the sheet nevertheless. */
const nothingKnown: ServiceOnSite = {
  begins: { part: "arrival", place: "" },
  ends: { part: "departure", place: "" },
  guestName: "",
  className: null,
  roomClassCode: null,
  mealsPlanCode: null,
  guests: null,
  rooms: null,
  flightNumber: null,
  extraDrivers: 0,
  extraDriverNames: [],
  childSeats: 0,
  requests: null,
};

function startOf(booking: Booking, onSite: ServiceOnSite) {
  const { StartsAt, PayInCuba } = booking;
  return { ...service(booking, onSite, onSite.begins, StartsAt), PayInCuba };
}

/**
 * Without amount and flight: the amount due in Cuba is paid at the beginning, and the flight is that of the arrival.
 */
function endOf(booking: Booking, onSite: ServiceOnSite) {
  return { ...service(booking, onSite, onSite.ends, booking.EndsAt), PayInCuba: 0, FlightNumber: null };
}

function service(booking: Booking, onSite: ServiceOnSite, { part, place }: ServiceOnSite["begins"], At: Instant) {
  const { BookingId, TravelPlanId, Name, SupplierName, SupplierReference, VoucherNumber, Deposit } = booking;
  return {
    Part: part,
    At,
    Hour: havanaHour(At),
    BookingId,
    TravelPlanId,
    Name,
    SupplierName,
    SupplierReference,
    VoucherNumber,
    Place: place,
    GuestName: onSite.guestName,
    Guests: onSite.guests,
    Rooms: onSite.rooms,
    FlightNumber: onSite.flightNumber,
    ExtraDrivers: onSite.extraDrivers,
    ExtraDriverNames: onSite.extraDriverNames.length > 0 ? [...onSite.extraDriverNames] : undefined,
    ChildSeats: onSite.childSeats,
    Requests: onSite.requests,
    Deposit,
  };
}
