import { Beach, Flamingo, Headland, Hut, Islets, Mangrove, Parasols, Sailboat, Schooner, Turtle } from "../parts/coast";
import { CoconutPalm, DryingHouse, Flamboyan, Furrows, Mogotes, Pines, Ridge, RoyalPalm } from "../parts/country";
import { Mansion } from "../parts/town";
import type { Composition } from "../Scene";
import { Clouds, HouseRow, Sea } from "./havana";

export const west = {
  /** Playas del Este: the beach of the capital, with parasols into the distance. */
  PDE: {
    hour: "day",
    sky: { sun: { x: 96, y: 92, r: 40 }, light: "rays" },
    layers: (
      <>
        <Clouds>300 64 110, 540 40 90, -150 70 100</Clouds>
        <Ridge soft tone="far">
          250 200, 380 172, 460 182, 600 164, 720 170
        </Ridge>
        <Sea middle={216} shallow={240} />
        <Sailboat x={168} y={208} s={0.5} />
        <Beach edge={[250, 262, 214]} />
        <Parasols>640 232 0.4, 560 238 0.5, 470 248 0.62, 380 262 0.8, 262 286 1.08, 100 312 1.5</Parasols>
        <CoconutPalm x={436} y={322} height={214} lean={-40} />
        <CoconutPalm x={470} y={326} height={160} lean={16} />
      </>
    ),
  },

  /** Jibacoa: green hills that come down to a small clear cove. */
  JIB: {
    hour: "dawn",
    sky: { sun: { x: 128, y: 150, r: 44 }, light: "rings" },
    layers: (
      <>
        <Clouds>280 54 100, -120 60 110</Clouds>
        <Ridge tone="far">190 200, 262 150, 310 172, 380 128, 440 160, 540 118, 640 170, 720 140</Ridge>
        <Ridge soft tone="mid" base={210}>
          230 204, 330 176, 400 188, 500 150, 620 168, 720 150
        </Ridge>
        <Sea sunX={128} middle={222} shallow={246} />
        <Headland x={268} y={232} s={1.1} />
        <Sailboat x={128} y={236} s={0.9} />
        <RoyalPalm x={372} y={162} height={58} />
        <RoyalPalm x={398} y={160} height={76} />
        <RoyalPalm x={420} y={164} height={52} />
        <Beach edge={[330, 312, 250]} />
      </>
    ),
  },

  /** Varadero: twenty kilometres of white sand, the mansion Xanadú on its rock. */
  VAR: {
    hour: "day",
    sky: { sun: { x: 214, y: 86, r: 46 }, light: "rings" },
    layers: (
      <>
        <Clouds>34 60 100, 380 48 96, -170 40 110, 600 70 90</Clouds>
        <Sea middle={218} shallow={238} />
        <Headland x={318} y={214} s={0.78} />
        <Mansion x={412} y={180} s={0.92} />
        <Sailboat x={150} y={222} s={0.78} />
        <Sailboat x={238} y={208} s={0.42} />
        <Beach edge={[306, 276, 222]} />
        <Parasols>396 266 0.6, 330 284 0.8, 600 262 0.6</Parasols>
        <CoconutPalm x={52} y={330} height={230} lean={46} />
        <CoconutPalm x={10} y={330} height={164} lean={-22} />
      </>
    ),
  },

  /** Ciénaga de Zapata: thatched houses over the lagoon, mangroves, flamingos at first light. */
  ZAP: {
    hour: "dawn",
    sky: { sun: { x: 240, y: 158, r: 56 }, light: "bands" },
    layers: (
      <>
        <Clouds>60 62 110, 380 44 90, -140 40 100, 580 76 100</Clouds>
        <Ridge soft tone="mid">
          -240 190, -120 184, 0 190, 90 182, 180 190, 300 184, 400 190, 520 180, 720 188
        </Ridge>
        <Sea sunX={240} middle={234} shallow={278} />
        <Hut x={330} y={214} s={0.8} />
        <Hut x={396} y={222} s={1.08} />
        <Hut x={580} y={222} s={1} />
        <Mangrove x={92} y={216} s={0.9} />
        <Mangrove x={-80} y={226} s={1.2} />
        <Flamingo x={88} y={288} s={1.1} />
        <Flamingo x={172} y={268} s={0.76} />
        <Flamingo x={262} y={304} s={1.36} />
        <Mangrove x={448} y={312} s={1.5} />
      </>
    ),
  },

  /** Viñales: mogotes over red tobacco fields. */
  VIN: {
    hour: "dawn",
    sky: { sun: { x: 168, y: 128, r: 52 }, light: "rings" },
    layers: (
      <>
        <Clouds>300 46 100, -60 70 100, 560 40 90</Clouds>
        <Mogotes tone="far" base={206}>
          -220 120 70, -70 110 84, 22 84 60, 88 96 78, 196 74 56
        </Mogotes>
        <Mogotes tone="mid" base={210}>
          -240 190 100, -40 104 74, 232 130 132, 520 190 150
        </Mogotes>
        <Mogotes tone="near" base={214}>
          318 176 154, 150 100 50, 640 160 110
        </Mogotes>
        <Ridge soft tone="leaf2" base={232}>
          -240 202, -60 206, 60 200, 200 206, 340 200, 480 206, 720 198
        </Ridge>
        <Furrows top={226} towards={230} />
        <DryingHouse x={352} y={250} s={0.92} />
        <RoyalPalm x={64} y={270} height={148} />
        <RoyalPalm x={98} y={258} height={108} />
        <RoyalPalm x={34} y={290} height={190} />
        <RoyalPalm x={456} y={262} height={120} />
      </>
    ),
  },

  /** Las Terrazas and Soroa: white houses under red roofs on terraces above a lake in the forest. */
  TER: {
    hour: "day",
    sky: { sun: { x: 118, y: 84, r: 36 }, light: "bands" },
    layers: (
      <>
        <Clouds>250 42 100, -130 60 90, 580 50 100</Clouds>
        <Ridge tone="far">
          -240 150, -140 108, -40 150, 60 116, 140 152, 240 96, 330 146, 420 106, 560 150, 720 104
        </Ridge>
        <Ridge soft tone="mid" base={240}>
          -240 160, -80 172, 80 158, 190 176, 320 140, 480 150, 720 130
        </Ridge>
        <HouseRow
          x={262}
          y={180}
          houses={[
            { w: 40, h: 22, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
            { w: 36, h: 30, wall: "sugar", floors: 1, bays: 2, roof: "tiles" },
            { w: 44, h: 22, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
          ]}
        />
        <Ridge soft tone="near" base={250}>
          -240 196, -60 190, 90 200, 210 190, 330 178, 480 186, 720 170
        </Ridge>
        <HouseRow
          x={300}
          y={216}
          houses={[
            { w: 52, h: 28, wall: "sugar", floors: 0, bays: 3, roof: "tiles" },
            { w: 46, h: 40, wall: "sugar", floors: 1, bays: 3, roof: "tiles" },
            { w: 56, h: 28, wall: "sugar", floors: 0, bays: 4, roof: "tiles" },
          ]}
        />
        <Ridge soft tone="leaf2" base={250}>
          -240 222, 0 216, 150 224, 300 214, 480 218, 720 210
        </Ridge>
        <Pines tone="dark">238 216 64, 262 220 48, 470 220 70, 150 216 40, 20 216 52, 560 216 66</Pines>
        <Sea top={232} middle={258} shallow={300} />
        <RoyalPalm x={196} y={236} height={118} />
        <RoyalPalm x={170} y={240} height={84} />
        <Flamboyan x={70} y={306} s={1.15} />
      </>
    ),
  },

  /** Isla de la Juventud: pines, marble hills, and a schooner at anchor. */
  IJV: {
    hour: "dusk",
    sky: { sun: { x: 150, y: 162, r: 66 }, light: "rays" },
    layers: (
      <>
        <Clouds>320 50 100, -150 60 90, 580 40 90</Clouds>
        <Ridge tone="far">210 200, 300 140, 350 164, 430 122, 500 160, 600 130, 720 170</Ridge>
        <Sea sunX={150} middle={228} shallow={268} />
        <Pines tone="near">
          330 180 60, 352 176 80, 378 172 66, 404 170 92, 430 168 70, 456 168 86, 486 168 70, 520 168 90, 560 168 76,
          600 168 90
        </Pines>
        <Headland x={300} y={232} s={0.98} />
        <Schooner x={160} y={256} s={1.14} />
      </>
    ),
  },

  /** Cayo Largo del Sur: turtles on white sand. */
  CLS: {
    hour: "day",
    sky: { sun: { x: 330, y: 110, r: 44 }, light: "bands" },
    layers: (
      <>
        <Clouds>70 60 120, -170 40 90, 560 60 100</Clouds>
        <Sea sunX={330} middle={210} shallow={222} />
        <Islets>60 200 90, 560 200 90</Islets>
        <Sailboat x={176} y={212} s={0.66} />
        <Beach edge={[230, 246, 268]} />
        <Turtle x={262} y={290} s={1.22} />
        <Turtle x={108} y={268} s={0.56} />
        <Turtle x={408} y={306} s={0.4} />
      </>
    ),
  },
} satisfies Record<string, Composition>;
