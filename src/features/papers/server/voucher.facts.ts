import { havanaMoment } from "../../../platform/server/http/formats";
import { findText, text, type Values } from "../../../platform/server/http/texts";
import { carClassName } from "../../../products/car/server/carClassName";
import type { BookedLodging } from "../../../products/lodging/bookedLodging.schemas";
import { DEFAULT_LANGUAGE, LANGUAGE_OF_CUBA } from "../../../shared/constants";
import { Transmission } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import type { Minor } from "../../../shared/money";
import { moneyText } from "../../../shared/moneyText";
import { openingLines } from "../../../shared/officeOpening";
import type { OfficeHours } from "../../../shared/officeOpening.schemas";
import { written } from "../../../shared/pageWords";
import { type BookedCar, bookedCar, bookedLodging } from "../../plan/bookedDetails";
import type { Booking } from "../../plan/plan.schemas";
import { totalText } from "../../plan/server/totalText";
import { stayPlace } from "../../plan/stayPlace";
import type { Both, BothFact } from "./voucher.layout";

/**
 * A voucher has two languages: the client's, then Cuba's, which is read at the rental desk or hotel reception. If both
 * are the same, the default language comes second.
 */
const languagesFor = (client: Language): readonly Language[] => [
  client,
  client === LANGUAGE_OF_CUBA ? DEFAULT_LANGUAGE : LANGUAGE_OF_CUBA,
];

/** The texts of a voucher in its two languages; a text that is equal in both is printed once. */
export function bilingual(client: Language) {
  const languages = languagesFor(client);
  const inEach = (write: (language: Language) => string): Both => [...new Set(languages.map(write))];
  const message = (id: string, values: Values = {}) => inEach((language) => text(language, id, values));
  return {
    inEach,
    message,
    label: (id: string, values?: Values) => message(`pdf.voucher.${id}`, values),
    opening: (hours: readonly OfficeHours[]) =>
      inEach((language) =>
        openingLines(hours)
          .map((line) => written(line, language, (id, values) => findText(language, id, values)))
          .join("; "),
      ),
    moment: (instant: Instant) => inEach((language) => havanaMoment(language, instant)),
    carClass: (code: string) => inEach((language) => carClassName(language, code)),
    price: (code: string, facts: Values) => inEach((language) => findText(language, `price.${code}`, facts) ?? code),
    total: ({ PayNow, PayInCuba, CurrencyCode }: Booking) =>
      inEach((language) =>
        totalText(language, { payNow: PayNow, payInCuba: PayInCuba, currency: CurrencyCode, online: "paid" }),
      ),
    amount: (amount: Minor, currency: string) => moneyText(amount, client, currency),
  };
}
export type Words = ReturnType<typeof bilingual>;

/** A booked service: what, and when and where it begins and ends; the same on the page and in the PDF. (PAPER-6) */
export function voucherFacts(words: Words, booking: Booking, plate: string | null): BothFact[] {
  const car = bookedCar(booking);
  const lodging = bookedLodging(booking);
  if (car) return carFacts(words, booking, car, plate);
  return lodging ? lodgingFacts(words, booking, lodging) : [];
}

/** What is included, what to bring and whom to call; the same on the page and in the PDF. (PAPER-6, CAR-63) */
export function voucherNotes({ label }: Words, booking: Booking): Both[] {
  const car = bookedCar(booking);
  const deposit = booking.Deposit > 0 ? "yes" : "no";
  return [
    ...(car ? [label("included"), label("guarantee"), label("bring", { drivers: car.ExtraDrivers, deposit })] : []),
    ...(bookedLodging(booking) ? [label("lodging.paidInFull"), label("lodging.included"), label("lodging.bring")] : []),
    label("help"),
  ];
}

/** The rental on the voucher. The model is named "or similar": only the class is guaranteed. (CAR-10) */
function carFacts(words: Words, booking: Booking, car: BookedCar, plate: string | null): BothFact[] {
  const { label } = words;
  const classes = words.carClass(car.ClassName);
  const models = label("orSimilar").map((similar, place) => `${car.ModelName} ${similar}, ${classes[place] ?? ""}`);
  return [
    // Two columns: each moment is beside what belongs to its office.
    [label("pickUp"), words.moment(booking.StartsAt)],
    [label("officeHours"), words.opening(car.PickUpHours)],
    [label("dropOff"), words.moment(booking.EndsAt)],
    [label("dropOffOffice"), [`${car.DropOffOffice}, ${car.DropOffZone}`]],
    [label("car"), models],
    ...(plate === null ? [] : [[label("plate"), [plate]] satisfies BothFact]),
    [label("driver"), [car.DriverName]],
    [label("transmission"), label(car.TransmissionId === Transmission.Automatic ? "automatic" : "manual")],
    [label("extras"), label("extrasOf", { drivers: car.ExtraDrivers, seats: car.ChildSeats })],
    ...(car.FlightNumber === null ? [] : [[label("flight"), [car.FlightNumber]] satisfies BothFact]),
  ];
}

function lodgingFacts(words: Words, booking: Booking, lodging: BookedLodging): BothFact[] {
  const { label, inEach } = words;
  const { HotelName, Rooms, RoomClassCode, MealsPlanCode, Nights } = lodging;
  const place = `${HotelName}, ${stayPlace(lodging)}`;
  const meals = inEach((language) => {
    const nights = text(language, "pdf.voucher.lodging.nights", { nights: Nights });
    return `${text(language, `lodging.mealsPlan.${MealsPlanCode}`)}, ${nights}`;
  });
  const rooms = inEach((language) => `${Rooms.length} × ${text(language, `lodging.roomClass.${RoomClassCode}`)}`);
  return [
    [label("lodging.checkIn"), words.moment(booking.StartsAt)],
    [label("lodging.checkOut"), words.moment(booking.EndsAt)],
    [label("lodging.property"), [place]],
    [label("lodging.rooms"), rooms],
    [label("lodging.meals"), meals],
  ];
}
