import { paint } from "../paint";

type Cloud = readonly [x: number, y: number, width: number];

/** Three bars with round ends, one above the other: clouds as a poster's scissors would cut them. */
function bars([x, y, w]: Cloud): string {
  return `M${x} ${y + 5}h${Math.round(w * 0.6)}M${x - Math.round(w * 0.22)} ${y + 13}h${w}M${x + Math.round(w * 0.3)} ${y + 21}h${Math.round(w * 0.7)}`;
}

export function Clouds({ at }: { readonly at: readonly Cloud[] }) {
  return <path stroke={paint("cloud")} strokeWidth="10" strokeLinecap="round" d={at.map(bars).join("")} />;
}
