import { Clouds } from "../parts/Clouds";
import { Headland } from "../parts/Headland";
import { Pines } from "../parts/Pines";
import { Ridge } from "../parts/Ridge";
import { Schooner } from "../parts/Schooner";
import { Sea } from "../parts/Sea";
import type { Composition } from "../Scene";

/** Isla de la Juventud: the treasure island, its pines, its marble hills, a schooner in the roads. */
export const IJV: Composition = {
  hour: "dusk",
  sky: { sun: { x: 150, y: 162, r: 66 }, light: "rays" },
  layers: (
    <>
      <Clouds
        at={[
          [320, 50, 100],
          [-150, 60, 90],
          [580, 40, 90],
        ]}
      />
      <Ridge
        tone="far"
        line={[
          [210, 200],
          [300, 140],
          [350, 164],
          [430, 122],
          [500, 160],
          [600, 130],
          [720, 170],
        ]}
      />
      <Sea sunX={150} middle={228} shallow={268} />
      <Pines
        tone="near"
        at={[
          [330, 180, 60],
          [352, 176, 80],
          [378, 172, 66],
          [404, 170, 92],
          [430, 168, 70],
          [456, 168, 86],
          [486, 168, 70],
          [520, 168, 90],
          [560, 168, 76],
          [600, 168, 90],
        ]}
      />
      <Headland x={300} y={232} s={0.98} />
      <Schooner x={160} y={256} s={1.14} />
    </>
  ),
};
