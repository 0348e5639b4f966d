import type { Letterhead } from "../../../platform/server/pdf/letterhead";
import { drawQr } from "../../../platform/server/pdf/qr";
import { MARGIN, PAGE_WIDTH, quiet, Sheet } from "../../../platform/server/pdf/sheet";
import type { BookedLodging, BookedRoom } from "../../../products/lodging/bookedLodging.schemas";
import type { Language } from "../../../shared/language";
import type { Minor } from "../../../shared/money";
import { bookedCar, bookedLodging } from "../../plan/bookedDetails";
import { partsInCuba } from "../../plan/plan.inCuba";
import type { Booking } from "../../plan/plan.schemas";
import type { Voucher, VoucherAgency } from "../voucher.schemas";
import { bilingual, voucherFacts, voucherNotes, type Words } from "./voucher.facts";
import { type BothFact, besideEachOther, bothAmount, bothFact, bothFacts, bothNotes } from "./voucher.layout";
import { drawPlace } from "./voucher.place";

const QR_SIDE = 118;

/**
 * A booking's voucher as a PDF for a client with this language: on one page, unless it is too long for that in the
 * smallest letters too. (PAPER-6)
 */
export async function drawVoucher(voucher: Voucher, client: Language, by: Letterhead): Promise<Uint8Array> {
  const words = bilingual(client);
  const title = `${words.label("title").join(" / ")} ${voucher.Number}`;
  return Sheet.onOnePage(title, client, by, (sheet) => drawOn(sheet, voucher, words)).save();
}

function drawOn(sheet: Sheet, voucher: Voucher, words: Words): void {
  const { label } = words;
  const { Booking: booking, Number: number, Holder: holder, VerifyUrl, Plate, Place, Agency } = voucher;
  const [title = "", ...titles] = label("title");
  sheet.write(title, { face: "display", size: 26 });
  for (const other of titles) sheet.write(other, { size: 12, color: quiet });
  sheet.write(number, { face: "strong", size: 14, color: sheet.sea });
  drawQr(sheet, VerifyUrl, { x: PAGE_WIDTH - MARGIN - QR_SIDE, y: sheet.y - 50, side: QR_SIDE });
  sheet.space(8);
  const confirmed = [booking.SupplierName, booking.SupplierReference ?? "–"].join(", ");
  const facts: BothFact[] = [
    [label("holder"), [holder]],
    [label("supplier"), [confirmed]],
  ];
  const sold: BothFact[] = Agency ? [[label("agency"), agencyLines(Agency)]] : [];
  besideEachOther(sheet, [facts, sold], PAGE_WIDTH - 2 * MARGIN - QR_SIDE - 20);
  sheet.rule();
  if (Place) drawPlace(sheet, Place, label);
  bothFacts(sheet, voucherFacts(words, booking, Plate));
  const lodging = bookedLodging(booking);
  if (bookedCar(booking)) drawCar(sheet, words, booking);
  if (lodging) drawLodging(sheet, words, booking, lodging);
  sheet.tileBand(0);
}

/** The agency's name, then each way to reach it on a line of its own. */
function agencyLines({ Name, Phone, WhatsApp, Email }: VoucherAgency): string[] {
  return [Name, Phone, WhatsApp && `WhatsApp ${WhatsApp}`, Email].filter((line) => line !== null);
}

function drawCar(sheet: Sheet, words: Words, booking: Booking): void {
  sheet.rule();
  drawAtDesk(sheet, words, booking);
  drawNotes(sheet, words, booking);
}

/** What the rental desk asks for; without a sum if that is only a deposit. */
function drawAtDesk(sheet: Sheet, words: Words, booking: Booking): void {
  const parts = partsInCuba(booking);
  if (parts.length === 0) return;
  const { label, price } = words;
  const inMoney = (amount: Minor) => words.amount(amount, booking.CurrencyCode);
  const [title = "", ...titles] = label("atDesk");
  sheet.write(title, { face: "strong", size: 12, color: sheet.sea });
  for (const other of titles) sheet.write(other, { size: 9, color: quiet });
  sheet.space(4);
  for (const { Code, Facts, Amount } of booking.InCubaLines) bothAmount(sheet, price(Code, Facts), inMoney(Amount));
  for (const [place, { kind, amount }] of parts.entries())
    bothAmount(sheet, label(`desk.${kind}`), inMoney(amount), { strong: place === 0 });
  sheet.rule();
}

/** Lodging is paid in full online, so there is no sum for the reception. */
function drawLodging(sheet: Sheet, words: Words, booking: Booking, lodging: BookedLodging): void {
  drawGuests(sheet, words, lodging);
  sheet.rule();
  drawNotes(sheet, words, booking);
}

/** The total, then the instructions, with a column for each language. (PLAN-28) */
function drawNotes(sheet: Sheet, words: Words, booking: Booking): void {
  bothNotes(sheet, [words.total(booking), ...voucherNotes(words, booking)]);
}

/** All guests, one line per room, and the client's requests. */
function drawGuests(sheet: Sheet, words: Words, { Rooms, Requests }: BookedLodging): void {
  const { label } = words;
  const named = (guest: BookedRoom["Guests"][number]) => guestName(words, guest);
  const travelers = Rooms.map(({ room, Guests }) => `${room}: ${Guests.map(named).join(", ")}`);
  bothFact(sheet, [label("lodging.travelers"), [travelers.join("\n")]]);
  if (Requests) bothFact(sheet, [label("lodging.requests"), [Requests]]);
}

function guestName({ label }: Words, { Age, Traveler }: BookedRoom["Guests"][number]): string {
  const name = Traveler ? `${Traveler.Name} ${Traveler.LastName}` : "–";
  return Age === null ? name : `${name} (${label("lodging.age", { age: Age }).join(" / ")})`;
}
