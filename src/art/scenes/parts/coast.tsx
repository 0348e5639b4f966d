import { d, drawing, type Shape, spots } from "../drawing";
import { type Paint, paint } from "../paint";

interface BeachProps {
  /** Heights of the water's edge at the left, middle and right of the frame. */
  readonly edge: readonly [left: number, middle: number, right: number];
  readonly tone?: "sand" | "sand2" | "mid";
}

/** Sand from the water's edge to the bottom of the picture, with a shallow, a line of foam and a wet strip. */
export function Beach({ edge: [left, middle, right], tone = "sand" }: BeachProps) {
  const along = (up: number) =>
    d`M-240 ${left - up}C-60 ${left - up} 80 ${middle - up} 240 ${middle - up}S540 ${right - up} 720 ${right - up}`;
  const filled = (up: number) => `${along(up)}V440H-240z`;
  return (
    <>
      <path fill={paint("sea3")} d={filled(18)} />
      <path fill={paint("foam")} d={filled(5)} />
      <path fill={paint("sand2")} d={filled(0)} />
      <path fill={paint(tone)} d={filled(-7)} />
      {tone === "mid" && <path fill={paint("shade")} d={filled(-7)} />}
    </>
  );
}

/** Low cays on the horizon as x, y and width: a line of sand under a line of green. */
export function Islets({ children }: { readonly children: string }) {
  const cays = spots(children);
  const green = cays.map(
    ([x, y, w]) =>
      d`M${x} ${y}c${w * 0.06} -9 ${w * 0.2} -6 ${w * 0.28} -10s${w * 0.24} -4 ${w * 0.34} -1 ${w * 0.28} 2 ${w * 0.38} 11z`,
  );
  const sand = cays.map(([x, y, w]) => d`M${x - 4} ${y}h${w + 8}`);
  return (
    <>
      <path fill={paint("near")} d={green.join("")} />
      <path stroke={paint("sand")} strokeWidth="3" strokeLinecap="round" d={sand.join("")} />
    </>
  );
}

/** A green headland that ends in a pale cliff; its base is at the left. */
export const Headland = drawing([
  "stone M0 0 10-30 26-44 44-46 560-44V0z",
  "stone2 M20 0 28-22 24-42 44-46 560-44V0H90L84-14 70 0z",
  "leaf2 M12-34C26-60 60-74 110-80S240-88 300-84 500-92 560-88V-26C500-20 420-34 360-28 300-22 240-34 180-26S120-18 90-28 40-24 12-34z",
  "leaf M12-34C26-60 60-74 110-80S180-86 220-86C180-76 150-60 120-58S56-46 12-34z",
]);

/** Parasols on the beach as x, y and size, each with a deck chair in its shade. */
export function Parasols({ children }: { readonly children: string }) {
  const parasols = spots(children);
  const shade = parasols.map(([x, y, s]) => d`M${x - 6 * s} ${y + 1}h${50 * s}v${4 * s}h${-44 * s}z`);
  const pole = parasols.map(([x, y, s]) => d`M${x} ${y}V${y - 44 * s}`);
  const cloth = parasols.map(
    ([x, y, s]) =>
      d`M${x - 26 * s} ${y - 30 * s}C${x - 22 * s} ${y - 50 * s} ${x + 22 * s} ${y - 50 * s} ${x + 26 * s} ${y - 30 * s}z`,
  );
  const stripe = parasols.map(
    ([x, y, s]) =>
      d`M${x - 9 * s} ${y - 30 * s}C${x - 8 * s} ${y - 40 * s} ${x - 4 * s} ${y - 45 * s} ${x} ${y - 45 * s}s${8 * s} ${5 * s} ${9 * s} ${15 * s}z`,
  );
  const chair = parasols.map(
    ([x, y, s]) =>
      d`M${x + 6 * s} ${y}l${-2 * s} ${-4 * s}h${24 * s}l${10 * s} ${-10 * s}h${4 * s}l${-10 * s} ${14 * s}z`,
  );
  return (
    <>
      <path fill={paint("shade")} d={shade.join("")} />
      <path stroke={paint("ink")} strokeWidth="2" d={pole.join("")} />
      <path fill={paint("guava")} d={cloth.join("")} />
      <path fill={paint("foam")} d={stripe.join("")} />
      <path fill={paint("ink")} d={chair.join("")} />
    </>
  );
}

/** A striped hammock, hung between two points 120 apart. */
export const Hammock = drawing([
  { fill: "none", stroke: "ink", strokeWidth: 1.6, d: "M0 0 22 18M120-4 98 16" },
  "guava M20 16C40 40 80 40 100 14 84 26 38 28 20 16z",
  "mango M30 23C44 37 76 37 90 22 76 29 44 30 30 23z",
]);

/** A palm-thatched house on stilts above the water. */
export const Hut = drawing([
  { stroke: "ink", strokeWidth: 2.4, d: "M-26 4V-14M-10 4V-14M10 4V-14M26 4V-14" },
  "trunk M-28-12V-36H28V-12z",
  "glass M-20-18V-32H-8V-18zM6-12V-32H18V-12z",
  "ink M-34-14H34V-10.5H-34z",
  "sand2 M-38-32C-22-42-12-56 0-72 12-56 22-42 38-32z",
  "shade M0-72C12-56 22-42 38-32H14C12-46 8-58 0-72z",
]);

/** Mangroves on their arching roots, at the water's edge. */
export const Mangrove = drawing([
  {
    fill: "none",
    stroke: "dark",
    strokeWidth: 2.6,
    d: "M-44 2C-42-14-36-20-30-22M-32 2C-30-14-26-22-20-24M-16 2V-24M-4 2C-6-12-10-20-14-24M8 2C8-14 14-22 20-24M20 2V-26M34 2C33-14 28-22 22-26M48 2C46-14 40-20 32-24",
  },
  "leaf2 M-60-26C-64-40-52-48-42-46-40-58-22-62-14-54-6-66 18-66 24-54 36-60 50-52 48-44 60-44 66-34 60-24 44-16-44-16-60-26z",
  "leaf M-60-30C-60-42-50-48-42-46-40-58-22-62-14-54-6-66 14-66 22-56 8-58-2-52-4-44-18-50-28-46-30-38-42-44-54-40-60-30z",
]);

/** The stone road through the sea from the foreground to the cays; in scene units. */
export const causeway: readonly Shape[] = [
  "stone2 M60 440C140 350 320 318 330 284 338 258 214 250 214 226 214 212 262 206 300 199L306 200C276 208 236 214 238 225 242 244 396 252 392 288 386 332 300 360 280 440z",
  "stone M78 440C150 354 330 322 342 285 350 256 220 250 220 226 220 213 266 206 302 199.5 272 207 232 213 233 225 236 245 388 254 382 287 374 326 270 360 250 440z",
  {
    fill: "none",
    stroke: "foam",
    strokeWidth: 3,
    strokeDasharray: "12 14",
    d: "M160 440C200 360 354 330 362 286 368 256 226 248 226 226",
  },
];

/** A section through the sea: coral and fans below the surface, in the lower half of the picture. In scene units. */
export const reef: readonly Shape[] = [
  "sea2 M-240 196H720V440H-240z",
  "sea1 M-240 250q60-12 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0V440H-240z",
  {
    fill: "glint",
    opacity: 0.28,
    d: "M120 204 60 320H112L146 204zM176 204 150 320H210L200 204zM238 204 256 320H300L258 204z",
  },
  {
    fill: "none",
    stroke: "foam",
    strokeWidth: 4,
    d: "M-240 197q16-7 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0",
  },
  "dark M-240 312C-120 296-40 306 40 300S160 316 250 304 420 292 500 302 640 292 720 304V440H-240z",
  "guava M46 306C46 288 42 276 30 266 36 264 44 268 49 276 49 262 46 252 40 244 48 244 55 254 56 268 60 258 68 252 76 252 66 262 62 276 62 306zM392 300C390 284 380 274 370 270 378 264 390 268 396 278 396 262 400 250 410 244 410 254 408 266 408 276 416 268 424 268 432 270 420 278 412 288 410 300z",
  "mango M96 306a26 22 0 0 1 52 0zM328 304a16 14 0 0 1 32 0zM448 302a24 18 0 0 1 48 0z",
  { fill: "none", stroke: "shade", strokeWidth: 2.4, d: "M106 302q6-8 12 0t12 0 10-2M114 294q6-7 12 0t10 0" },
  "flower M262 304C258 276 272 258 296 250 300 276 292 296 276 304z",
  {
    fill: "none",
    stroke: "shade",
    strokeWidth: 1.6,
    d: "M268 302C270 280 280 264 294 254M266 290 282 286M268 280 290 272",
  },
];

/** A jetty of planks on posts, straight out over the shallows; in scene units. */
export const pier: readonly Shape[] = [
  "shade M250 215h16L198 356h-112z",
  "trunk M251 210h14L183 340h-102z",
  {
    stroke: "shade",
    strokeWidth: 2.4,
    d: "M100 325.5h92.2M123.8 307.3h79.9M146.7 289.8h68M168.1 273.4h56.9M187.6 258.5h46.8M205.4 244.9h37.6M220.8 233.1h29.7",
  },
  {
    stroke: "ink",
    strokeWidth: 4,
    strokeLinecap: "round",
    d: "M100 348.5v-50.7M192.2 348.5v-50.7M123.8 327.3v-43.9M203.6 327.3v-43.9M146.7 306.8v-37.4M214.7 306.8v-37.4M168.1 287.6v-31.3M225 287.6v-31.3M187.6 270.2v-25.8M234.4 270.2v-25.8M205.4 254.3v-20.7M243 254.3v-20.7M220.8 240.5v-16.3M250.4 240.5v-16.3",
  },
];

/** A small wooden boat with a wheelhouse, and its reflection. `own` is the hull. */
export const FishingBoat = drawing([
  { stroke: "ink", strokeWidth: 1.6, d: "M40-14V-52M40-50 66-12M40-50 12-10" },
  "sugar M24-10V-28H44V-10z",
  "glass M28-17V-24H40V-17z",
  "blue M21-28H47V-31.5H21z",
  "own M-2-13C8-9 16-9 30-9 48-9 64-11 76-18 73-8 68 0 62 3H10C4 0 0-6-2-13z",
  "foam M-2-13C8-9 16-9 30-9 48-9 64-11 76-18L75-14.5C64-8 48-5.5 30-5.5 16-5.5 8-5.5-.8-9.5z",
  { stroke: "own", strokeWidth: 2.4, strokeLinecap: "round", opacity: 0.6, d: "M14 8H58M24 13H48M30 18H40" },
]);

/** A small yacht. */
export const Sailboat = drawing([
  "foam M0-64C14-46 22-26 24-8H0zM-3-54C-8-36-16-20-24-9L-3-8z",
  "shade M0-64C14-46 22-26 24-8H12C12-28 8-46 0-64z",
  "guava M-28-5H30C26 2 22 5 16 5H-16C-22 4-26 0-28-5z",
  { stroke: "foam", strokeWidth: 2.2, strokeLinecap: "round", opacity: 0.7, d: "M-14 10H18M-6 15H10" },
]);

/** A two-masted schooner under full sail. */
export const Schooner = drawing([
  { stroke: "ink", strokeWidth: 2.4, d: "M-18-10V-104M30-10V-116M-58-18-92-30" },
  "sugar M-22-96C-46-78-60-52-88-30-62-26-40-28-22-32zM-14-98C4-92 14-84 22-72L24-24C10-20 0-20-14-22zM34-110C58-104 72-90 82-70L84-24C66-18 48-18 34-22z",
  "shade M6-92C14-86 18-80 22-72L24-24C18-22 12-21 6-21 14-44 14-70 6-92zM60-100C70-92 76-84 82-70L84-24C76-21 70-20 62-19 72-46 70-76 60-100z",
  "flower M30-116 52-122 48-116 52-110 30-108z",
  "roof M-62-18C-40-12 40-10 84-20 84-8 76 4 68 6H-40C-50 4-58-8-62-18z",
  "mango M-61-15C-40-8 40-7 84-16V-12C40-3-38-4-58-10z",
  { stroke: "foam", strokeWidth: 3, strokeLinecap: "round", d: "M-50 8H76M-30 14H50M0 20H26" },
]);

/** A skiff for fly fishing: one person poles it, the other casts. */
export const Skiff = drawing([
  { fill: "none", stroke: "glint", strokeWidth: 1.3, d: "M-52-30C-90-64-120-50-148-22" },
  { fill: "none", stroke: "ink", strokeWidth: 2, d: "M44-40 84 8M38-14V-24M56-14V-24M34-24H60M-44-32-56-46" },
  "ink M-46-40a4 4 0 1 1 .1 0zM-51-8-50-22C-51-32-49-38-45-38S-40-32-41-22L-40-8H-44L-45.5-20-47-8zM47-50a4 4 0 1 1 .1 0zM42-24 43-36C42-42 44-48 48-48S54-42 53-36L53-24H49L48-32 46-24z",
  "sugar M-74-12H66L64-2C62 3 58 4 54 4H-50C-62 2-70-6-74-12z",
  "sea1 M-68-6H65L64-2H-62z",
  { stroke: "foam", strokeWidth: 2.4, strokeLinecap: "round", d: "M-46 9H56M-30 14H38M-10 19H18" },
]);

/** A sea turtle from above. */
export const Turtle = drawing([
  "leaf2 M-22-14C-40-24-58-20-66-8-54-10-40-6-26 0zM-22 14C-36 26-50 28-60 24-50 20-40 10-26 4zM24-10C34-18 44-18 50-12 40-10 34-6 26-2zM24 10C34 18 42 18 46 14 38 10 34 6 26 4zM-32-6C-44-10-52-4-52 1S-42 10-32 7z",
  "leaf M-36 0C-34-20-8-26 12-20 28-15 36-6 36 1S28 18 12 22C-8 26-34 20-36 0z",
  {
    fill: "none",
    stroke: "sand",
    strokeWidth: 2.2,
    d: "M-24 0-10-8H10L22 0 10 9H-10zM-10-8-16-19M10-8 14-19M-10 9-16 19M10 9 14 20M22 0H35M-24 0H-35",
  },
]);

/** A cow. */
export const Cow = drawing([
  "sugar M-24-26C-14-30 10-28 20-28L26-34 29-38 33-35 38-36 36-32C39-28 40-22 39-19L32-19 28-22C26-18 24-15 22-13V0H17V-11L6-11-10-10V0H-15L-16-11C-20-8-21-4-21 0H-26L-27-14C-29-18-28-24-24-26z",
  "soil M-14-28.5C-8-29-2-28.6 4-28.4 4-20-2-16-8-18S-15-24-14-28.5zM14-28H20L23-31C24-24 22-20 17-20 14-22 13-25 14-28z",
  { fill: "none", stroke: "ink", strokeWidth: 1.6, d: "M-26-24C-30-20-31-14-30-8M29-38 27-42M34-36 36-41" },
]);

/** A school of fish facing the same way, each as x, y and size. */
export function Fish({ colour, children }: { readonly colour: Paint; readonly children: string }) {
  return spots(children).map(([x, y, size]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill={paint(colour)} d="M0 0C8-10 24-10 34-2L44-9V9L34 2C24 10 8 10 0 0z" />
      <path fill={paint("shade")} d="M12-8C15-4 15 4 12 8L17 8C20 4 20-4 17-8z" />
      <circle fill={paint("ink")} cx="6.5" cy="-1.5" r="1.5" />
    </g>
  ));
}

/** A flamingo in shallow water. */
export const Flamingo = drawing([
  { fill: "none", stroke: "guava", strokeWidth: 2, d: "M2-40V0M12-40 10-22 14 0" },
  "guava M-14-48C-8-58 8-60 18-54 28-50 36-46 42-36 30-38 24-36 16-36 4-34-10-38-14-48z",
  "shade M42-36C30-38 24-36 16-36 8-35 0-36-6-40 10-40 26-44 42-36z",
  {
    fill: "none",
    stroke: "guava",
    strokeWidth: 4.5,
    strokeLinecap: "round",
    d: "M-11-48C-26-52-28-66-16-74-8-80-8-90-16-92",
  },
  { fill: "none", stroke: "ink", strokeWidth: 3, strokeLinecap: "round", d: "M-20-91C-25-89-26-86-25-82" },
  { stroke: "foam", strokeWidth: 1.8, strokeLinecap: "round", opacity: 0.8, d: "M-10 1H24M-4 5H18" },
]);

/** A white ibis in shallow water. */
export const Ibis = drawing([
  { fill: "none", stroke: "guava", strokeWidth: 2, d: "M2-40V0M12-40 10-22 14 0" },
  "foam M-14-48C-8-58 8-60 18-54 28-50 36-46 42-36 30-38 24-36 16-36 4-34-10-38-14-48z",
  "shade M42-36C30-38 24-36 16-36 8-35 0-36-6-40 10-40 26-44 42-36z",
  { fill: "none", stroke: "foam", strokeWidth: 4.5, strokeLinecap: "round", d: "M-11-48C-20-54-22-62-16-70" },
  { fill: "none", stroke: "guava", strokeWidth: 3, strokeLinecap: "round", d: "M-18-71C-26-71-31-66-33-58" },
  { stroke: "foam", strokeWidth: 1.8, strokeLinecap: "round", opacity: 0.8, d: "M-10 1H24M-4 5H18" },
]);
