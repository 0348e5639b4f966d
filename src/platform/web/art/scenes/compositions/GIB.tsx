import { Cathedral } from "../parts/Cathedral";
import { Clouds } from "../parts/Clouds";
import { FishingBoat } from "../parts/FishingBoat";
import { HouseRow } from "../parts/HouseRow";
import { Ridge } from "../parts/Ridge";
import { Sea } from "../parts/Sea";
import type { Composition } from "../Scene";

/** Gibara: the white town on its bay, with the saddle mountain behind. */
export const GIB: Composition = {
  hour: "day",
  sky: { sun: { x: 84, y: 102, r: 38 }, light: "rings" },
  layers: (
    <>
      <Clouds
        at={[
          [300, 40, 100],
          [-160, 60, 90],
          [580, 60, 90],
        ]}
      />
      <Ridge
        soft
        tone="far"
        base={220}
        line={[
          [-240, 200],
          [-80, 176],
          [40, 186],
          [104, 110],
          [150, 104],
          [190, 132],
          [236, 102],
          [286, 108],
          [350, 178],
          [480, 170],
          [720, 190],
        ]}
      />
      <Ridge
        soft
        tone="mid"
        base={240}
        line={[
          [60, 214],
          [180, 196],
          [320, 164],
          [440, 156],
          [560, 150],
          [720, 156],
        ]}
      />
      <HouseRow
        x={282}
        y={196}
        houses={[
          { w: 34, h: 20, wall: "sugar", floors: 0, bays: 2, roof: "tiles" },
          { w: 30, h: 26, wall: "foam", floors: 0, bays: 2 },
          { w: 40, h: 20, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
          { w: 36, h: 28, wall: "foam", floors: 1, bays: 2 },
          { w: 44, h: 20, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
          { w: 50, h: 26, wall: "foam", floors: 0, bays: 3 },
          { w: 60, h: 22, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
        ]}
      />
      <Cathedral x={330} y={222} s={0.74} wall="foam" />
      <HouseRow
        x={196}
        y={226}
        houses={[
          { w: 42, h: 24, wall: "foam", floors: 0, bays: 3 },
          { w: 44, h: 28, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
        ]}
      />
      <HouseRow
        x={374}
        y={226}
        houses={[
          { w: 46, h: 32, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
          { w: 48, h: 38, wall: "foam", floors: 1, bays: 3 },
          { w: 60, h: 30, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
          { w: 60, h: 36, wall: "foam", floors: 1, bays: 3 },
          { w: 80, h: 30, wall: "sugar", floors: 0, bays: 4, roof: "tiles" },
        ]}
      />
      <Sea top={224} middle={246} shallow={282} />
      <FishingBoat x={60} y={262} s={1.2} hull="flower" />
      <FishingBoat x={236} y={288} s={1.5} hull="mango" />
    </>
  ),
};
