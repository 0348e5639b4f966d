import { d } from "../d";
import { paint } from "../paint";

/** A street of round stones running away from us between two kerbs. */
export function Cobbles({ top, towards }: { readonly top: number; readonly towards: number }) {
  const depth = 320 - top;
  const rows = [0.06, 0.16, 0.3, 0.5, 0.78]
    .map(
      (t, row) => d`M${towards - 24 - 320 * t} ${top + depth * t}h${48 + 640 * t}` + (row % 2 === 0 ? "" : "m3 0h.1"),
    )
    .join("");
  return (
    <>
      <path fill={paint("stone2")} d={d`M-240 ${top}H720V440H-240z`} />
      <path fill={paint("stone")} d={d`M${towards - 30} ${top}h60L${towards + 380} 440h-760z`} />
      <path stroke={paint("stone2")} strokeWidth="3" strokeDasharray="13 4" d={rows} />
    </>
  );
}
