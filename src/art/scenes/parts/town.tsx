import { d, drawing, type Place, Placed, type Shape, Shapes } from "../drawing";
import { type Paint, paint } from "../paint";

interface ArchRow {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly columns: number;
  /** Width and height of one arch as parts of its bay. */
  readonly fill: readonly [number, number];
}

/** A row of round arches in the box whose top left is (x, y), as one path; rounded to whole units to keep it short. */
function openings({ x, y, w, h, columns, fill }: ArchRow): string {
  const bay = w / columns;
  const width = Math.max(2, Math.round(bay * fill[0]));
  const rise = Math.round(h * fill[1] - width / 2);
  const foot = Math.round(y + h - (h * (1 - fill[1])) / 2);
  const half = width / 2;
  return Array.from({ length: columns }, (_, index) => {
    const left = Math.round(x + index * bay + (bay - width) / 2);
    return d`M${left} ${foot}v${-rise}a${half} ${half} 0 0 1 ${width} 0v${rise}z`;
  }).join("");
}

interface ArcadeProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly arches: number;
  readonly wall: Paint;
}

/** A long colonnaded front on a square, with a balustrade on top. */
export function Arcade({ x, y, w, h, arches, wall }: ArcadeProps) {
  return (
    <>
      <path fill={paint(wall)} d={d`M${x} ${y}v${-h}h${w}v${h}z`} />
      <path
        fill={paint("ink")}
        opacity=".75"
        d={openings({ x, y: y - h * 0.8, w, h: h * 0.8, columns: arches, fill: [0.68, 1] })}
      />
      <path fill={paint("foam")} d={d`M${x - 3} ${y - h}h${w + 6}v-4h${-w - 6}zM${x} ${y - h * 0.86}h${w}v2h${-w}z`} />
      <path stroke={paint("foam")} strokeWidth="5" strokeDasharray="1.6 2.4" d={d`M${x} ${y - h - 6}h${w}`} />
    </>
  );
}

/** A colonial bell tower of three storeys under a small dome. `own` are its walls. */
export const BellTower = drawing([
  "own M-22 0V-84H22V0zM-17-88V-118H17V-88zM-12-122V-146H12V-122z",
  "shade M12 0V-84H22V0zM9-88V-118H17V-88zM6-122V-146H12V-122z",
  "foam M-26-84H26V-89H-26zM-21-118H21V-123H-21zM-15-146H15V-149.5H-15z",
  "roof M-12-149C-12-160-6-166 0-168 6-166 12-160 12-149z",
  "glass M-9-20V-40A9 9 0 0 1 9-40V-20zM-7-92V-106A7 7 0 0 1 7-106V-92zM-5-126V-136A5 5 0 0 1 5-136V-126zM-6-56A6 6 0 1 1 6-56 6 6 0 1 1-6-56z",
  { stroke: "ink", strokeWidth: 1.8, d: "M0-168V-180M-4-176H4" },
]);

/** A church with two domed towers and an arched front between them. `own` are its walls. */
export const Cathedral = drawing([
  "own M-56 0V-70H-32V0zM-53-74V-96H-35V-74zM32 0V-70H56V0zM35-74V-96H53V-74zM-32 0V-52H32V0z",
  "sugar M-32-52C-20-54-14-66 0-70 14-66 20-54 32-52z",
  "shade M-40 0V-70H-32V0zM48 0V-70H56V0zM-40-74V-96H-35V-74zM48-74V-96H53V-74z",
  "foam M-58-70H-30V-74H-58zM30-70H58V-74H30zM-55-96H-33V-99H-55zM33-96H55V-99H33zM-32-52H32V-54.5H-32z",
  "roof M-53-99C-53-112-49-116-44-120-39-116-35-112-35-99zM35-99C35-112 39-116 44-120 49-116 53-112 53-99z",
  "glass M-48-78V-88A4 4 0 0 1-40-88V-78zM40-78V-88A4 4 0 0 1 48-88V-78zM-10 0V-22A10 10 0 0 1 10-22V0zM-26 0V-14A6 6 0 0 1-14-14V0zM14 0V-14A6 6 0 0 1 26-14V0zM-48-40V-52A4 4 0 0 1-40-52V-40zM40-40V-52A4 4 0 0 1 48-52V-40zM-5-42A5 5 0 1 1 5-42 5 5 0 1 1-5-42z",
  { stroke: "ink", strokeWidth: 1.6, d: "M-44-120V-129M-47-126H-41M44-120V-129M41-126H47" },
]);

/** The Palacio de Valle: Moorish arches and three towers, no two alike. */
export const Palace = drawing([
  "sugar M-84 0V-62H84V0zM-80-62V-104H-48V-62zM50-62V-116H80V-62zM-18-62V-84H22V-62z",
  "shade M70 0V-62H84V0zM-56-62V-104H-48V-62zM70-62V-116H80V-62zM12-62V-84H22V-62z",
  "guava M-84-30H84V-34H-84zM-80-88H-48V-91H-80zM50-94H80V-97H50z",
  {
    fill: "glass",
    d:
      openings({ x: -80, y: -28, w: 150, h: 28, columns: 8, fill: [0.62, 0.92] }) +
      openings({ x: -80, y: -58, w: 150, h: 22, columns: 10, fill: [0.5, 0.9] }) +
      openings({ x: -77, y: -86, w: 22, h: 20, columns: 2, fill: [0.56, 0.9] }) +
      openings({ x: 53, y: -92, w: 20, h: 22, columns: 2, fill: [0.56, 0.9] }),
  },
  "foam M-86-62H86V-66H-86zM-83-104H-45V-108H-83zM47-116H83V-120H47z",
  "mango M-79-108C-84-124-70-128-64-140-58-128-44-124-49-108zM-14-84C-18-98-4-102 2-112 8-102 22-98 18-84z",
  "roof M49-120 65-150 81-120z",
  "shade M-64-140C-58-128-44-124-49-108H-60C-56-122-60-130-64-140zM2-112C8-102 22-98 18-84H8C10-96 6-104 2-112zM65-150 81-120H68z",
]);

/** The mansion Xanadú: white walls, green tiles, a loggia. */
export const Mansion = drawing([
  "sugar M-56 0V-40H56V0zM22-40V-66H50V-40z",
  {
    fill: "glass",
    d:
      openings({ x: -52, y: -20, w: 96, h: 20, columns: 7, fill: [0.6, 0.9] }) +
      openings({ x: 24, y: -60, w: 24, h: 16, columns: 3, fill: [0.5, 0.8] }),
  },
  { stroke: "glass", strokeWidth: 11, strokeDasharray: "6 7.7", d: "M-49-30H44" },
  "shade M46 0V-40H56V0zM42-40V-66H50V-40z",
  "leaf2 M-62-38-50-54H26L22-38zM50-54 62-38H50zM16-64 36-82 56-64z",
  "leaf M-62-38-50-54H-10L-16-38zM16-64 36-82V-64z",
]);

/** The round bandstand in the middle of a town's square. */
export const Bandstand = drawing([
  "stone M-50 0V-12H50V0zM-44-12V-18H44V-12z",
  "shade M20 0V-18H44V-12H50V0z",
  "sugar M-38-18V-58H-33V-18zM-15-18V-58H-10V-18zM10-18V-58H15V-18zM33-18V-58H38V-18z",
  "sugar M-42-56H42V-63H-42z",
  "guava M-40-63C-36-84-18-94 0-96 18-94 36-84 40-63z",
  "shade M6-96C22-92 36-84 40-63H22C22-78 16-88 6-96z",
  "mango M-3-95V-104A3 3 0 0 1 3-104V-95z",
  { stroke: "ink", strokeWidth: 6, strokeDasharray: "1.2 2", d: "M-38-23H38" },
]);

/** A cobbled street that narrows into the distance, with kerbs on both sides. */
export function Cobbles({ top, towards }: { readonly top: number; readonly towards: number }) {
  const depth = 320 - top;
  const rows = [0.06, 0.16, 0.3, 0.5, 0.78]
    .map(
      (t, row) => d`M${towards - 24 - 320 * t} ${top + depth * t}h${48 + 640 * t}` + (row % 2 === 0 ? "" : "m3 0h.1"),
    )
    .join("");
  return (
    <>
      <path fill={paint("stone2")} d={d`M-240 ${top}H720V440H-240z`} />
      <path fill={paint("stone")} d={d`M${towards - 30} ${top}h60L${towards + 380} 440h-760z`} />
      <path stroke={paint("stone2")} strokeWidth="3" strokeDasharray="13 4" d={rows} />
    </>
  );
}

/** The great clay jar that catches the rain in Camagüey. */
export const Tinajon = drawing([
  "roof M-18-62H18C20-56 26-54 34-46 46-32 40-12 18 0H-18C-40-12-46-32-34-46-26-54-20-56-18-62z",
  "shade M8-62H18C20-56 26-54 34-46 46-32 40-12 18 0H4C22-14 24-34 14-48 10-54 8-58 8-62z",
  "ink M-17-62C-12-66 12-66 17-62 12-58-12-58-17-62z",
  {
    fill: "none",
    stroke: "mango",
    strokeWidth: 2,
    opacity: 0.8,
    d: "M-35-44C-14-36 14-36 35-44M-40-30C-14-22 14-22 40-30",
  },
]);

const steps = Array.from({ length: 22 }, (_, row) => {
  const y = -row * 6.4;
  const half = 17 - row * 0.56;
  return d`M${-half} ${y}h${half * 2}v-3.2h${-half * 2}z`;
}).join("");

/** A long straight stair up a hill to a cross: the Loma de la Cruz. */
export const HillStair = drawing([
  "near M-330 0C-210-10-130-70-74-118-44-140-20-144 0-144S48-140 80-114C140-66 220-12 330 0z",
  "shade M0-144C28-144 48-140 80-114 140-66 220-12 330 0H60C80-40 40-100 0-144z",
  "stone2 M-20 2-6-142H6L20 2z",
  { fill: "stone", d: steps },
  "sugar M-22-140V-150H22V-140z",
  "shade M8-140V-150H22V-140z",
  "dark M-3.5-150V-200H3.5V-150zM-17-188V-181H17V-188z",
  "leaf2 M-80-66a15 15 0 1 1 28 0zM-132-28a13 13 0 1 1 26 0zM44-62a14 14 0 1 1 26 0zM100-34a15 15 0 1 1 28 0zM-56-100a9 9 0 1 1 18 0z",
]);

const carriage: readonly Shape[] = [
  { fill: "none", stroke: "ink", strokeWidth: 2, d: "M-34-20H48M-38-22V-40" },
  "ink M-66-46C-66-62-54-70-40-70H-34L-44-42-40-34H-64z",
  "guava M-66-44H-44L-38-36H-14L-12-22H-56C-62-26-66-34-66-44z",
  "mango M-66-44H-44L-42.5-41H-65.5zM-38-36H-14L-13.5-33H-36z",
];
const horse: readonly Shape[] = [
  "trunk M18-40C26-44 44-44 54-42 60-44 66-58 74-64L76-69 79-65C84-62 92-54 94-50L90-46 80-52C76-46 72-38 70-32 70-26 68-22 66-20L70 0H65L59-20H38L30-18 26 0H21L22-20C18-24 16-32 18-40z",
  "ink M18-40C12-38 10-28 12-16 15-22 16-28 20-34zM58-45C62-56 66-62 74-66 72-60 68-50 62-42zM50-20H55L60 0H55zM32-18H36L42 0H37z",
];
const spokes = "M-65-14H-39M-52-27V-1M-61-23-43-5M-43-23-61-5M-24-11H-4M-14-21V-1M-21-18-7-4M-7-18-21-4";

/** A hooded carriage and its horse. */
export function Carriage(place: Place) {
  return (
    <Placed {...place}>
      <Shapes of={carriage} />
      <g fill="none" stroke={paint("ink")} strokeWidth="2.4">
        <circle cx="-52" cy="-14" r="13" />
        <circle cx="-14" cy="-11" r="10" />
        <path strokeWidth="1.2" d={spokes} />
      </g>
      <Shapes of={horse} />
    </Placed>
  );
}

interface FireworkProps {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: Paint;
}

/** A burst rocket with its falling trail. */
export function Firework({ x, y, r, colour }: FireworkProps) {
  const rays = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const cos = Math.cos(angle);
    const sin = Math.sin(angle);
    const outer = index % 2 === 0 ? r : r * 0.74;
    return d`M${x + cos * r * 0.32} ${y + sin * r * 0.32}L${x + cos * outer} ${y + sin * outer}`;
  });
  const trail = d`M${x} ${y + r * 0.4}C${x} ${y + r} ${x + 6} ${y + r * 1.5} ${x + 4} ${y + r * 2.2}`;
  return (
    <g stroke={paint(colour)} strokeLinecap="round">
      <path strokeWidth="3.4" d={rays.join("")} />
      <path strokeWidth="2" strokeDasharray=".1 6" d={trail} />
    </g>
  );
}
