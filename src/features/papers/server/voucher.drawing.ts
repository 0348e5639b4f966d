import type { Letterhead } from "../../../platform/server/pdf/letterhead";
import { ink, MARGIN, mango, PAGE_WIDTH, quiet, Sheet, sand } from "../../../platform/server/pdf/sheet";
import type { Both, BothFact } from "../../../products/product.server";
import type { Language } from "../../../shared/language";
import type { Minor } from "../../../shared/money";
import type { Booking } from "../../plan/plan.schemas";
import { partsInCuba } from "../../plan/price/inCuba";
import { cubaOutline, OUTLINE_SIZE, onOutline } from "../cuba.outline";
import { placeLines } from "../voucher.rules";
import type { Voucher, VoucherAgency, VoucherPlace } from "../voucher.schemas";
import { drawQr } from "./qr";
import { bilingual, type Words } from "./voucher.facts";
import { besideEachOther, bilingualAmount, bothFact, bothFacts, bothNotes } from "./voucher.layout";

const MAP = { width: 236, height: 236 * (OUTLINE_SIZE.height / OUTLINE_SIZE.width) };
const COLUMN = PAGE_WIDTH - 2 * MARGIN - MAP.width - 20;

const QR_SIDE = 118;

/**
 * A booking's voucher as a PDF for a client with this language: on one page, unless it is too long for that in the
 * smallest letters too. `guests` are facts of the whole width. (PAPER-6)
 */
export async function drawVoucher(
  voucher: Voucher,
  guests: readonly BothFact[],
  client: Language,
  by: Letterhead,
): Promise<Uint8Array> {
  const words = bilingual(client);
  const title = `${words.label("title").join(" / ")} ${voucher.Number}`;
  return Sheet.onOnePage(title, client, by, (sheet) => drawOn(sheet, voucher, guests, words)).save();
}

function drawOn(sheet: Sheet, voucher: Voucher, guests: readonly BothFact[], words: Words): void {
  const { label } = words;
  const { Booking: booking, Number: number, Holder: holder, VerifyUrl, Facts, Notes, Place, Agency } = voucher;
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
  bothFacts(
    sheet,
    Facts.map(({ Label, Detail }) => [Label, Detail]),
  );
  for (const fact of guests) bothFact(sheet, fact);
  sheet.rule();
  drawAtDesk(sheet, words, booking);
  drawNotes(sheet, words, { booking, notes: Notes });
  sheet.tileBand(0);
}

/** The agency's name, then each of its contacts on a separate line. */
function agencyLines({ Name, Phone, WhatsApp, Email }: VoucherAgency): string[] {
  return [Name, Phone, WhatsApp && `WhatsApp ${WhatsApp}`, Email].filter((line) => line !== null);
}

/** The amounts for the rental desk; without a sum if there is only a deposit. */
function drawAtDesk(sheet: Sheet, words: Words, booking: Booking): void {
  const parts = partsInCuba(booking);
  if (parts.length === 0) return;
  const { label, price } = words;
  const inMoney = (amount: Minor) => words.amount(amount, booking.CurrencyCode);
  const [title = "", ...titles] = label("atDesk");
  sheet.write(title, { face: "strong", size: 12, color: sheet.sea });
  for (const other of titles) sheet.write(other, { size: 9, color: quiet });
  sheet.space(4);
  for (const { Code, Facts, Amount } of booking.InCubaLines)
    bilingualAmount(sheet, price(Code, Facts), inMoney(Amount));
  for (const [place, { kind, amount }] of parts.entries())
    bilingualAmount(sheet, label(`desk.${kind}`), inMoney(amount), { strong: place === 0 });
  sheet.rule();
}

/** The total, then the instructions, with a column for each language. (PLAN-28) */
function drawNotes(sheet: Sheet, words: Words, { booking, notes }: { booking: Booking; notes: readonly Both[] }): void {
  bothNotes(sheet, [words.total(booking), ...notes]);
}

/** The place where the service begins: its name, its contact, and its position in Cuba. */
function drawPlace(sheet: Sheet, place: VoucherPlace, both: Words["label"]): void {
  const top = sheet.y + 4;
  bothFact(
    sheet,
    [both("place"), [...placeLines(place), `${place.Latitude.toFixed(4)}, ${place.Longitude.toFixed(4)}`]],
    MARGIN,
    COLUMN,
  );
  if (place.Phone) bothFact(sheet, [both("phone"), [place.Phone]], MARGIN, COLUMN);
  if (place.EmergencyPhone) bothFact(sheet, [both("breakdown"), [place.EmergencyPhone]], MARGIN, COLUMN);
  drawMap(sheet, place, { x: PAGE_WIDTH - MARGIN - MAP.width, top });
  sheet.y = Math.min(sheet.y, top - MAP.height - 6);
  sheet.rule();
}

function drawMap(sheet: Sheet, { Latitude, Longitude }: VoucherPlace, { x, top }: { x: number; top: number }): void {
  const scale = MAP.width / OUTLINE_SIZE.width;
  sheet.page.drawSvgPath(cubaOutline, { x, y: top, scale, color: sand, borderColor: sheet.sea, borderWidth: 0.4 });
  const at = onOutline(Latitude, Longitude);
  const centre = { x: x + at.x * scale, y: top - at.y * scale };
  sheet.page.drawCircle({ ...centre, radius: 4.5, color: mango, borderColor: ink, borderWidth: 1 });
}
