import { Clouds } from "../parts/Clouds";
import { HillStair } from "../parts/HillStair";
import { HouseRow } from "../parts/HouseRow";
import { Ridge } from "../parts/Ridge";
import { RoyalPalm } from "../parts/RoyalPalm";
import type { Composition } from "../Scene";

/** Holguín: four hundred and fifty-eight steps up to the cross. */
export const HOG: Composition = {
  hour: "dusk",
  sky: { sun: { x: 240, y: 84, r: 62 }, light: "rays" },
  layers: (
    <>
      <Clouds
        at={[
          [40, 70, 90],
          [380, 60, 80],
          [-150, 50, 90],
          [580, 50, 90],
        ]}
      />
      <Ridge
        soft
        tone="far"
        base={280}
        line={[
          [-240, 200],
          [-120, 172],
          [20, 196],
          [120, 164],
          [360, 164],
          [460, 190],
          [600, 170],
          [720, 190],
        ]}
      />
      <HillStair x={240} y={290} s={1.16} />
      <HouseRow
        x={-236}
        y={288}
        houses={[
          { w: 100, h: 40, wall: "blue", floors: 0, bays: 3, roof: "tiles" },
          { w: 90, h: 50, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
          { w: 76, h: 42, wall: "guava", floors: 0, bays: 3, roof: "tiles" },
          { w: 70, h: 52, wall: "mango", floors: 0, bays: 3, roof: "tiles" },
          { w: 86, h: 44, wall: "blue", floors: 0, bays: 3, roof: "tiles" },
        ]}
      />
      <HouseRow
        x={290}
        y={288}
        houses={[
          { w: 80, h: 44, wall: "guava", floors: 0, bays: 3, roof: "tiles" },
          { w: 66, h: 54, wall: "sugar", floors: 0, bays: 2, roof: "tiles" },
          { w: 74, h: 44, wall: "mango", floors: 0, bays: 3, roof: "tiles" },
          { w: 90, h: 50, wall: "blue", floors: 0, bays: 3, roof: "tiles" },
          { w: 100, h: 44, wall: "guava", floors: 0, bays: 3, roof: "tiles" },
        ]}
      />
      <Ridge
        soft
        tone="dark"
        base={440}
        line={[
          [-240, 286],
          [240, 286],
          [720, 286],
        ]}
      />
      <RoyalPalm x={176} y={296} height={84} />
      <RoyalPalm x={306} y={296} height={84} />
    </>
  ),
};
