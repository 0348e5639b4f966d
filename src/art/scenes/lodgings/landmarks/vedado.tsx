import { d, type Shape } from "../../drawing";
import { paint } from "../../paint";
import { CoconutPalm, RoyalPalm } from "../../parts/country";
import { CityBlocks, ClassicCar, Clouds, Sea, Street } from "../../zones/havana";
import {
  arches,
  awnings,
  type Box,
  balustrade,
  block,
  cornice,
  hipped,
  lines,
  mirrored,
  wall,
  windows,
} from "../building";
import { landmark } from "./landmark";

/** The wall of the Malecón across the picture, with the sea that breaks under it. */
const Malecon = ({ y }: { readonly y: number }) => (
  <>
    <Street from={-240} y={y} depth={18} />
    <path fill={paint("stone2")} d={`M-240 ${y + 18}H720v10H-240z`} />
    <path fill={paint("stone")} d={`M-240 ${y + 15}H720v5H-240z`} />
    <path fill={paint("sea1")} d={`M-240 ${y + 28}H720V440H-240z`} />
    <path fill={paint("foam")} d={`M-240 ${y + 30}${"q12-9 24 0t24 0".repeat(20)}v4H-240z`} />
  </>
);

const nacionalTower = (x: number): Shape[] => [
  ...wall("stone", [x - 20, -112, 40, 50], 0.2),
  windows([x - 16, -116, 28, 40], 3, 3),
  cornice([x - 20, -112, 40, 50], 4, 4),
  ...wall("stone", [x - 15, -162, 30, 26], 0.2),
  arches([x - 14, -163, 26, 20], 3, { wide: 0.6 }),
  cornice([x - 15, -162, 30, 26], 3, 3),
  ...hipped([x - 15, -162, 30, 27], 26, 15, 4),
  block("foam", [x - 1.2, -212, 2.4, 12]),
];
const nacionalWing: Box = [-150, 0, 54, 98];

/** Two bell towers over the letter H of its plan, on the bluff above the sea. */
export const nacional = landmark({
  hour: "dusk",
  sky: { sun: { x: 240, y: 150, r: 62 }, light: "rings" },
  behind: (
    <>
      <Clouds>20 60 100, 350 70 110, -150 70 100, 560 50 100</Clouds>
      <Sea sunX={60} top={206} middle={236} shallow={272} />
    </>
  ),
  foot: 264,
  ground: "leaf2",
  house: [
    ...[-46, 46].flatMap(nacionalTower),
    ...wall("stone", [-100, 0, 200, 112], 0.02),
    windows([-94, -14, 188, 94], 6, 16, { wide: 0.44, high: 0.52 }),
    cornice([-100, 0, 200, 112], 5),
    ...hipped([-24, -112, 48, 0], 16, 10),
    arches([-92, 0, 184, 15], 11, { wide: 0.6 }),
    ...[nacionalWing, mirrored(nacionalWing)].flatMap((wing) => [
      ...wall("sugar", wing, 0.14),
      windows([wing[0] + 4, -14, 42, 78], 5, 4, { wide: 0.46, high: 0.5 }),
      cornice(wing, 4),
      ...hipped(wing, 20, 16, 6),
      arches([wing[0] + 4, 0, 40, 15], 3),
    ]),
  ],
  before: (
    <>
      <path fill={paint("leaf")} d="M-240 262C-60 258 60 268 240 268S560 258 720 264V300H-240z" />
      <path
        fill={paint("dark")}
        d="M-240 286 20 284 52 290 96 284 150 292 210 286 268 292 330 285 392 291 440 284 720 288V440H-240z"
      />
      <path fill={paint("shade")} d="M-240 300 40 298 84 306 170 300 240 308 340 300 420 306 720 300V440H-240z" />
      <path fill={paint("foam")} d={`M-240 314${"q12-9 24 0t24 0".repeat(20)}V440H-240z`} />
      <RoyalPalm x={36} y={276} height={112} />
      <RoyalPalm x={66} y={280} height={82} />
      <RoyalPalm x={414} y={280} height={86} />
      <RoyalPalm x={446} y={276} height={122} />
    </>
  ),
});

/** A cream tower in steps around a shaft of glass, at the sea. */
export const meliaCohiba = landmark({
  hour: "day",
  sky: { sun: { x: 92, y: 94, r: 36 }, light: "rays" },
  behind: (
    <>
      <Clouds>330 60 100, -150 60 90, 560 50 90</Clouds>
      <CityBlocks y={270} tone="far">
        20 40 60, 70 50 84, 374 46 74, 430 60 110, -120 60 90, 520 60 120
      </CityBlocks>
    </>
  ),
  foot: 270,
  house: [
    ...wall("sugar", [-104, 0, 66, 150], 0.04),
    ...wall("sugar", [38, 0, 66, 132], 0.16),
    windows([-100, -30, 58, 116], 9, 6, { wide: 0.56, high: 0.5 }),
    windows([42, -30, 50, 98], 8, 5, { wide: 0.56, high: 0.5 }),
    ...wall("sugar", [-62, 0, 124, 196], 0.1),
    windows([-56, -30, 36, 158], 13, 4, { wide: 0.56, high: 0.5 }),
    windows([18, -30, 32, 158], 13, 4, { wide: 0.56, high: 0.5 }),
    block("glass", [-16, -26, 30, 174]),
    windows([-16, -26, 30, 174], 15, 1, { wide: 1, high: 0.12, paint: "sea3" }),
    "sugar M-62-196C-40-214 40-214 62-196z",
    "shade M20-208C40-206 54-202 62-196H20z",
    block("flower", [-30, -186, 58, 8]),
    cornice([-104, 0, 66, 150], 5),
    cornice([38, 0, 66, 132], 5),
    ...wall("stone", [-146, 0, 292, 28], 0.06),
    windows([-140, -2, 270, 20], 1, 18, { wide: 0.7, high: 0.8 }),
    cornice([-146, 0, 292, 28], 5),
    "sea1 M-40-20C-30-34 30-34 40-20z",
    block("ink", [-14, 0, 28, 18]),
  ],
  before: (
    <>
      <CoconutPalm x={74} y={276} height={92} lean={-16} />
      <CoconutPalm x={406} y={276} height={80} lean={16} />
      <Malecon y={272} />
      <ClassicCar x={112} y={292} s={0.9} colour="guava" />
    </>
  ),
});

const mural: readonly Shape[] = [
  block("sea1", [-150, -14, 300, 34]),
  {
    fill: "none",
    stroke: "foam",
    strokeWidth: 4,
    d: "M-148-24C-130-50-112-12-94-30S-62-46-50-26-18-16-4-34 30-44 44-24 74-14 90-34 122-44 148-22",
  },
  {
    fill: "none",
    stroke: "ink",
    strokeWidth: 2.4,
    d: "M-148-34C-128-18-120-46-100-40S-72-18-52-36-22-44-8-22 24-18 40-38 70-44 86-22 120-20 148-38",
  },
  "mango M-118-30a7 7 0 1 1 14 0 7 7 0 1 1-14 0zM-34-32a8 8 0 1 1 16 0 8 8 0 1 1-16 0zM58-30a7 7 0 1 1 14 0 7 7 0 1 1-14 0z",
  "foam M-80-30a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM12-28a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM104-30a7 7 0 1 1 14 0 7 7 0 1 1-14 0z",
  "sea3 M-140-22C-132-34-124-34-124-22zM-12-20C-6-30 2-30 4-18zM124-20C128-34 138-34 142-22z",
];

/** Twenty-five storeys of blue balconies on a podium with Amelia Peláez's mosaic. */
export const habanaLibre = landmark({
  hour: "day",
  sky: { sun: { x: 386, y: 96, r: 38 }, light: "rings" },
  behind: (
    <>
      <Clouds>40 70 90, -150 60 90, 560 80 90</Clouds>
      <CityBlocks y={280} tone="far">
        10 50 70, 66 34 104, 380 40 80, 430 60 60, -120 80 90, 520 60 100
      </CityBlocks>
    </>
  ),
  house: [
    ...wall("sugar", [-84, 0, 150, 202], 0.02),
    windows([-78, -52, 138, 146], 18, 15, { wide: 1, high: 0.52 }),
    windows([-78, -52, 138, 146], 18, 15, { wide: 0.78, high: 0.42, at: 0.28, paint: "blue" }),
    ...[-78, -32, 14].map((x) => block("sugar", [x - 1.4, -52, 2.8, 148])),
    block("stone", [66, 0, 22, 202]),
    "shade M66 0V-202H88V0z",
    block("sea1", [-84, -202, 172, 7]),
    ...wall("sugar", [-40, -208, 70, 12], 0.12),
    windows([-38, -208, 60, 12], 1, 10, { wide: 0.7, high: 0.6 }),
    lines("ink", 1.6, "M20-220V-232"),
    ...wall("sugar", [-154, 0, 308, 54], 0.02),
    ...mural,
    cornice([-154, 0, 308, 54], 5, 2),
    windows([-150, 0, 300, 13], 1, 24, { wide: 0.8, high: 0.9 }),
    block("sugar", [-34, -14, 68, 5]),
    block("ink", [-14, 0, 28, 14]),
  ],
  before: (
    <>
      <Street from={-240} y={284} depth={60} />
      <RoyalPalm x={60} y={290} height={86} />
      <RoyalPalm x={424} y={290} height={94} />
      <ClassicCar x={108} y={308} s={1.05} colour="flower" />
      <ClassicCar x={268} y={308} s={1.05} colour="mango" />
    </>
  ),
});

/** A line along each storey of the Riviera's two folded fronts, `up` from its floor. */
const rivieraStoreys = (up: number) =>
  Array.from({ length: 14 }, (_, floor) => {
    const y = -27.5 - up - floor * 11.4;
    return d`M-104 ${y}L-34 ${y - 0.9 * floor}L8 ${y}L80 ${y - 0.7 * floor}`;
  }).join("");

const rivieraFloors: readonly Shape[] = [
  "foam M-108-20V-184L-34-198 8-186 84-196V-20z",
  lines("sea2", 4.4, rivieraStoreys(4.5)),
  { fill: "none", stroke: "glass", strokeWidth: 3.4, strokeDasharray: "6 3", d: rivieraStoreys(0) },
  "shade M8-20V-186L84-196V-20z",
  lines("foam", 3, "M-34-20V-198M-71-20V-191M46-20V-191"),
  lines("shade", 4, "M8-20V-186"),
];

/** The folded white tower of 1957 and the turquoise egg of its casino. */
export const riviera = landmark({
  hour: "day",
  sky: { sun: { x: 398, y: 110, r: 42 }, light: "bands" },
  behind: (
    <>
      <Clouds>30 60 90, 330 50 80, -150 60 90, 570 60 90</Clouds>
      <CityBlocks y={270} tone="far">
        -60 60 90, 20 46 56, 420 60 70, 520 60 100
      </CityBlocks>
    </>
  ),
  foot: 268,
  x: 236,
  house: [
    ...rivieraFloors,
    block("foam", [-52, -196, 34, 16]),
    "sea2 M62 0V-24C62-66 84-82 106-82S150-66 150-24V0z",
    "shade M116-81C140-76 150-58 150-24V0H128C134-30 132-60 116-81z",
    {
      fill: "none",
      stroke: "foam",
      strokeWidth: 1.4,
      strokeDasharray: "3 3",
      d: "M64-20H148M65-34H147M69-48H143M76-62H136M88-74H124",
    },
    ...wall("foam", [-152, 0, 222, 24], 0.02),
    windows([-148, 0, 214, 20], 1, 20, { wide: 0.84, high: 0.8 }),
    block("mango", [-20, -20, 60, 4]),
    block("ink", [-2, 0, 24, 16]),
    block("sea1", [-154, -24, 226, 4]),
  ],
  before: (
    <>
      <CoconutPalm x={70} y={274} height={84} lean={-16} />
      <CoconutPalm x={428} y={274} height={104} lean={14} />
      <Malecon y={270} />
      <ClassicCar x={276} y={290} s={0.9} colour="blue" />
    </>
  ),
});

/** A grid of 1957 in red and white, with the pool on the roof. */
export const capri = landmark({
  hour: "dusk",
  sky: { sun: { x: 96, y: 132, r: 48 }, light: "rings" },
  behind: (
    <>
      <Clouds>300 60 100, -150 60 100, 560 70 90</Clouds>
      <CityBlocks y={280} tone="far">
        6 60 66, 70 40 96, 368 40 104, 420 60 70, -120 80 100, 510 70 110
      </CityBlocks>
    </>
  ),
  house: [
    ...wall("foam", [-78, 0, 156, 190], 0.02),
    block("guava", [-78, -40, 30, 150], [48, -40, 30, 150]),
    windows([-46, -42, 92, 146], 13, 6, { wide: 0.84, high: 0.62 }),
    windows([-46, -42, 92, 146], 13, 6, { wide: 0.84, high: 0.26, at: 0.2, paint: "blue" }),
    windows([-74, -42, 22, 146], 13, 2, { wide: 0.5, high: 0.4 }),
    windows([52, -42, 22, 146], 13, 2, { wide: 0.5, high: 0.4 }),
    block("shade", [70, 0, 8, 190]),
    cornice([-78, 0, 156, 190], 5, 4),
    block("sea3", [-70, -190, 92, 9]),
    lines("foam", 1.6, "M-78-190V-202H78V-190M-52-202V-190M-26-202V-190M0-202V-190M26-202V-190M52-202V-190"),
    ...wall("foam", [30, -190, 34, 22], 0.2),
    "mango M-44-204C-40-216-20-216-16-204zM-8-204C-4-216 14-216 18-204z",
    lines("ink", 1.6, "M-30-204V-192M5-204V-192"),
    ...wall("stone", [-140, 0, 280, 38], 0.04),
    windows([-134, -4, 262, 26], 1, 12, { wide: 0.82, high: 0.84 }),
    cornice([-140, 0, 280, 38], 5),
    block("flower", [-44, -26, 88, 10]),
    block("foam", [-36, -29.5, 72, 3]),
    block("ink", [-18, 0, 36, 26]),
  ],
  before: (
    <>
      <Street from={-240} y={284} depth={60} />
      <RoyalPalm x={76} y={290} height={80} />
      <RoyalPalm x={404} y={290} height={92} />
      <ClassicCar x={112} y={308} s={1.05} colour="blue" />
    </>
  ),
});

/** Torre K: the tallest building of Cuba, two glass slabs over low Vedado. */
export const torreK = landmark({
  hour: "dawn",
  sky: { sun: { x: 104, y: 120, r: 44 }, light: "bands" },
  behind: (
    <>
      <Clouds>320 80 90, -150 60 90, 560 70 90</Clouds>
      <CityBlocks y={280} tone="far">
        -120 90 60, 0 54 44, 60 50 70, 130 50 40, 330 44 60, 380 50 40, 436 60 80, 520 80 60
      </CityBlocks>
    </>
  ),
  house: [
    block("stone2", [-52, 0, 60, 216]),
    windows([-52, -36, 60, 176], 26, 1, { wide: 1, high: 0.6 }),
    windows([-52, -36, 60, 176], 26, 8, { wide: 0.16, high: 1, paint: "stone2" }),
    block("foam", [-56, 0, 5, 222]),
    ...wall("stone", [4, 0, 54, 228], 0.16),
    windows([8, -36, 40, 186], 26, 4, { wide: 0.7, high: 0.55 }),
    block("foam", [0, 0, 5, 230], [56, 0, 4, 228]),
    ...wall("stone", [-116, 0, 232, 36], 0.05),
    windows([-110, 0, 212, 32], 2, 14, { wide: 0.86, high: 0.66 }),
    cornice([-116, 0, 232, 36], 4),
    awnings([-30, -14, 60, 7], 1, "blue", 1),
    block("ink", [-14, 0, 28, 14]),
    balustrade([-112, 0, 90, 36], 4),
  ],
  before: (
    <>
      <Street from={-240} y={284} depth={60} />
      <RoyalPalm x={98} y={290} height={70} />
      <RoyalPalm x={70} y={292} height={92} />
      <RoyalPalm x={392} y={290} height={80} />
      <ClassicCar x={276} y={308} s={1.05} colour="mango" />
    </>
  ),
});
