import type { Point } from "./projection";

/** A place on the map. */
export type MapPlace = {
  readonly id: number;
  readonly name: string;
  /** Added to the accessible name: the price, or the zone. */
  readonly detail?: string;
  /** The text on the pin: a price. Without it the pin is a plain one. */
  readonly tag?: string;
  /** Degrees north, and (negative) west. */
  readonly latitude: number;
  readonly longitude: number;
};

/** A name on the map without a pin. */
export type Landmark = Pick<MapPlace, "name" | "latitude" | "longitude">;

export type PlacedPin = MapPlace & { readonly point: Point };
