import type { Caller } from "../../../platform/server/http/caller";
import { text } from "../../../platform/server/http/texts";
import type { Services } from "../../../platform/server/services";
import type { ServerProduct } from "../../../products/product.server";
import type { Language } from "../../../shared/language";
import type { Booking } from "../../plan/plan.schemas";
import { productOf } from "../../plan/productOf";
import { bookingsOfTrip } from "../trip.rules";
import { type CalendarEvent, calendarFile } from "./calendarFile";

type Deps = Pick<Services, "db" | "now"> & {
  /** The booking, if the caller may see it. Throws otherwise, as for an unknown one. */
  bookingOf: (caller: Caller, bookingId: number) => Promise<Booking>;
  /** The bookings of a plan, by the same rule. */
  bookingsOfPlan: (caller: Caller, planId: number) => Promise<Booking[]>;
  products: readonly Pick<ServerProduct, "type" | "placeOf">[];
  /** The site's URL, without a final slash. */
  publicUrl: string;
};

export type CalendarService = ReturnType<typeof calendarService>;

/**
 * Confirmed bookings as calendar files: what, when and where, and the booking's number, without names. Bookings that
 * are not confirmed are left out. (PAPER-15)
 */
export function calendarService({ db, now, bookingOf, bookingsOfPlan, products, publicUrl }: Deps) {
  const host = new URL(publicUrl).host;

  async function written(name: string, bookings: readonly Booking[], language: Language): Promise<Uint8Array> {
    const confirmed = bookingsOfTrip(bookings);
    const events: CalendarEvent[] = [];
    for (const booking of confirmed) events.push(await eventOf(booking, language));
    return Buffer.from(calendarFile({ name, by: host, writtenAt: now(), events }));
  }

  async function eventOf(booking: Booking, language: Language): Promise<CalendarEvent> {
    const { BookingId, Name, SupplierName, SupplierReference, StartsAt, EndsAt } = booking;
    const place = await productOf(products, booking).placeOf(db, booking);
    return {
      uid: `booking-${BookingId}@${host}`,
      startsAt: StartsAt,
      endsAt: EndsAt,
      title: Name,
      text: text(language, "trip.calendar.text", {
        booking: BookingId,
        supplier: SupplierName,
        reference: SupplierReference ?? "–",
      }),
      place: place && [...new Set([place.Name, place.Street, place.Zone])].filter(Boolean).join(", "),
      position: place && { latitude: place.Latitude, longitude: place.Longitude },
    };
  }

  return {
    ofBooking: async (caller: Caller, bookingId: number, language: Language): Promise<Uint8Array> => {
      const booking = await bookingOf(caller, bookingId);
      return written(booking.Name, [booking], language);
    },
    ofPlan: async (caller: Caller, planId: number, language: Language): Promise<Uint8Array> => {
      const bookings = await bookingsOfPlan(caller, planId);
      return written(text(language, "trip.calendar.name"), bookings, language);
    },
  };
}
