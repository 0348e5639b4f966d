import type { CarModel } from "./carModels";
import { type Corner, line, rounded } from "./rounded";

/**
 * A car from behind with its boot open: the ground is y = 0, the middle x = 0. Path data by the paint that fills it.
 */
export interface CarRear {
  readonly body: string;
  readonly shade: string;
  readonly glass: string;
  readonly seams: string;
  readonly tyres: string;
  /** The boot's inside. */
  readonly inside: string;
  readonly lid: string;
  /** The lining of the open lid. */
  readonly lining: string;
  readonly tailLight: string;
  readonly plate: string;
  /** One path a bag. */
  readonly bags: readonly string[];
  readonly straps: string;
}

/** More bags than this are drawn in two layers. */
const MOST_IN_A_ROW = 4;
const GAP = 3;

/** Computes a model's rear view, with as many bags in its boot as its class takes. */
export function carRear(car: CarModel, bags: number): CarRear {
  const [, width, height] = car.measures;
  const [radius] = car.wheels;
  const [, , edge] = car.tail;
  const half = width / 2;
  const isLow = car.body === "saloon" || car.body === "cabriolet";
  /** The boot's floor, its roof, and half its width. */
  const floor = isLow ? 62 : 66;
  const ceiling = isLow ? edge : height - 16;
  const opening = isLow ? half - 18 : half - 14;
  const roof = car.body === "van" || car.body === "offRoader" ? half - 8 : half * 0.68;
  const shoulder = isLow ? edge + 2 : Math.max(edge, height * 0.62);
  const mirrored = (corners: readonly Corner[]) =>
    rounded(corners) + rounded(corners.map(([x, y, turn]): Corner => [-x, y, turn ?? 0]));
  const across = (corners: readonly Corner[]) =>
    rounded(corners.concat([...corners].reverse().map(([x, y, turn]): Corner => [-x, y, turn ?? 0])));

  const upper: Corner[] =
    car.body === "cabriolet"
      ? [[half - 8, shoulder, 10]]
      : [
          [half - 3, shoulder, 14],
          [roof, height, 20],
        ];
  const lower: Corner[] = [
    [half - 8, 24, 6],
    [half, 50, 10],
  ];
  const top = Math.min(opening, roof - 8);
  const packed = bagsIn({ opening: opening - 3, floor, ceiling: ceiling - 4, bags });
  const inside: Corner[] = [
    [opening, floor, 4],
    [opening, Math.min(shoulder, ceiling), 4],
    [isLow ? opening : top, ceiling, 6],
  ];
  return {
    body: across(lower.concat(upper)),
    lid: lidOf(car, { opening, top, ceiling, across }),
    shade: across([
      [half - 8, 24, 6],
      [half - 1, 44, 6],
      [half - 4, 54],
    ]),
    glass:
      car.body === "saloon"
        ? across([
            [half * 0.58, edge + 6, 4],
            [roof - 6, height - 10, 8],
          ])
        : "",
    seams: line([-half + 6, 56], [half - 6, 56]),
    tyres: mirrored([
      [half - 6, 0, 4],
      [half - 6, radius, 4],
      [half - 28, radius],
      [half - 28, 0, 4],
    ]),
    inside: across(inside),
    lining: liningOf(car, { opening, top, ceiling, across }),
    tailLight: mirrored(lampOf(car, half, shoulder)),
    plate: across([
      [24, 30, 2],
      [24, 41, 2],
    ]),
    bags: packed.map(({ left, right, foot, top: upper }) =>
      rounded([
        [left, foot, 4],
        [left, upper, 5],
        [right, upper, 5],
        [right, foot, 4],
      ]),
    ),
    straps: packed.map(strapsOf).join(""),
  };
}

type Opening = {
  readonly opening: number;
  readonly top: number;
  readonly ceiling: number;
  readonly across: (corners: readonly Corner[]) => string;
};

/** How far an open lid stands above the boot. */
const lidRise = (car: CarModel) => (car.body === "saloon" || car.body === "cabriolet" ? 46 : 30);

/** The open lid: upright over a boot, above the roof over a tailgate; an off-roader's door swings to the side. */
function lidOf(car: CarModel, { opening, top, ceiling, across }: Opening): string {
  const [, width, height] = car.measures;
  if (car.body === "offRoader")
    return rounded([
      [-width / 2 + 4, 50, 4],
      [-width / 2 - 42, 44, 8],
      [-width / 2 - 42, height - 20, 12],
      [-width / 2 + 4, height - 14, 8],
    ]);
  const low = car.body === "saloon" || car.body === "cabriolet";
  const from = low ? ceiling - 2 : height - 6;
  return across([
    [low ? opening + 2 : top + 6, from, 4],
    [low ? opening - 4 : top + 14, from + lidRise(car), 10],
  ]);
}

function liningOf(car: CarModel, { opening, top, ceiling, across }: Opening): string {
  const [, width, height] = car.measures;
  if (car.body === "offRoader") {
    const wheel: Corner[] = [
      [-width / 2 - 36, 56, 16],
      [-width / 2 - 36, 108, 16],
      [-width / 2 - 6, 104, 16],
      [-width / 2 - 6, 58, 16],
    ];
    return rounded(wheel);
  }
  const low = car.body === "saloon" || car.body === "cabriolet";
  const from = low ? ceiling + 5 : height + 2;
  return across([
    [low ? opening - 8 : top, from, 4],
    [low ? opening - 12 : top + 6, from + lidRise(car) - 15, 6],
  ]);
}

/** One of the two tail lights, at the right. */
function lampOf({ lamps: [, shape], tail: [, , edge], body }: CarModel, half: number, shoulder: number): Corner[] {
  if (shape === "pillar")
    return [
      [half - 3, edge - 14, 3],
      [half - 4, shoulder + 22, 4],
      [half - 13, shoulder + 20, 3],
      [half - 13, edge - 14, 3],
    ];
  const depth = shape === "slim" ? 11 : 20;
  const reach = shape === "block" || body === "offRoader" ? 15 : 17;
  const foot = shape === "hook" ? 12 : reach;
  return [
    [half - 3, edge - 4, 3],
    [half - reach, edge - 6, 3],
    [half - foot, edge - 6 - depth, 3],
    [half - 2, edge - 8 - depth, 4],
  ];
}

type Boot = { readonly opening: number; readonly floor: number; readonly ceiling: number; readonly bags: number };

type Bag = { readonly left: number; readonly right: number; readonly foot: number; readonly top: number };

/** Bags side by side, in two layers if there are many; no higher than the boot. */
function bagsIn({ opening, floor, ceiling, bags }: Boot): Bag[] {
  const layers = bags > MOST_IN_A_ROW ? 2 : 1;
  const inRow = Math.ceil(bags / layers);
  const wide = Math.min(34, (opening * 2 - GAP * (inRow + 1)) / inRow);
  const high = Math.min(52, (ceiling - floor) / layers - GAP);
  return Array.from({ length: bags }, (_, index) => {
    const layer = Math.floor(index / inRow);
    const count = Math.min(inRow, bags - layer * inRow);
    const left = ((index % inRow) - count / 2) * (wide + GAP) + GAP / 2;
    const foot = floor + layer * (high + GAP);
    // Neighbours differ in height, as bags do.
    return { left, right: left + wide, foot, top: foot + high - (index % 2) * 5 };
  });
}

/** Two straps around a bag. */
function strapsOf({ left, right, foot, top }: Bag): string {
  const third = (right - left) / 4;
  return line([left + third, foot], [left + third, top]) + line([right - third, foot], [right - third, top]);
}
