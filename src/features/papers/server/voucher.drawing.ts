import { havanaMoment, money } from "../../../platform/server/http/formats";
import { findText, text, type Values } from "../../../platform/server/http/texts";
import { drawQr } from "../../../platform/server/pdf/qr";
import { MARGIN, PAGE_WIDTH, quiet, Sheet, sea } from "../../../platform/server/pdf/sheet";
import { Transmission } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import { partsInCuba } from "../../plan/plan.inCuba";
import type { BookedLodging, BookedRoom, Booking } from "../../plan/plan.schemas";
import { carClassName } from "../../plan/server/carClassName";
import type { Voucher } from "../voucher.schemas";
import { drawPlace } from "./voucher.place";

const QR_SIDE = 118;

/**
 * The voucher of a booking as a PDF of one page, in English and Spanish at once: the client reads one, the desk in Cuba
 * the other.
 */
export async function drawVoucher(voucher: Voucher): Promise<Uint8Array> {
  const { Booking: booking, Number: number, Holder: holder, VerifyUrl, Place } = voucher;
  const sheet = Sheet.begin(`${both("title")} ${number}`);
  sheet.write(both("title"), { face: "display", size: 26 });
  sheet.write(number, { face: "strong", size: 14, color: sea });
  drawQr(sheet, VerifyUrl, { x: PAGE_WIDTH - MARGIN - QR_SIDE, y: sheet.y - 62, side: QR_SIDE });
  sheet.space(10);
  const column = PAGE_WIDTH - 2 * MARGIN - QR_SIDE - 20;
  sheet.fact(both("holder"), holder, MARGIN, column);
  sheet.fact(both("supplier"), `${booking.SupplierName} · ${booking.SupplierReference ?? "–"}`, MARGIN, column);
  sheet.rule();
  if (Place) drawPlace(sheet, Place, both);
  if (booking.Car) drawCar(sheet, booking, booking.Car);
  if (booking.Lodging) drawLodging(sheet, booking, booking.Lodging);
  sheet.tileBand(0);
  return sheet.save();
}

function drawCar(sheet: Sheet, booking: Booking, car: NonNullable<Booking["Car"]>): void {
  sheet.facts(carFacts(booking, car));
  sheet.rule();
  drawAtDesk(sheet, booking);
  drawNotes(sheet, ["included", "guarantee", "bring", "help"]);
}

/** What the desk asks for; where that is a deposit alone, nothing is added up. */
function drawAtDesk(sheet: Sheet, booking: Booking): void {
  const parts = partsInCuba(booking);
  if (parts.length === 0) return;
  const inMoney = (amount: number) => money("en", amount, booking.CurrencyCode);
  sheet.write(both("atDesk"), { face: "strong", size: 12 });
  sheet.space(4);
  for (const { Code, Facts, Amount } of booking.InCubaLines) sheet.amount(priceLabel(Code, Facts), inMoney(Amount));
  for (const [place, { kind, amount }] of parts.entries())
    sheet.amount(both(`desk.${kind}`), inMoney(amount), place === 0 ? { face: "strong", size: 12 } : {});
  sheet.rule();
}

/** Lodging is paid in full: there is nothing to add up at its desk. */
function drawLodging(sheet: Sheet, booking: Booking, lodging: BookedLodging): void {
  sheet.facts(lodgingFacts(booking, lodging));
  sheet.rule();
  drawNotes(sheet, ["lodging.paidInFull", "lodging.included", "lodging.bring", "help"]);
}

function drawNotes(sheet: Sheet, ids: readonly string[]): void {
  for (const id of ids) {
    sheet.write(text("en", `pdf.voucher.${id}`), { size: 9 });
    sheet.write(text("es", `pdf.voucher.${id}`), { size: 9, color: quiet });
    sheet.space(5);
  }
}

const both = (id: string, values: Values = {}): string => inBoth(`pdf.voucher.${id}`, values);

function inBoth(id: string, values: Values = {}): string {
  const [english, spanish] = [text("en", id, values), text("es", id, values)];
  return english === spanish ? english : `${english} · ${spanish}`;
}

const momentInBoth = (instant: Instant) => `${havanaMoment("en", instant)}\n${havanaMoment("es", instant)}`;

function priceLabel(code: string, facts: Record<string, string | number>): string {
  return (["en", "es"] as const).map((language) => findText(language, `price.${code}`, facts) ?? code).join(" · ");
}

function carFacts(booking: Booking, car: NonNullable<Booking["Car"]>): [string, string][] {
  return [
    [both("pickUp"), momentInBoth(booking.StartsAt)],
    [both("dropOff"), momentInBoth(booking.EndsAt)],
    [both("dropOffOffice"), `${car.DropOffOffice}, ${car.DropOffZone}`],
    [
      both("car"),
      `${car.ModelName} ${both("orSimilar")}\n${carClassName("en", car.ClassName)}\n${carClassName("es", car.ClassName)}`,
    ],
    [both("transmission"), both(car.TransmissionId === Transmission.Automatic ? "automatic" : "manual")],
    [both("driver"), car.DriverName],
    [both("extras"), `${both("extraDrivers")}: ${car.ExtraDrivers}\n${both("childSeats")}: ${car.ChildSeats}`],
  ];
}

function lodgingFacts(booking: Booking, lodging: BookedLodging): [string, string][] {
  const { HotelName, ZoneName, ProvinceName, Phone, Rooms, RoomClassCode, MealsPlanCode, Nights, Requests } = lodging;
  const place = `${HotelName}\n${[...new Set([ZoneName, ProvinceName])].join(", ")}`;
  const travelers = Rooms.map(({ room, Guests }) => `${room}: ${Guests.map(guestName).join(", ")}`);
  return [
    [both("lodging.checkIn"), momentInBoth(booking.StartsAt)],
    [both("lodging.checkOut"), momentInBoth(booking.EndsAt)],
    [both("lodging.house"), place],
    [both("lodging.rooms"), `${Rooms.length} × ${inBoth(`lodging.roomClass.${RoomClassCode}`)}`],
    [
      both("lodging.meals"),
      `${inBoth(`lodging.mealsPlan.${MealsPlanCode}`)}\n${both("lodging.nights", { nights: Nights })}`,
    ],
    [both("lodging.travelers"), travelers.join("\n")],
    ...(Phone ? [[both("lodging.phone"), Phone] satisfies [string, string]] : []),
    ...(Requests ? [[both("lodging.requests"), Requests] satisfies [string, string]] : []),
  ];
}

function guestName({ Age, Traveler }: BookedRoom["Guests"][number]): string {
  const name = Traveler ? `${Traveler.Name} ${Traveler.LastName}` : "–";
  return Age === null ? name : `${name} (${Age})`;
}
