import type { Shape } from "../drawing";
import { type Hour, type Paint, paint } from "../paint";
import { Sailboat } from "../parts/coast";
import { CoconutPalm, Mogotes, Ridge, RoyalPalm } from "../parts/country";
import type { Composition } from "../Scene";
import { compositionOf } from "../ZoneScene";
import { CityBlocks, Clouds, Sea } from "../zones/havana";
import { settingOf } from "./generated/housePlan";

/** What the drawings of a house's parts have in common. */
export interface PartOfHouse {
  /** The zone's code in the catalogue: selects the view from the window, and the light. */
  readonly zone: string;
  /** The lodging's id: selects the colours. */
  readonly variant: number;
  /** The house is at the sea, whatever its zone. */
  readonly atSea: boolean;
  readonly hour?: Hour | undefined;
  readonly title?: string | undefined;
}

const accents: readonly Paint[] = ["blue", "guava", "mango", "leaf", "sea2", "flower"];
/** A colour of the house, the same in all of its drawings. */
export const accentOf = (variant: number, turn = 0): Paint => accents[(variant + turn) % accents.length] ?? "blue";

/** The view from the house: the sea, roofs and towers, or the hills. */
export function View({ zone, atSea }: Pick<PartOfHouse, "zone" | "atSea">) {
  const setting = atSea ? "coast" : settingOf(zone);
  const clouds = <Clouds>300 70 70, 404 96 60</Clouds>;
  if (setting === "coast")
    return (
      <>
        {clouds}
        <Sea top={164} middle={184} shallow={206} />
        <Sailboat x={390} y={180} s={0.5} />
        <CoconutPalm x={330} y={250} height={120} lean={14} />
      </>
    );
  if (setting === "town")
    return (
      <>
        {clouds}
        <CityBlocks y={250} tone="far">
          300 40 104, 346 30 74, 384 44 124, 430 30 88
        </CityBlocks>
        <path fill={paint("roof")} d="M286 250v-34h54v-12h40v22h90v24z" />
      </>
    );
  return (
    <>
      {clouds}
      <Mogotes tone="mid" base={236}>
        300 96 66, 372 110 88, 446 90 60
      </Mogotes>
      <Ridge soft tone="near" base={260}>
        240 232, 320 222, 400 230, 480 220
      </Ridge>
      <RoyalPalm x={424} y={250} height={84} />
    </>
  );
}

/** The place's own light, without night: in a dark scheme the scene is drawn at night anyway. */
export function lightOf(zone: string): Pick<Composition, "hour" | "sky"> {
  const { hour, sky } = compositionOf(zone);
  return { hour: hour === "night" ? "dusk" : hour, sky };
}

/** A floor of tiles, as far as the house goes. */
export const tiledFloor: readonly Shape[] = [
  "stone M-240 254H720V440H-240z",
  {
    stroke: "stone2",
    strokeWidth: 1.6,
    d: "M-240 274H720M-240 300H720M30 254-60 330M150 254 110 330M270 254V330M390 254 430 330M510 254 600 330",
  },
];
