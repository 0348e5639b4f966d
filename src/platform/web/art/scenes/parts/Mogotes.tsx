import { d } from "../d";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

type Mogote = readonly [left: number, width: number, height: number];

interface MogotesProps {
  readonly at: readonly Mogote[];
  readonly tone: Paint;
  readonly base?: number;
}

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

/** Haystack hills: steep on all sides, round on top, standing straight out of the plain. */
export function Mogotes({ at, tone, base = 204 }: MogotesProps) {
  return (
    <>
      {at.map((mogote) => (
        <g key={mogote[0]}>
          <path fill={paint(tone)} d={dome(mogote, base)} />
          <path fill={paint("shade")} d={shadow(mogote, base)} />
          {mogote[1] > 90 && <path fill={paint("stone")} opacity=".55" d={cliff(mogote, base)} />}
        </g>
      ))}
    </>
  );
}
