import { d } from "../d";
import { paint } from "../paint";

type Islet = readonly [x: number, y: number, width: number];

/** Low cays on the horizon: a line of sand under a line of green. */
export function Islets({ at }: { readonly at: readonly Islet[] }) {
  return (
    <>
      <path
        fill={paint("near")}
        d={at
          .map(
            ([x, y, w]) =>
              d`M${x} ${y}c${w * 0.06} -9 ${w * 0.2} -6 ${w * 0.28} -10s${w * 0.24} -4 ${w * 0.34} -1 ${w * 0.28} 2 ${w * 0.38} 11z`,
          )
          .join("")}
      />
      <path
        stroke={paint("sand")}
        strokeWidth="3"
        strokeLinecap="round"
        d={at.map(([x, y, w]) => d`M${x - 4} ${y}h${w + 8}`).join("")}
      />
    </>
  );
}
