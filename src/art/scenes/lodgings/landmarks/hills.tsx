import { Placed, Shapes } from "../../drawing";
import { paint } from "../../paint";
import { CoconutPalm, Flamboyan, Mogotes, Pines, Ridge, RoyalPalm } from "../../parts/country";
import { Clouds } from "../../zones/havana";
import { arches, block, hipped, pool, railings, wall, windows } from "../building";
import { landmark } from "./landmark";

/** Los Jazmines: pink with white balconies, on the edge of the valley of Viñales. */
export const losJazmines = landmark({
  hour: "dawn",
  sky: { sun: { x: 100, y: 110, r: 46 }, light: "rings" },
  behind: (
    <>
      <Clouds>300 60 90, -150 60 90, 560 60 90</Clouds>
      <Mogotes tone="far" base={214}>
        -200 120 80, -60 90 90, 40 86 66, 130 100 84, 330 100 80
      </Mogotes>
      <Mogotes tone="mid" base={222}>
        -30 104 92, 90 70 62, 380 160 120
      </Mogotes>
      <Ridge soft tone="leaf" base={260}>
        -240 216, -60 222, 90 216, 240 222, 480 214, 720 220
      </Ridge>
      <path fill={paint("soil")} d="M-240 232 20 228 120 236 40 246-240 246z" />
      <RoyalPalm x={34} y={250} height={60} />
      <RoyalPalm x={58} y={252} height={46} />
    </>
  ),
  foot: 272,
  x: 262,
  ground: "leaf2",
  house: [
    ...wall("guava", [-112, 0, 92, 92], 0.04),
    ...wall("guava", [-20, 0, 148, 122], 0.07),
    block("sugar", [-112, -30, 240, 4], [-112, -60, 240, 4], [-20, -90, 148, 4]),
    arches([-108, 0, 84, 26], 5, { wide: 0.72 }),
    arches([-108, -34, 84, 22], 5, { wide: 0.5 }),
    arches([-108, -64, 84, 20], 5, { wide: 0.5 }),
    arches([-16, 0, 132, 26], 8, { wide: 0.72 }),
    ...[-34, -64, -94].map((y) => arches([-16, y, 132, 22], 8, { wide: 0.5 })),
    { stroke: "foam", strokeWidth: 8, strokeDasharray: "1.6 2.2", d: "M-112-38H128M-112-68H128M-20-98H128" },
    ...hipped([-112, 0, 92, 92], 20, 14, 6),
    ...hipped([-20, 0, 148, 122], 24, 18, 6),
    block("sugar", [52, -146, 24, 12]),
    ...hipped([52, -146, 24, 12], 12, 12, 4),
  ],
  before: (
    <>
      <path fill={paint("stone")} d="M60 276H440L470 308H20z" />
      <Placed x={236} y={290}>
        <Shapes of={pool(0, 0, 250, 12)} />
      </Placed>
      <path fill={paint("leaf")} d="M-240 304C-60 296 60 312 240 308S520 300 720 306V440H-240z" />
      <path
        fill={paint("flower")}
        d="M96 310a6 6 0 1 1 12 0zM128 312a5 5 0 1 1 10 0zM346 310a6 6 0 1 1 12 0zM380 311a5 5 0 1 1 10 0z"
      />
      <CoconutPalm x={96} y={282} height={86} lean={-14} />
      <RoyalPalm x={430} y={284} height={110} />
    </>
  ),
});

/** Moka: white arcades under red tiles in the forest; an old tree grows through its hall. */
export const moka = landmark({
  hour: "day",
  sky: { sun: { x: 90, y: 86, r: 34 }, light: "bands" },
  behind: (
    <>
      <Clouds>330 56 90, -150 60 90, 560 60 90</Clouds>
      <Ridge tone="far" base={260}>
        -240 150, -140 108, -40 150, 60 116, 140 152, 240 96, 330 146, 420 106, 560 150, 720 104
      </Ridge>
      <Ridge soft tone="mid" base={300}>
        -240 190, -80 170, 80 186, 190 160, 320 176, 480 160, 720 170
      </Ridge>
      <Ridge soft tone="near" base={300}>
        -240 226, -60 210, 90 224, 210 204, 330 214, 480 200, 720 210
      </Ridge>
      <Pines tone="dark">40 240 90, 70 244 70, 12 244 60, 410 236 96, 440 240 76, 466 240 100, 384 240 60</Pines>
    </>
  ),
  foot: 270,
  ground: "leaf2",
  house: [
    // The tree, behind the roof through which it grows.
    "trunk M-8 0-6-120-34-150-30-153-3-128-2-160H5L4-132 30-156 34-152 8-118 10 0z",
    "leaf2 M-66-150C-74-172-54-186-40-180-38-204-8-208 4-196 18-210 46-204 48-186 66-188 76-168 66-150 50-136 26-140 14-146-6-134-24-142-36-146-50-138-62-142-66-150z",
    "leaf M-66-150C-74-172-54-186-40-180-38-204-8-208 4-196-8-190-10-176-4-166-20-174-36-168-38-154-48-158-60-156-66-150z",
    ...wall("sugar", [-156, 0, 122, 70], 0.03),
    ...wall("sugar", [38, 0, 118, 70], 0.08),
    ...wall("sugar", [-40, 0, 84, 92], 0.04),
    arches([-152, 0, 112, 28], 6, { wide: 0.7 }),
    windows([-152, -34, 112, 32], 1, 6, { wide: 0.44, high: 0.62, paint: "leaf2" }),
    railings([-152, -34, 112, 32], 1, 6, 0.8),
    arches([42, 0, 106, 28], 6, { wide: 0.7 }),
    windows([42, -34, 106, 32], 1, 6, { wide: 0.44, high: 0.62, paint: "leaf2" }),
    railings([42, -34, 106, 32], 1, 6, 0.8),
    ...hipped([-156, 0, 122, 70], 22, 18, 6),
    ...hipped([38, 0, 118, 70], 22, 18, 6),
    arches([-34, 0, 72, 52], 3, { wide: 0.76, paint: "ink" }),
    "trunk M-7 0V-44H9V0z",
    windows([-34, -60, 72, 26], 1, 4, { wide: 0.5, high: 0.66, paint: "leaf2" }),
    // The roof leaves an opening for the trunk.
    "roof M-46-90-28-114H-8V-90zM50-90 32-114H12V-90z",
    "shade M50-90 32-114H26L34-90z",
    "trunk M-8-86-6-122H6L10-86z",
  ],
  before: (
    <>
      <path fill={paint("leaf")} d="M-240 282C-60 272 60 290 240 284S520 276 720 282V440H-240z" />
      <path fill={paint("stone")} d="M222 270h36l30 60h-96z" />
      <path stroke={paint("stone2")} strokeWidth="2" d="M217 280h46M212 292h56M206 305h68" />
      <Flamboyan x={74} y={304} s={0.86} />
      <RoyalPalm x={420} y={298} height={128} />
    </>
  ),
});
