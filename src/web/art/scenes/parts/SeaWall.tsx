import { d } from "../d";
import { paint } from "../paint";

interface SeaWallProps {
  readonly from: number;
  readonly y: number;
  /** Where people sit on the wall. */
  readonly sitters?: readonly number[];
}

function sitter(x: number, y: number): string {
  return d`M${x} ${y - 16}a3.4 3.4 0 1 1 .1 0zM${x - 4} ${y + 1}C${x - 4} ${y - 13} ${x - 2} ${y - 15} ${x} ${y - 15}s4 2 4 9l.600 6v9h-2.600v-6h-3.200v6h-2.600z`;
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
      <path
        fill={paint("foam")}
        d={d`M${from - 44} ${y + 37}q12-8 24-1t26-2 30 2 34-3 40 3 44-3 50 3 50-3 60 3 60-2 100 2v4H${from - 44}z`}
      />
      <path fill={paint("ink")} d={sitters.map((x) => sitter(x, y - 5)).join("")} />
    </>
  );
}
