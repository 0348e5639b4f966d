import { Arcade } from "../parts/Arcade";
import { Bandstand } from "../parts/Bandstand";
import { CityBlocks } from "../parts/CityBlocks";
import { ClassicCar } from "../parts/ClassicCar";
import { Clouds } from "../parts/Clouds";
import { Flamboyan } from "../parts/Flamboyan";
import { House } from "../parts/House";
import { Ridge } from "../parts/Ridge";
import { RoyalPalm } from "../parts/RoyalPalm";
import { Street } from "../parts/Street";
import type { Composition } from "../Scene";

/** Santa Clara: the green hotel tower and the theatre over the bandstand of Parque Vidal. */
export const SCL: Composition = {
  hour: "day",
  sky: { sun: { x: 100, y: 96, r: 42 }, light: "rays" },
  layers: (
    <>
      <Clouds
        at={[
          [190, 50, 90],
          [-150, 60, 100],
          [580, 46, 90],
        ]}
      />
      <Ridge
        soft
        tone="far"
        line={[
          [-240, 196],
          [-100, 168],
          [60, 190],
          [180, 160],
          [300, 186],
          [460, 158],
          [720, 186],
        ]}
        base={240}
      />
      <CityBlocks
        y={232}
        tone="stone2"
        at={[
          [216, 26, 66],
          [-60, 30, 60],
          [520, 30, 80],
        ]}
      />
      <House x={330} y={238} w={66} h={190} wall="leaf" floors={9} bays={4} />
      <Arcade x={-230} y={240} w={260} h={58} arches={10} wall="blue" />
      <House x={30} y={240} w={70} h={70} wall="guava" floors={1} bays={3} ground="arcade" balconies />
      <Arcade x={100} y={240} w={140} h={76} arches={5} wall="mango" />
      <House x={240} y={240} w={92} h={84} wall="sugar" floors={1} bays={4} ground="arcade" balconies />
      <House x={396} y={240} w={90} h={70} wall="blue" floors={1} bays={3} ground="arcade" balconies />
      <Arcade x={486} y={240} w={240} h={60} arches={8} wall="guava" />
      <Ridge
        soft
        tone="leaf"
        base={440}
        line={[
          [-240, 244],
          [0, 242],
          [240, 240],
          [480, 242],
          [720, 244],
        ]}
      />
      <Bandstand x={214} y={284} s={1.05} />
      <RoyalPalm x={150} y={280} height={110} />
      <RoyalPalm x={286} y={280} height={126} />
      <Flamboyan x={54} y={294} s={1.05} />
      <Street from={-240} y={290} depth={60} />
      <ClassicCar x={336} y={312} s={1.1} body="mango" />
    </>
  ),
};
