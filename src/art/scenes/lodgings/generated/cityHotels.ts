import type { Shape } from "../../drawing";
import {
  arches,
  awnings,
  type Box,
  balustrade,
  block,
  cornice,
  hipped,
  leaning,
  lines,
  railings,
  wall,
  windows,
} from "../building";
import { front } from "./fronts";
import type { PlanOf } from "./housePlan";

const cityTops: Record<PlanOf<"city">["roof"], (box: Box) => Shape[]> = {
  parapet: (box) => [cornice(box, 6, 4), balustrade(box, 6)],
  terrace: ([x, y, w, h]) => [
    cornice([x, y, w, h], 5),
    lines("ink", 1.8, [0.1, 0.36, 0.62, 0.88].map((at) => `M${Math.round(x + w * at)} ${y - h}v-15`).join("")),
    block("roof", [x + w * 0.04, y - h - 14, w * 0.92, 3]),
    `leaf M${x + 6} ${y - h}c3-9 12-9 14 0zM${Math.round(x + w * 0.64)} ${y - h}c3-9 14-9 16 0z`,
  ],
  penthouse: ([x, y, w, h]) => [
    cornice([x, y, w, h], 5),
    ...wall("sugar", [x + w * 0.28, y - h, w * 0.44, 14], 0.14),
    block("flower", [x + w * 0.34, y - h - 4, w * 0.3, 6]),
  ],
};

const streetFronts: Record<PlanOf<"city">["front"], (box: Box) => Shape[]> = {
  arcade: ([x, y, w, h]) => [arches([x + 4, y, w - 8, h * 0.82], Math.round(w / 26), { wide: 0.7, paint: "ink" })],
  awnings: ([x, y, w, h]) => [
    windows([x + 4, y, w - 8, h * 0.7], 1, Math.round(w / 30), { wide: 0.7, high: 0.9, paint: "ink" }),
    awnings([x + 4, y - h * 0.46, w - 8, h * 0.34], Math.round(w / 30)),
  ],
  glass: ([x, y, w, h]) => [
    windows([x + 4, y, w - 8, h * 0.74], 1, Math.round(w / 16), { wide: 0.84, high: 0.96 }),
    block("foam", [x - 5, y - h * 0.76, w + 10, 4]),
  ],
  columns: ([x, y, w, h]) => [
    block("ink", [x + 4, y, w - 8, h * 0.8]),
    windows([x + 4, y, w - 8, h * 0.8], 1, Math.round(w / 22), { wide: 0.3, high: 1, at: 0.5, paint: "foam" }),
    block("foam", [x, y - h * 0.78, w, 4]),
  ],
};

const GROUND = 32;

/** A block of a city hotel: ground floor, storeys and roof. */
function cityBlock(plan: PlanOf<"city">, [x, w]: readonly [number, number], storeys: number, top = true): Shape[] {
  const height = GROUND + 6 + storeys * 13;
  const box: Box = [x, 0, w, height];
  return [
    ...wall("own", box, 0.07),
    ...front([x, -GROUND - 2, w, storeys * 13], storeys, Math.round(w / 15), plan.face),
    ...(top ? cityTops[plan.roof](box) : [cornice(box, 5)]),
    ...streetFronts[plan.front]([x, 0, w - w * 0.05, GROUND]),
  ];
}

/** City hotels, seen from the front. */
export const cityForms: Record<PlanOf<"city">["form"], (plan: PlanOf<"city">) => Shape[]> = {
  slab: (plan) => [
    ...cityBlock(plan, [-88, 176], 9 + plan.more),
    ...wall("sugar", [-150, 0, 300, GROUND]),
    ...streetFronts[plan.front]([-150, 0, 290, GROUND]),
    cornice([-150, 0, 300, GROUND], 5),
  ],
  palace: (plan) => [
    ...cityBlock(plan, [-154, 308], 4 + plan.more, false),
    ...cityBlock(plan, [-44, 88], 6 + plan.more),
    ...[-154, 114].flatMap((x) => hipped([x, 0, 40, GROUND + 6 + (4 + plan.more) * 13], 26, 13, 2)),
  ],
  twins: (plan) => [
    ...cityBlock(plan, [-126, 94], 11 + plan.more),
    ...cityBlock(plan, [36, 94], 8 + plan.more),
    ...wall("sugar", [-36, 0, 76, GROUND + 18]),
    windows([-34, -4, 66, GROUND + 8], 3, 5, { wide: 0.84, high: 0.7 }),
    cornice([-36, 0, 76, GROUND + 18], 4),
    block("ink", [-12, 0, 24, 20]),
  ],
  corner: ({ more, front: street, roof }) => {
    const top = 124 + more * 12;
    const storeys = 5 + more;
    return [
      `own M-150 0V${-top + 18}L-24 ${-top}H24L150 ${-top + 18}V0z`,
      `shade M24 0V${-top}L150 ${-top + 18}V0z`,
      leaning({ x: -146, w: 120, foot: [-36, -38], top: [-top + 24, -top + 8] }, storeys, 7),
      leaning({ x: 26, w: 120, foot: [-38, -36], top: [-top + 8, -top + 24] }, storeys, 7),
      windows([-20, -38, 40, top - 46], storeys, 2, { wide: 0.5 }),
      railings([-22, -38, 44, top - 46], storeys, 1, 0.94),
      lines("foam", 5, `M-152 ${-top + 18}L-25 ${-top}H25L152 ${-top + 18}M-150-34-24-36H24L150-34`),
      lines("foam", 3, `M-24 0V${-top}M24 0V${-top}`),
      ...cityTops[roof]([-24, 0, 48, top]),
      ...streetFronts[street]([-146, 0, 120, GROUND - 2]),
      ...streetFronts[street]([28, 0, 118, GROUND - 2]),
      arches([-15, 0, 30, 26], 1, { wide: 1, paint: "ink" }),
    ];
  },
  setbacks: (plan) => [
    ...cityBlock(plan, [-38, 76], 11 + plan.more),
    ...cityBlock(plan, [-92, 54], 8 + plan.more, false),
    ...cityBlock(plan, [38, 54], 8 + plan.more, false),
    ...cityBlock(plan, [-146, 54], 5 + plan.more, false),
    ...cityBlock(plan, [92, 54], 5 + plan.more, false),
    lines("foam", 3, "M-13-36V-190M13-36V-190"),
    block("foam", [-1.4, -GROUND - 12 - (11 + plan.more) * 13, 2.8, 24]),
  ],
};
