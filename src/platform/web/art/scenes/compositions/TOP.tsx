import { Clouds } from "../parts/Clouds";
import { Pines } from "../parts/Pines";
import { Ridge } from "../parts/Ridge";
import { Waterfall } from "../parts/Waterfall";
import type { Composition } from "../Scene";

/** Topes de Collantes: sierra behind sierra, and a fall into a cold pool. */
export const TOP: Composition = {
  hour: "dawn",
  sky: { sun: { x: 120, y: 92, r: 38 }, light: "rings" },
  layers: (
    <>
      <Ridge
        tone="far"
        base={300}
        line={[
          [-240, 150],
          [-150, 92],
          [-70, 140],
          [20, 86],
          [100, 146],
          [190, 70],
          [280, 132],
          [370, 80],
          [460, 136],
          [560, 84],
          [720, 140],
        ]}
      />
      <Clouds
        at={[
          [20, 150, 120],
          [320, 142, 110],
          [-170, 150, 100],
          [580, 150, 100],
        ]}
      />
      <Ridge
        tone="mid"
        base={320}
        line={[
          [-240, 190],
          [-120, 150],
          [-20, 196],
          [70, 154],
          [150, 196],
          [290, 140],
          [380, 184],
          [480, 142],
          [600, 190],
          [720, 150],
        ]}
      />
      <Ridge
        soft
        tone="near"
        base={440}
        line={[
          [-240, 220],
          [-80, 236],
          [60, 224],
          [170, 240],
          [250, 190],
          [380, 176],
          [480, 200],
          [720, 200],
        ]}
      />
      <Pines
        tone="dark"
        at={[
          [40, 228, 66],
          [62, 232, 50],
          [12, 236, 54],
          [112, 240, 72],
          [430, 200, 64],
          [452, 204, 84],
          [340, 186, 46],
          [-90, 240, 70],
          [560, 204, 80],
        ]}
      />
      <Waterfall x={280} y={300} s={1.04} />
      <Ridge
        soft
        tone="dark"
        base={440}
        line={[
          [-240, 300],
          [-60, 306],
          [90, 298],
          [190, 316],
          [340, 318],
          [430, 296],
          [720, 290],
        ]}
      />
    </>
  ),
};
