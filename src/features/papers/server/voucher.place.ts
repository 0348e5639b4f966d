import { ink, MARGIN, mango, PAGE_WIDTH, type Sheet, sand } from "../../../platform/server/pdf/sheet";
import type { Both } from "../../../products/product.server";
import { cubaOutline, OUTLINE_SIZE, onOutline } from "../cuba.outline";
import { placeLines } from "../voucher.rules";
import type { VoucherPlace } from "../voucher.schemas";
import { bothFact } from "./voucher.layout";

const MAP = { width: 236, height: 236 * (OUTLINE_SIZE.height / OUTLINE_SIZE.width) };
const COLUMN = PAGE_WIDTH - 2 * MARGIN - MAP.width - 20;

/** The place where the service begins: its name, its contact, and its position in Cuba. */
export function drawPlace(sheet: Sheet, place: VoucherPlace, both: (id: string) => Both): void {
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
