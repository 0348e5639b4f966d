import type { Shape } from "../../drawing";
import { type Box, block, cornice, gabled, hipped, lines, thatched, wall, windows } from "../building";
import { grilles, portalDoor } from "./colonialHouses";
import type { PlanOf } from "./housePlan";
import { boarded } from "./lodges";

// Villas of the fifties, as in Miramar and Siboney.

/** A thin overhanging roof, flat or with two rising wings. */
const modernRoofs: Record<PlanOf<"modern">["roof"], (box: Box) => Shape[]> = {
  flat: ([x, y, w, h]) => [block("ink", [x - 12, y - h, w + 24, 6])],
  butterfly: ([x, y, w, h]) => [
    `own M${x - 12} ${y - h - 22}L${x + w * 0.42} ${y - h - 4}L${x + w + 12} ${y - h - 30}V${y - h + 2}H${x - 12}z`,
    `ink M${x - 14} ${y - h - 28}L${x + w * 0.42} ${y - h - 8}L${x + w + 14} ${y - h - 36}v7L${x + w * 0.42} ${y - h - 1}L${x - 14} ${y - h - 21}z`,
  ],
};

const glassWall = (box: Box, panes: number): Shape[] => [
  block("glass", box),
  windows(box, 1, panes, { wide: 0.06, high: 1, at: 0.5, paint: "foam" }),
];

/** A screen of pierced blocks against the sun. */
const sunScreen = ([x, y, w, h]: Box): Shape[] => [
  block("own", [x, y, w, h]),
  windows([x + 2, y, w - 4, h], Math.round(h / 8), Math.round(w / 8), { wide: 0.5, high: 0.5, paint: "glass" }),
];

export const modernForms: Record<PlanOf<"modern">["form"], (plan: PlanOf<"modern">) => Shape[]> = {
  stacked: ({ roof }) => [
    ...wall("sugar", [-130, 0, 210, 52], 0.05),
    block("own", [-130, 0, 44, 52]),
    ...glassWall([-76, -6, 76, 40], 4),
    block("ink", [12, 0, 24, 42]),
    block("ink", [-140, -52, 262, 6]),
    { stroke: "foam", strokeWidth: 9, strokeDasharray: "1.6 3", d: "M-136-63H-46" },
    ...wall("sugar", [-46, -58, 172, 46], 0.05),
    ...glassWall([-32, -66, 104, 32], 5),
    ...sunScreen([82, -58, 44, 46]),
    ...modernRoofs[roof]([-46, -58, 172, 46]),
    lines("ink", 3, "M118 0V-54M94 0V-54"),
    block("stone", [-146, 4, 290, 5]),
  ],
  stilts: ({ roof }) => [
    lines("ink", 4, "M-116 0V-48M-60 0V-48M60 0V-48M116 0V-48"),
    ...wall("own", [-34, 0, 68, 48], 0.2),
    ...glassWall([-24, 0, 34, 40], 2),
    ...wall("sugar", [-132, -46, 264, 60], 0.04),
    ...glassWall([-120, -54, 120, 42], 6),
    ...sunScreen([18, -50, 100, 52]),
    block("foam", [-136, -46, 272, 5]),
    ...modernRoofs[roof]([-132, -46, 264, 60]),
    lines("foam", 4, "M-104 0V-8H-96V-16H-88V-24H-80V-32H-72V-40H-64V-48"),
    block("stone", [-140, 4, 280, 4]),
  ],
  long: ({ roof }) => [
    ...wall("sugar", [-148, 0, 128, 50], 0.04),
    ...glassWall([-138, -4, 104, 40], 6),
    ...modernRoofs.flat([-148, 0, 128, 50]),
    block("stone2", [-26, 0, 20, 96]),
    lines("stone", 1.8, "M-26-16H-6M-26-32H-6M-26-48H-6M-26-64H-6M-26-80H-6"),
    ...wall("own", [-6, 0, 150, 66], 0.06),
    ...glassWall([6, -4, 72, 48], 4),
    block("ink", [92, 0, 26, 44]),
    ...modernRoofs[roof]([-6, 0, 150, 66]),
    block("stone", [-152, 4, 304, 5]),
  ],
};

// Houses of the old towns.

const casaRoofs: Record<PlanOf<"casa">["roof"], (box: Box) => Shape[]> = {
  tiles: (box) => hipped(box, 26, 18, 9),
  parapet: (box) => {
    const [x, y, w, h] = box;
    return [
      ...wall("own", [x, y - h, w, 12], 0.04),
      cornice(box, 5),
      cornice([x, y - h, w, 12], 4),
      `foam M${x + w / 2 - 26} ${y - h - 12}q26-22 52 0z`,
    ];
  },
};

/** A semicircle of coloured glass over a door or window. */
const vitral = (x: number, y: number, r: number): Shape[] => [
  `sea2 M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0z`,
  `mango M${x} ${y}L${x - r * 0.8} ${y - r * 0.6}A${r} ${r} 0 0 1 ${x - r * 0.3} ${y - r * 0.95}zM${x} ${y}L${x + r * 0.3} ${y - r * 0.95}A${r} ${r} 0 0 1 ${x + r * 0.8} ${y - r * 0.6}z`,
  `guava M${x - r * 0.4} ${y}a${r * 0.4} ${r * 0.4} 0 0 1 ${r * 0.8} 0z`,
  lines("foam", 2, `M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0z`),
];

export const casaForms: Record<PlanOf<"casa">["form"], (plan: PlanOf<"casa">) => Shape[]> = {
  grilles: ({ roof }) => {
    const box: Box = [-126, 0, 252, 92];
    return [
      ...wall("own", box, 0.05),
      block("shade", [-126, 0, 252, 12]),
      ...grilles([-82, 82], -12, 52),
      ...portalDoor(40, 66),
      ...[-82, 82].flatMap((x) => vitral(x, -53, 11)),
      ...vitral(0, -46, 20),
      ...casaRoofs[roof](box),
      lines("ink", 2, "M-44-52V-58M44-52V-58"),
      block("sun", [-47, -42, 6, 10], [41, -42, 6, 10]),
    ];
  },
  balcony: ({ roof }) => {
    const box: Box = [-96, 0, 192, 136];
    return [
      ...wall("own", box, 0.06),
      ...grilles([-60, 58], -10, 44),
      ...portalDoor(34, 54),
      ...[-56, 0, 56].flatMap((x): Shape[] => [
        block("foam", [x - 16, -72, 32, 42]),
        block("sea1", [x - 12, -72, 24, 38]),
        lines("foam", 1.6, `M${x} -72v-38`),
        ...vitral(x, -112, 14),
      ]),
      block("stone", [-92, -66, 180, 5]),
      { stroke: "ink", strokeWidth: 15, strokeDasharray: "1.4 3.6", d: "M-90-79H86" },
      lines("ink", 2, "M-91-87H87"),
      ...casaRoofs[roof](box),
    ];
  },
  portal: ({ roof }) => {
    const box: Box = [-132, 0, 264, 88];
    return [
      ...wall("own", box, 0.05),
      block("shade", [-132, 0, 264, 76]),
      block("glass", [-104, 0, 30, 56], [74, 0, 30, 56]),
      block("leaf2", [-18, 0, 36, 56]),
      ...[-89, 0, 89].flatMap((x) => vitral(x, -57, 15)),
      lines("ink", 1.5, "M-97 0V-56M-89 0V-56M-81 0V-56M81 0V-56M89 0V-56M97 0V-56M0 0V-56"),
      lines("foam", 7, "M-126 0V-80M-50 0V-80M50 0V-80M126 0V-80"),
      block("foam", [-134, -78, 268, 10], [-132, -6, 14, 6], [-57, 0, 14, 5], [43, 0, 14, 5], [119, 0, 14, 5]),
      { stroke: "foam", strokeWidth: 12, strokeDasharray: "2 3", d: "M-122-7H-54M54-7H122" },
      ...casaRoofs[roof](box),
    ];
  },
};

// Wooden houses of the country, with two rocking chairs on the porch.

const rockingChair = (x: number, y: number, to: 1 | -1): Shape =>
  lines(
    "ink",
    2.2,
    `M${x - 10 * to} ${y - 2}q${10 * to} 5 ${20 * to} 0M${x - 7 * to} ${y}v-12h${14 * to}v12M${x - 7 * to} ${y - 12}l${-4 * to}-17M${x + 7 * to} ${y - 12}v-6h${-12 * to}`,
  );

const porchRoofs: Record<PlanOf<"porch">["roof"], (box: Box) => Shape[]> = {
  tiles: (box) => hipped(box, 40, box[2] * 0.3, 10),
  thatch: (box) => thatched(box, 70, 14),
};

const posts = (xs: readonly number[], y: number, h: number): Shape =>
  lines("foam", 4, xs.map((x) => `M${x} ${y}v${-h}`).join(""));

/** The porch before a wooden house: floor, posts, rail and chairs. */
const porch = (x: number, w: number, y: number, h: number): Shape[] => [
  block("shade", [x, y, w, h]),
  rockingChair(x + w * 0.2, y - 2, 1),
  rockingChair(x + w * 0.8, y - 2, -1),
  posts([x + 2, x + w * 0.34, x + w * 0.66, x + w - 2], y, h),
  block("stone", [x - 6, y + 5, w + 12, 6]),
  block("roof", [x - 10, y - h, w + 20, 6]),
];

export const porchForms: Record<PlanOf<"porch">["form"], (plan: PlanOf<"porch">) => Shape[]> = {
  gable: ({ roof }) => [
    ...wall("own", [-84, 0, 168, 84], 0.06),
    lines("shade", 1.4, "M-84-60H84M-84-68H84M-84-76H84"),
    ...(roof === "tiles" ? gabled([-84, 0, 168, 84], 56, 16) : thatched([-84, 0, 168, 84], 84, 18)),
    ...(roof === "tiles" ? [block("foam", [-12, -96, 24, 18]), block("glass", [-9, -98, 18, 13])] : []),
    block("glass", [-64, -14, 26, 34], [38, -14, 26, 34]),
    block("blue", [-72, -14, 8, 34], [-38, -14, 8, 34], [30, -14, 8, 34], [64, -14, 8, 34]),
    block("leaf2", [-14, 0, 28, 48]),
    ...porch(-104, 208, 0, 58),
  ],
  long: ({ roof }) => [
    ...boarded([-132, 0, 264, 66], 7),
    block("leaf2", [-15, 0, 30, 52]),
    ...porchRoofs[roof]([-132, 0, 264, 66]),
    ...porch(-60, 120, 0, 60),
  ],
  raised: ({ roof }) => [
    ...wall("own", [-100, -30, 200, 66], 0.06),
    lines("shade", 1.4, "M-100-46H100M-100-62H100M-100-78H100"),
    block("glass", [-76, -44, 30, 34], [46, -44, 30, 34]),
    block("foam", [-86, -44, 10, 34], [-46, -44, 10, 34], [36, -44, 10, 34], [76, -44, 10, 34]),
    block("leaf2", [-14, -30, 28, 48]),
    ...porchRoofs[roof]([-100, -30, 200, 66]),
    block("ink", [-120, -26, 240, 5]),
    rockingChair(-60, -32, 1),
    rockingChair(62, -32, -1),
    lines("foam", 4, "M-116-26V-94M116-26V-94"),
    { stroke: "foam", strokeWidth: 14, strokeDasharray: "2 5", d: "M-114-38H-24M24-38H114" },
    lines("ink", 4, "M-108-24V6M-40-24V6M40-24V6M108-24V6"),
    block("stone", [-20, 6, 40, 6], [-18, 0, 36, 6], [-16, -6, 32, 6], [-14, -12, 28, 6], [-12, -18, 24, 6]),
  ],
};
