import { eq } from "drizzle-orm";
import {
  BOOK,
  bookingOf,
  caller,
  lodgingHost,
  peopleIn,
  SEARCH,
  search,
} from "../../../../test/fixtures/server/lodgingTestBed";
import { openTestDatabase } from "../../../../test/testDatabase";
import type { Booking } from "../../../features/plan/plan.schemas";
import type { LodgingBookingCreated } from "../book/booking.schemas";
import type { LodgingOfferPage } from "../lodging.schemas";
import { hotels, roomTypes } from "./lodging.tables";

it("a booking closer to arrival than the release period waits for the property; an earlier one is confirmed instantly (OPS-72)", async () => {
  const opened = await openTestDatabase();
  const [property] = await opened.db.select().from(hotels).where(eq(hotels.confirmsInstantly, true)).limit(1);
  const Hotel = property?.id ?? 0;
  await opened.db.update(roomTypes).set({ releaseDays: 14 }).where(eq(roomTypes.hotelId, Hotel));
  const app = await lodgingHost(opened);
  const [client = 0] = await peopleIn(opened, 1);
  const booked = async (days: { CheckIn: string; CheckOut: string }) => {
    const { data } = await caller(app)<LodgingOfferPage>("POST", SEARCH, { ...search, Hotel, ...days });
    const [offer] = data.Offers;
    if (!offer) throw new Error("nothing found");
    const made = await caller(app, client)<LodgingBookingCreated>("POST", BOOK, bookingOf(offer, client));
    const path = `/api/bookings/${made.data.BookingId}/en`;
    const { data: booking } = await caller(app, client)<Booking>("GET", path);
    return [offer.ConfirmsInstantly, booking.Status];
  };
  expect(await booked({ CheckIn: "2026-12-05", CheckOut: "2026-12-08" })).toEqual([true, "confirmed"]);
  expect(await booked({ CheckIn: "2026-12-04", CheckOut: "2026-12-07" })).toEqual([false, "requested"]);
  await app.close();
  await opened.close();
});
