import { d } from "../d";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

type Burst = readonly [x: number, y: number, radius: number, colour: Paint];

function spokes(x: number, y: number, r: number): string {
  return Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const outer = index % 2 === 0 ? r : r * 0.74;
    return d`M${x + cos * r * 0.32} ${y + sin * r * 0.32}L${x + cos * outer} ${y + sin * outer}`;
  }).join("");
}

/** The rockets of the parrandas. */
export function Fireworks({ at }: { readonly at: readonly Burst[] }) {
  return (
    <>
      {at.map(([x, y, r, colour]) => (
        <g key={x} stroke={paint(colour)} strokeLinecap="round">
          <path strokeWidth="3.4" d={spokes(x, y, r)} />
          <path
            strokeWidth="2"
            strokeDasharray=".1 6"
            d={d`M${x} ${y + r * 0.4}C${x} ${y + r} ${x + 6} ${y + r * 1.5} ${x + 4} ${y + r * 2.2}`}
          />
        </g>
      ))}
    </>
  );
}
