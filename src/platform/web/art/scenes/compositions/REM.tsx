import { Arcade } from "../parts/Arcade";
import { BellTower } from "../parts/BellTower";
import { Fireworks } from "../parts/Fireworks";
import { House } from "../parts/House";
import { Ridge } from "../parts/Ridge";
import { RoyalPalm } from "../parts/RoyalPalm";
import type { Composition } from "../Scene";

/** Remedios: the night of the parrandas, rockets over the church on the square. */
export const REM: Composition = {
  hour: "night",
  sky: { sun: { x: 70, y: 60, r: 22 }, light: "bands" },
  layers: (
    <>
      <Fireworks
        at={[
          [164, 92, 46, "glass"],
          [368, 70, 54, "flower"],
          [452, 140, 30, "foam"],
          [-80, 100, 44, "flower"],
          [580, 90, 50, "glass"],
        ]}
      />
      <Ridge
        soft
        tone="far"
        base={260}
        line={[
          [-240, 210],
          [-60, 200],
          [120, 212],
          [300, 196],
          [480, 210],
          [720, 200],
        ]}
      />
      <House x={96} y={266} w={124} h={56} wall="sugar" floors={0} bays={4} roof="tiles" />
      <BellTower x={258} y={266} s={1.12} wall="sugar" />
      <House x={286} y={266} w={84} h={72} wall="sugar" floors={1} bays={3} roof="tiles" />
      <Arcade x={370} y={266} w={350} h={62} arches={11} wall="guava" />
      <Arcade x={-240} y={266} w={336} h={62} arches={11} wall="mango" />
      <Ridge
        soft
        tone="near"
        base={440}
        line={[
          [-240, 268],
          [240, 266],
          [720, 268],
        ]}
      />
      <Ridge
        soft
        tone="dark"
        base={440}
        line={[
          [-240, 292],
          [-60, 298],
          [120, 288],
          [300, 296],
          [480, 286],
          [720, 294],
        ]}
      />
      <RoyalPalm x={52} y={296} height={140} />
      <RoyalPalm x={430} y={298} height={150} />
      <RoyalPalm x={406} y={292} height={106} />
    </>
  ),
};
