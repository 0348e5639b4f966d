import { Clouds } from "../parts/Clouds";
import { Hut } from "../parts/Hut";
import { Mangrove } from "../parts/Mangrove";
import { Ridge } from "../parts/Ridge";
import { Sea } from "../parts/Sea";
import { WadingBird } from "../parts/WadingBird";
import type { Composition } from "../Scene";

/** Ciénaga de Zapata: thatched houses over the lagoon, mangroves, flamingos at first light. */
export const ZAP: Composition = {
  hour: "dawn",
  sky: { sun: { x: 240, y: 158, r: 56 }, light: "bands" },
  layers: (
    <>
      <Clouds
        at={[
          [60, 62, 110],
          [380, 44, 90],
          [-140, 40, 100],
          [580, 76, 100],
        ]}
      />
      <Ridge
        soft
        tone="mid"
        line={[
          [-240, 190],
          [-120, 184],
          [0, 190],
          [90, 182],
          [180, 190],
          [300, 184],
          [400, 190],
          [520, 180],
          [720, 188],
        ]}
      />
      <Sea sunX={240} middle={234} shallow={278} />
      <Hut x={330} y={214} s={0.8} />
      <Hut x={396} y={222} s={1.08} />
      <Hut x={580} y={222} s={1} />
      <Mangrove x={92} y={216} s={0.9} />
      <Mangrove x={-80} y={226} s={1.2} />
      <WadingBird x={88} y={288} s={1.1} plumage="guava" />
      <WadingBird x={172} y={268} s={0.76} plumage="guava" />
      <WadingBird x={262} y={304} s={1.36} plumage="guava" />
      <Mangrove x={448} y={312} s={1.5} />
    </>
  ),
};
