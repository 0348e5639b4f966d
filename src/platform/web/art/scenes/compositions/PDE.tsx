import { Beach } from "../parts/Beach";
import { Clouds } from "../parts/Clouds";
import { CoconutPalm } from "../parts/CoconutPalm";
import { Parasols } from "../parts/Parasols";
import { Ridge } from "../parts/Ridge";
import { Sailboat } from "../parts/Sailboat";
import { Sea } from "../parts/Sea";
import type { Composition } from "../Scene";

/** Playas del Este: the capital's own beach, parasols as far as one can see. */
export const PDE: Composition = {
  hour: "day",
  sky: { sun: { x: 96, y: 92, r: 40 }, light: "rays" },
  layers: (
    <>
      <Clouds
        at={[
          [300, 64, 110],
          [540, 40, 90],
          [-150, 70, 100],
        ]}
      />
      <Ridge
        soft
        tone="far"
        line={[
          [250, 200],
          [380, 172],
          [460, 182],
          [600, 164],
          [720, 170],
        ]}
      />
      <Sea middle={216} shallow={240} />
      <Sailboat x={168} y={208} s={0.5} />
      <Beach edge={[250, 262, 214]} />
      <Parasols
        at={[
          [640, 232, 0.4],
          [560, 238, 0.5],
          [470, 248, 0.62],
          [380, 262, 0.8],
          [262, 286, 1.08],
          [100, 312, 1.5],
        ]}
      />
      <CoconutPalm x={436} y={322} height={214} lean={-40} />
      <CoconutPalm x={470} y={326} height={160} lean={16} />
    </>
  ),
};
