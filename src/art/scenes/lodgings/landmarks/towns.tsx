import { Placed, Shapes } from "../../drawing";
import { paint } from "../../paint";
import { FishingBoat, Sailboat } from "../../parts/coast";
import { CoconutPalm, Flamboyan, Ridge, RoyalPalm, Tableland } from "../../parts/country";
import { Cathedral, Palace } from "../../parts/town";
import { ClassicCar, Clouds, House, Sea, Street } from "../../zones/havana";
import {
  arches,
  awnings,
  balustrade,
  bands,
  block,
  cornice,
  hipped,
  lines,
  pool,
  railings,
  wall,
  windows,
} from "../building";
import { landmark } from "./landmark";

/** A white slab of the fifties beside the Moorish towers of the Palacio de Valle, on the point of Cienfuegos. */
export const jagua = landmark({
  hour: "dusk",
  sky: { sun: { x: 70, y: 150, r: 46 }, light: "rings" },
  behind: (
    <>
      <Clouds>250 56 100, -140 64 100, 560 44 100</Clouds>
      <Ridge tone="far">
        -240 190, -140 160, -60 186, 40 152, 110 182, 180 158, 260 186, 340 150, 430 180, 560 146, 720 180
      </Ridge>
      <Sea sunX={70} middle={230} shallow={262} />
      <Sailboat x={44} y={232} s={0.6} />
    </>
  ),
  foot: 276,
  ground: "leaf2",
  x: 206,
  house: [
    ...wall("foam", [-120, 0, 176, 148], 0.05),
    windows([-114, -28, 160, 112], 7, 12, { wide: 0.84, high: 0.62 }),
    windows([-114, -28, 160, 112], 7, 12, { wide: 0.84, high: 0.22, at: 0.2, paint: "blue" }),
    cornice([-120, 0, 176, 148], 6, 5),
    ...wall("foam", [-60, -148, 50, 12], 0.14),
    block("glass", [-114, 0, 160, 22]),
    lines("foam", 4, "M-112 0V-24M-80 0V-24M-48 0V-24M-16 0V-24M16 0V-24M46 0V-24"),
    block("foam", [-126, -22, 188, 5]),
  ],
  before: (
    <>
      <Palace x={354} y={278} s={1.06} />
      <path fill={paint("leaf")} d="M-240 284C-60 276 120 292 260 286S520 280 720 284V440H-240z" />
      <Placed x={176} y={300}>
        <Shapes of={pool(0, 0, 190, 10)} />
      </Placed>
      <RoyalPalm x={60} y={292} height={126} />
      <RoyalPalm x={444} y={298} height={120} />
    </>
  ),
});

/** A pale green palace of columns on the Parque Céspedes of Trinidad. */
export const grandTrinidad = landmark({
  hour: "dusk",
  sky: { sun: { x: 240, y: 120, r: 56 }, light: "rays" },
  behind: (
    <>
      <Clouds>30 60 90, 370 50 90, -150 60 90, 570 60 90</Clouds>
      <Ridge tone="far" base={270}>
        -240 170, -150 118, -60 168, 30 130, 110 170, 200 122, 290 164, 380 124, 500 170, 600 116, 720 160
      </Ridge>
      <House x={-110} y={280} w={170} h={60} wall="mango" floors={0} bays={4} roof="tiles" />
      <House x={412} y={280} w={150} h={66} wall="guava" floors={0} bays={4} roof="tiles" />
    </>
  ),
  house: [
    ...wall("sea3", [-164, 0, 328, 118], 0.04),
    block("foam", [-164, -54, 328, 5]),
    arches([-158, 0, 316, 46], 9, { wide: 0.72, paint: "foam" }),
    arches([-158, 0, 316, 42], 9, { wide: 0.56, paint: "ink" }),
    arches([-158, -62, 316, 42], 9, { wide: 0.6, paint: "foam" }),
    arches([-158, -62, 316, 38], 9, { wide: 0.42 }),
    lines("foam", 5, [-159, -123, -88, -53, -18, 18, 53, 88, 123, 158].map((x) => `M${x}-56V-114`).join("")),
    railings([-158, -54, 316, 46], 1, 9, 0.84),
    cornice([-164, 0, 328, 118], 7, 5),
    balustrade([-160, 0, 320, 118], 8),
    ...wall("sea3", [-40, -118, 80, 20], 0.06),
    "foam M-46-138 0-158 46-138z",
    block("foam", [-44, -136, 88, 4]),
    "guava M-8-142a8 8 0 1 1 16 0z",
  ],
  before: (
    <>
      <path fill={paint("stone")} d="M-240 282H720V440H-240z" />
      <path stroke={paint("stone2")} strokeWidth="2" d="M-240 296H720M-240 308H720" />
      <path fill={paint("leaf2")} d="M16 302c2-22 44-22 46 0zM418 302c2-22 44-22 46 0z" />
      <RoyalPalm x={40} y={298} height={128} />
      <RoyalPalm x={440} y={298} height={140} />
      <path stroke={paint("ink")} strokeWidth="2.4" d="M150 304V262M330 304V262" />
      <path fill={paint("sun")} d="M145 262h10l-2-12h-6zM325 262h10l-2-12h-6z" />
    </>
  ),
});

/** Towers in red, blue and white before the mountains, with their steel frames outside, of 1991. */
export const meliaSantiago = landmark({
  hour: "day",
  sky: { sun: { x: 396, y: 96, r: 40 }, light: "rings" },
  behind: (
    <>
      <Clouds>30 64 90, -150 60 90, 570 60 90</Clouds>
      <Ridge tone="far" base={270}>
        -240 190, -160 146, -80 186, 10 150, 90 190, 170 152, 240 190, 320 138, 400 182, 490 134, 600 188, 720 140
      </Ridge>
      <Ridge soft tone="mid" base={290}>
        -240 230, -60 222, 120 234, 300 222, 480 232, 720 222
      </Ridge>
    </>
  ),
  house: [
    ...wall("blue", [54, 0, 70, 148], 0.14),
    windows([60, -32, 50, 110], 9, 4, { wide: 0.62, high: 0.56 }),
    lines("foam", 3.4, "M54-148H124M54-112H124M54-76H124M54-40H124M78-32V-148M101-32V-148"),
    ...wall("guava", [-124, 0, 66, 164], 0.06),
    windows([-118, -32, 54, 126], 10, 4, { wide: 0.56, high: 0.52 }),
    block("guava", [-108, -164, 34, 16]),
    ...wall("foam", [-62, 0, 118, 192], 0.08),
    windows([-56, -32, 100, 150], 12, 8, { wide: 0.68, high: 0.6 }),
    // The steel frame stands before the walls.
    lines("guava", 4, "M-62 0V-200H-30V0M-62-170H-30M-62-140H-30M-62-110H-30M-62-80H-30M-62-50H-30"),
    lines("blue", 4, "M24 0V-206H56V0M24-176H56M24-146H56M24-116H56M24-86H56M24-56H56"),
    "sea2 M-30-192-3-214 24-192z",
    lines("foam", 2, "M-30-192-3-214 24-192M-3-214V-192"),
    ...wall("foam", [-156, 0, 312, 32], 0.04),
    windows([-150, 0, 296, 26], 1, 18, { wide: 0.76, high: 0.74 }),
    block("guava", [-160, -32, 200, 6]),
    block("blue", [40, -32, 120, 6]),
    "sea3 M-44-16-10-42 24-16z",
    lines("foam", 2, "M-44-16-10-42 24-16"),
    block("ink", [-26, 0, 32, 16]),
  ],
  before: (
    <>
      <Street from={-240} y={284} depth={60} />
      <RoyalPalm x={72} y={292} height={88} />
      <RoyalPalm x={414} y={292} height={112} />
      <Flamboyan x={440} y={298} s={0.6} />
      <ClassicCar x={118} y={308} s={1.05} colour="blue" />
    </>
  ),
});

/** White verandas over the square, beside the towers of the cathedral of Santiago. */
export const casaGranda = landmark({
  hour: "dusk",
  sky: { sun: { x: 110, y: 110, r: 50 }, light: "rays" },
  behind: (
    <>
      <Clouds>300 56 90, -150 60 90, 570 60 90</Clouds>
      <Ridge tone="far" base={270}>
        -240 190, -160 146, -80 186, 10 150, 90 190, 170 152, 240 190, 320 138, 400 182, 490 134, 600 188, 720 140
      </Ridge>
      <Cathedral x={72} y={278} s={1.36} colour="mango" />
    </>
  ),
  x: 282,
  house: [
    ...wall("foam", [-138, 0, 276, 134], 0.06),
    windows([-132, -54, 254, 68], 3, 12, { wide: 0.4, high: 0.66, paint: "sea1" }),
    railings([-132, -54, 254, 68], 3, 12, 0.7),
    bands([-138, -52, 276, 72], 3, "stone", 0.08, 0.04),
    cornice([-138, 0, 276, 134], 6, 5, "sugar"),
    ...hipped([-138, -132, 60, 0], 26, 16, 2, "roof"),
    ...hipped([78, -132, 60, 0], 26, 16, 2, "roof"),
    balustrade([-76, 0, 152, 134], 7, "sugar"),
    arches([-116, -134, 16, 14], 1, { paint: "foam", wide: 1 }),
    arches([100, -134, 16, 14], 1, { paint: "foam", wide: 1 }),
    // The terrace on its columns, one storey up.
    block("shade", [-138, -46, 276, 6]),
    ...wall("sugar", [-146, 0, 292, 20], 0.04),
    block("ink", [-142, -20, 284, 24]),
    lines("foam", 5, [-143, -106, -70, -34, 2, 38, 74, 110, 143].map((x) => `M${x}-18V-48`).join("")),
    { stroke: "foam", strokeWidth: 8, strokeDasharray: "1.8 2.4", d: "M-146-24H146" },
    awnings([-148, -40, 296, 14], 8, "flower", 1),
    awnings([-148, -40, 296, 14], 8, "foam", 0.44),
    arches([-14, 0, 28, 18], 1, { wide: 0.9, paint: "ink" }),
    block("stone", [-26, 0, 52, 4], [-20, -4, 40, 4]),
    lines("ink", 1.8, "M0-146V-176"),
    "blue M0-176 22-171 0-165z",
  ],
  before: (
    <>
      <path fill={paint("stone")} d="M-240 282H720V440H-240z" />
      <path stroke={paint("stone2")} strokeWidth="2" d="M-240 298H720M-240 310H720" />
      <RoyalPalm x={152} y={298} height={108} />
      <RoyalPalm x={440} y={298} height={130} />
      <ClassicCar x={318} y={309} s={1} colour="guava" />
    </>
  ),
});

/** The fort of Seboruco on its hill over Baracoa, a hotel since 1978, before El Yunque. */
export const elCastillo = landmark({
  hour: "dawn",
  sky: { sun: { x: 92, y: 110, r: 46 }, light: "rings" },
  behind: (
    <>
      <Clouds>320 50 100, -150 60 90, 570 50 90</Clouds>
      <Tableland x={330} y={196} s={0.98} />
      <Sea middle={218} shallow={240} />
      <FishingBoat x={26} y={232} s={0.7} colour="mango" />
    </>
  ),
  foot: 244,
  ground: "sea3",
  x: 228,
  house: [
    "leaf2 M-330 196C-260 60-180 20-130 2H130C190 24 260 70 330 196z",
    "leaf M-330 196C-260 60-180 20-130 2H-40C-90 60-130 120-140 196z",
    // Walls of the fort, which lean back, with their sentry boxes.
    "stone M-146 30-134-26H134L146 30z",
    "shade M60 30 56-26H134L146 30z",
    lines("stone2", 2, "M-142 12H142M-138-8H138"),
    block("stone", [-138, -26, 276, 6]),
    { stroke: "stone", strokeWidth: 7, strokeDasharray: "9 7", d: "M-136-35H138" },
    "stone M-146-22V-50H-124V-22zM124-22V-50H146V-22z",
    "roof M-149-50C-146-62-124-62-121-50zM121-50C124-62 146-62 149-50z",
    block("ink", [-137, -32, 4, 10], [133, -32, 4, 10]),
    ...wall("mango", [-104, -26, 208, 54], 0.06),
    windows([-98, -26, 192, 52], 2, 10, { wide: 0.4, high: 0.58 }),
    { stroke: "foam", strokeWidth: 6, strokeDasharray: "1.6 2.2", d: "M-104-56H104" },
    ...hipped([-104, -26, 208, 54], 22, 16, 7),
    ...wall("mango", [-24, -26, 48, 76], 0.12),
    arches([-18, -70, 36, 22], 2, { wide: 0.56 }),
    ...hipped([-24, -26, 48, 76], 20, 18, 5),
    arches([-16, 30, 32, 40], 1, { wide: 0.9, paint: "stone2" }),
    arches([-16, 30, 32, 34], 1, { wide: 0.68, paint: "ink" }),
    "stone M-14 30H14L44 76H-30z",
    lines("stone2", 2, "M-17 38H20M-20 48H26M-24 58H32"),
  ],
  before: (
    <>
      <CoconutPalm x={64} y={304} height={150} lean={-20} />
      <CoconutPalm x={92} y={312} height={98} lean={18} />
      <CoconutPalm x={420} y={308} height={140} lean={18} />
      <RoyalPalm x={388} y={290} height={70} />
    </>
  ),
});
