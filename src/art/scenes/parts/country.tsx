import { d, drawing, type Place, Placed, type Spots, spots } from "../drawing";
import { type Paint, paint } from "../paint";

interface RidgeProps {
  readonly tone: Paint;
  readonly base?: number;
  /** Round hills instead of sharp peaks. */
  readonly soft?: boolean;
  /** The points of its skyline from left to right, alternating: a valley first, then a peak. */
  readonly children: string;
}

function sharpLine(line: Spots): string {
  return line.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

function softLine(line: Spots): string {
  return line
    .map(([x, y], index) => {
      const before = line[index - 1];
      if (before === undefined) return d`M${x} ${y}`;
      const half = (before[0] + x) / 2;
      return d`C${half} ${before[1]} ${half} ${y} ${x} ${y}`;
    })
    .join("");
}

/** The shaded side of each peak. */
function shadedSides(line: Spots, base: number): string {
  return line
    .map((peak, index) => {
      const valley = line[index + 1];
      if (index % 2 === 0 || valley === undefined) return "";
      const [x, y] = peak;
      const depth = base - y;
      return d`M${x} ${y}L${valley[0]} ${valley[1]}V${base}H${x - depth * 0.12}L${x + depth * 0.14} ${y + depth * 0.55}L${x - depth * 0.08} ${y + depth * 0.3}z`;
    })
    .join("");
}

/** A range of mountains or hills in one flat colour, with one side of each in shade. */
export function Ridge({ tone, base = 200, soft = false, children }: RidgeProps) {
  const line = spots(children);
  const last = line.at(-1)?.[0] ?? 0;
  const first = line[0]?.[0] ?? 0;
  return (
    <>
      <path fill={paint(tone)} d={`${soft ? softLine(line) : sharpLine(line)}L${last} ${base}H${first}z`} />
      {!soft && <path fill={paint("shade")} d={shadedSides(line, base)} />}
    </>
  );
}

/** El Yunque, the flat-topped mountain above Baracoa. */
export const Tableland = drawing([
  "mid M-190 0C-150-14-118-36-96-62L-88-104C-70-112-40-110-10-113S60-110 82-104L92-62C112-38 150-14 200 0z",
  "shade M30-112C52-111 70-108 82-104L92-62C112-38 150-14 200 0H96C70-20 84-44 60-60L70-80 44-92z",
  {
    fill: "stone",
    opacity: 0.5,
    d: "M-85-98-72-102-66-74-76-62-92-62zM-56-104-44-105-42-80-52-72zM-28-106-14-107-16-84-26-76zM6-107 18-107 18-86 8-78z",
  },
  "near M-240 0C-190-8-176-26-140-30S-90-14-60-20-10-36 30-30 80-10 120-18 190-20 240 0z",
]);

type Mogote = Spots[number];

function dome([x, w, h]: Mogote, y: number): string {
  return d`M${x} ${y}C${x + w * 0.01} ${y - h * 0.62} ${x + w * 0.12} ${y - h} ${x + w * 0.42} ${y - h}C${x + w * 0.8} ${y - h} ${x + w * 0.98} ${y - h * 0.66} ${x + w} ${y}z`;
}

function shadow([x, w, h]: Mogote, y: number): string {
  return d`M${x + w * 0.42} ${y - h}C${x + w * 0.8} ${y - h} ${x + w * 0.98} ${y - h * 0.66} ${x + w} ${y}H${x + w * 0.56}C${x + w * 0.72} ${y - h * 0.3} ${x + w * 0.5} ${y - h * 0.46} ${x + w * 0.62} ${y - h * 0.7}C${x + w * 0.64} ${y - h * 0.86} ${x + w * 0.54} ${y - h * 0.97} ${x + w * 0.42} ${y - h}z`;
}

/** Bare limestone where the wall is too steep for trees. */
function cliff([x, w, h]: Mogote, y: number): string {
  return d`M${x + w * 0.07} ${y - h * 0.62}l${w * 0.09} ${-h * 0.13}l${w * 0.03} ${h * 0.34}l${-w * 0.05} ${h * 0.16}l${-w * 0.05} ${-h * 0.1}zM${x + w * 0.24} ${y - h * 0.72}l${w * 0.06} ${-h * 0.08}l${w * 0.03} ${h * 0.24}l${-w * 0.05} ${h * 0.12}z`;
}

interface MogotesProps {
  readonly tone: Paint;
  readonly base: number;
  /** Each hill's left foot, width and height. */
  readonly children: string;
}

/** Limestone hills of Viñales, steep on all sides and round on top. */
export function Mogotes({ tone, base, children }: MogotesProps) {
  return spots(children).map((mogote) => (
    <g key={mogote[0]}>
      <path fill={paint(tone)} d={dome(mogote, base)} />
      <path fill={paint("shade")} d={shadow(mogote, base)} />
      {mogote[1] > 90 && <path fill={paint("stone")} opacity=".55" d={cliff(mogote, base)} />}
    </g>
  ));
}

/** A ploughed field of tobacco on red soil, in rows that meet at the horizon. */
export function Furrows({ top, towards }: { readonly top: number; readonly towards: number }) {
  const rows = Array.from({ length: 19 }, (_, index) => {
    const at = (index - 9) * 2;
    return d`M${towards + at * 6} ${top}h6L${towards + at * 66 + 56} 440h-52z`;
  });
  return (
    <>
      <path fill={paint("soil")} d={d`M-240 ${top}H720V440H-240z`} />
      <path fill={paint("leaf")} d={rows.join("")} />
    </>
  );
}

/** A thatched barn for drying tobacco. */
export const DryingHouse = drawing([
  "ink M-40 0V-20H40V0z",
  "trunk M-34 0V-26L0-58 34-26V0zM34-26V0H72V-22z",
  "ink M-9 0V-24H9V0z",
  "sand2 M0-66-46-12-36-8 0-50 36-8 46-12zM0-66 46-12 88-14 46-66z",
  "shade M0-66 46-12 88-14 46-66z",
  { fill: "none", stroke: "trunk", strokeWidth: 2, d: "M10-60 52-14M22-62 62-15M34-64 72-16" },
]);

/** A waterfall in two steps between rocks, and its pool. */
export const Waterfall = drawing([
  "dark M-58 0C-54-40-40-62-34-96L-22-112H26L38-94C42-60 54-40 60 0z",
  "near M-58 0C-54-40-40-62-34-96L-22-112-16-60-24-50-18 0zM26-112 38-94C42-60 54-40 60 0H44L34-50 22-58z",
  "foam M-10-112H12L14-58 20-52 24 0H-22L-16-54-10-58z",
  "sea3 M-4-112H0L-1-58-7-50-8 0H-13L-11-54-5-60zM8-104 10-56 15-50 17 0H13L10-48 5-56z",
  "sea3 M-74 2C-50-8 50-8 78 2 60 14-54 14-74 2z",
  "foam M-36 1C-20-8 24-8 40 1 24 6-20 6-36 1z",
]);

interface PalmProps extends Place {
  readonly height: number;
}

const royalCrown = {
  left: "M0 0C-8-14-22-17-34-4-27-8-20-8-16-5-26-4-32 4-32 15-26 6-18 2-12 3-18 8-20 15-18 23-13 12-7 6 0 3zM0 0C-4-16-12-25-25-25-16-21-10-13-7-4z",
  right:
    "M0 0C8-14 22-17 34-4 27-8 20-8 16-5 26-4 32 4 32 15 26 6 18 2 12 3 18 8 20 15 18 23 13 12 7 6 0 3zM0 0C4-16 12-25 25-25 16-21 10-13 7-4zM-3 0C-3-12-2-22 2-32 4-22 4-12 3 0z",
};

/** A royal palm: a pale straight trunk, green at the top, under a round crown. */
export function RoyalPalm({ height: h, ...place }: PalmProps) {
  const w = 2 + h * 0.012;
  const shaft = h - 16;
  const column = d`M${-w} 0C${-w * 1.5} ${-h * 0.4} ${-w * 0.8} ${-h * 0.6} ${-w * 0.7} ${-shaft}H${w * 0.7}C${w * 0.8} ${-h * 0.6} ${w * 1.5} ${-h * 0.4} ${w} 0z`;
  const shadow = d`M0 0V${-shaft}H${w * 0.7}C${w * 0.8} ${-h * 0.6} ${w * 1.5} ${-h * 0.4} ${w} 0z`;
  return (
    <Placed {...place}>
      <path fill={paint("stone")} d={column} />
      <path fill={paint("shade")} d={shadow} />
      <path fill={paint("leaf")} d={d`M${-w * 0.7} ${-shaft}L-1.5 ${-h}h3L${w * 0.7} ${-shaft}z`} />
      <g transform={d`translate(0 ${-h})`}>
        <path fill={paint("leaf2")} d={royalCrown.right} />
        <path fill={paint("leaf")} d={royalCrown.left} />
      </g>
    </Placed>
  );
}

const coconutCrown = {
  lit: "M0 0Q-23.7-12.9-43 16.9L-43 16-37 11L-38 13-31 5L-32 13-25 1L-26 13-19-1L-20 12-13-1L-14 11-7 0zM0 0Q-19.4-28.2-35.2-11.6L-36-10-30-13L-31-10-25-15L-27-6-21-15L-22-2-16-13L-17 1-11-10L-12 4-5-5zM0 0Q-6.8-34.5-12.4-30L-14-27-11-28L-13-24-9-27L-11-17-7-24L-9-11-5-20L-7-5-4-14L-6 0-2-6zM0 0Q6.8-34.5 12.4-30L14-27 11-28L13-24 9-27L11-17 7-24L9-11 5-20L7-5 4-14L6 0 2-6z",
  shaded:
    "M0 0Q19.4-28.2 35.2-11.6L36-10 30-13L31-10 25-15L27-6 21-15L22-2 16-13L17 1 11-10L12 4 5-5zM0 0Q23.7-12.9 43 16.9L43 16 37 11L38 13 31 5L32 13 25 1L26 13 19-1L20 12 13-1L14 11 7 0zM0 0Q-19 1.4-34.6 33.9L-35 33-30 27L-31 28-25 20L-26 27-20 14L-21 25-15 9L-16 22-10 6L-11 17-5 4zM0 0Q19 1.4 34.6 33.9L35 33 30 27L31 28 25 20L26 27 20 14L21 25 15 9L16 22 10 6L11 17 5 4z",
};

interface CoconutPalmProps extends PalmProps {
  /** How far the crown is to the side of the base; negative leans left. */
  readonly lean: number;
  /** A silhouette. */
  readonly dark?: boolean;
}

/** A leaning coconut palm. */
export function CoconutPalm({ height: h, lean, dark = false, ...place }: CoconutPalmProps) {
  const w = h * 0.02 + 1.6;
  const trunk = d`M${-w * 1.3} 0C${-w * 0.6} ${-h * 0.45} ${lean * 0.35 - w} ${-h * 0.75} ${lean - w * 0.5} ${-h}h${w}C${lean * 0.35 + w} ${-h * 0.72} ${w * 1.1} ${-h * 0.45} ${w * 1.5} 0z`;
  return (
    <Placed {...place}>
      <path fill={paint(dark ? "dark" : "trunk")} d={trunk} />
      <g transform={d`translate(${lean} ${-h})`}>
        <path fill={paint(dark ? "dark" : "leaf2")} d={coconutCrown.shaded} />
        <path fill={paint(dark ? "dark" : "leaf")} d={coconutCrown.lit} />
        {!dark && <path fill={paint("soil")} d="M-5 3a4 4 0 1 1 .1.1zM2 5a4 4 0 1 1 .1.1z" />}
      </g>
    </Placed>
  );
}

/** Tropical pines of the uplands and the Isla, as x, y and height. */
export function Pines({ tone, children }: { readonly tone: Paint; readonly children: string }) {
  const trees = spots(children).map(([x, y, h]) => {
    const tiers = [0.2, 0.42, 0.64].map((t) => {
      const half = h * (0.24 - t * 0.2);
      const foot = y - h * t;
      return d`M${x - half} ${foot}L${x} ${foot - h * 0.4}L${x + half} ${foot}L${x} ${foot - h * 0.05}z`;
    });
    return d`M${x - 1.6} ${y}V${y - h * 0.6}h3.2V${y}z` + tiers.join("");
  });
  return <path fill={paint(tone)} d={trees.join("")} />;
}

/** The flame tree in flower: a flat red parasol on branching limbs. */
export const Flamboyan = drawing([
  "trunk M-6 0C-3-18-5-26-14-36L-40-56-36-60-8-42C-4-48-6-60-8-70H-3C-1-60 2-50 3-42L28-60 33-56 10-34C5-26 5-14 8 0z",
  "flower M-78-56C-84-66-72-76-62-74-58-88-40-92-32-86-22-98 6-100 16-88 28-96 48-88 52-78 66-80 80-68 76-56 60-62 50-52 36-58 20-50 4-60-8-54-24-62-36-50-50-56-60-50-70-50-78-56z",
  "shade M16-88C28-96 48-88 52-78 66-80 80-68 76-56 60-62 50-52 36-58 20-50 4-60-8-54 4-64 24-66 16-88z",
  { stroke: "mango", strokeWidth: 4, strokeLinecap: "round", d: "M-56-66h9M-34-78h12M-8-88h10M-26-66h8M2-76h8" },
]);
