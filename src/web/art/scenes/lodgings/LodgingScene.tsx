import type { ReactNode } from "react";
import { COV } from "../compositions/COV";
import { Placed } from "../Placed";
import { CoconutPalm } from "../parts/CoconutPalm";
import { Ridge } from "../parts/Ridge";
import { RoyalPalm } from "../parts/RoyalPalm";
import { Scene, type SceneFrame } from "../Scene";
import type { Hour, Paint } from "../scenePalettes";
import { zoneCompositions } from "../zoneCompositions";
import { ColonialHouse } from "./ColonialHouse";
import { GrandHotel } from "./GrandHotel";
import { Lodge } from "./Lodge";
import { Resort } from "./Resort";
import { Villa } from "./Villa";

/** What a hotel or villa looks like from the street. */
export type LodgingKind = "grandHotel" | "resort" | "colonialHouse" | "villa" | "lodge";

const walls: readonly Paint[] = ["mango", "guava", "blue", "sugar"];

interface Setting {
  readonly draw: (wall: Paint) => ReactNode;
  readonly ground: Paint;
  readonly palms: "coconut" | "royal";
}

const settings: Record<LodgingKind, Setting> = {
  grandHotel: { draw: (wall) => <GrandHotel wall={wall} />, ground: "stone", palms: "royal" },
  resort: { draw: (wall) => <Resort wall={wall === "sugar" ? "mango" : wall} />, ground: "sand", palms: "coconut" },
  colonialHouse: { draw: (wall) => <ColonialHouse wall={wall} />, ground: "stone", palms: "royal" },
  villa: { draw: (wall) => <Villa wall={wall === "sugar" ? "guava" : wall} />, ground: "leaf", palms: "coconut" },
  lodge: { draw: (wall) => <Lodge wall={wall} />, ground: "leaf2", palms: "royal" },
};

interface LodgingSceneProps {
  /** The zone's code in the catalogue. */
  readonly zone: string;
  readonly kind: LodgingKind;
  /** Tells houses of a kind apart by their paint; the lodging's id will do. */
  readonly variant: number;
  readonly hour?: Hour;
  readonly frame?: SceneFrame;
  readonly title?: string;
}

/** A hotel or villa in front of its zone's scene. As heavy as `ZoneScene`: import it lazily. */
export function LodgingScene({ zone, kind, variant, hour, frame, title }: LodgingSceneProps) {
  const place = zoneCompositions[zone] ?? COV;
  const { draw, ground, palms } = settings[kind];
  const wall = walls[Math.abs(variant) % walls.length] ?? "mango";
  const layers = (
    <>
      {place.layers}
      <Ridge
        soft
        tone={ground}
        base={440}
        line={[
          [-240, 292],
          [-40, 284],
          [120, 268],
          [300, 262],
          [500, 270],
          [720, 280],
        ]}
      />
      {palms === "royal" ? (
        <RoyalPalm x={120} y={284} height={150} />
      ) : (
        <CoconutPalm x={112} y={292} height={160} lean={-24} />
      )}
      <Placed x={268} y={284} s={1.22}>
        {draw(wall)}
      </Placed>
      {palms === "royal" ? (
        <RoyalPalm x={430} y={294} height={120} />
      ) : (
        <CoconutPalm x={428} y={302} height={150} lean={22} />
      )}
    </>
  );
  return <Scene composition={{ ...place, layers }} hour={hour} frame={frame} title={title} />;
}
