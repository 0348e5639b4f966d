import { d } from "../d";
import { paint } from "../paint";

interface SeaWallProps {
  readonly from: number;
  readonly y: number;
  /** Where people sit on the wall. */
  readonly sitters?: readonly number[];
}

/** Someone on the wall, as the sun behind leaves them: head, round shoulders, legs over the edge. */
function sitter(x: number, y: number): string {
  return d`M${x} ${y - 17}a3.2 3.2 0 1 1 .1 0zM${x - 3} ${y}l-1.6-9c-.6-4 1-6.5 4.6-6.5s5.200 2.5 4.6 6.5L${x + 3} ${y}l.8 9h-2.6l-.9-7h-.6l-.9 7h-2.6z`;
}

/** The wall between avenue and sea, with its lit coping, its rocks and whoever has come to sit down. */
export function SeaWall({ from, y, sitters = [] }: SeaWallProps) {
  return (
    <>
      <path fill={paint("stone2")} d={d`M${from} ${y}H720v26H${from - 16}z`} />
      <path fill={paint("stone")} d={d`M${from + 3} ${y - 5}H720v8H${from - 2}z`} />
      <path
        fill={paint("dark")}
        d={d`M${from - 30} ${y + 32}l10-7 12 2 8-8 16 4 14-5 20 6 16-5 26 5 18-4 30 5 20-6 34 6 22-5 40 5 26-6 40 6 30-5 40 6 60-4H720v18H${from - 30}z`}
      />
      <path fill={paint("foam")} d={`${d`M${from - 48} ${y + 44}`}${"q14-11 28 0".repeat(22)}v5H${from - 48}z`} />
      <path fill={paint("ink")} d={sitters.map((x) => sitter(x, y - 3)).join("")} />
    </>
  );
}
