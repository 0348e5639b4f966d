import { create } from "qrcode";
import { ink, type Sheet } from "../../../platform/server/pdf/sheet";

/** Draws a QR code of `text` as squares, `side` points wide, its lower left corner at (x, y). */
export function drawQr(sheet: Sheet, text: string, { x, y, side }: { x: number; y: number; side: number }): void {
  const { modules } = create(text, { errorCorrectionLevel: "L" });
  const cell = side / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      const corner = { x: x + column * cell, y: y + side - (row + 1) * cell };
      // Slightly wider than the cell, so that viewers show no white gaps between neighbours.
      sheet.page.drawRectangle({ ...corner, width: cell + 0.2, height: cell + 0.2, color: ink });
    }
  }
}
