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
import { lodgingLook } from "./lodgingLooks";
import { Resort } from "./Resort";
import { Villa } from "./Villa";

/** What a hotel or villa looks like from the street. */
export type LodgingKind = "grandHotel" | "resort" | "colonialHouse" | "villa" | "lodge";

interface Setting {
  readonly draw: (wall: Paint) => ReactNode;
  readonly ground: Paint;
  readonly palms: "coconut" | "royal";
}

const settings: Record<LodgingKind, Setting> = {
  grandHotel: { draw: (wall) => <GrandHotel wall={wall} />, ground: "stone", palms: "royal" },
  resort: { draw: (wall) => <Resort wall={wall === "sugar" ? "roof" : wall} />, ground: "sand", palms: "coconut" },
  colonialHouse: { draw: (wall) => <ColonialHouse wall={wall} />, ground: "stone", palms: "royal" },
  villa: { draw: (wall) => <Villa wall={wall === "sugar" ? "roof" : wall} />, ground: "leaf", palms: "coconut" },
  lodge: { draw: (wall) => <Lodge wall={wall} />, ground: "leaf2", palms: "royal" },
};

interface LodgingSceneProps {
  /** The zone's code in the catalogue. */
  readonly zone: string;
  readonly kind: LodgingKind;
  /** Tells houses of a kind apart (`lodgingLook`); the lodging's id will do. */
  readonly variant: number;
  readonly hour?: Hour;
  readonly frame?: SceneFrame;
  readonly title?: string;
}

/** A hotel or villa in front of its zone's scene. As heavy as `ZoneScene`: import it lazily. */
export function LodgingScene({ zone, kind, variant, hour, frame, title }: LodgingSceneProps) {
  const place = zoneCompositions[zone] ?? COV;
  const { draw, ground, palms } = settings[kind];
  const { wall, stand } = lodgingLook(variant);
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
      <Placed x={stand.x} y={284} s={stand.size} flip={stand.flip}>
        {draw(wall)}
      </Placed>
      {stand.palms.map(({ x, height }) =>
        palms === "royal" ? (
          <RoyalPalm key={x} x={x} y={294} height={height} />
        ) : (
          <CoconutPalm key={x} x={x} y={302} height={height} lean={x < stand.x ? -24 : 22} />
        ),
      )}
    </>
  );
  return <Scene composition={{ ...place, layers }} hour={hour} frame={frame} title={title} />;
}
