import { d } from "../d";
import { type Place, Placed } from "../Placed";
import { paint } from "../paint";

interface RoyalPalmProps extends Place {
  readonly height: number;
  readonly dark?: boolean;
}

const crownLeft =
  "M0 0C-8-14-22-17-34-4-27-8-20-8-16-5-26-4-32 4-32 15-26 6-18 2-12 3-18 8-20 15-18 23-13 12-7 6 0 3zM0 0C-4-16-12-25-25-25-16-21-10-13-7-4z";
const crownRight =
  "M0 0C8-14 22-17 34-4 27-8 20-8 16-5 26-4 32 4 32 15 26 6 18 2 12 3 18 8 20 15 18 23 13 12 7 6 0 3zM0 0C4-16 12-25 25-25 16-21 10-13 7-4zM-3 0C-3-12-2-22 2-32 4-22 4-12 3 0z";

/** The royal palm: a pale straight column, a green shaft, a full round crown. */
export function RoyalPalm({ height: h, dark = false, ...place }: RoyalPalmProps) {
  const w = 2 + h * 0.012;
  const shaft = h - 16;
  return (
    <Placed {...place}>
      <path
        fill={paint(dark ? "dark" : "stone")}
        d={d`M${-w} 0C${-w * 1.5} ${-h * 0.4} ${-w * 0.8} ${-h * 0.6} ${-w * 0.7} ${-shaft}H${w * 0.7}C${w * 0.8} ${-h * 0.6} ${w * 1.5} ${-h * 0.4} ${w} 0z`}
      />
      {!dark && (
        <path
          fill={paint("shade")}
          d={d`M0 0V${-shaft}H${w * 0.7}C${w * 0.8} ${-h * 0.6} ${w * 1.5} ${-h * 0.4} ${w} 0z`}
        />
      )}
      <path fill={paint(dark ? "dark" : "leaf")} d={d`M${-w * 0.7} ${-shaft}L-1.5 ${-h}h3L${w * 0.7} ${-shaft}z`} />
      <g transform={d`translate(0 ${-h})`}>
        <path fill={paint(dark ? "dark" : "leaf2")} d={crownRight} />
        <path fill={paint(dark ? "dark" : "leaf")} d={crownLeft} />
      </g>
    </Placed>
  );
}
