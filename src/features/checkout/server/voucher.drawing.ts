import { havanaMoment, money } from "../../../server/http/formats";
import { findText, text } from "../../../server/http/texts";
import { drawQr } from "../../../server/pdf/qr";
import { MARGIN, PAGE_WIDTH, quiet, Sheet, sea } from "../../../server/pdf/sheet";
import { Transmission } from "../../../shared/enumerations";
import type { Booking } from "../../plan/plan.schemas";

/** What the desk in Cuba is shown. `link` is where the number can be checked. */
export type VoucherPaper = { booking: Booking; number: string; holder: string; link: string };

const QR_SIDE = 96;

/**
 * The voucher of a booking as a PDF of one page, in English and Spanish at once: the client reads one, the desk in Cuba
 * the other.
 */
export async function drawVoucher({ booking, number, holder, link }: VoucherPaper): Promise<Uint8Array> {
  const sheet = Sheet.begin(`${both("title")} ${number}`);
  sheet.write(both("title"), { face: "display", size: 26 });
  sheet.write(number, { face: "strong", size: 14, color: sea });
  drawQr(sheet, link, { x: PAGE_WIDTH - MARGIN - QR_SIDE, y: sheet.y - 62, side: QR_SIDE });
  sheet.space(10);
  const column = PAGE_WIDTH - 2 * MARGIN - QR_SIDE - 20;
  sheet.fact(both("holder"), holder, MARGIN, column);
  sheet.fact(both("supplier"), `${booking.SupplierName} · ${booking.SupplierReference ?? "–"}`, MARGIN, column);
  sheet.rule();
  if (booking.Car) sheet.facts(carFacts(booking, booking.Car));
  sheet.rule();
  sheet.write(both("atDesk"), { face: "strong", size: 12 });
  sheet.space(4);
  for (const line of booking.InCubaLines) {
    sheet.amount(priceLabel(line.Code, line.Facts), money("en", line.Amount, booking.CurrencyCode));
  }
  sheet.amount(both("deskTotal"), money("en", booking.PayInCuba, booking.CurrencyCode), { face: "strong", size: 12 });
  sheet.amount(both("deposit"), money("en", booking.Deposit, booking.CurrencyCode));
  sheet.rule();
  for (const id of ["included", "guarantee", "bring", "help"]) {
    sheet.write(text("en", `pdf.voucher.${id}`), { size: 9 });
    sheet.write(text("es", `pdf.voucher.${id}`), { size: 9, color: quiet });
    sheet.space(5);
  }
  sheet.tileBand(0);
  return sheet.save();
}

function both(id: string): string {
  const [english, spanish] = [text("en", `pdf.voucher.${id}`), text("es", `pdf.voucher.${id}`)];
  return english === spanish ? english : `${english} · ${spanish}`;
}

function priceLabel(code: string, facts: Record<string, string | number>): string {
  return (["en", "es"] as const).map((language) => findText(language, `price.${code}`, facts) ?? code).join(" · ");
}

function carFacts(booking: Booking, car: NonNullable<Booking["Car"]>): [string, string][] {
  const inBoth = (instant: number) => `${havanaMoment("en", instant)}\n${havanaMoment("es", instant)}`;
  return [
    [both("pickUp"), inBoth(booking.StartsAt)],
    [both("dropOff"), inBoth(booking.EndsAt)],
    [both("pickUpOffice"), `${car.PickUpOffice}, ${car.PickUpZone}`],
    [both("dropOffOffice"), `${car.DropOffOffice}, ${car.DropOffZone}`],
    [both("car"), `${car.ClassName} · ${car.ModelName}\n${both("orSimilar")}`],
    [both("transmission"), both(car.TransmissionId === Transmission.Automatic ? "automatic" : "manual")],
    [both("driver"), car.DriverName],
    [both("extras"), `${both("extraDrivers")}: ${car.ExtraDrivers}\n${both("childSeats")}: ${car.ChildSeats}`],
  ];
}
