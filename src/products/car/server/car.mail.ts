import type { Booking } from "../../../features/plan/plan.schemas";
import type { MailedService } from "../../../features/plan/server/plan.ports";
import { officeText, placeText, text } from "../../../platform/server/http/texts";
import type { Language } from "../../../shared/language";
import { instantText } from "../../../shared/longDate";
import { bookedCar } from "../bookedCar";
import { carClassName } from "./carClassName";

type Row = readonly [label: string, value: string];

/** The facts about a booked car in emails. (MAIL-5) */
export function mailedCar(booking: Booking, language: Language): MailedService | null {
  const car = bookedCar(booking);
  if (!car) return null;
  const { StartsAt, EndsAt, Name: model } = booking;
  const at = (instant: number, office: string, zone: string) => {
    const named = officeText(language, office);
    return `${instantText(instant, language)}. ${office.includes(zone) ? named : `${named}, ${placeText(language, zone)}`}`;
  };
  return {
    zone: car.ZoneCode,
    named: text(language, "mail.fact.carNamed", { model, place: placeText(language, car.PickUpZone) }),
    title: text(language, "mail.fact.car", { model, class: carClassName(language, car.ClassName) }),
    rows: [
      [text(language, "plan.booking.pickUp"), at(StartsAt, car.PickUpOffice, car.PickUpZone)],
      [text(language, "plan.booking.dropOff"), at(EndsAt, car.DropOffOffice, car.DropOffZone)],
      ...(car.ExtraDrivers === 0 ? [] : [extraDriversRow(car.ExtraDrivers, language)]),
      ...(car.ChildSeats === 0 ? [] : [[text(language, "car.book.childSeats"), String(car.ChildSeats)] satisfies Row]),
    ],
  };
}

/** The number of people who drive besides the driver, and what they bring. (CAR-67) */
function extraDriversRow(count: number, language: Language): Row {
  const bring = text(language, "plan.booking.extraDrivers", { count });
  return [text(language, "car.book.extraDrivers"), `${count}. ${bring}`];
}
