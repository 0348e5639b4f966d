import { Clouds } from "../parts/Clouds";
import { Fish } from "../parts/Fish";
import { Islets } from "../parts/Islets";
import { Reef } from "../parts/Reef";
import { Sailboat } from "../parts/Sailboat";
import type { Composition } from "../Scene";

/** Santa Lucía: one of the great reefs of the world lies just below. */
export const STL: Composition = {
  hour: "day",
  sky: { sun: { x: 146, y: 122, r: 50 }, light: "rings" },
  layers: (
    <>
      <Clouds
        at={[
          [300, 50, 110],
          [-140, 60, 90],
          [570, 70, 90],
        ]}
      />
      <Islets
        at={[
          [340, 196, 120],
          [-200, 196, 130],
          [600, 196, 100],
        ]}
      />
      <Reef />
      <Sailboat x={262} y={200} s={1.1} />
      <Fish
        colour="mango"
        at={[
          [164, 232, 0.7],
          [204, 246, 0.7],
          [182, 260, 0.7],
          [232, 228, 0.6],
        ]}
      />
      <Fish
        colour="foam"
        at={[
          [330, 236, 0.9],
          [384, 226, 0.7],
          [20, 236, 0.8],
          [-120, 240, 0.9],
          [560, 240, 0.9],
        ]}
      />
      <Fish
        colour="guava"
        at={[
          [196, 286, 1],
          [440, 264, 0.8],
        ]}
      />
    </>
  ),
};
