import { Beach, Cow, FishingBoat, Hammock, Headland, Parasols, Sailboat } from "../parts/coast";
import { CoconutPalm, Flamboyan, Ridge, RoyalPalm, Tableland } from "../parts/country";
import { Arcade, Carriage, Cathedral, HillStair } from "../parts/town";
import type { Composition } from "../Scene";
import { Clouds, Fortress, House, HouseRow, Sea, Street } from "./havana";

export const east = {
  /** Playa Covarrubias: an empty beach with a hammock. Zones without a scene of their own get it too. */
  COV: {
    hour: "dusk",
    sky: { sun: { x: 244, y: 176, r: 78 }, light: "bands" },
    layers: (
      <>
        <Clouds>60 50 90, 380 70 80, -150 60 90, 580 50 90</Clouds>
        <Sea sunX={244} middle={220} shallow={250} />
        <Beach edge={[276, 288, 274]} />
        <Hammock x={124} y={212} s={1.88} />
        <CoconutPalm x={118} y={320} height={250} lean={44} dark />
        <CoconutPalm x={362} y={318} height={228} lean={-34} dark />
        <CoconutPalm x={400} y={322} height={150} lean={34} dark />
      </>
    ),
  },

  /** Gibara: the white town on its bay, with the saddle mountain behind. */
  GIB: {
    hour: "day",
    sky: { sun: { x: 84, y: 102, r: 38 }, light: "rings" },
    layers: (
      <>
        <Clouds>300 40 100, -160 60 90, 580 60 90</Clouds>
        <Ridge soft tone="far" base={220}>
          -240 200, -80 176, 40 186, 104 110, 150 104, 190 132, 236 102, 286 108, 350 178, 480 170, 720 190
        </Ridge>
        <Ridge soft tone="mid" base={240}>
          60 214, 180 196, 320 164, 440 156, 560 150, 720 156
        </Ridge>
        <HouseRow
          x={282}
          y={196}
          houses={[
            { w: 34, h: 20, wall: "sugar", floors: 0, bays: 2, roof: "tiles" },
            { w: 30, h: 26, wall: "foam", floors: 0, bays: 2 },
            { w: 40, h: 20, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
            { w: 36, h: 28, wall: "foam", floors: 1, bays: 2 },
            { w: 44, h: 20, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
            { w: 50, h: 26, wall: "foam", floors: 0, bays: 3 },
            { w: 60, h: 22, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
          ]}
        />
        <Cathedral x={330} y={222} s={0.74} colour="foam" />
        <HouseRow
          x={196}
          y={226}
          houses={[
            { w: 42, h: 24, wall: "foam", floors: 0, bays: 3 },
            { w: 44, h: 28, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
          ]}
        />
        <HouseRow
          x={374}
          y={226}
          houses={[
            { w: 46, h: 32, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
            { w: 48, h: 38, wall: "foam", floors: 1, bays: 3 },
            { w: 60, h: 30, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
            { w: 60, h: 36, wall: "foam", floors: 1, bays: 3 },
            { w: 80, h: 30, wall: "sugar", floors: 0, bays: 4, roof: "tiles" },
          ]}
        />
        <Sea top={224} middle={246} shallow={282} />
        <FishingBoat x={60} y={262} s={1.2} colour="flower" />
        <FishingBoat x={236} y={288} s={1.5} colour="mango" />
      </>
    ),
  },

  /** Guardalavaca ("guard the cow"): a beach between two capes, a flame tree, and a cow. */
  GUA: {
    hour: "day",
    sky: { sun: { x: 236, y: 124, r: 46 }, light: "rays" },
    layers: (
      <>
        <Clouds>60 56 90, -140 50 90, 560 46 90</Clouds>
        <Sea sunX={236} middle={222} shallow={244} />
        <Headland x={312} y={222} s={0.9} />
        <Cow x={400} y={154} s={0.9} flip />
        <Headland x={104} y={216} s={0.6} flip />
        <Sailboat x={252} y={222} s={0.72} />
        <Beach edge={[246, 284, 240]} />
        <Parasols>316 296 0.86, 392 278 0.66, 600 270 0.6</Parasols>
        <Flamboyan x={92} y={312} s={1.6} />
      </>
    ),
  },

  /** Holguín: the stair of the Loma de la Cruz. */
  HOG: {
    hour: "dusk",
    sky: { sun: { x: 240, y: 84, r: 62 }, light: "rays" },
    layers: (
      <>
        <Clouds>40 70 90, 380 60 80, -150 50 90, 580 50 90</Clouds>
        <Ridge soft tone="far" base={280}>
          -240 200, -120 172, 20 196, 120 164, 360 164, 460 190, 600 170, 720 190
        </Ridge>
        <HillStair x={240} y={290} s={1.16} />
        <HouseRow
          x={-236}
          y={288}
          houses={[
            { w: 100, h: 40, wall: "blue", floors: 0, bays: 3, roof: "tiles" },
            { w: 90, h: 50, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
            { w: 76, h: 42, wall: "guava", floors: 0, bays: 3, roof: "tiles" },
            { w: 70, h: 52, wall: "mango", floors: 0, bays: 3, roof: "tiles" },
            { w: 86, h: 44, wall: "blue", floors: 0, bays: 3, roof: "tiles" },
          ]}
        />
        <HouseRow
          x={290}
          y={288}
          houses={[
            { w: 80, h: 44, wall: "guava", floors: 0, bays: 3, roof: "tiles" },
            { w: 66, h: 54, wall: "sugar", floors: 0, bays: 2, roof: "tiles" },
            { w: 74, h: 44, wall: "mango", floors: 0, bays: 3, roof: "tiles" },
            { w: 90, h: 50, wall: "blue", floors: 0, bays: 3, roof: "tiles" },
            { w: 100, h: 44, wall: "guava", floors: 0, bays: 3, roof: "tiles" },
          ]}
        />
        <Ridge soft tone="dark" base={440}>
          -240 286, 240 286, 720 286
        </Ridge>
        <RoyalPalm x={176} y={296} height={84} />
        <RoyalPalm x={306} y={296} height={84} />
      </>
    ),
  },

  /** Bayamo: a horse carriage before the arcades, the Sierra Maestra beyond. */
  BAY: {
    hour: "dawn",
    sky: { sun: { x: 118, y: 118, r: 46 }, light: "rays" },
    layers: (
      <>
        <Clouds>310 40 90, -150 60 90, 590 50 90</Clouds>
        <Ridge tone="far" base={250}>
          -240 160, -150 110, -40 156, 60 118, 140 160, 230 92, 320 150, 410 100, 520 158, 620 96, 720 150
        </Ridge>
        <Ridge soft tone="mid" base={250}>
          -240 196, -60 186, 120 198, 280 184, 480 194, 720 184
        </Ridge>
        <Arcade x={-240} y={258} w={240} h={66} arches={8} wall="guava" />
        <Arcade x={0} y={258} w={230} h={78} arches={7} wall="mango" />
        <House x={230} y={258} w={96} h={104} wall="blue" floors={1} bays={4} ground="arcade" balconies />
        <Arcade x={326} y={258} w={190} h={72} arches={6} wall="guava" />
        <House x={516} y={258} w={110} h={90} wall="sugar" floors={1} bays={4} ground="arcade" balconies />
        <Street from={-240} y={258} depth={180} />
        <RoyalPalm x={40} y={268} height={150} />
        <RoyalPalm x={446} y={268} height={168} />
        <Carriage x={216} y={306} s={1.34} />
      </>
    ),
  },

  /** Marea del Portillo: the highest sierra above a bay of dark sand. */
  MAR: {
    hour: "dusk",
    sky: { sun: { x: 96, y: 152, r: 46 }, light: "rings" },
    layers: (
      <>
        <Clouds>40 46 90, -160 70 90, 570 30 90</Clouds>
        <Ridge tone="far" base={206}>
          110 200, 190 130, 230 152, 310 66, 370 112, 450 48, 540 110, 620 60, 720 120
        </Ridge>
        <Ridge tone="mid" base={208}>
          170 204, 250 150, 300 176, 380 108, 430 150, 510 102, 620 160, 720 110
        </Ridge>
        <Ridge tone="near" base={212}>
          230 210, 330 172, 380 188, 460 150, 560 186, 640 156, 720 180
        </Ridge>
        <Sea sunX={96} middle={226} shallow={248} />
        <FishingBoat x={150} y={246} s={1.05} colour="blue" />
        <Beach edge={[310, 290, 246]} tone="mid" />
        <FishingBoat x={286} y={300} s={1.3} colour="mango" />
        <CoconutPalm x={446} y={322} height={206} lean={-38} dark />
      </>
    ),
  },

  /** Santiago de Cuba: the Morro high on its cliff, the cathedral over the bay, mountains all round. */
  SCU: {
    hour: "dusk",
    sky: { sun: { x: 190, y: 132, r: 54 }, light: "rays" },
    layers: (
      <>
        <Clouds>300 50 90, -150 60 90, 580 50 90</Clouds>
        <Ridge tone="far" base={230}>
          -240 160, -160 116, -80 156, 10 120, 90 164, 170 132, 240 160, 320 108, 400 152, 490 104, 600 158, 720 110
        </Ridge>
        <Ridge soft tone="mid" base={240}>
          -240 188, -60 180, 80 190, 220 184, 340 176, 480 180, 720 172
        </Ridge>
        <Cathedral x={96} y={212} s={0.92} colour="sugar" />
        <HouseRow
          x={-160}
          y={216}
          houses={[
            { w: 60, h: 30, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
            { w: 52, h: 42, wall: "guava", floors: 1, bays: 3, roof: "tiles" },
            { w: 46, h: 30, wall: "blue", floors: 0, bays: 3, roof: "tiles" },
            { w: 48, h: 38, wall: "mango", floors: 1, bays: 3, roof: "tiles" },
          ]}
        />
        <HouseRow
          x={146}
          y={216}
          houses={[
            { w: 44, h: 36, wall: "blue", floors: 1, bays: 3, roof: "tiles" },
            { w: 40, h: 26, wall: "mango", floors: 0, bays: 2, roof: "tiles" },
          ]}
        />
        <Sea top={212} sunX={190} middle={240} shallow={290} />
        <Ridge soft tone="near" base={440}>
          306 330, 322 220, 360 206, 430 190, 520 196, 620 190, 720 200
        </Ridge>
        <Fortress x={392} y={226} s={1.12} />
        <FishingBoat x={112} y={276} s={1.25} colour="mango" />
      </>
    ),
  },

  /** Baracoa: El Yunque beyond the bay, coconut palms at the river's mouth. */
  BAR: {
    hour: "dawn",
    sky: { sun: { x: 92, y: 128, r: 48 }, light: "rings" },
    layers: (
      <>
        <Clouds>300 44 110, -150 60 90, 570 50 90</Clouds>
        <Ridge tone="far" base={206}>
          -240 180, -150 150, -60 184, 20 158, 110 188, 200 160, 380 160, 470 136, 560 176, 720 140
        </Ridge>
        <Tableland x={262} y={206} s={1.12} />
        <Sea middle={230} shallow={262} />
        <FishingBoat x={172} y={258} s={1.2} colour="mango" />
        <Beach edge={[292, 300, 268]} />
        <CoconutPalm x={392} y={318} height={232} lean={-30} />
        <CoconutPalm x={436} y={322} height={196} lean={28} />
        <CoconutPalm x={410} y={324} height={140} lean={-62} />
        <CoconutPalm x={30} y={326} height={150} lean={-26} />
      </>
    ),
  },
} satisfies Record<string, Composition>;
