import { paint } from "../../../../art/scenes/paint";
import type { Composition } from "../../../../art/scenes/Scene";

const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((day) => ({
  x: 152 + (day % 4) * 48,
  y: 152 + Math.floor(day / 4) * 44,
}));

/** A calendar sheet with the days of a stay marked. */
export const reserve: Composition = {
  hour: "dawn",
  sky: { sun: { x: 390, y: 90, r: 44 }, light: "rings" },
  layers: (
    <>
      <path fill={paint("sea2")} d="M-240 250H720V440H-240z" />
      <path fill={paint("shade")} d="M124 78H372V292H124z" />
      <path fill={paint("sugar")} d="M112 64H360V280H112z" />
      <path fill={paint("guava")} d="M112 64H360V116H112z" />
      <path stroke={paint("ink")} strokeWidth="10" strokeLinecap="round" d="M164 50V84M308 50V84" />
      <path stroke={paint("mango")} strokeWidth="34" strokeLinecap="round" d="M200 196H296" />
      {days.map(({ x, y }) => (
        <circle key={`${x}/${y}`} cx={x} cy={y} r="8" fill={paint("ink")} />
      ))}
    </>
  ),
};
