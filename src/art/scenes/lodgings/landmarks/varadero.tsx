import { d, type Shape } from "../../drawing";
import { paint } from "../../paint";
import { Beach, Parasols, Sailboat } from "../../parts/coast";
import { CoconutPalm, RoyalPalm } from "../../parts/country";
import { Mansion } from "../../parts/town";
import { Clouds, Sea } from "../../zones/havana";
import { arches, type Box, bands, block, cornice, hipped, lines, wall, windows } from "../building";
import { landmark } from "./landmark";

/**
 * A wing of the star, from its inner end (`from`) to its outer one, each with base and height; six storeys of
 * balconies.
 */
function arm(from: ArmEnd, to: ArmEnd, shaded: boolean): Shape[] {
  const floors = (up: number) =>
    [0, 1, 2, 3, 4, 5].map(
      (floor) =>
        d`M${from.x} ${from.foot - (from.high * (floor + up)) / 6}L${to.x} ${to.foot - (to.high * (floor + up)) / 6}`,
    );
  const outline = d`M${from.x} ${from.foot}V${from.foot - from.high}L${to.x} ${to.foot - to.high}V${to.foot}z`;
  const middle = (from.high + to.high) / 2 / 6;
  return [
    { fill: "sugar", d: outline },
    { stroke: "glass", strokeWidth: middle * 0.6, strokeDasharray: "9 2.4", d: floors(0.56).join("") },
    { stroke: "guava", strokeWidth: middle * 0.2, d: floors(0.18).join("") },
    ...(shaded ? [{ fill: "shade", d: outline } as const] : []),
    lines("foam", 5, d`M${from.x} ${from.foot - from.high}L${to.x} ${to.foot - to.high}`),
  ];
}

interface ArmEnd {
  readonly x: number;
  readonly foot: number;
  readonly high: number;
}

/** The front wall of a wing that points towards the viewer. */
const end = (box: Box): Shape[] => [
  ...wall("foam", box, 0.2),
  windows(box, 6, 1, { wide: 0.44, high: 0.6 }),
  windows(box, 6, 1, { wide: 0.7, high: 0.18, at: 0.18, paint: "guava" }),
  cornice(box, 5),
];

/** A star of arms around a round hall under a cone of glass, on its point of rock. */
export const meliaVaradero = landmark({
  hour: "day",
  sky: { sun: { x: 96, y: 92, r: 38 }, light: "rays" },
  behind: (
    <>
      <Clouds>330 64 100, -150 60 90, 560 60 90</Clouds>
      <Sea middle={218} shallow={250} />
      <Sailboat x={36} y={224} s={0.6} />
      <Sailboat x={446} y={214} s={0.45} />
    </>
  ),
  foot: 262,
  ground: "leaf",
  house: [
    ...arm({ x: -30, foot: -24, high: 96 }, { x: -170, foot: -34, high: 54 }, false),
    ...arm({ x: 30, foot: -24, high: 96 }, { x: 170, foot: -34, high: 54 }, true),
    ...arm({ x: -40, foot: -4, high: 112 }, { x: -122, foot: 10, high: 128 }, true),
    ...arm({ x: 40, foot: -4, high: 112 }, { x: 122, foot: 10, high: 128 }, false),
    ...end([-154, 10, 34, 128]),
    ...end([120, 10, 34, 128]),
    ...wall("sugar", [-44, 0, 88, 128], 0.2),
    windows([-40, -22, 80, 100], 6, 7, { wide: 0.7, high: 0.6 }),
    bands([-44, -22, 88, 100], 6, "guava", 0.16, 0.12),
    cornice([-44, 0, 88, 128], 5, 3),
    "sea3 M-40-128 0-190 40-128z",
    "shade M0-190 40-128H10z",
    lines("foam", 2, "M-40-128 0-190 40-128M-20-128 0-190 20-128M0-190V-128M-30-144H30M-18-162H18"),
    arches([-38, 0, 76, 22], 3, { wide: 0.8, paint: "ink" }),
  ],
  before: (
    <>
      <path fill={paint("leaf2")} d="M-240 266C0 258 120 276 240 272S520 260 720 266V440H-240z" />
      <path
        fill={paint("stone2")}
        d="M-240 292 0 286 40 278 76 288 130 282 180 294 240 286 300 296 350 284 410 290 440 280 480 288 720 290V440H-240z"
      />
      <path fill={paint("shade")} d="M-240 304 30 302 90 298 170 306 250 300 330 308 420 300 720 304V440H-240z" />
      <path fill={paint("sea3")} d="M-240 310H720V440H-240z" />
      <path fill={paint("foam")} d={`M-240 312${"q12-9 24 0t24 0".repeat(20)}v4H-240z`} />
      <CoconutPalm x={44} y={286} height={122} lean={-20} />
      <CoconutPalm x={440} y={286} height={130} lean={20} />
    </>
  ),
});

/** Low wings among the greens beside the mansion Xanadú, which is its club house. */
export const lasAmericas = landmark({
  hour: "day",
  sky: { sun: { x: 330, y: 90, r: 38 }, light: "rings" },
  behind: (
    <>
      <Clouds>60 70 100, -150 60 90, 560 60 90</Clouds>
      <Sea middle={222} shallow={246} />
      <Sailboat x={446} y={226} s={0.6} />
    </>
  ),
  foot: 274,
  x: 166,
  ground: "leaf2",
  house: [
    ...wall("mango", [-130, 0, 110, 84], 0.06),
    ...wall("sugar", [-20, 0, 92, 66], 0.08),
    ...wall("mango", [72, 0, 74, 48], 0.1),
    windows([-126, -4, 100, 76], 4, 7, { wide: 0.66, high: 0.6 }),
    windows([-126, -4, 100, 76], 4, 7, { wide: 0.8, high: 0.16, at: 0.18, paint: "foam" }),
    windows([-16, -4, 78, 58], 3, 5, { wide: 0.66, high: 0.6 }),
    windows([-16, -4, 78, 58], 3, 5, { wide: 0.8, high: 0.16, at: 0.18, paint: "mango" }),
    windows([76, -4, 60, 40], 2, 4, { wide: 0.66, high: 0.6 }),
    ...hipped([-130, 0, 110, 84], 24, 20),
    ...hipped([-20, 0, 92, 66], 22, 18),
    ...hipped([72, 0, 74, 48], 20, 16),
  ],
  before: (
    <>
      <path fill={paint("leaf2")} d="M-240 290C-60 280 120 300 260 294S520 286 720 292V440H-240z" />
      <Mansion x={306} y={282} s={1.5} />
      <path fill={paint("leaf")} d="M-240 300C-60 290 120 284 260 284S520 280 720 286V440H-240z" />
      <path fill={paint("sand")} d="M120 304c14-8 52-8 66 0-8 8-58 8-66 0z" />
      <path stroke={paint("ink")} strokeWidth="1.6" d="M156 302V272" />
      <path fill={paint("flower")} d="M156 272l16 5-16 5z" />
      <CoconutPalm x={34} y={296} height={150} lean={-18} />
      <CoconutPalm x={66} y={300} height={104} lean={22} />
      <RoyalPalm x={430} y={298} height={120} />
    </>
  ),
});

const wave = (x: number, w: number, storeys: number): Shape[] => {
  const floors = Array.from({ length: storeys }, (_, floor) => {
    const y = -16 - floor * 13;
    return `M${x} ${y}q${w / 4} ${floor % 2 === 0 ? -6 : 6} ${w / 2} 0t${w / 2} 0`;
  });
  const top = 16 + storeys * 13;
  return [
    ...wall("foam", [x, 0, w, top], 0.08),
    windows([x + 4, -16, w * 0.88, storeys * 13], storeys, Math.round(w / 13), { wide: 0.72, high: 0.62 }),
    { fill: "none", stroke: "foam", strokeWidth: 4.6, d: floors.join("") },
    {
      fill: "none",
      stroke: "shade",
      strokeWidth: 1.4,
      d: floors.join("").replaceAll(/M(\S+) (\S+?)q/g, (_, left, y) => `M${left} ${Number(y) + 3}q`),
    },
    block("foam", [x - 4, -top, w + 8, 5]),
  ];
};

/** White waves of balconies, in three steps behind its long pools. */
export const internacional = landmark({
  hour: "day",
  sky: { sun: { x: 384, y: 88, r: 40 }, light: "bands" },
  behind: (
    <>
      <Clouds>20 66 90, -150 60 90, 560 60 90</Clouds>
      <Sea middle={220} shallow={250} />
      <Sailboat x={430} y={220} s={0.6} />
    </>
  ),
  foot: 276,
  ground: "sand",
  house: [
    ...wave(66, 96, 7),
    ...wave(-162, 92, 9),
    ...wave(-76, 146, 12),
    block("sea2", [-30, -172, 56, 12]),
    block("foam", [-34, -184, 64, 4]),
    ...wall("sugar", [-120, 0, 240, 20], 0.04),
    windows([-116, 0, 228, 17], 1, 16, { wide: 0.8, high: 0.8 }),
    block("sea2", [-124, -20, 248, 4]),
    block("ink", [-14, 0, 28, 16]),
  ],
  before: (
    <>
      <Beach edge={[360, 380, 360]} />
      <path fill={paint("sand")} d="M-240 276H720V440H-240z" />
      <path fill={paint("foam")} d="M60 286H420L450 310H30z" />
      <path fill={paint("sea2")} d="M68 289H412L436 307H44z" />
      <path fill={paint("sea3")} d="M120 293h90l-6 5h-94zM260 300h80l6 4h-90z" />
      <Parasols>30 292 0.62, 446 292 0.62, 10 316 0.8</Parasols>
      <CoconutPalm x={64} y={288} height={96} lean={-18} />
      <CoconutPalm x={424} y={288} height={110} lean={16} />
    </>
  ),
});
