import { Cathedral } from "../parts/Cathedral";
import { Clouds } from "../parts/Clouds";
import { FishingBoat } from "../parts/FishingBoat";
import { Fortress } from "../parts/Fortress";
import { HouseRow } from "../parts/HouseRow";
import { Ridge } from "../parts/Ridge";
import { Sea } from "../parts/Sea";
import type { Composition } from "../Scene";

/** Santiago de Cuba: the Morro high on its cliff, the cathedral over the bay, mountains all round. */
export const SCU: Composition = {
  hour: "dusk",
  sky: { sun: { x: 190, y: 132, r: 54 }, light: "rays" },
  layers: (
    <>
      <Clouds
        at={[
          [300, 50, 90],
          [-150, 60, 90],
          [580, 50, 90],
        ]}
      />
      <Ridge
        tone="far"
        base={230}
        line={[
          [-240, 160],
          [-160, 116],
          [-80, 156],
          [10, 120],
          [90, 164],
          [170, 132],
          [240, 160],
          [320, 108],
          [400, 152],
          [490, 104],
          [600, 158],
          [720, 110],
        ]}
      />
      <Ridge
        soft
        tone="mid"
        base={240}
        line={[
          [-240, 188],
          [-60, 180],
          [80, 190],
          [220, 184],
          [340, 176],
          [480, 180],
          [720, 172],
        ]}
      />
      <Cathedral x={96} y={212} s={0.92} wall="sugar" />
      <HouseRow
        x={-160}
        y={216}
        houses={[
          { w: 60, h: 30, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
          { w: 52, h: 42, wall: "guava", floors: 1, bays: 3, roof: "tiles" },
          { w: 46, h: 30, wall: "blue", floors: 0, bays: 3, roof: "tiles" },
          { w: 48, h: 38, wall: "mango", floors: 1, bays: 3, roof: "tiles" },
        ]}
      />
      <HouseRow
        x={146}
        y={216}
        houses={[
          { w: 44, h: 36, wall: "blue", floors: 1, bays: 3, roof: "tiles" },
          { w: 40, h: 26, wall: "mango", floors: 0, bays: 2, roof: "tiles" },
        ]}
      />
      <Sea top={212} sunX={190} middle={240} shallow={290} />
      <Ridge
        soft
        tone="near"
        base={440}
        line={[
          [306, 330],
          [322, 220],
          [360, 206],
          [430, 190],
          [520, 196],
          [620, 190],
          [720, 200],
        ]}
      />
      <Fortress x={392} y={226} s={1.12} />
      <FishingBoat x={112} y={276} s={1.25} hull="mango" />
    </>
  ),
};
