import { Clouds } from "../parts/Clouds";
import { Islets } from "../parts/Islets";
import { Mangrove } from "../parts/Mangrove";
import { Sea } from "../parts/Sea";
import { Skiff } from "../parts/Skiff";
import type { Composition } from "../Scene";

/** Cayo Cruz: empty flats, a skiff, a pole and a fly line. */
export const CCZ: Composition = {
  hour: "dawn",
  sky: { sun: { x: 150, y: 178, r: 66 }, light: "rays" },
  layers: (
    <>
      <Clouds
        at={[
          [300, 60, 110],
          [-140, 60, 90],
          [580, 50, 90],
        ]}
      />
      <Sea sunX={150} middle={222} shallow={250} />
      <Islets
        at={[
          [330, 200, 120],
          [-140, 200, 100],
          [560, 202, 110],
        ]}
      />
      <Mangrove x={432} y={226} s={0.8} />
      <Skiff x={276} y={264} s={1.25} />
      <Mangrove x={34} y={318} s={1.3} />
    </>
  ),
};
