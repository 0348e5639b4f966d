import { d } from "../d";
import { paint } from "../paint";

/** An avenue with a kerb and a broken line, straight across the picture. */
export function Street({ from, y, depth }: { readonly from: number; readonly y: number; readonly depth: number }) {
  return (
    <>
      <path fill={paint("stone")} d={d`M${from} ${y}H720v${depth}H${from - 14}z`} />
      <path fill={paint("stone2")} d={d`M${from - 4} ${y + 5}H720v${depth}H${from - 16}z`} />
      <path
        stroke={paint("stone")}
        strokeWidth="1.6"
        strokeDasharray="16 12"
        d={d`M${from + 10} ${y + depth * 0.62}H720`}
      />
    </>
  );
}
