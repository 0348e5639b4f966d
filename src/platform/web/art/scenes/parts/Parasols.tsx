import { d } from "../d";
import { paint } from "../paint";

type Parasol = readonly [x: number, y: number, size: number];

const half = (x: number, y: number, s: number) =>
  d`M${x - 26 * s} ${y - 30 * s}C${x - 22 * s} ${y - 50 * s} ${x + 22 * s} ${y - 50 * s} ${x + 26 * s} ${y - 30 * s}z`;
const stripe = (x: number, y: number, s: number) =>
  d`M${x - 9 * s} ${y - 30 * s}C${x - 8 * s} ${y - 40 * s} ${x - 4 * s} ${y - 45 * s} ${x} ${y - 45 * s}s${8 * s} ${5 * s} ${9 * s} ${15 * s}z`;
const chair = (x: number, y: number, s: number) =>
  d`M${x + 6 * s} ${y}l${-2 * s} ${-4 * s}h${24 * s}l${10 * s} ${-10 * s}h${4 * s}l${-10 * s} ${14 * s}z`;

/** Parasols on the beach, each with a deck chair in its shade. */
export function Parasols({ at }: { readonly at: readonly Parasol[] }) {
  return (
    <>
      <path
        fill={paint("shade")}
        d={at.map(([x, y, s]) => d`M${x - 6 * s} ${y + 1}h${50 * s}v${4 * s}h${-44 * s}z`).join("")}
      />
      <path stroke={paint("ink")} strokeWidth="2" d={at.map(([x, y, s]) => d`M${x} ${y}V${y - 44 * s}`).join("")} />
      <path fill={paint("guava")} d={at.map((one) => half(...one)).join("")} />
      <path fill={paint("foam")} d={at.map((one) => stripe(...one)).join("")} />
      <path fill={paint("ink")} d={at.map((one) => chair(...one)).join("")} />
    </>
  );
}
