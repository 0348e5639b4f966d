import { paint } from "../paint";

type Cloud = readonly [x: number, y: number, width: number];

/** Three stacked bars with round ends: clouds as a poster's scissors would cut them. */
function bars([x, y, w]: Cloud): string {
  const bar = (left: number, top: number, width: number, h: number) =>
    `M${x + left} ${y + top}h${width}a${h} ${h} 0 0 1 0 ${2 * h}h${-width}a${h} ${h} 0 0 1 0-${2 * h}z`;
  return (
    bar(0, 0, Math.round(w * 0.6), 5) +
    bar(Math.round(w * -0.22), 9, w, 5) +
    bar(Math.round(w * 0.3), 18, Math.round(w * 0.7), 4)
  );
}

export function Clouds({ at }: { readonly at: readonly Cloud[] }) {
  return <path fill={paint("cloud")} d={at.map(bars).join("")} />;
}
