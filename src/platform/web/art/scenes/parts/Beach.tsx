import { d } from "../d";
import { paint } from "../paint";

interface BeachProps {
  /** Heights of the water's edge at the left, middle and right of the frame. */
  readonly edge: readonly [left: number, middle: number, right: number];
  readonly tone?: "sand" | "sand2" | "mid";
}

/** Sand from the water's edge to the bottom of the picture, with a shallow, a line of foam and a wet strip. */
export function Beach({ edge: [left, middle, right], tone = "sand" }: BeachProps) {
  const along = (up: number) =>
    d`M-240 ${left - up}C-60 ${left - up} 80 ${middle - up} 240 ${middle - up}S540 ${right - up} 720 ${right - up}`;
  const filled = (up: number) => `${along(up)}V440H-240z`;
  return (
    <>
      <path fill={paint("sea3")} d={filled(18)} />
      <path fill={paint("foam")} d={filled(5)} />
      <path fill={paint("sand2")} d={filled(0)} />
      <path fill={paint(tone)} d={filled(-7)} />
      {tone === "mid" && <path fill={paint("shade")} d={filled(-7)} />}
    </>
  );
}
