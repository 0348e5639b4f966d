import type { Shape } from "../../drawing";
import { arches, type Box, windows } from "../building";
import type { HousePlan } from "./housePlan";

/** The openings of a front, storey by storey. */
export function front([x, y, w, h]: Box, storeys: number, bays: number, face: HousePlan["face"]): Shape[] {
  const box: Box = [x + 4, y, w - 8 - w * 0.06, h];
  if (face === "arches") {
    const storey = h / storeys;
    const upper: Box = [box[0], y - storey, box[2], h - storey];
    const below = arches([box[0], y, box[2], storey * 0.86], bays, { wide: 0.66 });
    if (storeys === 1) return [below];
    return [
      below,
      windows(upper, storeys - 1, bays, { wide: 0.46, high: 0.6 }),
      windows([x, y - storey, w, h - storey], storeys - 1, 1, { wide: 1, high: 0.1, at: 0.06, paint: "foam" }),
    ];
  }
  if (face === "loggias")
    return [
      windows(box, storeys, bays, { wide: 0.84, high: 0.62 }),
      windows(box, storeys, 1, { wide: 1, high: 0.2, at: 0.2, paint: "foam" }),
    ];
  return [
    windows(box, storeys, bays, { wide: 0.5, high: 0.58 }),
    windows(box, storeys, bays, { wide: 0.78, high: 0.22, at: 0.2, paint: "foam" }),
  ];
}
