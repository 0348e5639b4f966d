import { Arcade } from "../parts/Arcade";
import { Bandstand } from "../parts/Bandstand";
import { Clouds } from "../parts/Clouds";
import { Palace } from "../parts/Palace";
import { Ridge } from "../parts/Ridge";
import { RoyalPalm } from "../parts/RoyalPalm";
import { Sailboat } from "../parts/Sailboat";
import { Sea } from "../parts/Sea";
import type { Composition } from "../Scene";

/** Cienfuegos: the palace of domes on the point, the bay, the bandstand of the French town. */
export const CFG: Composition = {
  hour: "dusk",
  sky: { sun: { x: 112, y: 150, r: 46 }, light: "rings" },
  layers: (
    <>
      <Clouds
        at={[
          [210, 48, 100],
          [-140, 64, 100],
          [560, 44, 100],
        ]}
      />
      <Ridge
        tone="far"
        line={[
          [-240, 190],
          [-140, 160],
          [-60, 186],
          [40, 152],
          [110, 182],
          [180, 158],
          [260, 186],
          [340, 150],
          [430, 180],
          [560, 146],
          [720, 180],
        ]}
      />
      <Sea sunX={112} middle={230} shallow={262} />
      <Palace x={332} y={236} />
      <Sailboat x={150} y={226} s={0.8} />
      <Sailboat x={60} y={212} s={0.5} />
      <Arcade x={430} y={238} w={290} h={52} arches={13} wall="blue" />
      <Ridge
        soft
        tone="near"
        base={440}
        line={[
          [-240, 322],
          [-60, 312],
          [80, 290],
          [210, 250],
          [330, 238],
          [480, 240],
          [720, 238],
        ]}
      />
      <Bandstand x={150} y={304} s={1.1} />
      <RoyalPalm x={220} y={292} height={156} />
      <RoyalPalm x={452} y={300} height={176} />
    </>
  ),
};
