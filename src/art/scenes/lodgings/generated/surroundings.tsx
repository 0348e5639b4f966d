import type { ReactNode } from "react";
import { Placed, Shapes } from "../../drawing";
import { type Paint, paint } from "../../paint";
import { Islets, Mangrove, Parasols, Sailboat } from "../../parts/coast";
import { CoconutPalm, Flamboyan, Pines, Ridge, RoyalPalm } from "../../parts/country";
import { BellTower, Cathedral, Cobbles } from "../../parts/town";
import type { Composition } from "../../Scene";
import { CityBlocks, ClassicCar, Clouds, House, Sea, Street } from "../../zones/havana";
import { pool } from "../building";
import { type HousePlan, settingOf } from "./housePlan";

const neighbours: readonly Paint[] = ["mango", "blue", "guava", "sugar"];

/** Towers above a town's roofs. */
const overRoofs: Readonly<Record<string, ReactNode>> = {
  TRI: <BellTower x={86} y={270} s={1.16} colour="mango" />,
  REM: <BellTower x={92} y={270} s={1.16} colour="sugar" />,
  CMW: <Cathedral x={410} y={270} s={1.3} colour="guava" />,
  SCU: <Cathedral x={74} y={270} s={1.3} colour="sugar" />,
  GIB: <Cathedral x={400} y={270} s={1.2} colour="foam" />,
};

/** Mountains or the sea behind a town. */
function behindTown(zone: string): ReactNode {
  if (zone === "LHA" || zone === "SCL")
    return (
      <CityBlocks y={286} tone="far">
        -200 80 96, -90 60 60, 4 46 120, 60 40 80, 378 46 96, 432 60 130, 520 70 90, 610 80 120
      </CityBlocks>
    );
  if (zone === "CFG" || zone === "GIB") return <Sea top={206} middle={230} shallow={262} />;
  return (
    <Ridge tone="far" base={290}>
      -240 190, -150 146, -60 186, 30 140, 110 188, 200 136, 290 182, 380 132, 500 188, 600 136, 720 176
    </Ridge>
  );
}

function town(zone: string, { wall, style }: HousePlan): ReactNode {
  const [left, right] = wall === "mango" ? neighbours.slice(1) : neighbours;
  const low = style === "city" ? { h: 112, floors: 2 } : { h: 62, floors: 0 };
  const roof = style === "city" ? "cornice" : "tiles";
  return (
    <>
      <Clouds>30 60 90, 350 50 90, -150 60 90, 570 60 90</Clouds>
      {behindTown(zone)}
      {overRoofs[zone]}
      <House x={-230} y={284} w={170} {...low} wall="guava" bays={4} roof={roof} />
      <House x={-60} y={284} w={150} {...low} h={low.h + 10} wall={left ?? "mango"} bays={4} roof={roof} />
      <House x={390} y={284} w={160} {...low} h={low.h + 4} wall={right ?? "blue"} bays={4} roof={roof} />
      <House x={550} y={284} w={170} {...low} wall="mango" bays={4} roof={roof} />
    </>
  );
}

/** The beach of zones whose own scene shows a town, and of coasts whose own scene has something large in its middle. */
const shore = (
  <>
    <Clouds>30 60 90, 350 70 90, -150 60 90, 570 60 90</Clouds>
    <Ridge tone="far">-240 190, -140 170, -60 190, 40 160, 130 186, 240 164, 340 190, 460 156, 580 186, 720 160</Ridge>
    <Sea middle={222} shallow={250} />
  </>
);

/** The cays, without the animals in the foreground of their own scenes. */
const cay = (
  <>
    <Clouds>30 60 90, 350 70 90, -150 60 90, 570 60 90</Clouds>
    <Sea middle={220} shallow={244} />
    <Islets>-60 202 150, 130 200 90, 380 202 190, 590 200 110</Islets>
    <Sailboat x={76} y={226} s={0.6} />
  </>
);

const wetland = (
  <>
    <Clouds>30 60 90, 350 70 90, -150 60 90, 570 60 90</Clouds>
    <Ridge soft tone="mid">
      -240 190, -120 182, 0 190, 90 182, 180 190, 300 184, 400 190, 520 180, 720 188
    </Ridge>
    <Sea middle={226} shallow={256} />
    <Mangrove x={48} y={250} s={1.1} />
    <Mangrove x={436} y={244} s={0.9} />
    <Mangrove x={-90} y={240} s={1} />
    <Mangrove x={560} y={244} s={1.1} />
  </>
);

const openCoasts: Readonly<Record<string, ReactNode>> = { ZAP: wetland, STL: shore, IJV: shore, CCO: cay, CCZ: cay };

const country = (
  <>
    <Clouds>30 60 90, 350 70 90, -150 60 90, 570 60 90</Clouds>
    <Ridge soft tone="mid" base={300}>
      -240 200, -80 176, 80 196, 190 170, 320 190, 480 168, 720 186
    </Ridge>
    <Ridge soft tone="near" base={300}>
      -240 236, -60 220, 90 236, 210 224, 330 234, 480 220, 720 230
    </Ridge>
    <Pines tone="dark">20 250 70, 50 252 54, 430 248 76, 460 252 60, -80 250 70, 560 250 70</Pines>
  </>
);

const suburb = (
  <>
    <Clouds>30 60 90, 350 60 90, -150 60 90, 570 60 90</Clouds>
    <CityBlocks y={270} tone="far">
      10 40 90, 70 60 60, 360 50 70, 430 60 104, -120 60 80, 520 60 90
    </CityBlocks>
    <Ridge soft tone="near" base={300}>
      -240 230, -60 220, 60 232, 180 222, 300 230, 420 218, 540 230, 720 222
    </Ridge>
  </>
);

/** Low roofs of a small town along the beach. */
const beachTown = (
  <>
    <Clouds>30 60 90, 350 70 90, -150 60 90, 570 60 90</Clouds>
    <Sea middle={222} shallow={250} />
    <House x={-40} y={270} w={120} h={46} floors={0} wall="guava" bays={3} roof="tiles" />
    <House x={66} y={266} w={70} h={40} floors={0} wall="blue" bays={2} roof="tiles" />
    <House x={372} y={268} w={100} h={44} floors={0} wall="mango" bays={3} roof="tiles" />
    <House x={470} y={268} w={120} h={40} floors={0} wall="sugar" bays={3} roof="tiles" />
  </>
);

/** The open end of a peninsula: scrub, a lagoon and the far shore. */
const headland = (
  <>
    <Clouds>60 46 90, 330 62 90, -150 60 90, 570 60 90</Clouds>
    <Sea middle={214} shallow={240} />
    <Islets>-80 202 130, 20 201 110, 400 201 120, 580 200 110</Islets>
    <Mangrove x={62} y={252} s={0.9} />
    <Mangrove x={428} y={250} s={1} />
    <Mangrove x={560} y={250} s={1.1} />
  </>
);

/** A row of other hotels along the bay. */
const hotelRow = (
  <>
    <Clouds>30 60 90, 350 44 90, -150 60 90, 570 60 90</Clouds>
    <Sea middle={218} shallow={246} />
    <CityBlocks y={214} tone="far">
      -120 70 30, -30 50 40, 36 60 26, 360 60 32, 428 46 52, 490 80 28, 590 60 40
    </CityBlocks>
    <Sailboat x={96} y={232} s={0.5} />
  </>
);

/** The sea wall and the towers behind it. */
const vedado = (
  <>
    <Clouds>30 60 90, 350 50 90, -150 60 90, 570 60 90</Clouds>
    <Sea top={214} middle={234} shallow={258} />
    <CityBlocks y={286} tone="far">
      -220 60 130, -140 70 90, -50 50 150, 16 44 120, 62 30 176, 368 40 150, 414 60 110, 486 50 168, 560 70 100, 640 60
      140
    </CityBlocks>
    <path fill={paint("stone2")} d="M-240 268H720V286H-240z" />
  </>
);

/** Villas between trees, the sea behind them. */
const miramar = (
  <>
    <Clouds>30 60 90, 350 60 90, -150 60 90, 570 60 90</Clouds>
    <Sea top={206} middle={226} shallow={250} />
    <CityBlocks y={250} tone="far">
      26 44 70, 396 40 84, 560 50 70, -100 50 80
    </CityBlocks>
    <Ridge soft tone="near" base={300}>
      -240 246, -60 236, 60 248, 180 240, 300 248, 420 236, 540 246, 720 238
    </Ridge>
    <RoyalPalm x={50} y={284} height={120} />
    <RoyalPalm x={96} y={284} height={96} />
  </>
);

/** What is behind a house in these areas of the catalogue, by their names in Cuba. */
const areas: Readonly<Record<string, ReactNode>> = {
  "Varadero centro": beachTown,
  "Avenida Las Américas": hotelRow,
  "Punta Hicacos": headland,
  Vedado: vedado,
  Miramar: miramar,
  "Santa María del Mar": shore,
};

/** The background of a building: its area, else its zone's scene, or a view that suits its style. */
export function behindHouse(
  zone: string,
  plan: HousePlan,
  composition: Composition,
  area: string | null = null,
): ReactNode {
  const { style } = plan;
  const ofArea = area === null ? undefined : areas[area];
  if (ofArea) return ofArea;
  const inTown = settingOf(zone) === "town";
  if (style === "city" || style === "colonial" || style === "casa") return town(zone, plan);
  if (style === "resort" && inTown) return shore;
  if (style === "modern" && inTown) return zone === "CFG" ? shore : suburb;
  if (style === "lodge" && inTown) return country;
  return openCoasts[zone] ?? composition.layers;
}

const grounds: Record<HousePlan["style"], Paint> = {
  city: "stone",
  colonial: "stone",
  casa: "stone",
  resort: "sand",
  lodge: "leaf2",
  modern: "leaf",
  porch: "leaf2",
};

/** The ground under a building. */
export function Ground({ style }: HousePlan) {
  const flat = style === "city" || style === "colonial" || style === "casa";
  if (flat) return <path fill={paint(grounds[style])} d="M-240 280H720V440H-240z" />;
  return (
    <Ridge soft tone={grounds[style]} base={440}>
      -240 288, -40 282, 120 270, 300 268, 500 274, 720 282
    </Ridge>
  );
}

const Pool = ({ y = 304, w = 220 }: { readonly y?: number; readonly w?: number }) => (
  <Placed x={240} y={y}>
    <Shapes of={pool(0, 0, w, 10)} />
  </Placed>
);

const Hedge = (
  <>
    <path
      fill={paint("leaf2")}
      d="M-240 304c8-14 24-14 30 0 8-14 24-14 30 0 60-2 120 2 180 0 8-16 26-16 32 0 8-12 24-12 30 0h90c8-14 24-14 30 0h90c8-14 24-14 30 0 8-12 22-12 28 0h90c8-16 26-16 32 0h298V440H-240z"
    />
    <path
      fill={paint("flower")}
      d="M40 300a4 4 0 1 1 8 0zM62 314a4 4 0 1 1 8 0zM120 310a4 4 0 1 1 8 0zM184 302a4 4 0 1 1 8 0zM244 312a4 4 0 1 1 8 0zM300 303a4 4 0 1 1 8 0zM336 312a4 4 0 1 1 8 0zM400 310a4 4 0 1 1 8 0z"
    />
  </>
);

const Lamps = () => (
  <>
    <path stroke={paint("ink")} strokeWidth="2.6" d="M108 304V256M372 304V256" />
    <path fill={paint("sun")} d="M102 256h12l-3-14h-6zM366 256h12l-3-14h-6z" />
  </>
);

const Benches = () => (
  <path
    fill="none"
    stroke={paint("ink")}
    strokeWidth="2.6"
    d="M100 304v-9h44v9M100 295v-10h44v10M336 304v-9h44v9M336 295v-10h44v10"
  />
);

const Path = <path fill={paint("stone")} d="M226 286h28l34 60h-96z" />;

const fronts: Record<HousePlan["front"], ReactNode> = {
  arcade: <ClassicCar x={102} y={308} s={1.05} colour="flower" />,
  awnings: <ClassicCar x={276} y={308} s={1.05} colour="blue" />,
  glass: <ClassicCar x={190} y={309} s={1.05} colour="mango" />,
  columns: <Lamps />,
  lagoon: <Pool />,
  garden: Hedge,
  pool: (
    <>
      <path fill={paint("foam")} d="M104 292H376L396 314H84z" />
      <path fill={paint("sea2")} d="M110 295H370L384 311H96z" />
      <path fill={paint("sea3")} d="M150 299h70l-4 4h-70zM250 305h70l3 4h-70z" />
    </>
  ),
  beach: <Parasols>104 306 0.8, 216 312 0.9, 330 306 0.8, 30 314 0.9, 430 312 0.9</Parasols>,
  lamps: <Lamps />,
  palms: (
    <>
      <RoyalPalm x={116} y={304} height={96} />
      <RoyalPalm x={364} y={304} height={96} />
    </>
  ),
  benches: <Benches />,
  cobbles: <Cobbles top={284} towards={240} />,
  deck: (
    <>
      <path fill={paint("trunk")} d="M60 296H420L436 308H44z" />
      <path stroke={paint("shade")} strokeWidth="1.6" d="M56 300H424M50 304H430" />
    </>
  ),
  path: Path,
  drive: (
    <>
      {Path}
      <ClassicCar x={282} y={304} s={1} colour="flower" />
    </>
  ),
  wall: (
    <>
      {Path}
      <path fill={paint("stone2")} d="M-240 298H196v22H-240zM284 298H720v22H284z" />
      <path fill={paint("foam")} d="M-240 296H198v4H-240zM282 296H720v4H282z" />
    </>
  ),
  steps: <path fill={paint("foam")} d="M208 284h64v5h-64zM202 289h76v5h-76zM196 294h88v5h-88z" />,
  fence: (
    <>
      {Path}
      <path
        fill="none"
        stroke={paint("foam")}
        strokeWidth="3"
        d="M60 304V288M88 304V288M116 304V288M144 304V288M172 304V288M200 304V288M284 304V288M312 304V288M340 304V288M368 304V288M396 304V288M424 304V288M56 292H204M56 299H204M280 292H428M280 299H428"
      />
    </>
  ),
  field: (
    <>
      <path fill={paint("soil")} d="M-240 300H720V440H-240z" />
      <path stroke={paint("leaf")} strokeWidth="6" strokeDasharray="7 6" d="M-240 304H720M-236 315H720" />
    </>
  ),
};

/** The foreground of a building and what is beside it. */
export function BeforeHouse({ zone, plan }: { readonly zone: string; readonly plan: HousePlan }) {
  const { style, front, mirrored } = plan;
  const street = style === "city";
  const side = (x: number) => (mirrored ? 480 - x : x);
  const coconut = settingOf(zone) === "coast" || style === "resort";
  return (
    <>
      {street && <Street from={-240} y={286} depth={60} />}
      {fronts[front]}
      {style === "lodge" || style === "porch" || style === "modern" ? (
        <Flamboyan x={side(front === "garden" ? 430 : 54)} y={306} s={0.84} />
      ) : null}
      {coconut ? (
        <>
          <CoconutPalm x={side(66)} y={304} height={132} lean={mirrored ? 20 : -20} />
          <CoconutPalm x={side(424)} y={308} height={104} lean={mirrored ? -18 : 18} />
        </>
      ) : (
        <RoyalPalm x={side(432)} y={300} height={124} />
      )}
    </>
  );
}
