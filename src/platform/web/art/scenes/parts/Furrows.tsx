import { d } from "../d";
import { paint } from "../paint";

interface FurrowsProps {
  readonly top: number;
  /** Where the rows run together. */
  readonly towards: number;
  readonly ground?: "soil" | "leaf" | "sand2";
  readonly rows?: "leaf" | "leaf2" | "mango";
}

/** Ploughed land in rows that meet at the horizon: tobacco on red soil, or cane. */
export function Furrows({ top, towards, ground = "soil", rows = "leaf" }: FurrowsProps) {
  const bottom = 440;
  const stripes = Array.from({ length: 19 }, (_, index) => {
    const at = (index - 9) * 2;
    return d`M${towards + at * 6} ${top}h6L${towards + at * 66 + 56} ${bottom}h-52z`;
  }).join("");
  return (
    <>
      <path fill={paint(ground)} d={d`M-240 ${top}H720V${bottom}H-240z`} />
      <path fill={paint(rows)} d={stripes} />
    </>
  );
}
