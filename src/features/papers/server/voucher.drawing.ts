import { havanaMoment } from "../../../platform/server/http/formats";
import { findText, text, type Values } from "../../../platform/server/http/texts";
import { drawQr } from "../../../platform/server/pdf/qr";
import { MARGIN, PAGE_WIDTH, quiet, Sheet, sea } from "../../../platform/server/pdf/sheet";
import { DEFAULT_LANGUAGE, LANGUAGE_OF_CUBA } from "../../../shared/constants";
import { Transmission } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import type { Language } from "../../../shared/language";
import type { Minor } from "../../../shared/money";
import { moneyText } from "../../../shared/moneyText";
import { partsInCuba } from "../../plan/plan.inCuba";
import type { BookedLodging, BookedRoom, Booking } from "../../plan/plan.schemas";
import { carClassName } from "../../plan/server/carClassName";
import { totalText } from "../../plan/server/totalText";
import type { Voucher } from "../voucher.schemas";
import { type Both, type BothFact, bothAmount, bothFact, bothFacts, bothNotes } from "./voucher.layout";
import { drawPlace } from "./voucher.place";

const QR_SIDE = 118;

/**
 * A voucher is in two languages at once: that of the client, then that of Cuba, where a rental desk or a hotel
 * reception reads it. Where these are one, the default language comes second.
 */
const languagesFor = (client: Language): readonly Language[] => [
  client,
  client === LANGUAGE_OF_CUBA ? DEFAULT_LANGUAGE : LANGUAGE_OF_CUBA,
];

/** What a voucher says, in its two languages; what is the same in both is said once. */
function bilingual(client: Language) {
  const languages = languagesFor(client);
  const inEach = (write: (language: Language) => string): Both => [...new Set(languages.map(write))];
  const message = (id: string, values: Values = {}) => inEach((language) => text(language, id, values));
  return {
    inEach,
    message,
    label: (id: string, values?: Values) => message(`pdf.voucher.${id}`, values),
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
type Words = ReturnType<typeof bilingual>;

/** The voucher of a booking as a PDF of one page, for a client who reads this language. (PAPER-6) */
export async function drawVoucher(voucher: Voucher, client: Language): Promise<Uint8Array> {
  const words = bilingual(client);
  const { label } = words;
  const { Booking: booking, Number: number, Holder: holder, VerifyUrl, Place } = voucher;
  const [title = "", ...titles] = label("title");
  const sheet = Sheet.begin(`${label("title").join(" / ")} ${number}`);
  sheet.write(title, { face: "display", size: 26 });
  for (const other of titles) sheet.write(other, { size: 12, color: quiet });
  sheet.write(number, { face: "strong", size: 14, color: sea });
  drawQr(sheet, VerifyUrl, { x: PAGE_WIDTH - MARGIN - QR_SIDE, y: sheet.y - 50, side: QR_SIDE });
  sheet.space(8);
  const column = PAGE_WIDTH - 2 * MARGIN - QR_SIDE - 20;
  bothFact(sheet, [label("holder"), [holder]], MARGIN, column);
  const confirmed = [booking.SupplierName, booking.SupplierReference ?? "–"].join(", ");
  bothFact(sheet, [label("supplier"), [confirmed]], MARGIN, column);
  sheet.rule();
  if (Place) drawPlace(sheet, Place, label);
  if (booking.Car) drawCar(sheet, words, booking, booking.Car);
  if (booking.Lodging) drawLodging(sheet, words, booking, booking.Lodging);
  sheet.tileBand(0);
  return sheet.save();
}

function drawCar(sheet: Sheet, words: Words, booking: Booking, car: NonNullable<Booking["Car"]>): void {
  bothFacts(sheet, carFacts(words, booking, car));
  sheet.rule();
  drawAtDesk(sheet, words, booking);
  drawNotes(sheet, words, booking, ["included", "guarantee", "bring", "help"]);
}

/** What the desk asks for; where that is a deposit alone, nothing is added up. */
function drawAtDesk(sheet: Sheet, words: Words, booking: Booking): void {
  const parts = partsInCuba(booking);
  if (parts.length === 0) return;
  const { label, price } = words;
  const inMoney = (amount: Minor) => words.amount(amount, booking.CurrencyCode);
  const [title = "", ...titles] = label("atDesk");
  sheet.write(title, { face: "strong", size: 12, color: sea });
  for (const other of titles) sheet.write(other, { size: 9, color: quiet });
  sheet.space(4);
  for (const { Code, Facts, Amount } of booking.InCubaLines) bothAmount(sheet, price(Code, Facts), inMoney(Amount));
  for (const [place, { kind, amount }] of parts.entries())
    bothAmount(sheet, label(`desk.${kind}`), inMoney(amount), place === 0);
  sheet.rule();
}

/** Lodging is paid in full: there is nothing to add up at its desk. */
function drawLodging(sheet: Sheet, words: Words, booking: Booking, lodging: BookedLodging): void {
  bothFacts(sheet, lodgingFacts(words, booking, lodging));
  drawGuests(sheet, words, lodging);
  sheet.rule();
  drawNotes(sheet, words, booking, ["lodging.paidInFull", "lodging.included", "lodging.bring", "help"]);
}

/** The total in the one way, then what is to be known, a column for each language. (PLAN-28) */
function drawNotes(sheet: Sheet, { label, total }: Words, booking: Booking, ids: readonly string[]): void {
  bothNotes(sheet, [total(booking), ...ids.map((id) => label(id))]);
}

/** The rental on the voucher. The model is named "or similar": only the class is guaranteed. (CAR-10) */
function carFacts(words: Words, booking: Booking, car: NonNullable<Booking["Car"]>): BothFact[] {
  const { label } = words;
  const classes = words.carClass(car.ClassName);
  const models = label("orSimilar").map((similar, place) => `${car.ModelName} ${similar}, ${classes[place] ?? ""}`);
  return [
    [label("pickUp"), words.moment(booking.StartsAt)],
    [label("dropOff"), words.moment(booking.EndsAt)],
    [label("car"), models],
    [label("dropOffOffice"), [`${car.DropOffOffice}, ${car.DropOffZone}`]],
    [label("driver"), [car.DriverName]],
    [label("transmission"), label(car.TransmissionId === Transmission.Automatic ? "automatic" : "manual")],
    [label("extras"), label("extrasOf", { drivers: car.ExtraDrivers, seats: car.ChildSeats })],
    ...(car.FlightNumber === null ? [] : [[label("flight"), [car.FlightNumber]] satisfies BothFact]),
  ];
}

function lodgingFacts(words: Words, booking: Booking, lodging: BookedLodging): BothFact[] {
  const { label, inEach } = words;
  const { HotelName, ZoneName, ProvinceName, Phone, Rooms, RoomClassCode, MealsPlanCode, Nights } = lodging;
  const place = [...new Set([HotelName, ZoneName, ProvinceName])].join(", ");
  const meals = inEach((language) => {
    const nights = text(language, "pdf.voucher.lodging.nights", { nights: Nights });
    return `${text(language, `lodging.mealsPlan.${MealsPlanCode}`)}, ${nights}`;
  });
  const rooms = inEach((language) => `${Rooms.length} × ${text(language, `lodging.roomClass.${RoomClassCode}`)}`);
  return [
    [label("lodging.checkIn"), words.moment(booking.StartsAt)],
    [label("lodging.checkOut"), words.moment(booking.EndsAt)],
    [label("lodging.house"), [place]],
    [label("lodging.rooms"), rooms],
    [label("lodging.meals"), meals],
    ...(Phone ? [[label("lodging.phone"), [Phone]] satisfies BothFact] : []),
  ];
}

/** Everybody whom the house expects, a line for each room, and what was asked of it. */
function drawGuests(sheet: Sheet, { label }: Words, { Rooms, Requests }: BookedLodging): void {
  const travelers = Rooms.map(({ room, Guests }) => `${room}: ${Guests.map(guestName).join(", ")}`);
  bothFact(sheet, [label("lodging.travelers"), [travelers.join("\n")]]);
  if (Requests) bothFact(sheet, [label("lodging.requests"), [Requests]]);
}

function guestName({ Age, Traveler }: BookedRoom["Guests"][number]): string {
  const name = Traveler ? `${Traveler.Name} ${Traveler.LastName}` : "–";
  return Age === null ? name : `${name} (${Age})`;
}
