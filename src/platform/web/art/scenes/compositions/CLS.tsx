import { Beach } from "../parts/Beach";
import { Clouds } from "../parts/Clouds";
import { Islets } from "../parts/Islets";
import { Sailboat } from "../parts/Sailboat";
import { Sea } from "../parts/Sea";
import { Turtle } from "../parts/Turtle";
import type { Composition } from "../Scene";

/** Cayo Largo del Sur: turtles on sand that never gets hot. */
export const CLS: Composition = {
  hour: "day",
  sky: { sun: { x: 330, y: 110, r: 44 }, light: "bands" },
  layers: (
    <>
      <Clouds
        at={[
          [70, 60, 120],
          [-170, 40, 90],
          [560, 60, 100],
        ]}
      />
      <Sea sunX={330} middle={210} shallow={222} />
      <Islets
        at={[
          [60, 200, 90],
          [560, 200, 90],
        ]}
      />
      <Sailboat x={176} y={212} s={0.66} />
      <Beach edge={[230, 246, 268]} />
      <Turtle x={262} y={290} s={1.22} />
      <Turtle x={108} y={268} s={0.56} />
      <Turtle x={408} y={306} s={0.4} />
    </>
  ),
};
