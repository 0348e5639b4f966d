import { Placed, type Shape, Shapes, spots } from "../drawing";
import type { Hour, Paint } from "../paint";
import { CoconutPalm, Ridge, RoyalPalm } from "../parts/country";
import { Scene } from "../Scene";
import { compositionOf } from "../ZoneScene";
import { colonialHouse, grandHotel, lodge, resort, villa } from "./houses";

/** What a hotel or villa looks like from the street. */
export type LodgingKind = "grandHotel" | "resort" | "colonialHouse" | "villa" | "lodge";

interface Setting {
  readonly house: readonly Shape[];
  readonly ground: Paint;
  readonly palms: "coconut" | "royal";
  /** Set where much of the house is sugar already: walls that would be sugar are painted in roof. */
  readonly sugar?: boolean;
}

const settings: Record<LodgingKind, Setting> = {
  grandHotel: { house: grandHotel, ground: "stone", palms: "royal" },
  resort: { house: resort, ground: "sand", palms: "coconut", sugar: true },
  colonialHouse: { house: colonialHouse, ground: "stone", palms: "royal" },
  villa: { house: villa, ground: "leaf", palms: "coconut", sugar: true },
  lodge: { house: lodge, ground: "leaf2", palms: "royal" },
};

const walls: readonly Paint[] = ["mango", "guava", "blue", "sugar"];

interface Stand {
  readonly x: number;
  readonly size: number;
  readonly flip: boolean;
  /** The x and the height of each palm beside the house. */
  readonly palms: string;
}

/** Where the house stands in the scene, how near, and which side of it the palms are. */
const stands: readonly Stand[] = [
  { x: 268, size: 1.22, flip: false, palms: "114 156, 430 136" },
  { x: 190, size: 1, flip: true, palms: "330 168, 392 122" },
  { x: 300, size: 1.5, flip: false, palms: "96 190" },
];

/** How many looks there are of houses of one kind in one place. */
export const LODGING_LOOKS = walls.length * stands.length;

/** What tells houses of a kind apart: the paint of their walls and where they stand. Fixed by the id. */
function lookOf(id: number): { readonly wall: Paint; readonly stand: Stand } {
  const look = Math.abs(id) % LODGING_LOOKS;
  // Neighbouring ids, which houses of one place often have, differ in both.
  const wall = walls[look % walls.length];
  const stand = stands[look % stands.length];
  if (!wall || !stand) throw new RangeError(`no look ${look}`);
  return { wall, stand };
}

interface LodgingSceneProps {
  /** The zone's code in the catalogue. */
  readonly zone: string;
  readonly kind: LodgingKind;
  /** Tells houses of a kind apart: the lodging's id. */
  readonly variant: number;
  readonly hour?: Hour;
  readonly title?: string;
}

/** A hotel or villa in front of its zone's scene. As large as `ZoneScene`: import it lazily. */
export function LodgingScene({ zone, kind, variant, hour, title }: LodgingSceneProps) {
  const composition = compositionOf(zone);
  const { house, ground, palms, sugar } = settings[kind];
  const { wall, stand } = lookOf(variant);
  const layers = (
    <>
      {composition.layers}
      <Ridge soft tone={ground} base={440}>
        -240 292, -40 284, 120 268, 300 262, 500 270, 720 280
      </Ridge>
      <Placed x={stand.x} y={284} s={stand.size} flip={stand.flip}>
        <Shapes of={house} own={sugar && wall === "sugar" ? "roof" : wall} />
      </Placed>
      {spots(stand.palms).map(([x, height]) =>
        palms === "royal" ? (
          <RoyalPalm key={x} x={x} y={294} height={height} />
        ) : (
          <CoconutPalm key={x} x={x} y={302} height={height} lean={x < stand.x ? -24 : 22} />
        ),
      )}
    </>
  );
  return <Scene composition={{ ...composition, layers }} hour={hour} title={title} />;
}
