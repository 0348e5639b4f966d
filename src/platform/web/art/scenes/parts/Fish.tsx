import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

type Swimmer = readonly [x: number, y: number, size: number];

const body = "M0 0C8-10 24-10 34-2L44-9V9L34 2C24 10 8 10 0 0z";

/** A shoal, all heading the same way. */
export function Fish({ at, colour }: { readonly at: readonly Swimmer[]; readonly colour: Paint }) {
  return (
    <>
      {at.map(([x, y, size]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
          <path fill={paint(colour)} d={body} />
          <path fill={paint("shade")} d="M12-8C15-4 15 4 12 8L17 8C20 4 20-4 17-8z" />
          <circle fill={paint("ink")} cx="6.5" cy="-1.5" r="1.5" />
        </g>
      ))}
    </>
  );
}
