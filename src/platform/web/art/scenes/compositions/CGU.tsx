import { Beach } from "../parts/Beach";
import { Clouds } from "../parts/Clouds";
import { FishingBoat } from "../parts/FishingBoat";
import { Islets } from "../parts/Islets";
import { Pier } from "../parts/Pier";
import { Sea } from "../parts/Sea";
import type { Composition } from "../Scene";

/** Cayo Guillermo: a jetty over the flats, boats out for marlin, the dunes of Playa Pilar. */
export const CGU: Composition = {
  hour: "dusk",
  sky: { sun: { x: 262, y: 168, r: 60 }, light: "rings" },
  layers: (
    <>
      <Clouds
        at={[
          [40, 60, 100],
          [360, 44, 100],
          [-150, 40, 90],
          [580, 70, 100],
        ]}
      />
      <Sea sunX={262} middle={228} shallow={258} />
      <Islets
        at={[
          [-40, 200, 110],
          [420, 200, 170],
        ]}
      />
      <FishingBoat x={96} y={230} s={0.92} hull="sugar" />
      <FishingBoat x={372} y={246} s={1.1} hull="guava" />
      <Beach edge={[300, 318, 292]} />
      <Pier x={132} endX={258} endY={210} />
    </>
  ),
};
