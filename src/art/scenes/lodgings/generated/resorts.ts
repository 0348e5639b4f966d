import type { Shape } from "../../drawing";
import { arches, type Box, block, cornice, gabled, hipped, thatched, wall, windows } from "../building";
import { front } from "./fronts";
import type { PlanOf } from "./housePlan";

const STOREY = 17;

const resortRoofs: Record<PlanOf<"resort">["roof"], (box: Box) => Shape[]> = {
  flat: (box) => [cornice(box, 5, 4), block("foam", [box[0] + 8, box[1] - box[3], 14, 7])],
  tiles: (box) => hipped(box, 18, Math.min(22, box[2] * 0.3), 5),
  gables: ([x, y, w, h]) => {
    const count = Math.max(1, Math.round(w / 56));
    return Array.from({ length: count }, (_, index) =>
      gabled([x + (w / count) * index, y, w / count, h], 18, 1),
    ).flat();
  },
};

/** A wing of a resort: its walls, openings and roof. */
function wing(
  { face, roof }: PlanOf<"resort">,
  [x, y, w]: readonly [number, number, number],
  storeys: number,
): Shape[] {
  const box: Box = [x, y, w, storeys * STOREY + 4];
  return [
    ...wall("own", box, 0.06),
    ...front([x, y, w, storeys * STOREY], storeys, Math.max(2, Math.round(w / 17)), face),
    ...resortRoofs[roof](box),
  ];
}

const hall = (x: number, w: number, rise: number): Shape[] => [
  block("trunk", [x, 0, 4, 28], [x + w - 4, 0, 4, 28], [x + w / 2 - 2, 0, 4, 28]),
  ...thatched([x, 0, w, 24], rise, 14),
];

/** Hotels at the sea, with a balcony for every room. */
export const resortForms: Record<PlanOf<"resort">["form"], (plan: PlanOf<"resort">) => Shape[]> = {
  slab: (plan) => [
    ...wing(plan, [-136, 0, 272], 4 + plan.more),
    ...wall("sugar", [-34, 0, 68, 24]),
    arches([-30, 0, 54, 18], 3, { wide: 0.76, paint: "ink" }),
    cornice([-34, 0, 68, 24], 4),
  ],
  wings: (plan) => [
    ...wing(plan, [-156, 0, 108], 4 + plan.more),
    ...wing(plan, [48, 0, 108], 3 + plan.more),
    ...hall(-40, 80, 66),
  ],
  cottages: (plan) => [
    ...wing(plan, [-40, -26, 80], 2 + plan.more),
    ...[-150, -84, 26, 92].flatMap((x, index) => wing(plan, [x, index % 2 === 0 ? 0 : -10, 58], 1 + (index % 2))),
    ...hall(-18, 36, 44),
  ],
  steps: (plan) => [
    ...wing(plan, [-60, 0, 120], 6 + plan.more),
    ...[0, 1, 2].flatMap((step): Shape[] => {
      const x = 60 + step * 34;
      const w = 34;
      const storeys = 5 + plan.more - step - (step === 2 ? 1 : 0);
      return [...wing(plan, [-x - w, 0, w], storeys), ...wing(plan, [x, 0, w], storeys)];
    }),
    arches([-33, 0, 66, 24], 3, { wide: 0.72, paint: "ink" }),
  ],
  tower: (plan) => [
    ...wing(plan, [-156, 0, 120], 3 + plan.more),
    ...wing(plan, [36, 0, 120], 3 + plan.more),
    ...wall("sugar", [-38, 0, 76, 122 + plan.more * 14], 0.24),
    windows([-32, -22, 56, 90 + plan.more * 14], 6, 3, { wide: 0.6, high: 0.6 }),
    ...hipped([-38, 0, 76, 122 + plan.more * 14], 30, 38, 8),
    arches([-30, 0, 60, 22], 3, { wide: 0.8, paint: "ink" }),
  ],
};
