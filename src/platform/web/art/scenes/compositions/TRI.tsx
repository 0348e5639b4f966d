import { BellTower } from "../parts/BellTower";
import { Clouds } from "../parts/Clouds";
import { Cobbles } from "../parts/Cobbles";
import { House } from "../parts/House";
import { HouseRow } from "../parts/HouseRow";
import { Ridge } from "../parts/Ridge";
import { RoyalPalm } from "../parts/RoyalPalm";
import type { Composition } from "../Scene";

/** Trinidad: tiled roofs, a yellow bell tower and round stones, under the Escambray. */
export const TRI: Composition = {
  hour: "dusk",
  sky: { sun: { x: 120, y: 124, r: 48 }, light: "rings" },
  layers: (
    <>
      <Clouds
        at={[
          [330, 42, 90],
          [-140, 60, 100],
          [570, 60, 90],
        ]}
      />
      <Ridge
        tone="far"
        line={[
          [-240, 170],
          [-150, 118],
          [-60, 168],
          [30, 130],
          [110, 170],
          [200, 112],
          [290, 164],
          [380, 124],
          [500, 170],
          [600, 116],
          [720, 160],
        ]}
        base={240}
      />
      <Ridge
        soft
        tone="mid"
        base={250}
        line={[
          [-240, 190],
          [-60, 196],
          [120, 184],
          [300, 196],
          [480, 182],
          [720, 190],
        ]}
      />
      <BellTower x={286} y={236} s={1.02} wall="mango" />
      <House x={214} y={240} w={52} h={44} wall="blue" floors={0} bays={2} roof="tiles" />
      <House x={310} y={240} w={60} h={50} wall="sugar" floors={0} bays={3} roof="tiles" />
      <HouseRow
        x={-230}
        y={262}
        houses={[
          { w: 120, h: 60, wall: "sugar", floors: 0, bays: 4, roof: "tiles" },
          { w: 110, h: 74, wall: "mango", floors: 0, bays: 4, roof: "tiles" },
          { w: 104, h: 66, wall: "guava", floors: 0, bays: 4, roof: "tiles" },
          { w: 96, h: 56, wall: "sugar", floors: 0, bays: 4, roof: "tiles" },
        ]}
      />
      <HouseRow
        x={356}
        y={266}
        houses={[
          { w: 112, h: 76, wall: "blue", floors: 0, bays: 4, roof: "tiles" },
          { w: 120, h: 66, wall: "guava", floors: 0, bays: 4, roof: "tiles" },
          { w: 140, h: 78, wall: "sugar", floors: 0, bays: 4, roof: "tiles" },
        ]}
      />
      <Cobbles top={246} towards={280} />
      <RoyalPalm x={236} y={252} height={116} />
      <RoyalPalm x={338} y={256} height={140} />
    </>
  ),
};
