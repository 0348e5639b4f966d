import { Clouds } from "../parts/Clouds";
import { Flamboyan } from "../parts/Flamboyan";
import { HouseRow } from "../parts/HouseRow";
import { Pines } from "../parts/Pines";
import { Ridge } from "../parts/Ridge";
import { RoyalPalm } from "../parts/RoyalPalm";
import { Sea } from "../parts/Sea";
import type { Composition } from "../Scene";

/** Las Terrazas and Soroa: white houses under red roofs on terraces above a lake in the forest. */
export const TER: Composition = {
  hour: "day",
  sky: { sun: { x: 118, y: 84, r: 36 }, light: "bands" },
  layers: (
    <>
      <Clouds
        at={[
          [250, 42, 100],
          [-130, 60, 90],
          [580, 50, 100],
        ]}
      />
      <Ridge
        tone="far"
        line={[
          [-240, 150],
          [-140, 108],
          [-40, 150],
          [60, 116],
          [140, 152],
          [240, 96],
          [330, 146],
          [420, 106],
          [560, 150],
          [720, 104],
        ]}
      />
      <Ridge
        soft
        tone="mid"
        base={240}
        line={[
          [-240, 160],
          [-80, 172],
          [80, 158],
          [190, 176],
          [320, 140],
          [480, 150],
          [720, 130],
        ]}
      />
      <HouseRow
        x={262}
        y={180}
        houses={[
          { w: 40, h: 22, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
          { w: 36, h: 30, wall: "sugar", floors: 1, bays: 2, roof: "tiles" },
          { w: 44, h: 22, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
        ]}
      />
      <Ridge
        soft
        tone="near"
        base={250}
        line={[
          [-240, 196],
          [-60, 190],
          [90, 200],
          [210, 190],
          [330, 178],
          [480, 186],
          [720, 170],
        ]}
      />
      <HouseRow
        x={300}
        y={216}
        houses={[
          { w: 52, h: 28, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
          { w: 46, h: 40, wall: "sugar", floors: 1, bays: 3, roof: "tiles" },
          { w: 56, h: 28, wall: "sugar", floors: 0, bays: 4, roof: "tiles" },
        ]}
      />
      <Ridge
        soft
        tone="leaf2"
        base={250}
        line={[
          [-240, 222],
          [0, 216],
          [150, 224],
          [300, 214],
          [480, 218],
          [720, 210],
        ]}
      />
      <Pines
        at={[
          [238, 216, 64],
          [262, 220, 48],
          [470, 220, 70],
          [150, 216, 40],
          [20, 216, 52],
          [560, 216, 66],
        ]}
        tone="dark"
      />
      <Sea top={232} middle={258} shallow={300} />
      <RoyalPalm x={196} y={236} height={118} />
      <RoyalPalm x={170} y={240} height={84} />
      <Flamboyan x={70} y={306} s={1.15} />
    </>
  ),
};
