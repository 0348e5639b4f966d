import { Causeway } from "../parts/Causeway";
import { ClassicCar } from "../parts/ClassicCar";
import { Clouds } from "../parts/Clouds";
import { Islets } from "../parts/Islets";
import { Sea } from "../parts/Sea";
import type { Composition } from "../Scene";

/** Cayo Santa María: the causeway that winds for fifty kilometres through the sea. */
export const CSM: Composition = {
  hour: "day",
  sky: { sun: { x: 126, y: 116, r: 48 }, light: "rings" },
  layers: (
    <>
      <Clouds
        at={[
          [270, 54, 120],
          [-130, 80, 100],
          [580, 40, 100],
        ]}
      />
      <Sea middle={216} shallow={244} />
      <Islets
        at={[
          [250, 201, 190],
          [20, 200, 70],
          [-180, 202, 130],
          [520, 200, 110],
          [64, 232, 110],
        ]}
      />
      <Causeway />
      <ClassicCar x={276} y={268} s={0.46} body="flower" />
    </>
  ),
};
