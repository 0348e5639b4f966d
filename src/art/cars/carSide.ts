import type { CarModel, HeadlightShape, TailLightShape } from "./carModels";
import { type Corner, line, rounded, units } from "./rounded";

/**
 * A side view that faces right: the ground is y = 0, the middle of the car x = 0. Path data by the paint that fills it.
 */
export interface CarSide {
  readonly body: string;
  /** The lower flanks, which are in shade. */
  readonly shade: string;
  readonly glass: string;
  /** Door seams and handles. */
  readonly seams: string;
  /** Light along shoulder and roof. */
  readonly gleam: string;
  /** Unpainted: bumpers, cladding, mirror, pillars, a spare wheel. */
  readonly dark: string;
  /** In the light trim colour: a roof, the line around the windows. */
  readonly trim: string;
  /** Seats of an open car, behind its body. */
  readonly inside: string;
  readonly headlight: string;
  readonly tailLight: string;
  readonly wheels: { readonly rear: number; readonly front: number; readonly radius: number; readonly spokes: number };
}

/** Height of the sills, and of the bumpers' lower edges. */
const SILL = 24;

/** Computes a model's side view from its proportions. */
export function carSide(car: CarModel): CarSide {
  const [length, , , wheelbase, overhang] = car.measures;
  const [radius, spokes] = car.wheels;
  const has = (feature: CarModel["features"][number]) => car.features.includes(feature);
  /** Converts a length from the nose backwards to the drawing, in which the nose points right. */
  const placed = (corners: readonly Corner[]) => corners.map(([x, y, turn]): Corner => [length / 2 - x, y, turn ?? 0]);
  const shape = (...corners: Corner[]) => rounded(placed(corners));
  const stroke = (...points: Corner[]) => line(...placed(points));

  const windows = windowsOf(car);
  const rearAxle = overhang + wheelbase;
  const arch = radius + 7;
  const [beltFront, beltRear] = beltOf(car);
  const frontSeam = Math.max(car.bonnet[1] + 14, overhang + arch + 4);
  const isVan = car.body === "van";
  const doorEnd = isVan ? windows.pillars[0] + 110 : Math.min(windows.end - 6, rearAxle + 6);
  const handle = (x: number) => stroke([x - 20, beltRear - 13], [x - 6, beltRear - 12]);
  const bumper = car.bonnet[0] - 34;
  return {
    body: shape(...outlineOf(car)),
    shade: shape(
      [1, bumper + 6, 4],
      [length - 1, bumper + 10, 4],
      [length - 2, 32, 8],
      [length - 10, SILL - 4],
      [10, SILL - 6],
      [0, 34, 10],
    ),
    glass: windows.glass.map((window) => rounded(placed(window))).join(""),
    seams: [
      stroke([frontSeam, beltFront - 4], [frontSeam + 2, SILL + 6]),
      stroke([windows.pillars[0], beltFront], [windows.pillars[0] + 2, SILL + 4]),
      car.body === "offRoader" || car.body === "cabriolet"
        ? ""
        : stroke(
            [doorEnd, beltRear],
            [doorEnd, beltRear - 16],
            [rearAxle - arch + 2, 44],
            [rearAxle - arch - 2, SILL + 4],
          ),
      isVan ? stroke([doorEnd + 4, beltRear - 6], [length - 16, beltRear - 4]) : "",
      handle(windows.pillars[0]),
      car.body === "offRoader" || car.body === "cabriolet" ? "" : handle(doorEnd - 4),
    ].join(""),
    gleam: [
      stroke([24, car.bonnet[0] + 1], [car.bonnet[1] - 8, car.bonnet[2]]),
      stroke([frontSeam + 8, beltFront - 7], [length - 30, beltRear - 7]),
    ].join(""),
    dark: [
      shape([0, 36, 4], [24, 34], [30, SILL - 6], [12, SILL - 6, 4]),
      shape([length, 42, 4], [length - 26, 38], [length - 30, SILL - 4], [length - 12, SILL - 4, 4]),
      shape(
        [overhang + arch, SILL + 2],
        [rearAxle - arch, SILL + 2],
        [rearAxle - arch, SILL - 5],
        [overhang + arch, SILL - 5],
      ),
      has("cladding") ? claddingOf(overhang, rearAxle, arch, placed) : "",
      has("spoiler")
        ? shape(
            [car.roof[1] - 30, car.roof[2] + 3],
            [car.roof[1] + 13, car.roof[2] - 2, 4],
            [car.roof[1] + 3, car.roof[2] - 8],
          )
        : "",
      has("roofRails") ? shape(...railOf(car)) : "",
      has("spareWheel")
        ? shape([length - 4, 104, 8], [length + 16, 104, 12], [length + 16, 44, 12], [length - 4, 44, 8])
        : "",
      // The mirror, at the front of the windows.
      shape(
        [windows.start - 10, beltFront + 14, 5],
        [windows.start + 9, beltFront + 15, 6],
        [windows.start + 8, beltFront + 1, 4],
        [windows.start - 4, beltFront + 2, 3],
      ),
    ].join(""),
    trim: [
      has("chrome")
        ? stripOf(
            placed([
              [windows.start, beltFront - 1],
              [windows.end, beltRear - 1],
            ]),
          )
        : "",
      has("paleRoof") ? shape(...paleRoofOf(car)) : "",
    ].join(""),
    inside:
      car.body === "cabriolet"
        ? seatsOf(car)
            .map((seat) => shape(...seat))
            .join("")
        : "",
    headlight: shape(...headlightOf(car)),
    tailLight: shape(...tailLightOf(car)),
    wheels: { rear: units(length / 2 - rearAxle), front: units(length / 2 - overhang), radius: units(radius), spokes },
  };
}

/** The whole body with roof and pillars, from the front bumper over bonnet and roof to the rear one. */
function outlineOf({ body, measures, bonnet, roof, tail }: CarModel): Corner[] {
  const [length, , height] = measures;
  const [edge, screen, screenHeight] = bonnet;
  const [roofFrom, roofTo, roofEnd] = roof;
  const [window, windowHeight, rearEdge] = tail;
  const upright = body === "van" || body === "offRoader";
  const nose: Corner[] = [
    [13, SILL - 6],
    [1, 34, 12],
    [0, edge - 22, 14],
    [upright ? 5 : 10, edge, 13],
    [screen * 0.55, (edge + screenHeight) / 2 + 4, 40],
    [screen, screenHeight, 8],
  ];
  const top: Corner[] =
    body === "cabriolet"
      ? [
          [screen + 40, screenHeight + 1],
          [window, windowHeight, 30],
        ]
      : [
          [roofFrom, height - 4, upright ? 16 : 34],
          [(roofFrom + roofTo) / 2 - 10, height, 60],
          [roofTo, roofEnd, upright ? 12 : 30],
          [window, windowHeight, body === "saloon" ? 16 : 8],
        ];
  return nose.concat(top, [
    [length - (body === "saloon" || body === "cabriolet" ? 3 : 5), rearEdge, body === "saloon" ? 7 : 10],
    [length, rearEdge - 34, 14],
    [length - 1, 40, 10],
    [length - 13, SILL - 4],
  ]);
}

/** Heights of the lower edge of the side windows, in front and behind. */
function beltOf({ body, bonnet, tail }: CarModel): [front: number, rear: number] {
  const front = bonnet[2] - 3;
  return [front, body === "van" ? front + 2 : Math.max(front, tail[1] - 3)];
}

/** The side windows, divided by the pillars behind the doors. */
function windowsOf(car: CarModel): {
  glass: Corner[][];
  pillars: readonly [number, ...number[]];
  start: number;
  end: number;
} {
  const [, , height, wheelbase, overhang] = car.measures;
  const [, screen, screenHeight] = car.bonnet;
  const [roofFrom, roofTo, roofEnd] = car.roof;
  const [window, , , pillar] = car.tail;
  const [beltFront, beltRear] = beltOf(car);
  if (car.body === "cabriolet") {
    const from = screen + 6;
    const screenGlass: Corner[] = [
      [from, screenHeight],
      [roofFrom - 3, roofEnd - 3, 3],
      [roofFrom + 4, roofEnd - 6, 3],
      [from + 24, screenHeight],
    ];
    return { glass: [screenGlass], pillars: [overhang + wheelbase * 0.56], start: from + 20, end: window };
  }
  const isUpright = car.body === "van" || car.body === "offRoader";
  const start = screen + (isUpright ? 16 : 26);
  const end = window - pillar;
  const front = roofFrom + (isUpright ? 8 : 14);
  const back = Math.min(roofTo - 2, end - 4);
  const middle = Math.max(front + 12, Math.min((roofFrom + roofTo) / 2, back - 12));
  const topAt = (x: number) => {
    if (x <= front) return beltFront + ((height - 13 - beltFront) * (x - start)) / (front - start);
    if (x <= middle) return height - 13 + (2 * (x - front)) / (middle - front);
    if (x <= back) return height - 11 + ((roofEnd - 10 - height + 11) * (x - middle)) / (back - middle);
    return roofEnd - 10 + ((beltRear - roofEnd + 10) * (x - back)) / (end - back);
  };
  const beltAt = (x: number) => beltFront + ((beltRear - beltFront) * (x - start)) / (end - start);
  const doors = overhang + wheelbase * (car.body === "van" ? 0.33 : 0.53);
  const third = car.features.includes("thirdWindow") ? [Math.min(overhang + wheelbase - 2, end - 30)] : [];
  const others = car.body === "van" ? [doors + 120] : third;
  const knees = [front, middle, back];
  const edges = [start, doors, ...others, end];
  const glass = edges.slice(0, -1).map((from, index): Corner[] => {
    const to = edges[index + 1] ?? end;
    const left = index === 0 ? from : from + 3;
    const right = to === end ? to : to - 3;
    const upper = [left, ...knees.filter((x) => x > left + 3 && x < right - 3), right];
    return [[left, beltAt(left), 2], ...upper.map((x): Corner => [x, topAt(x), 5]), [right, beltAt(right), 3]];
  });
  return { glass, pillars: [doors, ...others], start, end };
}

/** A rail along the middle of the roof. */
function railOf({ roof, measures }: CarModel): Corner[] {
  const [, , height] = measures;
  const [from, to, end] = roof;
  const middle = (from + to) / 2 - 10;
  return [
    [from + 34, height + 1, 3],
    [middle, height + 4, 30],
    [to - 22, end + 6, 3],
    [to - 16, end - 2],
    [middle, height - 1, 30],
    [from + 26, height - 5],
  ];
}

function paleRoofOf({ roof, measures }: CarModel): Corner[] {
  const [, , height] = measures;
  const [from, to, end] = roof;
  return [
    [from - 6, height - 9],
    [from + 4, height - 3, 14],
    [(from + to) / 2, height, 50],
    [to, end, 12],
    [to + 5, end - 8],
    [(from + to) / 2, height - 8, 50],
  ];
}

function stripOf([from, to]: readonly Corner[]): string {
  if (!from || !to) return "";
  return rounded([from, to, [to[0], to[1] - 3], [from[0], from[1] - 3]]);
}

function claddingOf(
  front: number,
  rear: number,
  arch: number,
  placed: (corners: readonly Corner[]) => Corner[],
): string {
  return [front, rear]
    .map((axle) =>
      rounded(
        placed([
          [axle - arch - 9, SILL - 5],
          [axle - arch - 4, arch * 1.2, 22],
          [axle, arch * 2.05, 30],
          [axle + arch + 4, arch * 1.2, 22],
          [axle + arch + 9, SILL - 5],
        ]),
      ),
    )
    .join("");
}

function seatsOf({ bonnet, roof }: CarModel): Corner[][] {
  const [, screen, height] = bonnet;
  const seat = (x: number): Corner[] => [
    [x - 4, height - 6],
    [x + 4, roof[2] - 8, 10],
    [x + 22, roof[2] - 10, 10],
    [x + 26, height - 6],
  ];
  return [seat(screen + 104), seat(screen + 168)];
}

const headlights: Readonly<Record<HeadlightShape, (edge: number) => Corner[]>> = {
  swept: (edge) => [
    [3, edge - 17, 4],
    [10, edge - 2, 5],
    [46, edge + 3, 3],
    [34, edge - 12, 6],
  ],
  block: (edge) => [
    [3, edge - 18, 4],
    [8, edge - 3, 4],
    [32, edge - 1, 4],
    [34, edge - 16, 4],
  ],
  slim: (edge) => [
    [3, edge - 14, 2],
    [9, edge - 5, 3],
    [50, edge + 1, 2],
    [40, edge - 9, 3],
  ],
  tall: (edge) => [
    [4, edge - 20, 5],
    [11, edge - 2, 5],
    [40, edge + 10, 4],
    [36, edge - 10, 8],
  ],
  round: (edge) => [
    [1, edge - 8, 9],
    [1, edge - 28, 9],
    [17, edge - 28, 9],
    [17, edge - 8, 9],
  ],
};

const headlightOf = ({ lamps: [shape], bonnet: [edge] }: CarModel) => headlights[shape](edge);

const tailLights: Readonly<Record<TailLightShape, (edge: number, top: number) => Corner[]>> = {
  wrap: (edge) => [
    [2, edge - 4, 3],
    [40, edge - 5, 3],
    [30, edge - 20, 5],
    [0, edge - 24, 3],
  ],
  block: (edge) => [
    [2, edge - 2, 4],
    [24, edge - 2, 4],
    [22, edge - 28, 5],
    [0, edge - 26, 3],
  ],
  slim: (edge) => [
    [1, edge - 7, 2],
    [50, edge - 5, 2],
    [40, edge - 14, 3],
    [0, edge - 17, 2],
  ],
  // The lamp's upper part runs along the rear window: see `tailLightOf`.
  pillar: (edge, top) => [
    [3, top, 4],
    [15, top, 4],
    [17, edge - 10, 5],
    [1, edge - 12, 3],
  ],
  hook: (edge) => [
    [3, edge, 3],
    [34, edge + 3, 4],
    [28, edge - 6, 3],
    [14, edge - 8, 3],
    [12, edge - 30, 4],
    [0, edge - 28, 3],
  ],
};

function tailLightOf({ lamps: [, shape], measures: [length], tail: [window, height, edge], roof }: CarModel): Corner[] {
  const [, roofTo, roofEnd] = roof;
  const top = shape === "pillar" ? (height + roofEnd) / 2 + 8 : height;
  /** How far the edge of the rear window is in front of the car's end, for a lamp that runs along it. */
  const rear = (y: number) =>
    shape !== "pillar" || y <= height
      ? 0
      : length - 5 - window + ((window - roofTo) * (y - height)) / (roofEnd - height);
  return tailLights[shape](edge, top).map(([x, y, turn]): Corner => [length - x - rear(y), y, turn ?? 0]);
}
