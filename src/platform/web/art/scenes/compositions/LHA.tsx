import { CityBlocks } from "../parts/CityBlocks";
import { ClassicCar } from "../parts/ClassicCar";
import { Clouds } from "../parts/Clouds";
import { Dome } from "../parts/Dome";
import { Fortress } from "../parts/Fortress";
import { HouseRow } from "../parts/HouseRow";
import { Lighthouse } from "../parts/Lighthouse";
import { Sea } from "../parts/Sea";
import { SeaWall } from "../parts/SeaWall";
import { Spray } from "../parts/Spray";
import { Street } from "../parts/Street";
import type { Composition } from "../Scene";

/** La Habana: the Malecón at sundown, the Capitol behind, the Morro across the bay. */
export const LHA: Composition = {
  hour: "dusk",
  sky: { sun: { x: 138, y: 168, r: 50 }, light: "rings" },
  layers: (
    <>
      <Clouds
        at={[
          [20, 60, 90],
          [300, 36, 110],
          [-140, 90, 120],
          [560, 50, 100],
        ]}
      />
      <CityBlocks
        y={212}
        tone="far"
        at={[
          [196, 18, 54],
          [220, 24, 84],
          [312, 22, 110],
          [404, 26, 128],
          [500, 30, 104],
          [580, 34, 150],
        ]}
      />
      <Sea sunX={138} middle={236} shallow={284} />
      <Fortress x={22} y={200} s={0.52} />
      <Lighthouse x={54} y={158} s={0.62} />
      <Dome x={278} y={224} s={0.78} />
      <HouseRow
        x={196}
        y={232}
        houses={[
          { w: 30, h: 38, wall: "blue", floors: 1, bays: 2 },
          { w: 40, h: 62, wall: "guava", floors: 2, bays: 3, ground: "arcade" },
          { w: 46, h: 52, wall: "sugar", floors: 1, bays: 3, ground: "arcade", balconies: true },
          { w: 50, h: 88, wall: "mango", floors: 3, bays: 3, ground: "arcade", balconies: true },
          { w: 54, h: 76, wall: "blue", floors: 2, bays: 4, ground: "arcade", balconies: true },
          { w: 58, h: 118, wall: "guava", floors: 4, bays: 3, ground: "arcade", balconies: true },
          { w: 60, h: 98, wall: "sugar", floors: 3, bays: 4, ground: "arcade", balconies: true },
          { w: 66, h: 130, wall: "mango", floors: 4, bays: 4, ground: "arcade", balconies: true },
          { w: 64, h: 108, wall: "blue", floors: 3, bays: 4, ground: "arcade", balconies: true },
        ]}
      />
      <Street from={186} y={232} depth={20} />
      <ClassicCar x={300} y={252} s={0.98} body="flower" />
      <ClassicCar x={520} y={252} s={0.98} body="blue" />
      <SeaWall from={176} y={256} sitters={[246, 257, 424, 470, 481]} />
      <Spray x={186} y={292} s={0.9} />
    </>
  ),
};
