import { Beach } from "../parts/Beach";
import { Clouds } from "../parts/Clouds";
import { Cow } from "../parts/Cow";
import { Flamboyan } from "../parts/Flamboyan";
import { Headland } from "../parts/Headland";
import { Parasols } from "../parts/Parasols";
import { Sailboat } from "../parts/Sailboat";
import { Sea } from "../parts/Sea";
import type { Composition } from "../Scene";

/** Guardalavaca: a crescent of sand between two capes, a flame tree, and the cow someone was told to mind. */
export const GUA: Composition = {
  hour: "day",
  sky: { sun: { x: 236, y: 124, r: 46 }, light: "rays" },
  layers: (
    <>
      <Clouds
        at={[
          [60, 56, 90],
          [-140, 50, 90],
          [560, 46, 90],
        ]}
      />
      <Sea sunX={236} middle={222} shallow={244} />
      <Headland x={312} y={222} s={0.9} />
      <Cow x={400} y={154} s={0.9} flip />
      <Headland x={104} y={216} s={0.6} flip />
      <Sailboat x={252} y={222} s={0.72} />
      <Beach edge={[246, 284, 240]} />
      <Parasols
        at={[
          [316, 296, 0.86],
          [392, 278, 0.66],
          [600, 270, 0.6],
        ]}
      />
      <Flamboyan x={92} y={312} s={1.6} />
    </>
  ),
};
