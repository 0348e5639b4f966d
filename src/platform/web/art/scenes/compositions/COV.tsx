import { Beach } from "../parts/Beach";
import { Clouds } from "../parts/Clouds";
import { CoconutPalm } from "../parts/CoconutPalm";
import { Hammock } from "../parts/Hammock";
import { Sea } from "../parts/Sea";
import type { Composition } from "../Scene";

/** Playa Covarrubias: one beach, one hammock, nobody. */
export const COV: Composition = {
  hour: "dusk",
  sky: { sun: { x: 244, y: 176, r: 78 }, light: "bands" },
  layers: (
    <>
      <Clouds
        at={[
          [60, 50, 90],
          [380, 70, 80],
          [-150, 60, 90],
          [580, 50, 90],
        ]}
      />
      <Sea sunX={244} middle={220} shallow={250} />
      <Beach edge={[276, 288, 274]} />
      <Hammock x={124} y={212} s={1.88} />
      <CoconutPalm x={118} y={320} height={250} lean={44} dark />
      <CoconutPalm x={362} y={318} height={228} lean={-34} dark />
      <CoconutPalm x={400} y={322} height={150} lean={34} dark />
    </>
  ),
};
