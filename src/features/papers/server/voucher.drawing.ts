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
import type { Voucher } from "../voucher.schemas";
import { carClassName } from "../../plan/server/carClassName";
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

/** What a voucher says, in its two languages. */
function bilingual(client: Language) {
  const languages = languagesFor(client);
  const inEach = (write: (language: Language) => string) => languages.map(write);
  const message = (id: string, values: Values = {}) =>
    [...new Set(inEach((language) => text(language, id, values)))].join(" · ");
  return {
    message,
    label: (id: string, values?: Values) => message(`pdf.voucher.${id}`, values),
    notes: (id: string) => inEach((language) => text(language, `pdf.voucher.${id}`)),
    moment: (instant: Instant) => inEach((language) => havanaMoment(language, instant)).join("\n"),
    carClass: (code: string) => inEach((language) => carClassName(language, code)).join("\n"),
    price: (code: string, facts: Values) =>
      inEach((language) => findText(language, `price.${code}`, facts) ?? code).join(" · "),
    amount: (amount: Minor, currency: string) => moneyText(amount, client, currency),
  };
}
type Words = ReturnType<typeof bilingual>;

/** The voucher of a booking as a PDF of one page, for a client who reads this language. (PAPER-6) */
export async function drawVoucher(voucher: Voucher, client: Language): Promise<Uint8Array> {
  const words = bilingual(client);
  const { label } = words;
  const { Booking: booking, Number: number, Holder: holder, VerifyUrl, Place } = voucher;
  const sheet = Sheet.begin(`${label("title")} ${number}`);
  sheet.write(label("title"), { face: "display", size: 26 });
  sheet.write(number, { face: "strong", size: 14, color: sea });
  drawQr(sheet, VerifyUrl, { x: PAGE_WIDTH - MARGIN - QR_SIDE, y: sheet.y - 62, side: QR_SIDE });
  sheet.space(10);
  const column = PAGE_WIDTH - 2 * MARGIN - QR_SIDE - 20;
  sheet.fact(label("holder"), holder, MARGIN, column);
  sheet.fact(label("supplier"), `${booking.SupplierName} · ${booking.SupplierReference ?? "–"}`, MARGIN, column);
  sheet.rule();
  if (Place) drawPlace(sheet, Place, label);
  if (booking.Car) drawCar(sheet, words, booking, booking.Car);
  if (booking.Lodging) drawLodging(sheet, words, booking, booking.Lodging);
  sheet.tileBand(0);
  return sheet.save();
}

function drawCar(sheet: Sheet, words: Words, booking: Booking, car: NonNullable<Booking["Car"]>): void {
  sheet.facts(carFacts(words, booking, car));
  sheet.rule();
  drawAtDesk(sheet, words, booking);
  drawNotes(sheet, words, ["included", "guarantee", "bring", "help"]);
}

/** What the desk asks for; where that is a deposit alone, nothing is added up. */
function drawAtDesk(sheet: Sheet, words: Words, booking: Booking): void {
  const parts = partsInCuba(booking);
  if (parts.length === 0) return;
  const { label, price } = words;
  const inMoney = (amount: Minor) => words.amount(amount, booking.CurrencyCode);
  sheet.write(label("atDesk"), { face: "strong", size: 12 });
  sheet.space(4);
  for (const { Code, Facts, Amount } of booking.InCubaLines) sheet.amount(price(Code, Facts), inMoney(Amount));
  for (const [place, { kind, amount }] of parts.entries())
    sheet.amount(label(`desk.${kind}`), inMoney(amount), place === 0 ? { face: "strong", size: 12 } : {});
  sheet.rule();
}

/** Lodging is paid in full: there is nothing to add up at its desk. */
function drawLodging(sheet: Sheet, words: Words, booking: Booking, lodging: BookedLodging): void {
  sheet.facts(lodgingFacts(words, booking, lodging));
  sheet.rule();
  drawNotes(sheet, words, ["lodging.paidInFull", "lodging.included", "lodging.bring", "help"]);
}

function drawNotes(sheet: Sheet, words: Words, ids: readonly string[]): void {
  for (const id of ids) {
    const [first = "", ...others] = words.notes(id);
    sheet.write(first, { size: 9 });
    for (const note of others) sheet.write(note, { size: 9, color: quiet });
    sheet.space(5);
  }
}

/** The rental on the voucher. The model is named "or similar": only the class is guaranteed. (CAR-10) */
function carFacts(words: Words, booking: Booking, car: NonNullable<Booking["Car"]>): [string, string][] {
  const { label } = words;
  return [
    [label("pickUp"), words.moment(booking.StartsAt)],
    [label("dropOff"), words.moment(booking.EndsAt)],
    [label("dropOffOffice"), `${car.DropOffOffice}, ${car.DropOffZone}`],
    [label("car"), `${car.ModelName} ${label("orSimilar")}\n${words.carClass(car.ClassName)}`],
    [label("transmission"), label(car.TransmissionId === Transmission.Automatic ? "automatic" : "manual")],
    [label("driver"), car.DriverName],
    [label("extras"), `${label("extraDrivers")}: ${car.ExtraDrivers}\n${label("childSeats")}: ${car.ChildSeats}`],
    ...(car.FlightNumber === null ? [] : [[label("flight"), car.FlightNumber] satisfies [string, string]]),
  ];
}

function lodgingFacts(words: Words, booking: Booking, lodging: BookedLodging): [string, string][] {
  const { label } = words;
  const { HotelName, ZoneName, ProvinceName, Phone, Rooms, RoomClassCode, MealsPlanCode, Nights, Requests } = lodging;
  const place = `${HotelName}\n${[...new Set([ZoneName, ProvinceName])].join(", ")}`;
  const travelers = Rooms.map(({ room, Guests }) => `${room}: ${Guests.map(guestName).join(", ")}`);
  return [
    [label("lodging.checkIn"), words.moment(booking.StartsAt)],
    [label("lodging.checkOut"), words.moment(booking.EndsAt)],
    [label("lodging.house"), place],
    [label("lodging.rooms"), `${Rooms.length} × ${words.message(`lodging.roomClass.${RoomClassCode}`)}`],
    [
      label("lodging.meals"),
      `${words.message(`lodging.mealsPlan.${MealsPlanCode}`)}\n${label("lodging.nights", { nights: Nights })}`,
    ],
    [label("lodging.travelers"), travelers.join("\n")],
    ...(Phone ? [[label("lodging.phone"), Phone] satisfies [string, string]] : []),
    ...(Requests ? [[label("lodging.requests"), Requests] satisfies [string, string]] : []),
  ];
}

function guestName({ Age, Traveler }: BookedRoom["Guests"][number]): string {
  const name = Traveler ? `${Traveler.Name} ${Traveler.LastName}` : "–";
  return Age === null ? name : `${name} (${Age})`;
}
