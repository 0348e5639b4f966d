import { BellTower } from "../parts/BellTower";
import { Cathedral } from "../parts/Cathedral";
import { Clouds } from "../parts/Clouds";
import { Cobbles } from "../parts/Cobbles";
import { HouseRow } from "../parts/HouseRow";
import { Ridge } from "../parts/Ridge";
import { Tinajon } from "../parts/Tinajon";
import type { Composition } from "../Scene";

/** Camagüey: clay jars in a crooked square, towers over every roof. */
export const CMW: Composition = {
  hour: "day",
  sky: { sun: { x: 92, y: 88, r: 42 }, light: "bands" },
  layers: (
    <>
      <Clouds
        at={[
          [250, 40, 100],
          [-160, 60, 90],
          [580, 60, 90],
        ]}
      />
      <Ridge
        soft
        tone="far"
        base={240}
        line={[
          [-240, 196],
          [-60, 186],
          [120, 196],
          [300, 184],
          [480, 194],
          [720, 186],
        ]}
      />
      <BellTower x={196} y={240} s={0.86} wall="blue" />
      <Cathedral x={372} y={246} s={1.24} wall="guava" />
      <HouseRow
        x={-236}
        y={250}
        houses={[
          { w: 96, h: 54, wall: "guava", floors: 0, bays: 3, roof: "tiles" },
          { w: 100, h: 66, wall: "blue", floors: 0, bays: 3, roof: "tiles" },
          { w: 100, h: 60, wall: "mango", floors: 0, bays: 3, roof: "tiles" },
          { w: 110, h: 70, wall: "sugar", floors: 0, bays: 4, roof: "tiles" },
          { w: 90, h: 56, wall: "mango", floors: 0, bays: 3, roof: "tiles" },
        ]}
      />
      <HouseRow
        x={444}
        y={250}
        houses={[
          { w: 100, h: 62, wall: "blue", floors: 0, bays: 3, roof: "tiles" },
          { w: 110, h: 54, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
        ]}
      />
      <Cobbles top={248} towards={250} />
      <Tinajon x={92} y={304} s={1.36} />
      <Tinajon x={176} y={296} s={0.98} />
      <Tinajon x={446} y={306} s={1.2} />
    </>
  ),
};
