import { d } from "../d";
import { paint } from "../paint";
import type { Paint } from "../scenePalettes";

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
export function House(house: HouseProps) {
  const { x, y, w, h, wall, floors, bays, ground = "doors", balconies = false, roof = "cornice" } = house;
  const storey = (h * 0.94) / (floors + 1.1);
  const street = storey * 1.1;
  const bay = (w * 0.88) / bays;
  const levels = Array.from({ length: floors }, (_, floor) => y - street - storey * (floor + 0.54));
  // An arch is a thick upright line with a round end; its other end goes under the pavement.
  const arches = Array.from(
    { length: bays },
    (_, index) => d`M${Math.round(x + w * 0.03 + bay * (index + 0.5))} ${y}v${Math.round(bay * 0.35 - street * 0.92)}`,
  ).join("");
  const row = (level: number) => d`M${x + w * 0.04 + bay * 0.26} ${level}h${w * 0.84}`;
  const mouldings =
    (floors > 0 ? d`M${x - 1} ${y - street - 2}h${w + 2}v2.4h${-w - 2}z` : "") +
    (roof === "cornice" ? d`M${x - 2} ${y - h - 2}h${w + 4}v4h${-w - 4}z` : "");
  return (
    <>
      <path fill={paint(wall)} d={d`M${x} ${y}v${-h}h${w}v${h}z`} />
      <path
        fill={paint("shade")}
        d={d`M${x + w * 0.92} ${y}v${-h}h${w * 0.08}v${h}zM${x} ${y}v${-street * 0.16}h${w * 0.92}v${street * 0.16}z`}
      />
      {ground === "arcade" && (
        <path stroke={paint("glass")} strokeWidth={Math.round(bay * 0.7)} strokeLinecap="round" d={arches} />
      )}
      {/* Windows are the dashes of one thick line a floor: many windows, little markup. */}
      <g stroke={paint("glass")} strokeDasharray={d`${bay * 0.48} ${bay * 0.52}`}>
        {floors > 0 && <path strokeWidth={Math.round(storey * 0.62)} d={levels.map(row).join("")} />}
        {ground === "doors" && <path strokeWidth={Math.round(street * 0.56)} d={row(y - street * 0.46)} />}
      </g>
      {ground === "doors" && (
        <path
          fill={paint("ink")}
          d={d`M${x + w * 0.04 + bay * 1.22} ${y}v${-street * 0.76}h${bay * 0.56}v${street * 0.76}z`}
        />
      )}
      {balconies && (
        <path
          stroke={paint("ink")}
          strokeWidth={Math.max(2, Math.round(storey * 0.14))}
          strokeDasharray="1 1.1"
          d={levels.map((level) => d`M${x + w * 0.05} ${level + storey * 0.3}h${w * 0.84}`).join("")}
        />
      )}
      <path fill={paint("foam")} d={mouldings} />
      {roof === "tiles" && (
        <>
          <path fill={paint("roof")} d={d`M${x - 5} ${y - h + 2}l9 ${-h * 0.24 - 4}h${w - 8}l9 ${h * 0.24 + 4}z`} />
          <path fill={paint("shade")} d={d`M${x - 5} ${y - h + 2}l1.4-2.4h${w + 7.2}l1.4 2.4z`} />
        </>
      )}
    </>
  );
}
