// The scene of La Habana and its parts, some of which other scenes use as well. The home page loads this file with its
// first view, so parts that La Habana does not need belong in ../parts.
import { d, drawing, type Place, Placed, type Shape, Shapes, spots } from "../drawing";
import { type Paint, paint } from "../paint";
import type { Composition } from "../Scene";

/** Clouds as x, y and width: three bars with round ends, one above the other. */
export function Clouds({ children }: { readonly children: string }) {
  const bars = spots(children).map(
    ([x, y, w]) =>
      `M${x} ${y + 5}h${Math.round(w * 0.6)}M${x - Math.round(w * 0.22)} ${y + 13}h${w}M${x + Math.round(w * 0.3)} ${y + 21}h${Math.round(w * 0.7)}`,
  );
  return <path stroke={paint("cloud")} strokeWidth="10" strokeLinecap="round" d={bars.join("")} />;
}

interface SeaProps {
  /** The position of the sun's reflection on the water; undefined: there is none. */
  readonly sunX?: number;
  /** The top of the water, and of its lighter bands. */
  readonly top?: number;
  readonly middle?: number;
  readonly shallow?: number;
}

/** A band of water from a long flat wave crest down to the bottom of the picture. */
function crest(y: number, swell: number): string {
  return `M-240 ${y}${`q24 ${-swell} 48 0t48 0`.repeat(10)}V440H-240z`;
}

/** The sea in three flat bands, with the sun's reflection across it. */
export function Sea({ sunX, top = 196, middle = 226, shallow = 262 }: SeaProps) {
  const reflection = (x: number) =>
    [34, 22, 40, 26, 14, 30, 18].map((half, row) => d`M${x - half} ${top + 7 + row * 9}h${half * 2}`).join("");
  return (
    <>
      <path fill={paint("sea1")} d={d`M-240 ${top}H720V440H-240z`} />
      <path fill={paint("sea2")} d={crest(middle, 5)} />
      <path fill={paint("sea3")} d={crest(shallow, 7)} />
      {sunX !== undefined && (
        <path stroke={paint("glint")} strokeWidth="3.2" strokeLinecap="round" d={reflection(sunX)} />
      )}
    </>
  );
}

interface CityBlocksProps {
  readonly y: number;
  readonly tone: Paint;
  /** Each tower's x, width and height. */
  readonly children: string;
}

/** Distant modern towers, as flat shapes with a few windows. */
export function CityBlocks({ y, tone, children }: CityBlocksProps) {
  const towers = spots(children);
  // One line for each floor, whose dashes look like windows.
  const windows = towers.flatMap(([x, w, h]) =>
    Array.from({ length: Math.floor((h - 8) / 11) }, (_, floor) => d`M${x + 4} ${y - h + 9 + floor * 11}h${w - 6}`),
  );
  return (
    <>
      <path fill={paint(tone)} d={towers.map(([x, w, h]) => d`M${x} ${y}v${-h}h${w}v${h}z`).join("")} />
      <path stroke={paint("glass")} strokeWidth="4" strokeDasharray="4 4" opacity=".6" d={windows.join("")} />
    </>
  );
}

/** A Spanish fortress on its rock, with a sentry box at the point. */
export const Fortress = drawing([
  "near M-112 0C-100-18-84-24-70-26L-58-34H74L104-14 128 0z",
  "shade M74-34 104-14 128 0H60L68-14z",
  "stone M-66-24-58-46H-8L-4-62H40L44-84H82L90-24z",
  "stone2 M44-84H82L90-24H52zM-4-62H40L44-46H-8zM-20-46-14-24H-2L-8-46z",
  "foam M-60-46H-8V-50H-60zM-6-62H40V-66H-6zM42-84H84V-88.5H42z",
  "stone M-68-40V-54A5 5 0 0 1-58-54V-40z",
  "roof M-69-54A6 6 0 0 1-57-54z",
  "ink M-64-44V-50H-62V-44zM10-50V-58H14V-50zM24-50V-58H28V-50zM58-66V-76H62V-66zM68-66V-76H72V-66z",
]);

/** A stone lighthouse. */
const Lighthouse = drawing([
  "sugar M-11 0-7-66H7L11 0z",
  "shade M2 0V-66H7L11 0z",
  "guava M-9.7-22-8.7-38H8.7L9.7-22z",
  "ink M-10-66V-70H10V-66z",
  "sun M-5-70V-80H5V-70z",
  "ink M-7-80C-6-88 6-88 7-80zM-.7-86h1.4V-93H-.7z",
]);

/** A capitol: a ribbed dome on a ring of columns above a colonnaded hall. */
const Dome = drawing([
  "stone M-92 0V-30H92V0zM-36-30V-42H36V-30zM-29-42V-70H29V-42z",
  { stroke: "glass", strokeWidth: 23, strokeDasharray: "5 5", d: "M-88-12.5H88" },
  { stroke: "glass", strokeWidth: 21, strokeDasharray: "4 3.8", d: "M-25-57H27" },
  "foam M-33-70H33V-74H-33zM-94-30H94V-33H-94zM-38-42H38V-44.5H-38z",
  "mango M-30-74C-30-100-16-116 0-118 16-116 30-100 30-74z",
  "shade M0-118C16-116 30-100 30-74H10C14-92 10-108 0-118z",
  {
    fill: "none",
    stroke: "stone2",
    strokeWidth: 1.6,
    d: "M-18-75C-17-96-9-110 0-118M0-75V-118M18-75C17-96 9-110 0-118",
  },
  "stone M-6-116V-130H6V-116z",
  "mango M-7-130C-6-138-2-140-1-150H1C2-140 6-138 7-130z",
]);

interface HouseProps {
  readonly x: number;
  /** The foot of the house. */
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly wall: Paint;
  readonly floors: number;
  readonly bays: number;
  /** The kind of ground floor. */
  readonly ground?: "arcade" | "doors";
  readonly balconies?: boolean;
  readonly roof?: "cornice" | "tiles";
}

/** A town house seen from the front: ground floor, floors with tall windows, and a cornice or a tiled roof. */
export function House(house: HouseProps) {
  const { x, y, w, h, wall, floors, bays, ground = "doors", balconies = false, roof = "cornice" } = house;
  const storey = (h * 0.94) / (floors + 1.1);
  const street = storey * 1.1;
  const bay = (w * 0.88) / bays;
  const levels = Array.from({ length: floors }, (_, floor) => y - street - storey * (floor + 0.54));
  // An arch is a thick vertical line with a round end; its lower end is hidden by the pavement.
  const arches = Array.from(
    { length: bays },
    (_, index) => d`M${Math.round(x + w * 0.03 + bay * (index + 0.5))} ${y}v${Math.round(bay * 0.35 - street * 0.92)}`,
  ).join("");
  const row = (level: number) => d`M${x + w * 0.04 + bay * 0.26} ${level}h${w * 0.84}`;
  const mouldings =
    (floors > 0 ? d`M${x - 1} ${y - street - 2}h${w + 2}v2.4h${-w - 2}z` : "") +
    (roof === "cornice" ? d`M${x - 2} ${y - h - 2}h${w + 4}v4h${-w - 4}z` : "");
  return (
    <>
      <path fill={paint(wall)} d={d`M${x} ${y}v${-h}h${w}v${h}z`} />
      <path
        fill={paint("shade")}
        d={d`M${x + w * 0.92} ${y}v${-h}h${w * 0.08}v${h}zM${x} ${y}v${-street * 0.16}h${w * 0.92}v${street * 0.16}z`}
      />
      {ground === "arcade" && (
        <path stroke={paint("glass")} strokeWidth={Math.round(bay * 0.7)} strokeLinecap="round" d={arches} />
      )}
      {/* The windows of a floor are dashes of one thick line, for small markup. */}
      <g stroke={paint("glass")} strokeDasharray={d`${bay * 0.48} ${bay * 0.52}`}>
        {floors > 0 && <path strokeWidth={Math.round(storey * 0.62)} d={levels.map(row).join("")} />}
        {ground === "doors" && <path strokeWidth={Math.round(street * 0.56)} d={row(y - street * 0.46)} />}
      </g>
      {ground === "doors" && (
        <path
          fill={paint("ink")}
          d={d`M${x + w * 0.04 + bay * 1.22} ${y}v${-street * 0.76}h${bay * 0.56}v${street * 0.76}z`}
        />
      )}
      {balconies && (
        <path
          stroke={paint("ink")}
          strokeWidth={Math.max(2, Math.round(storey * 0.14))}
          strokeDasharray="1 1.1"
          d={levels.map((level) => d`M${x + w * 0.05} ${level + storey * 0.3}h${w * 0.84}`).join("")}
        />
      )}
      <path fill={paint("foam")} d={mouldings} />
      {roof === "tiles" && (
        <>
          <path fill={paint("roof")} d={d`M${x - 5} ${y - h + 2}l9 ${-h * 0.24 - 4}h${w - 8}l9 ${h * 0.24 + 4}z`} />
          <path fill={paint("shade")} d={d`M${x - 5} ${y - h + 2}l1.4-2.4h${w + 7.2}l1.4 2.4z`} />
        </>
      )}
    </>
  );
}

interface HouseRowProps {
  readonly x: number;
  readonly y: number;
  readonly houses: readonly Omit<HouseProps, "x" | "y">[];
}

/** Adjoining houses along a street. */
export function HouseRow({ x, y, houses }: HouseRowProps) {
  return houses.map((house, index) => {
    const left = houses.slice(0, index).reduce((sum, { w }) => sum + w, x);
    return <House key={left} {...house} x={left} y={y} />;
  });
}

/** An avenue with a kerb and a broken line, straight across the picture. */
export function Street({ from, y, depth }: { readonly from: number; readonly y: number; readonly depth: number }) {
  const line = d`M${from + 10} ${y + depth * 0.62}H720`;
  return (
    <>
      <path fill={paint("stone")} d={d`M${from} ${y}H720v${depth}H${from - 14}z`} />
      <path fill={paint("stone2")} d={d`M${from - 4} ${y + 5}H720v${depth}H${from - 16}z`} />
      <path stroke={paint("stone")} strokeWidth="1.6" strokeDasharray="16 12" d={line} />
    </>
  );
}

/** A finned American car of the fifties with a white roof. */
export const ClassicCar = drawing(
  [
    "foam M31-20C35-28 39-32.5 47-33H59C67-33 72-27 77-19.5L76-18H30z",
    "glass M36.5-20.5C39-27 42-30 47-30H51V-20.5zM54-30H58.5C64-30 67.5-26 71.5-20.5H54z",
    "own M2-8 1-14 3-24 9-23C16-20.5 26-20.5 36-20.5L74-20C88-19.5 99-18 103-14L104-8 102-6H3z",
    "foam M7-16 60-16.5 86-12 59-13 9-12z",
    "shade M3-6 2-9.5H104L102-6z",
    "stone2 M-1-10H7V-6.5H-1zM98-9.5H107V-6H98z",
    "sun M101-15A2.4 2.4 0 1 1 101-10.5z",
    "ink M13-6A9 9 0 0 1 31-6zM73-6A9 9 0 0 1 91-6z",
  ],
  <>
    <g fill={paint("ink")}>
      <circle cx="22" cy="-6.5" r="7" />
      <circle cx="82" cy="-6.5" r="7" />
    </g>
    <g fill={paint("foam")}>
      <circle cx="22" cy="-6.5" r="4.6" />
      <circle cx="82" cy="-6.5" r="4.6" />
    </g>
    <g fill={paint("stone2")}>
      <circle cx="22" cy="-6.5" r="2.4" />
      <circle cx="82" cy="-6.5" r="2.4" />
    </g>
  </>,
);

/** Silhouettes of people sitting on the wall: head, round shoulders, legs over the edge. */
const sitters = [246, 257, 424, 470, 481].map(
  (x) =>
    `M${x} 236a3.2 3.2 0 1 1 .1 0zM${x - 3} 253l-1.6-9c-.6-4 1-6.5 4.6-6.5s5.2 2.5 4.6 6.5L${x + 3} 253l.8 9h-2.6l-.9-7h-.6l-.9 7h-2.6z`,
);

/** The wall between avenue and sea, with its coping, its rocks and the people on it; in scene units. */
const seaWall: readonly Shape[] = [
  "stone2 M176 256H720v26H160z",
  "stone M179 251H720v8H174z",
  "dark M146 288l10-7 12 2 8-8 16 4 14-5 20 6 16-5 26 5 18-4 30 5 20-6 34 6 22-5 40 5 26-6 40 6 30-5 40 6 60-4H720v18H146z",
  `foam M128 300${"q14-11 28 0".repeat(22)}v5H128z`,
  { fill: "ink", d: sitters.join("") },
];

/** Drops of foam by their width: very short lines with round ends. */
const drops = [
  [28, "M-34 0h.1M-8-8h.1M18-8h.1M40 0h.1"],
  [20, "M-22-22h.1M0-30h.1M22-28h.1"],
  [13, "M-34-36h.1M-10-48h.1M12-52h.1M32-44h.1"],
  [7, "M-26-56h.1M2-68h.1M26-64h.1M44-56h.1"],
  [4, "M-40-56h.1M-12-74h.1M18-82h.1M40-74h.1M54-40h.1"],
] as const;
const ripple = "M-30 2C-26-10-16-14-10-12M8-4C10-16 20-20 28-14";

/** A wave that breaks against the wall: round foam and flying drops. */
function Spray(place: Place) {
  return (
    <Placed {...place}>
      <g stroke={paint("foam")} strokeLinecap="round">
        {drops.map(([width, path]) => (
          <path key={width} strokeWidth={width} d={path} />
        ))}
      </g>
      <path fill="none" stroke={paint("sea3")} strokeWidth="3" strokeLinecap="round" d={ripple} />
    </Placed>
  );
}

/** La Habana: the Malecón at sundown, the Capitol behind, the Morro across the bay. */
export const LHA: Composition = {
  hour: "dusk",
  sky: { sun: { x: 138, y: 168, r: 50 }, light: "rings" },
  layers: (
    <>
      <Clouds>20 60 90, 300 36 110, -140 90 120, 560 50 100</Clouds>
      <CityBlocks y={212} tone="far">
        196 18 54, 220 24 84, 312 22 110, 404 26 128, 500 30 104, 580 34 150
      </CityBlocks>
      <Sea sunX={138} middle={236} shallow={284} />
      <Fortress x={22} y={200} s={0.52} />
      <Lighthouse x={54} y={158} s={0.62} />
      <Dome x={278} y={224} s={0.78} />
      <HouseRow
        x={196}
        y={232}
        houses={[
          { w: 30, h: 38, wall: "blue", floors: 1, bays: 2 },
          { w: 40, h: 62, wall: "guava", floors: 2, bays: 3, ground: "arcade" },
          { w: 46, h: 52, wall: "sugar", floors: 1, bays: 3, ground: "arcade", balconies: true },
          { w: 50, h: 88, wall: "mango", floors: 3, bays: 3, ground: "arcade", balconies: true },
          { w: 54, h: 76, wall: "blue", floors: 2, bays: 4, ground: "arcade", balconies: true },
          { w: 58, h: 118, wall: "guava", floors: 4, bays: 3, ground: "arcade", balconies: true },
          { w: 60, h: 98, wall: "sugar", floors: 3, bays: 4, ground: "arcade", balconies: true },
          { w: 66, h: 130, wall: "mango", floors: 4, bays: 4, ground: "arcade", balconies: true },
          { w: 64, h: 108, wall: "blue", floors: 3, bays: 4, ground: "arcade", balconies: true },
          { w: 60, h: 84, wall: "sugar", floors: 2, bays: 3, ground: "arcade", balconies: true },
        ]}
      />
      <Street from={186} y={232} depth={20} />
      <ClassicCar x={300} y={252} s={0.98} colour="flower" />
      <ClassicCar x={520} y={252} s={0.98} colour="blue" />
      <Shapes of={seaWall} />
      <Spray x={186} y={292} s={0.9} />
    </>
  ),
};
