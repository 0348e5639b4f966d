import { serviceAt } from "../../../features/plan/sameService.rules";
import { ProductType } from "../../../shared/enumerations";
import type { ServerProduct } from "../../product.server";
import { bookedLodging, servedByLodging } from "../bookedLodging";
import { handOverRooms } from "./alternatives.repository";
import { bookedStays, knownGuests } from "./bookedLodging.repository";
import { mailedStay } from "./lodging.mail";
import { reclaimRooms, releaseRooms } from "./lodging.repository";
import { placeOfStay, stayVoucher } from "./lodging.voucher";

/** Rooms of hotels and villas as a product. */
export const lodgingProduct: ServerProduct = {
  type: ProductType.Lodging,
  release: releaseRooms,
  reclaim: reclaimRooms,
  booked: bookedStays,
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
  mailed: mailedStay,
  handOver: handOverRooms,
  voucher: stayVoucher,
  placeOf: async (_db, booking) => placeOfStay(booking),
};
