import type { Shape } from "../../drawing";
import { type Box, block, gabled, hipped, lines, thatched, wall, windows } from "../building";
import type { PlanOf } from "./housePlan";

const lodgeRoofs: Record<PlanOf<"lodge">["roof"], (box: Box, rise: number) => Shape[]> = {
  thatch: (box, rise) => thatched(box, rise * 1.3, 12),
  tiles: (box, rise) => hipped(box, rise * 0.66, box[2] * 0.26, 10),
  boards: (box, rise) => gabled(box, rise * 0.9, 12, "trunk"),
};

/** A wooden house with shutters in its own colour. */
export function boarded([x, y, w, h]: Box, bays: number): Shape[] {
  const bay = w / bays;
  const openings = Array.from({ length: bays }, (_, index) => x + bay * (index + 0.5));
  return [
    ...wall("sand2", [x, y, w, h], 0.08),
    lines("shade", 1.4, [0.25, 0.5, 0.75].map((at) => `M${x} ${Math.round(y - h * at)}h${w}`).join("")),
    block("own", ...openings.map((at): Box => [at - bay * 0.34, y - h * 0.12, bay * 0.68, h * 0.64])),
    block("glass", ...openings.map((at): Box => [at - bay * 0.18, y - h * 0.12, bay * 0.36, h * 0.64])),
  ];
}

const stilts = (x: number, w: number, h: number): Shape[] => [
  block("ink", [x - 8, 0, w + 16, 5]),
  lines("ink", 3.4, [0.04, 0.34, 0.66, 0.96].map((at) => `M${Math.round(x + w * at)} 0v${h}`).join("")),
];

/** Lodges in the hills and the wetlands. */
export const lodgeForms: Record<PlanOf<"lodge">["form"], (plan: PlanOf<"lodge">) => Shape[]> = {
  hall: ({ roof }) => [
    ...boarded([-98, 0, 196, 56], 5),
    block("ink", [-14, 0, 28, 44]),
    ...lodgeRoofs[roof]([-98, 0, 196, 56], 78),
    lines("ink", 2.2, "M-150-20H-102M102-20H150M-150-20V0M-126-20V0M126-20V0M150-20V0"),
    ...stilts(-148, 296, 14),
  ],
  cabins: ({ roof }) =>
    [-150, -40, 70].flatMap((x, index) => [
      ...boarded([x, index === 1 ? -24 : -8, 76, 36], 2),
      ...lodgeRoofs[roof]([x, index === 1 ? -24 : -8, 76, 36], 40),
      lines(
        "ink",
        3.4,
        `M${x + 6} ${index === 1 ? -24 : -8}V8M${x + 38} ${index === 1 ? -24 : -8}V8M${x + 70} ${index === 1 ? -24 : -8}V8`,
      ),
    ]),
  gallery: ({ roof, more }) => {
    const box: Box = [-146, 0, 292, 78];
    return [
      ...wall("own", box, 0.05),
      windows([-140, 0, 270, 74], 2, 9 + more, { wide: 0.46, high: 0.66 }),
      block("trunk", [-152, -36, 304, 4], [-152, -52, 304, 2.4], [-152, -14, 304, 2.4]),
      lines("trunk", 4, [-150, -100, -50, 0, 50, 100, 150].map((x) => `M${x} 0V-78`).join("")),
      { stroke: "trunk", strokeWidth: 14, strokeDasharray: "1.6 4.4", d: "M-150-44H150M-150-7H150" },
      ...lodgeRoofs[roof](box, roof === "tiles" ? 50 : 46),
    ];
  },
  chalets: ({ roof }) =>
    [-136, -42, 52].flatMap((x, index): Shape[] => {
      const w = 84;
      const top = index === 1 ? -112 : -92;
      const paint = roof === "tiles" ? "roof" : roof === "thatch" ? "sand2" : "trunk";
      return [
        `sugar M${x + 8} 0L${x + w / 2} ${top + 14}L${x + w - 8} 0z`,
        block("glass", [x + 26, 0, 32, 34]),
        `glass M${x + 28}-40L${x + w / 2} ${top + 32}L${x + w - 28}-40z`,
        block("own", [x + 18, -35, 48, 5]),
        lines(paint, 9, `M${x} 2L${x + w / 2} ${top}L${x + w} 2`),
        lines("shade", 9, `M${x + w / 2} ${top}L${x + w} 2`),
        lines("ink", 1.8, `M${x + 42} 0v-34`),
      ];
    }),
  tiers: ({ roof }) => [
    ...boarded([-10, -44, 150, 40], 4),
    ...lodgeRoofs[roof]([-10, -44, 150, 40], 44),
    "stone M-24 0V-44H150V0z",
    lines("stone2", 1.6, "M-24-14H150M-24-30H150"),
    ...boarded([-150, 0, 176, 46], 4),
    ...lodgeRoofs[roof]([-150, 0, 176, 46], 44),
    block("foam", [52, 0, 44, 4], [56, -4, 40, 4], [60, -8, 36, 4], [64, -12, 32, 4], [68, -16, 28, 4]),
    block("ink", [-76, 0, 22, 32]),
  ],
};
