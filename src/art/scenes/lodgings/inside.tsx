import { Placed, type Shape, Shapes } from "../drawing";
import { type Paint, paint } from "../paint";
import { Beach, Islets, Parasols, Sailboat } from "../parts/coast";
import { CoconutPalm, Ridge } from "../parts/country";
import { type Composition, Scene } from "../Scene";
import { compositionOf } from "../ZoneScene";
import { Clouds, Sea } from "../zones/havana";
import { settingOf } from "./generated/housePlan";
import { gardenOf, terraceOf } from "./openAir";
import { accentOf, type PartOfHouse, View } from "./partView";
import { barOf, kitchenOf, restaurantOf } from "./servedRooms";

type BedKind = "king" | "double" | "single" | "sofa";

/** The facts that a room's drawing shows. */
export interface DrawnRoom {
  readonly beds: readonly { readonly Kind: BedKind; readonly Count: number }[];
  /** A door to a balcony in place of the window. */
  readonly balcony: boolean;
}

/** The parts that are drawn of a house, besides the house itself. */
export type Place = "pool" | "beach" | "terrace" | "garden" | "kitchen" | "lobby" | "restaurant" | "bar";

/** Widths of the beds that are drawn, in scene units. */
const widths: Record<BedKind, number> = { king: 118, double: 92, single: 60, sofa: 86 };

/** A bed from its foot: headboard, pillows, cover and a folded blanket; a sofa has arms. */
function bed(kind: BedKind, x: number, w: number, cover: Paint): Shape[] {
  const right = x + w;
  if (kind === "sofa")
    return [
      `${cover} M${x} 204q0-12 12-12h${w - 24}q12 0 12 12v44H${x}z`,
      `shade M${x + 10} 222h${w - 20}v26h${20 - w}z`,
      `foam M${x + 14} 206h${w / 2 - 18}v18h${18 - w / 2}zM${x + w / 2 + 4} 206h${w / 2 - 18}v18h${18 - w / 2}z`,
      `ink M${x + 4} 248h8v8h-8zM${right - 12} 248h8v8h-8z`,
    ];
  const pillow = kind === "single" ? w - 20 : w / 2 - 14;
  const pillows: Shape =
    kind === "single"
      ? `foam M${x + 10} 196q0-8 8-8h${pillow - 16}q8 0 8 8v14h${-pillow}z`
      : `foam M${x + 10} 196q0-8 8-8h${pillow - 16}q8 0 8 8v14h${-pillow}zM${right - 10 - pillow} 196q0-8 8-8h${pillow - 16}q8 0 8 8v14h${-pillow}z`;
  return [
    `trunk M${x - 3} 256V176q0-12 12-12h${w - 18}q12 0 12 12v80z`,
    `foam M${x} 206h${w}v44h${-w}z`,
    pillows,
    `${cover} M${x} 214h${w}v36h${-w}z`,
    `shade M${x} 236h${w}v14h${-w}z`,
    `sand M${x} 220h${w}v9h${-w}z`,
    `ink M${x + 2} 250h7v8h-7zM${right - 9} 250h7v8h-7z`,
  ];
}

/** A room: its beds, as many as in the catalogue, and the view from its window or balcony. (LODGE-36) */
export function RoomScene({ room, zone, variant, atSea, hour, title }: PartOfHouse & { readonly room: DrawnRoom }) {
  const beds = room.beds
    .flatMap(({ Kind, Count }) => Array.from({ length: Math.min(Count, 4) }, () => Kind))
    .slice(0, 4);
  const wanted = beds.reduce((sum, kind) => sum + widths[kind] + 16, 0);
  const scale = Math.min(1, 250 / Math.max(1, wanted));
  const cover = accentOf(variant);
  const lefts = beds.map((_kind, index) => beds.slice(0, index).reduce((sum, kind) => sum + widths[kind] + 16, 0));
  const frame = room.balcony ? "M298 64H462V262H298z" : "M314 78H450V196H314z";
  // The part of it in the wall's coloured half.
  const below = room.balcony ? "M298 120H462V262H298z" : "M314 120H450V196H314z";
  const layers = (
    <>
      <View zone={zone} atSea={atSea} />
      {/* The wall has a hole where the window is. */}
      <path fill={paint("sugar")} fillRule="evenodd" d={`M-240-60H720V262H-240z${frame}`} />
      <path fill={paint(accentOf(variant, 2))} opacity=".28" fillRule="evenodd" d={`M-240 120H720V262H-240z${below}`} />
      <path fill={paint("stone")} d="M-240 262H720V440H-240z" />
      <path
        stroke={paint("stone2")}
        strokeWidth="1.6"
        d="M-240 284H720M-240 308H720M20 262-40 330M140 262 110 330M260 262V330M380 262 410 330M500 262 560 330"
      />
      {room.balcony ? (
        <>
          <path fill="none" stroke={paint("foam")} strokeWidth="6" d={frame} />
          <path
            fill="none"
            stroke={paint("ink")}
            strokeWidth="2.4"
            d="M301 212H459M312 212V262M330 212V262M348 212V262M366 212V262M384 212V262M402 212V262M420 212V262M438 212V262"
          />
          <path stroke={paint("foam")} strokeWidth="5" d="M380 64V262" />
        </>
      ) : (
        <path fill="none" stroke={paint("foam")} strokeWidth="6" d={`${frame}M382 78V196M314 132H450`} />
      )}
      <path
        fill={paint(cover)}
        opacity=".9"
        d="M282 54H304Q296 150 300 262H276Q286 150 282 54zM478 54H456Q464 150 460 262H484Q474 150 478 54z"
      />
      <path stroke={paint("trunk")} strokeWidth="4" strokeLinecap="round" d="M272 54H488" />
      {/* A fan, a picture, and a lamp between the beds and the window. */}
      <path fill={paint("trunk")} d="M146 30h8v14h-8zM92 44q58-10 116 0-58 8-116 0z" />
      <path fill={paint("foam")} d="M120 92h60v42h-60z" />
      <path fill={paint(accentOf(variant, 3))} d="M125 97h50v32h-50z" />
      <path fill={paint("sun")} d="M154 106a8 8 0 1 1-.1 0z" />
      <Placed x={22} y={(1 - scale) * 258} s={scale}>
        <Shapes
          of={beds.flatMap((kind, index) =>
            bed(kind, lefts[index] ?? 0, widths[kind], kind === "sofa" ? accentOf(variant, 1) : cover),
          )}
        />
      </Placed>
    </>
  );
  const place = compositionOf(zone);
  return <Scene composition={{ hour: place.hour, sky: place.sky, layers }} hour={hour} title={title} />;
}

const loungers: readonly Shape[] = [
  "foam M30 300l8-16h54l6 16zM120 306l6-14h54l8 14zM330 306l-4-14h56l10 14zM420 300l-8-16h54l12 16z",
  "shade M30 300h68l2 5H28zM120 306h68l2 5h-72zM330 306h62l2 5h-66zM420 300h58l2 5h-62z",
];

/** The pool between loungers and palms. */
function poolOf({ variant, zone, atSea }: PartOfHouse): Composition {
  const { hour, sky } = compositionOf(zone);
  const isAtSea = atSea || settingOf(zone) === "coast";
  const curved = "M96 268C110 232 190 224 240 226s150 2 166 44c8 26-60 40-170 40S84 300 96 268z";
  const long = "M140 224H340L440 312H40z";
  const rim = variant % 2 === 0 ? curved : long;
  const layers = (
    <>
      <Clouds>40 52 90, 360 40 90, -150 60 90, 570 60 90</Clouds>
      {isAtSea ? (
        <Sea top={168} middle={184} shallow={198} />
      ) : (
        <Ridge soft tone="mid">
          -240 190, -120 170, 0 186, 110 166, 240 182, 360 160, 500 184, 720 170
        </Ridge>
      )}
      <path
        fill={paint("leaf2")}
        d="M-240 206c20-16 46-16 66 0 20-18 50-18 70 0 30-14 60-14 90 0 20-16 46-16 66 0 30-12 70-12 100 0 24-16 52-16 76 0 24-14 60-14 84 0 30-16 60-16 90 0 20-14 50-14 70 0 30-12 66-12 96 0h152v234H-240z"
      />
      <path fill={paint("sand")} d="M-240 220H720V440H-240z" />
      <path fill={paint("foam")} stroke={paint("foam")} strokeWidth="12" strokeLinejoin="round" d={rim} />
      <path fill={paint("sea2")} d={rim} />
      <path
        fill={paint("sea3")}
        d="M170 246h70l-4 5h-70zM260 262h84l6 5h-86zM140 280h70l-4 5h-72zM250 292h60l2 5h-62z"
      />
      <Placed x={0} y={0}>
        <Shapes of={loungers} />
      </Placed>
      <Parasols>{variant % 2 === 0 ? "66 292 0.9, 446 292 0.9" : "22 292 0.9, 470 292 0.9"}</Parasols>
      <CoconutPalm x={variant % 3 === 0 ? 90 : 410} y={226} height={130} lean={18} />
      <CoconutPalm x={variant % 3 === 0 ? 420 : 60} y={222} height={98} lean={-16} />
    </>
  );
  return { hour: hour === "night" ? "dusk" : hour, sky, layers };
}

/** The beach before the house. */
function beachOf({ variant, zone }: PartOfHouse): Composition {
  const { hour, sky } = compositionOf(zone);
  const turn = variant % 3;
  const layers = (
    <>
      <Clouds>60 48 100, 370 60 90, -150 60 90, 570 60 90</Clouds>
      <Sea sunX={sky.sun.x} middle={214} shallow={236} />
      {turn === 0 && <Islets>60 200 120, 330 201 150</Islets>}
      {turn !== 1 && <Sailboat x={turn === 0 ? 250 : 120} y={220} s={0.7} />}
      <Beach edge={turn === 1 ? [252, 266, 286] : [296, 272, 248]} />
      <Parasols>{turn === 2 ? "120 300 1, 250 292 0.9, 380 304 1" : "90 306 1, 220 300 0.9"}</Parasols>
      <CoconutPalm x={turn === 1 ? 60 : 430} y={318} height={190} lean={turn === 1 ? 34 : -34} />
      <CoconutPalm x={turn === 1 ? 20 : 466} y={322} height={140} lean={turn === 1 ? 12 : -10} />
    </>
  );
  return { hour: hour === "night" ? "dusk" : hour, sky, layers };
}

/** The lobby: tiles, columns, the desk and its keys. */
function lobbyOf({ variant, zone }: PartOfHouse): Composition {
  const { sky } = compositionOf(zone);
  const accent = accentOf(variant);
  const columns = [40, 150, 330, 440];
  const layers = (
    <>
      <path fill={paint("sugar")} d="M-240-60H720V440H-240z" />
      <path fill={paint(accentOf(variant, 2))} opacity=".3" d="M-240 150H720V250H-240z" />
      <path fill={paint("stone")} d="M-240 250H720V440H-240z" />
      <path
        fill={paint(accentOf(variant, 1))}
        opacity=".55"
        d="M-20 320 60 250H120L70 320zM150 320 176 250H236L240 320zM330 320 302 250H360L410 320zM500 320 426 250H486L580 320z"
      />
      <path fill={paint("shade")} d="M176 128a64 64 0 0 1 128 0V250H176z" />
      <path fill={paint("sky2")} d="M184 130a56 56 0 0 1 112 0V250H184z" />
      <path fill={paint("leaf2")} d="M184 250c4-26 20-40 30-56 6 18 14 26 22 40 4-22 18-34 32-44 4 20 24 34 28 60z" />
      <path
        fill={paint("foam")}
        d={columns.map((x) => `M${x - 10} 84h20v166h-20zM${x - 16} 76h32v10h-32zM${x - 15} 244h30v8h-30z`).join("")}
      />
      <path fill={paint("trunk")} d="M352 206H476V262H352z" />
      <path fill={paint("foam")} d="M346 200H482V208H346z" />
      <path fill={paint(accent)} d="M362 216h48v34h-48zM418 216h48v34h-48z" />
      <path fill={paint("ink")} d="M366 130h96v44h-96z" />
      <path
        fill={paint("sun")}
        d="M376 140h4v10h-4zM396 140h4v10h-4zM416 140h4v10h-4zM436 140h4v10h-4zM386 156h4v10h-4zM406 156h4v10h-4zM446 156h4v10h-4z"
      />
      <path fill={paint(accent)} d="M40 232q0-14 14-14h70q14 0 14 14v28H40z" />
      <path fill={paint("shade")} d="M50 240h78v20H50z" />
      <path fill={paint("trunk")} d="M238-60h4V40h-4z" />
      <path fill={paint("sun")} d="M206 40h68l-12 20h-44z" />
      <Placed x={14} y={254}>
        <path fill={paint("guava")} d="M-12 0l4-24H16l4 24z" />
        <path
          fill={paint("leaf")}
          d="M4-24C-24-40-22-66-14-74-8-56-2-52 2-46 0-70 10-84 18-92c4 22 2 34-2 46 8-10 16-14 28-14-6 22-22 32-40 36z"
        />
      </Placed>
    </>
  );
  return { hour: "day", sky, layers };
}

const compositions: Record<Place, (common: PartOfHouse) => Composition> = {
  pool: poolOf,
  beach: beachOf,
  terrace: terraceOf,
  garden: gardenOf,
  kitchen: kitchenOf,
  restaurant: restaurantOf,
  bar: barOf,
  lobby: lobbyOf,
};

/** A part of a house that its services include. (LODGE-36) */
export function PartScene({ part, ...common }: PartOfHouse & { readonly part: Place }) {
  return <Scene composition={compositions[part](common)} hour={common.hour} title={common.title} />;
}
