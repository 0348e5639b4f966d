import { Placed, type Shape, Shapes } from "../drawing";
import { paint } from "../paint";
import type { Composition } from "../Scene";
import { accentOf, lightOf, type PartOfHouse, tiledFloor, View } from "./partView";

// The rooms of a house that its services name, besides the lobby. (LODGE-36)

interface Opening {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const outline = ({ left, top, right, bottom }: Opening) => `M${left} ${top}H${right}V${bottom}H${left}z`;

/** Where the coloured lower part of a wall begins. */
const DADO = 150;

/** The wall of a room, with a hole for its window, and its coloured lower part. */
function Wall({ window, variant }: Pick<PartOfHouse, "variant"> & { readonly window: Opening }) {
  const below = window.bottom > DADO ? outline({ ...window, top: Math.max(window.top, DADO) }) : "";
  return (
    <>
      <path fill={paint("sugar")} fillRule="evenodd" d={`M-240-60H720V254H-240z${outline(window)}`} />
      <path
        fill={paint(accentOf(variant, 2))}
        opacity=".28"
        fillRule="evenodd"
        d={`M-240 ${DADO}H720V254H-240z${below}`}
      />
    </>
  );
}

const lamp: readonly Shape[] = [
  "ink M-1-160h2v134h-2z",
  "mango M-26 0Q-18-26 0-28 18-26 26 0z",
  "sun M-7 0h14q-1 7-7 7t-7-7z",
];

/** A laid table with its two chairs, around the middle of its foot. */
function Table({ x, y, cloth }: { readonly x: number; readonly y: number; readonly cloth: Shape }) {
  return (
    <Placed x={x} y={y}>
      <Shapes
        of={[
          "shade M-96 0h192l10 8h-212z",
          "trunk M-98-66q0-8 8-8t8 8v34h26v32h-8v-24h-18v24h-8v-24h-2v24h-6zM98-66q0-8-8-8t-8 8v34H56v32h8v-24h18v24h8v-24h2v24h6z",
          "foam M-58-52h116L44 0h-88z",
          "foam M-62-54a62 9 0 1 1 124 0 62 9 0 1 1-124 0z",
          cloth,
          "shade M-44 0-58-46h12l12 46zM44 0 58-46H46L34 0z",
          "stone M-44-56a16 3.5 0 1 1 32 0 16 3.5 0 1 1-32 0zM12-56a16 3.5 0 1 1 32 0 16 3.5 0 1 1-32 0z",
          "sea3 M-8-86h8l-2 14v10h3v3h-10v-3h3v-10zM6-82h8l-2 12v9h3v3H5v-3h3v-9z",
        ]}
      />
    </Placed>
  );
}

/** Laid tables before a wide window. */
export function restaurantOf({ zone, atSea, variant }: PartOfHouse): Composition {
  const window: Opening = { left: 176, top: 74, right: 452, bottom: 192 };
  const cloth: Shape = `${accentOf(variant)} M-16-62h32L22 0h-44z`;
  const layers = (
    <>
      <View zone={zone} atSea={atSea} />
      <Wall window={window} variant={variant} />
      <path fill="none" stroke={paint("foam")} strokeWidth="6" d={`${outline(window)}M268 74V192M360 74V192`} />
      <Shapes
        of={[
          ...tiledFloor,
          "foam M52 84h76v54H52z",
          `${accentOf(variant, 3)} M58 90h64v42H58z`,
          "sun M104 102a9 9 0 1 1-.1 0z",
          "leaf2 M58 132c8-18 20-24 30-18 8-14 22-12 34 2v16z",
        ]}
      />
      {[122, 340].map((x) => (
        <Placed key={x} x={x} y={104}>
          <Shapes of={lamp} />
        </Placed>
      ))}
      <Table x={340} y={262} cloth={cloth} />
      <Table x={122} y={298} cloth={cloth} />
    </>
  );
  return { ...lightOf(zone), layers };
}

const bottles = [34, 52, 70, 96, 114, 140, 158, 184, 202, 228, 246];

/** The counter with its stools, before shelves of bottles. */
export function barOf({ zone, variant }: PartOfHouse): Composition {
  const glassOf = (row: number, odd: number) =>
    bottles
      .filter((_x, index) => index % 2 === odd)
      .map((x) => `M${x + 86} ${row}v-18q0-4 3-6v-9h5v9q3 2 3 6v18z`)
      .join("");
  const stools = [96, 186, 276, 366];
  const layers = (
    <>
      <path fill={paint("sugar")} d="M-240-60H720V254H-240z" />
      <path fill={paint(accentOf(variant, 2))} opacity=".35" d="M-240-60H720V254H-240z" />
      <path fill={paint("trunk")} d="M96 18H372V172H96z" />
      <path fill={paint("shade")} d="M104 26H364V172H104z" />
      <path fill={paint("foam")} d="M104 76H364V81H104zM104 124H364V129H104z" />
      <path fill={paint("guava")} d={glassOf(76, 0)} />
      <path fill={paint("leaf")} d={glassOf(76, 1)} />
      <path fill={paint("mango")} d={glassOf(124, 1)} />
      <path fill={paint("sea2")} d={glassOf(124, 0)} />
      <Shapes
        of={[
          ...tiledFloor,
          "trunk M40 178H440V262H40z",
          {
            fill: "none",
            stroke: "shade",
            strokeWidth: 5,
            d: "M74 196H150V248H74zM172 196H248V248H172zM270 196H346V248H270zM368 196H424V248H368z",
          },
          "foam M26 166H454V180H26z",
          "shade M26 176H454V180H26z",
          // A tall glass with mint, a short one, and a bowl of limes.
          "sea3 M130 140h16l-3 26h-10zM352 148h20l-3 18h-14z",
          "leaf M132 142c-6-10 0-16 6-16 4-8 14-4 12 4 4 6 0 12-6 12z",
          "mango M352 154h20l-1 6h-18z",
          "stone M226 152h48q-4 14-14 14h-20q-10 0-14-14z",
          "leaf M232 152a8 8 0 0 1 15-3 8 8 0 0 1 13-1 7 7 0 0 1 10 4z",
        ]}
      />
      {stools.map((x) => (
        <Placed key={x} x={x} y={304}>
          <Shapes
            of={[
              "shade M-22 0h56l6 5h-60z",
              {
                fill: "none",
                stroke: "ink",
                strokeWidth: 4,
                strokeLinecap: "round",
                d: "M-8-52-16 2M20-52 28 2M-12-20H24",
              },
              `${accentOf(variant)} M-18-62q0-6 6-6h36q6 0 6 6v10h-48z`,
            ]}
          />
        </Placed>
      ))}
      {[60, 420].map((x) => (
        <Placed key={x} x={x} y={70}>
          <Shapes of={lamp} />
        </Placed>
      ))}
    </>
  );
  return { ...lightOf(zone), layers };
}

/** The counter with stove and sink, a window, and a table's fruit. */
export function kitchenOf({ zone, atSea, variant }: PartOfHouse): Composition {
  const window: Opening = { left: 214, top: 70, right: 330, bottom: 150 };
  const tiles = Array.from(
    { length: 16 },
    (_, index) => `M${index * 24 + 4} 156h11v11h-11zM${index * 24 + 15} 167h11v11h-11z`,
  ).join("");
  const layers = (
    <>
      <View zone={zone} atSea={atSea} />
      <Wall window={window} variant={variant} />
      <path fill="none" stroke={paint("foam")} strokeWidth="6" d={`${outline(window)}M272 70V150M214 110H330`} />
      <path
        fill={paint(accentOf(variant))}
        opacity=".9"
        d="M208 62H336V82q-16 12-32 0-16 12-32 0-16 12-32 0-16 12-32 0z"
      />
      <path fill={paint("foam")} d="M0 154H392V180H0z" />
      <path fill={paint(accentOf(variant, 1))} d={tiles} />
      <Shapes
        of={[
          ...tiledFloor,
          "stone2 M-240 178H396V190H-240z",
          `${accentOf(variant, 2)} M-240 190H390V258H-240z`,
          {
            fill: "none",
            stroke: "foam",
            strokeWidth: 4,
            d: "M14 200H82V248H14zM94 200H162V248H94zM302 200H376V248H302z",
          },
          "foam M174 190H292V258H174z",
          "ink M184 204H282V246H184z",
          "glass M192 212H274V238H192z",
          "ink M180 192h10v6h-10zM204 192h10v6h-10zM252 192h10v6h-10zM276 192h10v6h-10z",
          // A pot and a coffee maker on the stove.
          "sea2 M186 150h44v22q0 6-6 6h-32q-6 0-6-6zM178 154h8v8h-8zM230 154h8v8h-8z",
          "foam M184 144h48v6h-48zM204 138h8v6h-8z",
          "ink M252 140h22l-3 16 5 22h-26l5-22zM274 146l8 4-6 14-4-2z",
          // A tap over its sink, a bowl of fruit.
          { fill: "none", stroke: "ink", strokeWidth: 5, strokeLinecap: "round", d: "M128 176V146q0-12 12-12t12 12v6" },
          "stone M100 172h80v8h-80z",
          "stone M22 160h66q-4 20-18 20H40q-14 0-18-20z",
          "mango M30 160a13 13 0 0 1 25-4 12 12 0 0 1 16 4z",
          "leaf M58 156c2-12 14-16 24-10 0 8-6 12-12 14z",
          "guava M44 152a10 10 0 1 1 18 2z",
          // Shelf, hung pans, fridge.
          "trunk M24 92H180V99H24z",
          "guava M36 66h22v26H36z",
          "blue M66 72h20v20H66z",
          "mango M94 62h16v30H94z",
          "foam M122 70h44v22h-44z",
          "foam M398 70q0-10 10-10h62q10 0 10 10V258H398z",
          "shade M398 132H480V137H398zM470 60q10 0 10 10V258h-12V60z",
          "ink M406 96h5v26h-5zM406 148h5v40h-5z",
        ]}
      />
      <Placed x={146} y={36}>
        <Shapes of={lamp} />
      </Placed>
    </>
  );
  return { ...lightOf(zone), layers };
}
