import { Beach } from "../parts/Beach";
import { Clouds } from "../parts/Clouds";
import { Headland } from "../parts/Headland";
import { Ridge } from "../parts/Ridge";
import { RoyalPalm } from "../parts/RoyalPalm";
import { Sailboat } from "../parts/Sailboat";
import { Sea } from "../parts/Sea";
import type { Composition } from "../Scene";

/** Jibacoa: green hills that come down to a small clear cove. */
export const JIB: Composition = {
  hour: "dawn",
  sky: { sun: { x: 128, y: 150, r: 44 }, light: "rings" },
  layers: (
    <>
      <Clouds
        at={[
          [280, 54, 100],
          [-120, 60, 110],
        ]}
      />
      <Ridge
        tone="far"
        line={[
          [190, 200],
          [262, 150],
          [310, 172],
          [380, 128],
          [440, 160],
          [540, 118],
          [640, 170],
          [720, 140],
        ]}
      />
      <Ridge
        soft
        tone="mid"
        line={[
          [230, 204],
          [330, 176],
          [400, 188],
          [500, 150],
          [620, 168],
          [720, 150],
        ]}
        base={210}
      />
      <Sea sunX={128} middle={222} shallow={246} />
      <Headland x={268} y={232} s={1.1} />
      <Sailboat x={128} y={236} s={0.9} />
      <RoyalPalm x={372} y={162} height={58} />
      <RoyalPalm x={398} y={160} height={76} />
      <RoyalPalm x={420} y={164} height={52} />
      <Beach edge={[330, 312, 250]} />
    </>
  ),
};
