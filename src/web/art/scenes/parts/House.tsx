import { d } from "../d";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";
import { openings } from "./openings";

export interface HouseProps {
  readonly x: number;
  /** The foot of the house. */
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly wall: Paint;
  readonly floors: number;
  readonly bays: number;
  /** What stands at street level. */
  readonly ground?: "arcade" | "doors";
  readonly balconies?: boolean;
  readonly roof?: "cornice" | "tiles";
}

/** A town house seen straight on: street level, floors with tall windows, and a cornice or a tiled roof. */
export function House({
  x,
  y,
  w,
  h,
  wall,
  floors,
  bays,
  ground = "doors",
  balconies = false,
  roof = "cornice",
}: HouseProps) {
  const storey = h / (floors + 1);
  const street = storey * 1.1;
  const upper = h - street - h * 0.06;
  const upperTop = y - h + h * 0.06;
  const arcade = ground === "arcade";
  const rail = (floor: number) => upperTop + ((floor + 1) * upper) / floors - (upper / floors) * 0.14;
  return (
    <>
      <path fill={paint(wall)} d={d`M${x} ${y}v${-h}h${w}v${h}z`} />
      <path fill={paint("shade")} d={d`M${x + w * 0.9} ${y}v${-h}h${w * 0.1}v${h}zM${x} ${upperTop + 3}v-3h${w}v3z`} />
      <path
        fill={paint("glass")}
        d={
          (floors > 0
            ? openings({ x: x + w * 0.04, y: upperTop, w: w * 0.86, h: upper, columns: bays, rows: floors })
            : "") +
          openings({
            x: x + w * 0.02,
            y: y - street,
            w: w * 0.9,
            h: street,
            columns: arcade ? bays : Math.max(2, bays - 1),
            rows: 1,
            fill: arcade ? [0.7, 1] : [0.42, 0.9],
            arched: arcade,
          })
        }
      />
      <path
        fill={paint("foam")}
        d={
          d`M${x - 1.5} ${y - street - 2}h${w + 3}v2.6h${-w - 3}z` +
          (roof === "cornice" ? d`M${x - 2} ${y - h - 2}h${w + 4}v4h${-w - 4}z` : "")
        }
      />
      {balconies && (
        <path
          stroke={paint("ink")}
          strokeWidth={Math.max(2, storey * 0.12)}
          strokeDasharray="1 1.1"
          d={Array.from({ length: floors }, (_, floor) => d`M${x + w * 0.05} ${rail(floor)}h${w * 0.84}`).join("")}
        />
      )}
      {roof === "tiles" && (
        <>
          <path fill={paint("roof")} d={d`M${x - 5} ${y - h + 2}l9 ${-h * 0.24 - 4}h${w - 8}l9 ${h * 0.24 + 4}z`} />
          <path fill={paint("shade")} d={d`M${x - 5} ${y - h + 2}l1.4-2.4h${w + 7.2}l1.4 2.4z`} />
        </>
      )}
    </>
  );
}
