import { d } from "../d";
import { paint } from "../paint";

interface PierProps {
  /** Its middle in the foreground. */
  readonly x: number;
  /** Its far end near the horizon. */
  readonly endX: number;
  readonly endY: number;
}

const foot = 340;

/** A plank jetty that runs straight out over the shallows, on its posts. */
export function Pier({ x, endX, endY }: PierProps) {
  // Equal steps along the jetty crowd together towards its far end.
  const at = (step: number) => {
    const near = 1 / (1 + step * 0.42);
    return { y: endY + (foot - endY) * near, middle: endX + (x - endX) * near, half: 7 + 44 * near };
  };
  const steps = [0.3, 0.8, 1.5, 2.5, 4, 6.5, 11].map(at);
  const planks = steps.map(({ y, middle, half }) => d`M${middle - half} ${y}h${half * 2}`).join("");
  const posts = steps
    .map(
      ({ y, middle, half }) =>
        d`M${middle - half} ${y + half * 0.5}v${-half * 1.1}M${middle + half} ${y + half * 0.5}v${-half * 1.1}`,
    )
    .join("");
  return (
    <>
      <path fill={paint("shade")} d={d`M${endX - 8} ${endY + 5}h16L${x + 66} ${foot + 16}h-112z`} />
      <path fill={paint("trunk")} d={d`M${endX - 7} ${endY}h14L${x + 51} ${foot}h-102z`} />
      <path stroke={paint("shade")} strokeWidth="2.4" d={planks} />
      <path stroke={paint("ink")} strokeWidth="4" strokeLinecap="round" d={posts} />
    </>
  );
}
