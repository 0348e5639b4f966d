import { Beach } from "../parts/Beach";
import { Clouds } from "../parts/Clouds";
import { CoconutPalm } from "../parts/CoconutPalm";
import { FishingBoat } from "../parts/FishingBoat";
import { Ridge } from "../parts/Ridge";
import { Sea } from "../parts/Sea";
import type { Composition } from "../Scene";

/** Marea del Portillo: the highest sierra falls straight to a bay of dark sand. */
export const MAR: Composition = {
  hour: "dusk",
  sky: { sun: { x: 96, y: 152, r: 46 }, light: "rings" },
  layers: (
    <>
      <Clouds
        at={[
          [40, 46, 90],
          [-160, 70, 90],
          [570, 30, 90],
        ]}
      />
      <Ridge
        tone="far"
        base={206}
        line={[
          [110, 200],
          [190, 130],
          [230, 152],
          [310, 66],
          [370, 112],
          [450, 48],
          [540, 110],
          [620, 60],
          [720, 120],
        ]}
      />
      <Ridge
        tone="mid"
        base={208}
        line={[
          [170, 204],
          [250, 150],
          [300, 176],
          [380, 108],
          [430, 150],
          [510, 102],
          [620, 160],
          [720, 110],
        ]}
      />
      <Ridge
        tone="near"
        base={212}
        line={[
          [230, 210],
          [330, 172],
          [380, 188],
          [460, 150],
          [560, 186],
          [640, 156],
          [720, 180],
        ]}
      />
      <Sea sunX={96} middle={226} shallow={248} />
      <FishingBoat x={150} y={246} s={1.05} hull="blue" />
      <Beach edge={[310, 290, 246]} tone="mid" />
      <FishingBoat x={286} y={300} s={1.3} hull="mango" />
      <CoconutPalm x={446} y={322} height={206} lean={-38} dark />
    </>
  ),
};
