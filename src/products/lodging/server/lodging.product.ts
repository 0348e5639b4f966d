import { serviceAt } from "../../../features/plan/service/sameService.rules";
import { sealedTexts } from "../../../platform/server/sealed/sealedTexts";
import { ProductType } from "../../../shared/enumerations";
import { sum } from "../../../shared/money";
import type { DescribedProduct, ServerProduct } from "../../product.server";
import * as booking from "../book/booking.schemas";
import { bookedLodging, servedByLodging } from "../bookedLodging";
import * as booked from "../bookedLodging.schemas";
import { lodgingContract } from "../lodging.contract";
import * as lodging from "../lodging.schemas";
import * as places from "../places.schemas";
import * as property from "../property.schemas";
import { suppliedStay } from "../suppliedStay";
import * as supplied from "../suppliedStay.schemas";
import { lodgingAlternatives } from "./alternatives.service";
import { bookedStays, knownGuests, providerOfStay } from "./bookedLodging.repository";
import { namesOfProperties } from "./catalogue.repository";
import { roomsElsewhere } from "./elsewhere.repository";
import { mailedStay } from "./lodging.mail";
import { bookingsWithRooms, reclaimRooms, releaseRooms } from "./lodging.repository";
import { lodgingGuests, personalData } from "./lodging.tables";
import { placeOfStay, stayVoucher } from "./lodging.voucher";

const describedLodging: DescribedProduct = {
  tag: "lodging",
  about: "Places, hotels and villas, offers, prices and bookings of stays.",
  contracts: [lodgingContract],
  schemas: [booked, booking, lodging, places, property, supplied],
  details: booked.BookedLodging,
  supplied: supplied.SuppliedStay,
};

/** Rooms of hotels and villas as a product. */
export const lodgingProduct: ServerProduct = {
  type: ProductType.Lodging,
  kind: "stay",
  personal: personalData,
  sealed: [sealedTexts("travelers of booked stays", lodgingGuests, ["passportNumber"])],
  detailsField: "Lodging",
  release: releaseRooms,
  holding: bookingsWithRooms,
  reclaim: reclaimRooms,
  booked: bookedStays,
  provider: providerOfStay,
  checkedPapers: async (tx, bookingIds) => ({ guests: await knownGuests(tx, bookingIds) }),
  served: (booking) => {
    const stay = bookedLodging(booking);
    return stay && servedByLodging(stay);
  },
  planned: (booking) => {
    const stay = bookedLodging(booking);
    if (!stay) return null;
    const { HotelName: hotel, ZoneName: zone, CheckIn: checkIn, CheckOut: checkOut } = stay;
    const service = serviceAt(booking, servedByLodging(stay));
    return { stays: [{ bookingId: booking.BookingId, service, hotel, zone, checkIn, checkOut }] };
  },
  onSite: (booking) => {
    const stay = bookedLodging(booking);
    if (!stay) return null;
    const place = `${stay.ZoneName}, ${stay.ProvinceName}`;
    const [main] = stay.Travelers;
    return {
      begins: { part: "arrival", place },
      ends: { part: "departure", place },
      guestName: main ? `${main.Name} ${main.LastName}` : "",
      className: null,
      roomClassCode: stay.RoomClassCode,
      mealsPlanCode: stay.MealsPlanCode,
      guests: sum(stay.Rooms.map(({ Guests }) => Guests.length)),
      rooms: stay.Rooms.length,
      flightNumber: null,
      extraDrivers: 0,
      extraDriverNames: [],
      childSeats: 0,
      requests: stay.Requests,
    };
  },
  supplied: (booking) => {
    const stay = bookedLodging(booking);
    return stay && suppliedStay(stay);
  },
  alternatives: lodgingAlternatives,
  elsewhere: roomsElsewhere,
  mailed: mailedStay,
  rated: {
    kind: "lodging",
    of: (booking) => ({ hotelId: bookedLodging(booking)?.HotelId ?? null, name: booking.Name }),
    houses: async (tx, ids) => new Map((await namesOfProperties(tx, ids)).map(({ id, name }) => [id, name])),
  },
  voucher: stayVoucher,
  described: describedLodging,
  placeOf: async (_db, booking) => placeOfStay(booking),
};
