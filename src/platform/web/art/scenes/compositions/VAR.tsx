import { Beach } from "../parts/Beach";
import { Clouds } from "../parts/Clouds";
import { CoconutPalm } from "../parts/CoconutPalm";
import { Headland } from "../parts/Headland";
import { Mansion } from "../parts/Mansion";
import { Parasols } from "../parts/Parasols";
import { Sailboat } from "../parts/Sailboat";
import { Sea } from "../parts/Sea";
import type { Composition } from "../Scene";

/** Varadero: twenty kilometres of white sand, Xanadú on its rock. */
export const VAR: Composition = {
  hour: "day",
  sky: { sun: { x: 214, y: 86, r: 46 }, light: "rings" },
  layers: (
    <>
      <Clouds
        at={[
          [34, 60, 100],
          [380, 48, 96],
          [-170, 40, 110],
          [600, 70, 90],
        ]}
      />
      <Sea middle={218} shallow={238} />
      <Headland x={318} y={214} s={0.78} />
      <Mansion x={412} y={180} s={0.92} />
      <Sailboat x={150} y={222} s={0.78} />
      <Sailboat x={238} y={208} s={0.42} />
      <Beach edge={[306, 276, 222]} />
      <Parasols
        at={[
          [396, 266, 0.6],
          [330, 284, 0.8],
          [600, 262, 0.6],
        ]}
      />
      <CoconutPalm x={52} y={330} height={230} lean={46} />
      <CoconutPalm x={10} y={330} height={164} lean={-22} />
    </>
  ),
};
