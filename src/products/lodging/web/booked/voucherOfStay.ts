import type { ShownBooking, VoucherDetails } from "../../../product.web";
import { bookedLodging } from "../../bookedLodging";

/** The voucher's text about a stay's guests, room by room, adults first. */
export function voucherOfStay(booking: ShownBooking): VoucherDetails {
  const stay = bookedLodging(booking);
  const guests = stay?.Rooms.flatMap(({ room, Guests }) =>
    Guests.map(({ Age: age, Traveler }, place) => ({
      id: `${room}.${place}`,
      name: Traveler && `${Traveler.Name} ${Traveler.LastName}`,
      age,
      passport: Traveler?.Passport ?? "",
    })),
  );
  return { phone: "propertyPhone", guests: guests ?? [], requests: stay?.Requests ?? null };
}
