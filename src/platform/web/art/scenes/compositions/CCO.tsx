import { Beach } from "../parts/Beach";
import { Clouds } from "../parts/Clouds";
import { CoconutPalm } from "../parts/CoconutPalm";
import { Hut } from "../parts/Hut";
import { Islets } from "../parts/Islets";
import { Sea } from "../parts/Sea";
import { WadingBird } from "../parts/WadingBird";
import type { Composition } from "../Scene";

/** Cayo Coco: the white ibis that gave the cay its name, on the sand before the turquoise. */
export const CCO: Composition = {
  hour: "day",
  sky: { sun: { x: 350, y: 112, r: 54 }, light: "bands" },
  layers: (
    <>
      <Clouds
        at={[
          [80, 56, 110],
          [-160, 50, 90],
          [540, 60, 110],
        ]}
      />
      <Sea sunX={350} middle={216} shallow={236} />
      <Islets
        at={[
          [20, 200, 120],
          [560, 200, 120],
        ]}
      />
      <Hut x={400} y={238} s={0.94} />
      <Beach edge={[270, 290, 296]} />
      <WadingBird x={206} y={306} s={1.5} plumage="foam" />
      <WadingBird x={70} y={280} s={0.95} plumage="foam" />
      <CoconutPalm x={446} y={326} height={190} lean={-26} />
    </>
  ),
};
