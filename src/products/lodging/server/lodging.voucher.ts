import type { Booking } from "../../../features/plan/plan.schemas";
import { text } from "../../../platform/server/http/texts";
import type { BothFact, ServicePlace, VoucherText, VoucherWords } from "../../product.server";
import { bookedLodging } from "../bookedLodging";
import type { BookedLodging, BookedRoom } from "../bookedLodging.schemas";
import { mealsPlanText, roomClassText } from "./roomTexts";

/** The voucher's text about a stay. (PAPER-6) */
export function stayVoucher(booking: Booking, words: VoucherWords): VoucherText | null {
  const lodging = bookedLodging(booking);
  if (!lodging) return null;
  const { label } = words;
  return {
    holder: null,
    service: () => booking.Name,
    facts: stayFacts(words, booking, lodging),
    guests: guestFacts(words, lodging),
    notes: [label("lodging.paidInFull"), label("lodging.included"), label("lodging.bring")],
  };
}

/** The place to which the guests go. */
export function placeOfStay(booking: Booking): ServicePlace | null {
  const lodging = bookedLodging(booking);
  if (!lodging) return null;
  const { HotelName, ZoneName, Latitude, Longitude, Street, Phone } = lodging;
  return { Name: HotelName, Zone: ZoneName, Latitude, Longitude, Street, Phone, EmergencyPhone: null };
}

/** The house is named by where the service begins, with its address. (PAPER-6) */
function stayFacts(words: VoucherWords, booking: Booking, lodging: BookedLodging): BothFact[] {
  const { label, inEachLanguage } = words;
  const { Rooms, RoomClassCode, MealsPlanCode, Nights } = lodging;
  const meals = inEachLanguage((language) => {
    const nights = text(language, "pdf.voucher.lodging.nights", { nights: Nights });
    return `${mealsPlanText(language, MealsPlanCode)}, ${nights}`;
  });
  const rooms = inEachLanguage((language) => `${Rooms.length} × ${roomClassText(language, RoomClassCode)}`);
  return [
    [label("lodging.checkIn"), words.moment(booking.StartsAt)],
    [label("lodging.checkOut"), words.moment(booking.EndsAt)],
    [label("lodging.rooms"), rooms],
    [label("lodging.meals"), meals],
  ];
}

/** All guests, one line per room, and the client's requests. */
function guestFacts(words: VoucherWords, { Rooms, Requests }: BookedLodging): BothFact[] {
  const { label } = words;
  const named = (guest: BookedRoom["Guests"][number]) => guestName(words, guest);
  const travelers = Rooms.map(({ room, Guests }) => `${room}: ${Guests.map(named).join(", ")}`);
  return [
    [label("lodging.travelers"), [travelers.join("\n")]],
    ...(Requests ? [[label("lodging.requests"), [Requests]] satisfies BothFact] : []),
  ];
}

function guestName({ label }: VoucherWords, { Age, Traveler }: BookedRoom["Guests"][number]): string {
  const name = Traveler ? `${Traveler.Name} ${Traveler.LastName}` : "–";
  return Age === null ? name : `${name} (${label("lodging.age", { age: Age }).join(" / ")})`;
}
