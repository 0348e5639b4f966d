import { d } from "../d";
import { paint } from "../paint";

interface SeaProps {
  /** Where the sun's path lies on the water, in scene units; none without it. */
  readonly sunX?: number;
  /** Where the water begins, and where its lighter bands do. */
  readonly top?: number;
  readonly middle?: number;
  readonly shallow?: number;
}

/** A long flat wave crest that repeats over the whole width. */
function crest(y: number, swell: number): string {
  const period = 96;
  const waves = Array.from({ length: 10 }, () => d`q${period / 4} ${-swell} ${period / 2} 0t${period / 2} 0`).join("");
  return `${d`M-240 ${y}`}${waves}V440H-240z`;
}

function sunPath(x: number, top: number): string {
  return [34, 22, 40, 26, 14, 30, 18].map((half, row) => d`M${x - half} ${top + 7 + row * 9}h${half * 2}`).join("");
}

/** The sea in three flat bands, with the sun's path across it. */
export function Sea({ sunX, top = 196, middle = 226, shallow = 262 }: SeaProps) {
  return (
    <>
      <path fill={paint("sea1")} d={d`M-240 ${top}H720V440H-240z`} />
      <path fill={paint("sea2")} d={crest(middle, 5)} />
      <path fill={paint("sea3")} d={crest(shallow, 7)} />
      {sunX !== undefined && (
        <path stroke={paint("glint")} strokeWidth="3.2" strokeLinecap="round" d={sunPath(sunX, top)} />
      )}
    </>
  );
}
