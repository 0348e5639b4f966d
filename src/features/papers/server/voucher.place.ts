import { ink, MARGIN, mango, PAGE_WIDTH, quiet, type Sheet, sand, sea } from "../../../platform/server/pdf/sheet";
import { cubaOutline, OUTLINE_SIZE, onOutline } from "../cuba.outline";
import type { VoucherPlace } from "../voucher.schemas";

const MAP = { width: 236, height: 236 * (OUTLINE_SIZE.height / OUTLINE_SIZE.width) };
const COLUMN = PAGE_WIDTH - 2 * MARGIN - MAP.width - 20;

/** Where the service begins: its name, how to reach it, and where that is in Cuba. */
export function drawPlace(sheet: Sheet, place: VoucherPlace, both: (id: string) => string): void {
  const top = sheet.y + 8;
  sheet.fact(both("place"), `${place.Name}\n${place.Zone}`, MARGIN, COLUMN);
  if (place.Phone) sheet.fact(both("phone"), place.Phone, MARGIN, COLUMN);
  if (place.EmergencyPhone) sheet.fact(both("breakdown"), place.EmergencyPhone, MARGIN, COLUMN);
  const written = `${place.Latitude.toFixed(4)}, ${place.Longitude.toFixed(4)}`;
  sheet.write(written, { size: 8, color: quiet, width: COLUMN });
  drawMap(sheet, place, { x: PAGE_WIDTH - MARGIN - MAP.width, top });
  sheet.y = Math.min(sheet.y, top - MAP.height - 6);
  sheet.rule();
}

function drawMap(sheet: Sheet, { Latitude, Longitude }: VoucherPlace, { x, top }: { x: number; top: number }): void {
  const scale = MAP.width / OUTLINE_SIZE.width;
  sheet.page.drawSvgPath(cubaOutline, { x, y: top, scale, color: sand, borderColor: sea, borderWidth: 0.4 });
  const at = onOutline(Latitude, Longitude);
  const centre = { x: x + at.x * scale, y: top - at.y * scale };
  sheet.page.drawCircle({ ...centre, radius: 4.5, color: mango, borderColor: ink, borderWidth: 1 });
}
