import type { Booking } from "../../../features/plan/plan.schemas";
import type { MailedService } from "../../../features/plan/server/plan.ports";
import { placeText, text } from "../../../platform/server/http/texts";
import type { Language } from "../../../shared/language";
import { instantText } from "../../../shared/longDate";
import { bookedLodging } from "../bookedLodging";
import { stayPlace } from "../stayPlace";
import { mealsPlanText, roomClassText } from "./roomTexts";

/** The facts about a booked stay in emails. (MAIL-5) */
export function mailedStay(booking: Booking, language: Language): MailedService | null {
  const lodging = bookedLodging(booking);
  if (!lodging) return null;
  const { Nights, Rooms, RoomClassCode, MealsPlanCode } = lodging;
  return {
    zone: lodging.ZoneCode,
    named: text(language, "mail.fact.stayNamed", {
      hotel: booking.Name,
      place: placeText(language, lodging.ZoneName),
    }),
    title: text(language, "mail.fact.stay", {
      hotel: booking.Name,
      nights: Nights,
      rooms: Rooms.length,
      room: roomClassText(language, RoomClassCode),
      meals: mealsPlanText(language, MealsPlanCode),
    }),
    rows: [
      [text(language, "plan.booking.checkIn"), instantText(booking.StartsAt, language)],
      [text(language, "plan.booking.checkOut"), instantText(booking.EndsAt, language)],
      [text(language, "mail.fact.place"), stayPlace(lodging, (name) => placeText(language, name))],
    ],
  };
}
