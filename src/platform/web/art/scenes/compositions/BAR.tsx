import { Beach } from "../parts/Beach";
import { Clouds } from "../parts/Clouds";
import { CoconutPalm } from "../parts/CoconutPalm";
import { FishingBoat } from "../parts/FishingBoat";
import { Ridge } from "../parts/Ridge";
import { Sea } from "../parts/Sea";
import { Tableland } from "../parts/Tableland";
import type { Composition } from "../Scene";

/** Baracoa: El Yunque beyond the bay, coconut palms at the river's mouth. */
export const BAR: Composition = {
  hour: "dawn",
  sky: { sun: { x: 92, y: 128, r: 48 }, light: "rings" },
  layers: (
    <>
      <Clouds
        at={[
          [300, 44, 110],
          [-150, 60, 90],
          [570, 50, 90],
        ]}
      />
      <Ridge
        tone="far"
        line={[
          [-240, 180],
          [-150, 150],
          [-60, 184],
          [20, 158],
          [110, 188],
          [200, 160],
          [380, 160],
          [470, 136],
          [560, 176],
          [720, 140],
        ]}
        base={206}
      />
      <Tableland x={262} y={206} s={1.12} />
      <Sea middle={230} shallow={262} />
      <FishingBoat x={172} y={258} s={1.2} hull="mango" />
      <Beach edge={[292, 300, 268]} />
      <CoconutPalm x={392} y={318} height={232} lean={-30} />
      <CoconutPalm x={436} y={322} height={196} lean={28} />
      <CoconutPalm x={410} y={324} height={140} lean={-62} />
      <CoconutPalm x={30} y={326} height={150} lean={-26} />
    </>
  ),
};
