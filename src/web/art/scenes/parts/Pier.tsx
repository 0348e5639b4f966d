import { d } from "../d";
import { paint } from "../paint";

interface PierProps {
  /** Where it leaves the shore, in the foreground. */
  readonly x: number;
  /** Its far end near the horizon. */
  readonly endX: number;
  readonly endY: number;
}

/** A plank jetty that runs out over the shallows. */
export function Pier({ x, endX, endY }: PierProps) {
  const foot = 330;
  const at = (t: number, side: number) => {
    const ease = t * t;
    const cx = endX + (x - endX) * ease;
    return { x: cx + side * (4 + 46 * ease), y: endY + (foot - endY) * ease };
  };
  const posts = [0.3, 0.42, 0.55, 0.7, 0.86]
    .flatMap((t) => [at(t, -1), at(t, 1)])
    .map((point, index) => d`M${point.x} ${point.y - 8 - index * 1.6}v${16 + index * 3}`)
    .join("");
  const planks = [0.36, 0.44, 0.52, 0.6, 0.68, 0.76, 0.84, 0.92]
    .map((t) => d`M${at(t, -1).x} ${at(t, -1).y}H${at(t, 1).x}`)
    .join("");
  const near = [at(1, -1), at(1, 1)] as const;
  return (
    <>
      <path
        fill={paint("trunk")}
        d={d`M${endX - 4} ${endY}h8C${(endX + x) / 2 + 6} ${endY + 10} ${near[1].x - 30} ${foot - 60} ${near[1].x} ${foot}H${near[0].x}C${near[0].x - 14} ${foot - 60} ${(endX + x) / 2 - 10} ${endY + 10} ${endX - 4} ${endY}z`}
      />
      <path stroke={paint("shade")} strokeWidth="2" d={planks} />
      <path stroke={paint("ink")} strokeWidth="3.4" strokeLinecap="round" d={posts} />
    </>
  );
}
