import { paint } from "../../../../art/scenes/paint";
import { RoyalPalm } from "../../../../art/scenes/parts/country";
import type { Composition } from "../../../../art/scenes/Scene";
import { ClassicCar } from "../../../../art/scenes/zones/havana";

/** The open road. */
export const drive: Composition = {
  hour: "day",
  sky: { sun: { x: 250, y: 118, r: 56 }, light: "rings" },
  layers: (
    <>
      <path fill={paint("far")} d="M-240 214C-80 150 60 150 140 196 220 130 330 140 400 190 500 160 620 170 720 214z" />
      <path fill={paint("leaf")} d="M-240 206H720V440H-240z" />
      <RoyalPalm x={70} y={262} height={190} />
      <RoyalPalm x={424} y={250} height={150} />
      <path fill={paint("stone2")} d="M-240 252H720V304H-240z" />
      <path stroke={paint("sugar")} strokeWidth="5" strokeDasharray="34 26" d="M-240 282H720" />
      <ClassicCar x={128} y={284} s={2.1} />
    </>
  ),
};
