import type { Shape } from "../../drawing";
import { arches, type Box, balustrade, block, cornice, hipped, lines, railings, wall, windows } from "../building";
import type { PlanOf } from "./housePlan";

const colonialRoofs: Record<PlanOf<"colonial">["roof"], (box: Box) => Shape[]> = {
  tiles: (box) => hipped(box, 26, 22, 8),
  balustrade: (box) => [cornice(box, 6, 5), balustrade(box, 9)],
  parapet: (box) => {
    const [x, y, w, h] = box;
    return [
      cornice(box, 6, 5),
      ...wall("own", [x + 4, y - h, w - 8, 12], 0.04),
      cornice([x + 4, y - h, w - 8, 12], 4),
      block("foam", ...[0.04, 0.27, 0.5, 0.73, 0.96].map((at): Box => [x + w * at - 3, y - h - 12, 6, 9])),
    ];
  },
};

/** A tall street window with a grille of turned bars, under a moulding. */
const grille = (x: number, y: number, w: number, h: number): Shape[] => [
  arches([x - 3, y + 3, w + 6, h + 6], 1, { wide: 1, paint: "foam" }),
  arches([x, y, w, h], 1, { wide: 1 }),
  lines("ink", 1.5, [0.2, 0.4, 0.6, 0.8].map((at) => `M${Math.round((x + w * at) * 10) / 10} ${y}v${-h + 3}`).join("")),
  block("foam", [x - 5, y + 5, w + 10, 3]),
];

/** A panelled door with a small inner door, in a stone frame. */
export const portalDoor = (w: number, h: number): Shape[] => [
  arches([-w / 2 - 6, 0, w + 12, h + 6], 1, { wide: 1, paint: "foam" }),
  arches([-w / 2, 0, w, h], 1, { wide: 1, paint: "leaf2" }),
  lines(
    "ink",
    1.6,
    `M0 0V${-h}M${-w * 0.38} -4h${w * 0.26}v${-h * 0.5}h${-w * 0.26}zM${w * 0.12} -4h${w * 0.26}v${-h * 0.5}h${-w * 0.26}z`,
  ),
];

export const grilles = (xs: readonly number[], y: number, h: number) => xs.flatMap((x) => grille(x - 11, y, 22, h));

/** Colonial buildings large enough for a hotel. */
export const colonialForms: Record<PlanOf<"colonial">["form"], (plan: PlanOf<"colonial">) => Shape[]> = {
  portal: ({ roof, more }) => {
    const box: Box = [-150, 0, 300, 116];
    return [
      ...wall("own", box, 0.04),
      arches([-146, 0, 284, 48], 7 + more, { wide: 0.76, paint: "foam" }),
      arches([-146, 0, 284, 45], 7 + more, { wide: 0.62, paint: "ink" }),
      block("foam", [-150, -54, 300, 5]),
      arches([-146, -60, 284, 40], 7 + more, { wide: 0.46, paint: "foam" }),
      arches([-146, -60, 284, 37], 7 + more, { wide: 0.34 }),
      railings([-146, -52, 284, 44], 1, 7 + more, 0.7),
      ...colonialRoofs[roof](box),
    ];
  },
  grilles: ({ roof }) => {
    const box: Box = [-152, 0, 304, 84];
    return [
      ...wall("own", box, 0.05),
      block("shade", [-152, 0, 304, 14]),
      ...grilles([-122, -80, 80, 122], -12, 48),
      ...grilles([-46, 46], -12, 48),
      ...portalDoor(34, 60),
      ...colonialRoofs[roof](box),
    ];
  },
  balcony: ({ roof, more }) => {
    const box: Box = [-140, 0, 280, 122];
    return [
      ...wall("own", box, 0.05),
      ...grilles([-112, -66, 66, 112], -10, 40),
      ...portalDoor(32, 46),
      windows([-134, -64, 258, 42], 1, 7 + more, { wide: 0.42, high: 0.92, paint: "leaf2" }),
      block("trunk", [-146, -58, 292, 6], [-146, -78, 292, 3]),
      { stroke: "trunk", strokeWidth: 16, strokeDasharray: "2 4", d: "M-146-69H146" },
      lines("trunk", 4, "M-144-58V-122M-72-58V-122M0-58V-122M72-58V-122M144-58V-122"),
      ...colonialRoofs[roof](box),
    ];
  },
  lookout: ({ roof }) => {
    const box: Box = [-146, 0, 292, 94];
    const tower: Box = [62, -94, 58, 74];
    return [
      ...wall("own", tower, 0.16),
      arches([68, -104, 42, 40], 2, { wide: 0.62 }),
      ...hipped(tower, 24, 29, 7),
      ...wall("own", box, 0.05),
      windows([-140, -52, 270, 34], 1, 8, { wide: 0.4, high: 0.84, paint: "sea1" }),
      railings([-140, -52, 270, 34], 1, 8, 0.64),
      ...grilles([-116, -74, 74, 116], -8, 34),
      ...portalDoor(32, 42),
      ...colonialRoofs[roof](box),
    ];
  },
  pediment: ({ roof, more }) => {
    const box: Box = [-128, 0, 256, 138];
    return [
      ...wall("own", box, 0.05),
      windows([-122, -48, 232, 84], 2, 8 + more, { wide: 0.4, high: 0.66 }),
      railings([-122, -48, 232, 84], 2, 8 + more, 0.7),
      block("foam", [-128, -46, 256, 4], [-128, -90, 256, 3]),
      arches([-124, 0, 240, 38], 8 + more, { wide: 0.66, paint: "ink" }),
      lines("foam", 6, "M-36-48V-136M-12-48V-136M12-48V-136M36-48V-136"),
      ...colonialRoofs[roof](box),
      "foam M-54-142 0-170 54-142z",
      "own M-34-146 0-163 34-146z",
    ];
  },
};
