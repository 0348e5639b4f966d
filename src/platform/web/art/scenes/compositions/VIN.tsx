import { Clouds } from "../parts/Clouds";
import { DryingHouse } from "../parts/DryingHouse";
import { Furrows } from "../parts/Furrows";
import { Mogotes } from "../parts/Mogotes";
import { Ridge } from "../parts/Ridge";
import { RoyalPalm } from "../parts/RoyalPalm";
import type { Composition } from "../Scene";

/** Viñales: mogotes over red tobacco fields. */
export const VIN: Composition = {
  hour: "dawn",
  sky: { sun: { x: 168, y: 128, r: 52 }, light: "rings" },
  layers: (
    <>
      <Clouds
        at={[
          [300, 46, 100],
          [-60, 70, 100],
          [560, 40, 90],
        ]}
      />
      <Mogotes
        tone="far"
        base={206}
        at={[
          [-220, 120, 70],
          [-70, 110, 84],
          [22, 84, 60],
          [88, 96, 78],
          [196, 74, 56],
        ]}
      />
      <Mogotes
        tone="mid"
        base={210}
        at={[
          [-240, 190, 100],
          [-40, 104, 74],
          [232, 130, 132],
          [520, 190, 150],
        ]}
      />
      <Mogotes
        tone="near"
        base={214}
        at={[
          [318, 176, 154],
          [150, 100, 50],
          [640, 160, 110],
        ]}
      />
      <Ridge
        soft
        tone="leaf2"
        base={232}
        line={[
          [-240, 202],
          [-60, 206],
          [60, 200],
          [200, 206],
          [340, 200],
          [480, 206],
          [720, 198],
        ]}
      />
      <Furrows top={226} towards={230} />
      <DryingHouse x={352} y={250} s={0.92} />
      <RoyalPalm x={64} y={270} height={148} />
      <RoyalPalm x={98} y={258} height={108} />
      <RoyalPalm x={34} y={290} height={190} />
      <RoyalPalm x={456} y={262} height={120} />
    </>
  ),
};
