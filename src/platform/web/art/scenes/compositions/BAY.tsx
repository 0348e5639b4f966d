import { Arcade } from "../parts/Arcade";
import { Carriage } from "../parts/Carriage";
import { Clouds } from "../parts/Clouds";
import { House } from "../parts/House";
import { Ridge } from "../parts/Ridge";
import { RoyalPalm } from "../parts/RoyalPalm";
import { Street } from "../parts/Street";
import type { Composition } from "../Scene";

/** Bayamo: horse carriages along the arcades, the Sierra Maestra beyond. */
export const BAY: Composition = {
  hour: "dawn",
  sky: { sun: { x: 118, y: 118, r: 46 }, light: "rays" },
  layers: (
    <>
      <Clouds
        at={[
          [310, 40, 90],
          [-150, 60, 90],
          [590, 50, 90],
        ]}
      />
      <Ridge
        tone="far"
        base={250}
        line={[
          [-240, 160],
          [-150, 110],
          [-40, 156],
          [60, 118],
          [140, 160],
          [230, 92],
          [320, 150],
          [410, 100],
          [520, 158],
          [620, 96],
          [720, 150],
        ]}
      />
      <Ridge
        soft
        tone="mid"
        base={250}
        line={[
          [-240, 196],
          [-60, 186],
          [120, 198],
          [280, 184],
          [480, 194],
          [720, 184],
        ]}
      />
      <Arcade x={-240} y={258} w={240} h={66} arches={8} wall="guava" />
      <Arcade x={0} y={258} w={230} h={78} arches={7} wall="mango" />
      <House x={230} y={258} w={96} h={104} wall="blue" floors={1} bays={4} ground="arcade" balconies />
      <Arcade x={326} y={258} w={190} h={72} arches={6} wall="guava" />
      <House x={516} y={258} w={110} h={90} wall="sugar" floors={1} bays={4} ground="arcade" balconies />
      <Street from={-240} y={258} depth={180} />
      <RoyalPalm x={40} y={268} height={150} />
      <RoyalPalm x={446} y={268} height={168} />
      <Carriage x={216} y={306} s={1.34} />
    </>
  ),
};
