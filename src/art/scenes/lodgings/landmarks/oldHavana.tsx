import type { Shape } from "../../drawing";
import { paint } from "../../paint";
import { Flamboyan, RoyalPalm } from "../../parts/country";
import { Cobbles } from "../../parts/town";
import { CityBlocks, ClassicCar, Clouds, House, Street } from "../../zones/havana";
import {
  arches,
  awnings,
  balustrade,
  bands,
  block,
  cornice,
  type Face,
  hipped,
  leaning,
  lines,
  railings,
  wall,
  windows,
} from "../building";
import { landmark } from "./landmark";

/** Two blocks around their arcades on the Parque Central, green shutters under a mansard. */
export const parqueCentral = landmark({
  hour: "day",
  sky: { sun: { x: 372, y: 92, r: 38 }, light: "rays" },
  behind: (
    <>
      <Clouds>40 64 90, -150 60 90, 570 60 90</Clouds>
      <House x={-60} y={282} w={110} h={120} wall="guava" floors={3} bays={4} ground="arcade" />
      <House x={430} y={282} w={120} h={130} wall="blue" floors={3} bays={4} ground="arcade" />
    </>
  ),
  house: [
    ...wall("mango", [-156, 0, 196, 132], 0.02),
    windows([-150, -52, 184, 76], 4, 13, { wide: 0.5, high: 0.62, paint: "leaf2" }),
    bands([-156, -50, 196, 80], 4, "foam", 0.1, 0.06),
    railings([-150, -52, 184, 76], 4, 13, 0.7),
    cornice([-156, 0, 196, 132], 5, 4),
    ...hipped([-150, -132, 184, 0], 20, 12, 2, "roof"),
    windows([-136, -134, 156, 12], 1, 7, { wide: 0.36, high: 0.8, paint: "foam" }),
    arches([-152, 0, 188, 42], 8, { wide: 0.72, paint: "ink" }),
    block("foam", [-156, -46, 196, 4]),
    ...wall("sugar", [62, 0, 96, 158], 0.12),
    block("glass", [40, -46, 22, 60]),
    bands([40, -46, 22, 60], 4, "foam", 0.14, 0.1),
    windows([66, -44, 78, 104], 6, 5, { wide: 0.62, high: 0.62 }),
    windows([66, -44, 78, 104], 6, 5, { wide: 0.62, high: 0.16, at: 0.16, paint: "leaf" }),
    cornice([62, 0, 96, 158], 5, 4),
    arches([66, 0, 80, 38], 3, { wide: 0.76, paint: "ink" }),
    balustrade([62, 0, 96, 158], 6),
  ],
  before: (
    <>
      <Street from={-240} y={284} depth={60} />
      <RoyalPalm x={92} y={292} height={120} />
      <RoyalPalm x={292} y={292} height={150} />
      <ClassicCar x={112} y={308} s={1.05} colour="flower" />
      <ClassicCar x={318} y={308} s={1.05} colour="blue" />
    </>
  ),
});

const theatreTower: readonly Shape[] = [
  ...wall("stone", [92, 0, 78, 138], 0.06),
  arches([98, 0, 66, 40], 3, { wide: 0.6, paint: "ink" }),
  arches([100, -54, 62, 50], 3, { wide: 0.44 }),
  cornice([92, 0, 78, 138], 5, 4),
  ...wall("stone", [100, -138, 40, 34], 0.16),
  arches([104, -140, 32, 26], 2, { wide: 0.5 }),
  cornice([100, -138, 40, 34], 4),
  "stone M104-172C104-190 114-198 120-200 126-198 136-190 136-172z",
  "shade M120-200C126-198 136-190 136-172H124C126-186 124-194 120-200z",
  lines("ink", 2, "M120-200V-214M114-208C118-212 122-212 126-208"),
];

/** White, four storeys, iron balconies and awnings in red and white on the Acera del Louvre, beside the theatre. */
export const inglaterra = landmark({
  hour: "dusk",
  sky: { sun: { x: 110, y: 110, r: 50 }, light: "rays" },
  behind: (
    <>
      <Clouds>330 56 90, -150 60 90, 560 60 90</Clouds>
      <House x={-90} y={282} w={150} h={110} wall="mango" floors={2} bays={4} ground="arcade" balconies />
      <House x={410} y={282} w={140} h={120} wall="stone" floors={2} bays={4} ground="arcade" />
    </>
  ),
  house: [
    ...theatreTower,
    ...wall("foam", [-170, 0, 262, 146], 0.03),
    arches([-164, -52, 250, 26], 9, { wide: 0.44 }),
    windows([-164, -84, 250, 52], 2, 9, { wide: 0.4, high: 0.66 }),
    railings([-164, -52, 250, 84], 3, 9, 0.66),
    bands([-170, -48, 262, 90], 3, "stone", 0.08, 0.04),
    cornice([-170, 0, 262, 146], 6, 5, "sugar"),
    balustrade([-166, 0, 254, 146], 7, "sugar"),
    ...wall("foam", [-62, -146, 46, 16], 0.1),
    "foam M-66-162L-39-176-12-162z",
    block("flower", [-130, -158, 62, 6], [-10, -158, 62, 6]),
    arches([-164, 0, 250, 40], 9, { wide: 0.7, paint: "ink" }),
    awnings([-166, -22, 254, 14], 9, "flower", 0.96),
    awnings([-166, -22, 254, 14], 9, "foam", 0.34),
    block("sugar", [-172, -42, 266, 6]),
    lines("ink", 2, "M-140 0V-8M-128 0V-8M-112 0V-8M-100 0V-8M-20 0V-8M-8 0V-8M10 0V-8M22 0V-8"),
    block("flower", [-144, -8, 20, 2], [-116, -8, 20, 2], [-24, -8, 20, 2], [6, -8, 20, 2]),
  ],
  before: (
    <>
      <Street from={-240} y={284} depth={60} />
      <RoyalPalm x={50} y={292} height={112} />
      <RoyalPalm x={326} y={292} height={132} />
      <ClassicCar x={186} y={309} s={1.05} colour="guava" />
    </>
  ),
});

/** A Moorish palace of 1908, and the tower of 1924 with the arches of its roof garden. */
export const sevilla = landmark({
  hour: "dusk",
  sky: { sun: { x: 96, y: 128, r: 50 }, light: "bands" },
  behind: (
    <>
      <Clouds>300 60 90, -150 60 90, 560 70 90</Clouds>
      <House x={-80} y={282} w={140} h={90} wall="blue" floors={2} bays={4} ground="doors" balconies />
      <House x={420} y={282} w={120} h={100} wall="guava" floors={2} bays={4} ground="arcade" balconies />
    </>
  ),
  house: [
    ...wall("stone", [34, 0, 126, 196], 0.14),
    windows([40, -40, 100, 122], 8, 8, { wide: 0.46, high: 0.56 }),
    arches([40, -170, 100, 22], 6, { wide: 0.64 }),
    cornice([34, -166, 126, 0], 4, 3),
    cornice([34, 0, 126, 196], 6, 5),
    ...hipped([40, -196, 114, 0], 14, 16),
    arches([40, 0, 104, 34], 4, { wide: 0.6, paint: "ink" }),
    ...wall("mango", [-160, 0, 198, 122], 0.02),
    block("guava", [-160, -36, 198, 5], [-160, -64, 198, 4], [-160, -92, 198, 4]),
    arches([-156, 0, 190, 32], 7, { wide: 0.72, pointed: true, paint: "ink" }),
    arches([-156, -42, 190, 20], 12, { wide: 0.56, pointed: true }),
    arches([-156, -70, 190, 20], 12, { wide: 0.56, pointed: true }),
    arches([-156, -98, 190, 18], 12, { wide: 0.56, pointed: true }),
    railings([-156, -40, 190, 56], 2, 7, 0.86),
    cornice([-160, 0, 198, 122], 5, 4),
    // Stepped merlons, as on the Alhambra.
    { stroke: "foam", strokeWidth: 10, strokeDasharray: "6 6", d: "M-158-127H38" },
    { stroke: "foam", strokeWidth: 5, strokeDasharray: "2 10", d: "M-156-134H38" },
    arches([-78, 0, 34, 46], 1, { wide: 1, pointed: true, paint: "foam" }),
    arches([-73, 0, 24, 38], 1, { wide: 1, pointed: true, paint: "ink" }),
  ],
  before: (
    <>
      <Street from={-240} y={284} depth={60} />
      <Flamboyan x={56} y={296} s={0.7} />
      <ClassicCar x={300} y={308} s={1.05} colour="flower" />
    </>
  ),
});

/** The first shopping arcade of Cuba: a whole block, its corner cut, shops below and a pool on top. */
export const manzana = landmark({
  hour: "day",
  sky: { sun: { x: 110, y: 90, r: 38 }, light: "rings" },
  behind: (
    <>
      <Clouds>320 60 100, -150 60 90, 570 60 90</Clouds>
      <CityBlocks y={280} tone="far">
        -100 80 100, 0 60 90, 420 60 100, 520 60 120
      </CityBlocks>
    </>
  ),
  house: [
    "sugar M-176 0V-120L-28-144H28L176-120V0z",
    "shade M28 0V-144L176-120V0z",
    leaning({ x: -174, w: 144, foot: [-42, -46], top: [-116, -140] }, 4, 9),
    leaning({ x: 30, w: 144, foot: [-46, -42], top: [-140, -116] }, 4, 9),
    arches([-22, -48, 44, 26], 1, { wide: 0.7 }),
    windows([-22, -76, 44, 62], 3, 2, { wide: 0.5, high: 0.56 }),
    lines("foam", 4, "M-176-40-28-44H28L176-40M-176-120-28-144H28L176-120"),
    lines("foam", 2.4, "M-28 0V-144M28 0V-144M-22-48V-140M22-48V-140"),
    "foam M-30-144C-30-154-12-166 0-166S30-154 30-144z",
    "glass M-10-150a10 9 0 1 1 20 0z",
    "ink M-170 0V-30L-34-34V0zM34 0V-34L170-30V0z",
    lines("sugar", 6, "M-138 0V-36M-104 0V-36M-70 0V-38M70 0V-38M104 0V-36M138 0V-36"),
    "flower M-170-20-34-23V-33L-170-29zM34-23 170-20V-29L34-33z",
    arches([-18, 0, 36, 36], 1, { wide: 1, paint: "ink" }),
    block("sea3", [50, -137, 66, 5]),
    lines("foam", 1.4, "M46-150V-138M66-148V-136M86-145V-133M106-142V-130M44-149 122-138"),
  ],
  before: (
    <>
      <Street from={-240} y={284} depth={60} />
      <RoyalPalm x={84} y={292} height={96} />
      <RoyalPalm x={400} y={292} height={104} />
      <ClassicCar x={104} y={308} s={1.05} colour="guava" />
      <ClassicCar x={282} y={308} s={1.05} colour="blue" />
    </>
  ),
});

const ambosFace: Face = { x: -136, w: 104, foot: [-28, -30], top: [-136, -154] };
const ambosOther: Face = { x: 32, w: 104, foot: [-30, -28], top: [-154, -136] };

/** Hemingway's pink corner in Obispo street, with the pergola on its roof. */
export const ambosMundos = landmark({
  hour: "dawn",
  sky: { sun: { x: 240, y: 78, r: 40 }, light: "rays" },
  behind: (
    <>
      <Clouds>40 70 90, 380 60 80, -150 60 90, 570 60 90</Clouds>
      <House x={-10} y={276} w={112} h={116} wall="mango" floors={2} bays={3} balconies />
      <House x={378} y={276} w={112} h={100} wall="blue" floors={2} bays={3} balconies />
    </>
  ),
  house: [
    "guava M-138 4V-138L-30-158H30L138-138V4L30 12H-30z",
    "shade M30 12V-158L138-138V4z",
    ...[ambosFace, ambosOther].flatMap((face) => [
      leaning(face, 4, 4, { wide: 0.62, high: 0.82, paint: "foam" }),
      leaning(face, 4, 4, { wide: 0.4, high: 0.66 }),
    ]),
    arches([-22, -32, 44, 26], 2, { wide: 0.5 }),
    windows([-22, -62, 44, 82], 3, 2, { wide: 0.46, high: 0.62 }),
    railings([-26, -30, 52, 112], 4, 1, 0.94),
    lines("foam", 4, "M-138-28-30-30H30L138-28M-140-139-30-160H30L140-139"),
    lines("foam", 3, "M-30 12V-158M30 12V-158"),
    "ink M-128 3V-20H-104V5zM-92 6V-21H-66V8zM-54 9V-22H-38V10zM-14 12V-20A14 10 0 0 1 14-20V12zM40 10V-22H56V8zM68 8V-21H94V6zM106 5V-20H130V3z",
    awnings([-30, -18, 60, 8], 1, "flower", 1),
    // The roof garden.
    lines("ink", 2, "M-92-150V-172M-60-156V-176M-28-160V-180M4-160V-180M36-159V-178M68-153V-174"),
    "roof M-100-170-28-184H40L78-174V-169L36-178H-24L-98-165z",
    "leaf M-112-146c4-12 14-10 16-2zM90-150c4-12 16-10 18 4zM-14-160c4-10 12-10 14 0z",
  ],
  before: (
    <>
      <Cobbles top={286} towards={240} />
      <path stroke={paint("ink")} strokeWidth="2.4" d="M92 300V238M388 300V238" />
      <path fill={paint("sun")} d="M87 238h10l-2-12h-6zM383 238h10l-2-12h-6z" />
    </>
  ),
});
