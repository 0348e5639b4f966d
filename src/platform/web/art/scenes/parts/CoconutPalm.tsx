import { d } from "../d";
import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

interface CoconutPalmProps extends Place {
  readonly height: number;
  /** How far the crown stands to the side of the foot; negative leans left. */
  readonly lean: number;
  /** A silhouette against the light. */
  readonly dark?: boolean;
}

/** Angle in degrees (0 points right, 90 up), length, and how far the tip hangs, all for a crown of reach 46. */
const fronds: readonly (readonly [angle: number, length: number, hang: number])[] = [
  [168, 44, 26],
  [140, 46, 18],
  [108, 40, 8],
  [72, 40, 8],
  [40, 46, 18],
  [12, 44, 26],
  [196, 36, 24],
  [-16, 36, 24],
];

/** One feathered leaf: an arched back and a comb of leaflets below it. */
function frond(angle: number, length: number, hang: number): string {
  const radians = (angle * Math.PI) / 180;
  const tipX = Math.cos(radians) * length;
  const tipY = -Math.sin(radians) * length + hang;
  const bendX = Math.cos(radians) * length * 0.55;
  const bendY = -Math.sin(radians) * length * 0.75 - 6;
  const on = (t: number): readonly [number, number] => [
    2 * t * (1 - t) * bendX + t * t * tipX,
    2 * t * (1 - t) * bendY + t * t * tipY,
  ];
  const side = Math.cos(radians) >= 0 ? 1 : -1;
  const comb = [0.94, 0.8, 0.66, 0.52, 0.38, 0.24].map((t) => {
    const [x, y] = on(t);
    const [nextX, nextY] = on(t - 0.1);
    const drop = 13 * Math.sin(Math.PI * Math.min(1, t + 0.12)) + 3;
    return `L${Math.round(x + side * 2.5)} ${Math.round(y + drop)} ${Math.round(nextX)} ${Math.round(nextY + 2.5)}`;
  });
  return `${d`M0 0Q${bendX} ${bendY} ${tipX} ${tipY}`}${comb.join("")}z`;
}

const lit = fronds
  .slice(0, 4)
  .map((leaf) => frond(...leaf))
  .join("");
const shaded = fronds
  .slice(4)
  .map((leaf) => frond(...leaf))
  .join("");

/** A leaning coconut palm. */
export function CoconutPalm({ height: h, lean, dark = false, ...place }: CoconutPalmProps) {
  const w = h * 0.02 + 1.6;
  const top = lean;
  return (
    <Placed {...place}>
      <path
        fill={paint(dark ? "dark" : "trunk")}
        d={d`M${-w * 1.3} 0C${-w * 0.6} ${-h * 0.45} ${top * 0.35 - w} ${-h * 0.75} ${top - w * 0.5} ${-h}h${w}C${top * 0.35 + w} ${-h * 0.72} ${w * 1.1} ${-h * 0.45} ${w * 1.5} 0z`}
      />
      <g transform={d`translate(${top} ${-h})`}>
        <path fill={paint(dark ? "dark" : "leaf2")} d={shaded} />
        <path fill={paint(dark ? "dark" : "leaf")} d={lit} />
        {!dark && <path fill={paint("soil")} d="M-5 3a4 4 0 1 1 .1.1zM2 5a4 4 0 1 1 .1.1z" />}
      </g>
    </Placed>
  );
}
