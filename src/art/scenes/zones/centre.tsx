import { Shapes } from "../drawing";
import {
  Beach,
  causeway,
  Fish,
  FishingBoat,
  Hut,
  Ibis,
  Islets,
  Mangrove,
  pier,
  reef,
  Sailboat,
  Skiff,
} from "../parts/coast";
import { CoconutPalm, Flamboyan, Pines, Ridge, RoyalPalm, Waterfall } from "../parts/country";
import { Arcade, Bandstand, BellTower, Cathedral, Cobbles, Firework, Palace, Tinajon } from "../parts/town";
import type { Composition } from "../Scene";
import { CityBlocks, ClassicCar, Clouds, House, HouseRow, Sea, Street } from "./havana";

export const centre = {
  /** Cienfuegos: the Palacio de Valle on the point, the bay, the bandstand of the square. */
  CFG: {
    hour: "dusk",
    sky: { sun: { x: 112, y: 150, r: 46 }, light: "rings" },
    layers: (
      <>
        <Clouds>210 48 100, -140 64 100, 560 44 100</Clouds>
        <Ridge tone="far">
          -240 190, -140 160, -60 186, 40 152, 110 182, 180 158, 260 186, 340 150, 430 180, 560 146, 720 180
        </Ridge>
        <Sea sunX={112} middle={230} shallow={262} />
        <Palace x={332} y={236} />
        <Sailboat x={150} y={226} s={0.8} />
        <Sailboat x={60} y={212} s={0.5} />
        <Arcade x={430} y={238} w={290} h={52} arches={13} wall="blue" />
        <Ridge soft tone="near" base={440}>
          -240 322, -60 312, 80 290, 210 250, 330 238, 480 240, 720 238
        </Ridge>
        <Bandstand x={150} y={304} s={1.1} />
        <RoyalPalm x={220} y={292} height={156} />
        <RoyalPalm x={452} y={300} height={176} />
      </>
    ),
  },

  /** Trinidad: tiled roofs, a yellow bell tower and round stones, under the Escambray. */
  TRI: {
    hour: "dusk",
    sky: { sun: { x: 120, y: 124, r: 48 }, light: "rings" },
    layers: (
      <>
        <Clouds>330 42 90, -140 60 100, 570 60 90</Clouds>
        <Ridge tone="far" base={240}>
          -240 170, -150 118, -60 168, 30 130, 110 170, 200 112, 290 164, 380 124, 500 170, 600 116, 720 160
        </Ridge>
        <Ridge soft tone="mid" base={250}>
          -240 190, -60 196, 120 184, 300 196, 480 182, 720 190
        </Ridge>
        <BellTower x={286} y={236} s={1.02} colour="mango" />
        <House x={214} y={240} w={52} h={44} wall="blue" floors={0} bays={2} roof="tiles" />
        <House x={310} y={240} w={60} h={50} wall="sugar" floors={0} bays={3} roof="tiles" />
        <HouseRow
          x={-230}
          y={262}
          houses={[
            { w: 120, h: 60, wall: "sugar", floors: 0, bays: 4, roof: "tiles" },
            { w: 110, h: 74, wall: "mango", floors: 0, bays: 4, roof: "tiles" },
            { w: 104, h: 66, wall: "guava", floors: 0, bays: 4, roof: "tiles" },
            { w: 96, h: 56, wall: "sugar", floors: 0, bays: 4, roof: "tiles" },
          ]}
        />
        <HouseRow
          x={356}
          y={266}
          houses={[
            { w: 112, h: 76, wall: "blue", floors: 0, bays: 4, roof: "tiles" },
            { w: 120, h: 66, wall: "guava", floors: 0, bays: 4, roof: "tiles" },
            { w: 140, h: 78, wall: "sugar", floors: 0, bays: 4, roof: "tiles" },
          ]}
        />
        <Cobbles top={246} towards={280} />
        <RoyalPalm x={236} y={252} height={116} />
        <RoyalPalm x={338} y={256} height={140} />
      </>
    ),
  },

  /** Topes de Collantes: a sierra behind a sierra, and a waterfall into a pool. */
  TOP: {
    hour: "dawn",
    sky: { sun: { x: 120, y: 92, r: 38 }, light: "rings" },
    layers: (
      <>
        <Ridge tone="far" base={300}>
          -240 150, -150 92, -70 140, 20 86, 100 146, 190 70, 280 132, 370 80, 460 136, 560 84, 720 140
        </Ridge>
        <Clouds>20 150 120, 320 142 110, -170 150 100, 580 150 100</Clouds>
        <Ridge tone="mid" base={320}>
          -240 190, -120 150, -20 196, 70 154, 150 196, 290 140, 380 184, 480 142, 600 190, 720 150
        </Ridge>
        <Ridge soft tone="near" base={440}>
          -240 220, -80 236, 60 224, 170 240, 250 190, 380 176, 480 200, 720 200
        </Ridge>
        <Pines tone="dark">
          40 228 66, 62 232 50, 12 236 54, 112 240 72, 430 200 64, 452 204 84, 340 186 46, -90 240 70, 560 204 80
        </Pines>
        <Waterfall x={280} y={300} s={1.04} />
        <Ridge soft tone="dark" base={440}>
          -240 300, -60 306, 90 298, 190 316, 340 318, 430 296, 720 290
        </Ridge>
      </>
    ),
  },

  /** Santa Clara: the green hotel tower and the theatre over the bandstand of Parque Vidal. */
  SCL: {
    hour: "day",
    sky: { sun: { x: 100, y: 96, r: 42 }, light: "rays" },
    layers: (
      <>
        <Clouds>190 50 90, -150 60 100, 580 46 90</Clouds>
        <Ridge soft tone="far" base={240}>
          -240 196, -100 168, 60 190, 180 160, 300 186, 460 158, 720 186
        </Ridge>
        <CityBlocks y={232} tone="stone2">
          216 26 66, -60 30 60, 520 30 80
        </CityBlocks>
        <House x={330} y={238} w={66} h={190} wall="leaf" floors={9} bays={4} />
        <Arcade x={-230} y={240} w={260} h={58} arches={10} wall="blue" />
        <House x={30} y={240} w={70} h={70} wall="guava" floors={1} bays={3} ground="arcade" balconies />
        <Arcade x={100} y={240} w={140} h={76} arches={5} wall="mango" />
        <House x={240} y={240} w={92} h={84} wall="sugar" floors={1} bays={4} ground="arcade" balconies />
        <House x={396} y={240} w={90} h={70} wall="blue" floors={1} bays={3} ground="arcade" balconies />
        <Arcade x={486} y={240} w={240} h={60} arches={8} wall="guava" />
        <Ridge soft tone="leaf" base={440}>
          -240 244, 0 242, 240 240, 480 242, 720 244
        </Ridge>
        <Bandstand x={214} y={284} s={1.05} />
        <RoyalPalm x={150} y={280} height={110} />
        <RoyalPalm x={286} y={280} height={126} />
        <Flamboyan x={54} y={294} s={1.05} />
        <Street from={-240} y={290} depth={60} />
        <ClassicCar x={336} y={312} s={1.1} colour="mango" />
      </>
    ),
  },

  /** Remedios: the fireworks of the parrandas over the church on the square. */
  REM: {
    hour: "night",
    sky: { sun: { x: 70, y: 60, r: 22 }, light: "bands" },
    layers: (
      <>
        <Firework x={164} y={92} r={46} colour="glass" />
        <Firework x={368} y={70} r={54} colour="flower" />
        <Firework x={452} y={140} r={30} colour="foam" />
        <Firework x={-80} y={100} r={44} colour="flower" />
        <Firework x={580} y={90} r={50} colour="glass" />
        <Ridge soft tone="far" base={260}>
          -240 210, -60 200, 120 212, 300 196, 480 210, 720 200
        </Ridge>
        <House x={96} y={266} w={124} h={56} wall="sugar" floors={0} bays={4} roof="tiles" />
        <BellTower x={258} y={266} s={1.12} colour="sugar" />
        <House x={286} y={266} w={84} h={72} wall="sugar" floors={1} bays={3} roof="tiles" />
        <Arcade x={370} y={266} w={350} h={62} arches={11} wall="guava" />
        <Arcade x={-240} y={266} w={336} h={62} arches={11} wall="mango" />
        <Ridge soft tone="near" base={440}>
          -240 268, 240 266, 720 268
        </Ridge>
        <Ridge soft tone="dark" base={440}>
          -240 292, -60 298, 120 288, 300 296, 480 286, 720 294
        </Ridge>
        <RoyalPalm x={52} y={296} height={140} />
        <RoyalPalm x={430} y={298} height={150} />
        <RoyalPalm x={406} y={292} height={106} />
      </>
    ),
  },

  /** Cayo Santa María: the causeway of fifty kilometres through the sea. */
  CSM: {
    hour: "day",
    sky: { sun: { x: 126, y: 116, r: 48 }, light: "rings" },
    layers: (
      <>
        <Clouds>270 54 120, -130 80 100, 580 40 100</Clouds>
        <Sea middle={216} shallow={244} />
        <Islets>250 201 190, 20 200 70, -180 202 130, 520 200 110, 64 232 110</Islets>
        <Shapes of={causeway} />
        <ClassicCar x={276} y={268} s={0.46} colour="flower" />
      </>
    ),
  },

  /** Cayo Coco: the white ibis that gave the cay its name, on the sand. */
  CCO: {
    hour: "day",
    sky: { sun: { x: 350, y: 112, r: 54 }, light: "bands" },
    layers: (
      <>
        <Clouds>80 56 110, -160 50 90, 540 60 110</Clouds>
        <Sea sunX={350} middle={216} shallow={236} />
        <Islets>20 200 120, 560 200 120</Islets>
        <Hut x={400} y={238} s={0.94} />
        <Beach edge={[270, 290, 296]} />
        <Ibis x={206} y={306} s={1.5} />
        <Ibis x={70} y={280} s={0.95} />
        <CoconutPalm x={446} y={326} height={190} lean={-26} />
      </>
    ),
  },

  /** Cayo Guillermo: a jetty over the flats, boats out for marlin, the dunes of Playa Pilar. */
  CGU: {
    hour: "dusk",
    sky: { sun: { x: 262, y: 168, r: 60 }, light: "rings" },
    layers: (
      <>
        <Clouds>40 60 100, 360 44 100, -150 40 90, 580 70 100</Clouds>
        <Sea sunX={262} middle={228} shallow={258} />
        <Islets>-40 200 110, 420 200 170</Islets>
        <FishingBoat x={96} y={230} s={0.92} colour="sugar" />
        <FishingBoat x={372} y={246} s={1.1} colour="guava" />
        <Beach edge={[300, 318, 292]} />
        <Shapes of={pier} />
      </>
    ),
  },

  /** Cayo Cruz: fly fishing from a skiff over empty flats. */
  CCZ: {
    hour: "dawn",
    sky: { sun: { x: 150, y: 178, r: 66 }, light: "rays" },
    layers: (
      <>
        <Clouds>300 60 110, -140 60 90, 580 50 90</Clouds>
        <Sea sunX={150} middle={222} shallow={250} />
        <Islets>330 200 120, -140 200 100, 560 202 110</Islets>
        <Mangrove x={432} y={226} s={0.8} />
        <Skiff x={276} y={264} s={1.25} />
        <Mangrove x={34} y={318} s={1.3} />
      </>
    ),
  },

  /** Santa Lucía: the coral reef below the surface. */
  STL: {
    hour: "day",
    sky: { sun: { x: 146, y: 122, r: 50 }, light: "rings" },
    layers: (
      <>
        <Clouds>300 50 110, -140 60 90, 570 70 90</Clouds>
        <Islets>340 196 120, -200 196 130, 600 196 100</Islets>
        <Shapes of={reef} />
        <Sailboat x={262} y={200} s={1.1} />
        <Fish colour="mango">164 232 0.7, 204 246 0.7, 182 260 0.7, 232 228 0.6</Fish>
        <Fish colour="foam">330 236 0.9, 384 226 0.7, 20 236 0.8, -120 240 0.9, 560 240 0.9</Fish>
        <Fish colour="guava">196 286 1, 440 264 0.8</Fish>
      </>
    ),
  },

  /** Camagüey: clay jars on a square, church towers above the roofs. */
  CMW: {
    hour: "day",
    sky: { sun: { x: 92, y: 88, r: 42 }, light: "bands" },
    layers: (
      <>
        <Clouds>250 40 100, -160 60 90, 580 60 90</Clouds>
        <Ridge soft tone="far" base={240}>
          -240 196, -60 186, 120 196, 300 184, 480 194, 720 186
        </Ridge>
        <BellTower x={196} y={240} s={0.86} colour="blue" />
        <Cathedral x={372} y={246} s={1.24} colour="guava" />
        <HouseRow
          x={-236}
          y={250}
          houses={[
            { w: 96, h: 54, wall: "guava", floors: 0, bays: 3, roof: "tiles" },
            { w: 100, h: 66, wall: "blue", floors: 0, bays: 3, roof: "tiles" },
            { w: 100, h: 60, wall: "mango", floors: 0, bays: 3, roof: "tiles" },
            { w: 110, h: 70, wall: "sugar", floors: 0, bays: 4, roof: "tiles" },
            { w: 90, h: 56, wall: "mango", floors: 0, bays: 3, roof: "tiles" },
          ]}
        />
        <HouseRow
          x={444}
          y={250}
          houses={[
            { w: 100, h: 62, wall: "blue", floors: 0, bays: 3, roof: "tiles" },
            { w: 110, h: 54, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
          ]}
        />
        <Cobbles top={248} towards={250} />
        <Tinajon x={92} y={304} s={1.36} />
        <Tinajon x={176} y={296} s={0.98} />
        <Tinajon x={446} y={306} s={1.2} />
      </>
    ),
  },
} satisfies Record<string, Composition>;
