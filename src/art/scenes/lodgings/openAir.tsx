import { Placed, type Shape, Shapes } from "../drawing";
import { paint } from "../paint";
import { Hammock } from "../parts/coast";
import { CoconutPalm, RoyalPalm } from "../parts/country";
import type { Composition } from "../Scene";
import { accentOf, lightOf, type PartOfHouse, tiledFloor, View } from "./partView";

// The parts of a house in the open air that its services name, besides pool and beach. (LODGE-36)

const balusters = Array.from({ length: 41 }, (_, index) => {
  const x = index * 24 - 240;
  return `M${x - 4} 214h8l-2 8q5 6 0 14l2 8h-8l2-8q-5-8 0-14z`;
}).join("");

/** A rocking chair from its side. */
const rocker: readonly Shape[] = [
  "shade M-34 8h80l8 5h-92z",
  {
    fill: "none",
    stroke: "trunk",
    strokeWidth: 5,
    strokeLinecap: "round",
    d: "M-38 2Q0 16 44 2M-22 4-30-70M28 6 30-26M-26-28H36M-24-48H16V-30",
  },
  "own M-26-32H34l2 8H-24z",
  "own M-36-76q8-6 14-2l8 46h-14z",
];

/** Beams with leaves and flowers. */
const pergola: readonly Shape[] = [
  "trunk M-240 24H720V38H-240z",
  "trunk M60-10h10v40H60zM130-10h10v40h-10zM200-10h10v40h-10zM270-10h10v40h-10zM340-10h10v40h-10zM410-10h10v40h-10z",
  "leaf2 M-20 18c20-18 44-14 52 0 18-16 40-12 48 2 14-12 32-8 38 4-2 18-18 20-26 14-8 14-28 14-34 2-10 16-34 16-40 0-16 10-40 2-38-22zM470 16c-20-16-44-12-50 4-16-14-38-10-44 4-14-8-30-2-30 10 8 14 24 14 30 6 8 14 28 12 34 0 10 14 32 12 36-2z",
  "leaf M0 20c14-10 28-6 32 2-8 8-24 8-32-2zM88 24c10-8 22-6 26 2-8 6-20 6-26-2zM430 22c10-8 24-6 28 2-8 8-22 8-28-2z",
  "flower M20 34a5 5 0 1 1-.1 0zM62 38a5 5 0 1 1-.1 0zM106 34a5 5 0 1 1-.1 0zM380 34a5 5 0 1 1-.1 0zM416 40a5 5 0 1 1-.1 0zM452 34a5 5 0 1 1-.1 0z",
];

/** Rocking chairs behind a balustrade, under a pergola. */
export function terraceOf({ zone, atSea, variant }: PartOfHouse): Composition {
  const layers = (
    <>
      <View zone={zone} atSea={atSea} />
      <Placed x={-110} y={0}>
        <View zone={zone} atSea={atSea} />
      </Placed>
      <path fill={paint("foam")} d={`M-240 204H720V214H-240zM-240 244H720V256H-240z${balusters}`} />
      <Shapes
        of={[
          ...tiledFloor,
          `${accentOf(variant, 2)} M60 274h120l-22 34H22zM300 274h120l38 34H322z`,
          "trunk M28 86h14v172H28zM438 86h14v172h-14z",
        ]}
      />
      <Placed x={0} y={52}>
        <Shapes of={pergola} />
      </Placed>
      <Placed x={142} y={286} s={1.15}>
        <Shapes of={rocker} own={accentOf(variant)} />
      </Placed>
      <Placed x={338} y={286} s={1.15} flip>
        <Shapes of={rocker} own={accentOf(variant)} />
      </Placed>
      <Placed x={240} y={296}>
        <Shapes
          of={[
            "shade M-34 0h68l6 5h-80z",
            "ink M-3-46h6V0h-6zM-18 0q18-8 36 0z",
            "foam M-36-48a36 7 0 1 1 72 0 36 7 0 1 1-72 0z",
            "guava M-16-62h14v12q0 4-7 4t-7-4z",
            "sea3 M8-68h9l-2 18h-5z",
          ]}
        />
      </Placed>
      <Placed x={64} y={262}>
        <Shapes
          of={[
            "soil M-20-34h40L14 0h-28z",
            "leaf M0-32C-26-44-26-70-16-80-10-62-4-58 0-52 0-74 8-86 18-92c4 20 4 28-2 42 10-8 18-10 26-8-8 18-22 26-42 26z",
          ]}
        />
      </Placed>
    </>
  );
  return { ...lightOf(zone), layers };
}

const blooms = (at: readonly (readonly [x: number, y: number])[]) =>
  at.map(([x, y]) => `M${x} ${y}a6 6 0 1 1-.1 0z`).join("");

/** A path between flower beds, with a hammock between two palms. */
export function gardenOf({ zone, atSea, variant }: PartOfHouse): Composition {
  const flip = variant % 2 === 1;
  const layers = (
    <>
      <View zone={zone} atSea={atSea} />
      <path
        fill={paint("leaf2")}
        d="M-240 214c20-20 48-20 68 0 20-22 52-22 72 0 28-18 60-18 88 0 22-20 50-20 70 0 28-16 70-16 98 0 24-20 54-20 78 0 24-18 60-18 84 0 28-20 62-20 90 0 20-18 52-18 72 0 28-16 66-16 94 0h146v226H-240z"
      />
      <path fill={paint("leaf")} d="M-240 236C-80 222 80 230 240 226S560 222 720 236V440H-240z" />
      <Placed x={flip ? 480 : 0} y={0} flip={flip}>
        <path
          fill={paint("sand2")}
          d="M236 228C250 252 300 262 296 288S180 320 170 440H330C340 350 420 320 396 276 380 250 268 252 254 228z"
        />
        <path
          fill={paint("sand")}
          d="M239 228C254 252 312 262 308 288S200 322 190 440H314C324 352 404 320 384 278 368 252 266 250 251 228z"
        />
        <path
          fill={paint("leaf2")}
          d="M-20 300c4-26 30-34 48-20 12-16 40-14 46 4 18-8 36 2 34 18 10 12-2 26-18 24H-8c-14-2-18-14-12-26zM404 250c6-18 28-22 40-10 12-12 36-8 42 8 16 6 14 26-2 28h-72c-14-2-18-16-8-26z"
        />
        <path
          fill={paint("flower")}
          d={blooms([
            [14, 284],
            [44, 270],
            [78, 280],
            [30, 302],
            [424, 246],
            [462, 242],
          ])}
        />
        <path
          fill={paint("mango")}
          d={blooms([
            [60, 296],
            [2, 304],
            [92, 304],
            [444, 260],
            [478, 256],
          ])}
        />
        <path
          fill={paint("foam")}
          d={blooms([
            [26, 290],
            [68, 276],
            [408, 258],
          ])}
        />
        <RoyalPalm x={438} y={242} height={128} />
        <CoconutPalm x={78} y={266} height={170} lean={-10} />
        <CoconutPalm x={216} y={262} height={150} lean={18} />
        <Placed x={88} y={206}>
          <Hammock x={0} y={0} />
        </Placed>
      </Placed>
    </>
  );
  return { ...lightOf(zone), layers };
}
