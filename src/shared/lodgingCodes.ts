import { DocPeriod } from "./enumerations";
import { keysOf } from "./keysOf";

/** Kinds of properties, room classes and meal plans by id and code. Plans and papers use them too. */

/** A villa is somebody's home, rented whole. */
export const propertyKinds = ["hotel", "villa"] as const;
export type PropertyKind = (typeof propertyKinds)[number];

/** The kind of building: selects the drawing. */
export const buildings = ["grandHotel", "resort", "colonialHouse", "villa", "lodge"] as const;
export type Building = (typeof buildings)[number];

/** Message `lodging.roomClass.<code>`. A villa is rented whole. (LODGE-8) */
export const RoomClass = { Standard: 1, Superior: 2, Suite: 3, WholeVilla: 4 } as const;

/** Meal plans are the "doc-period codes" of LODGE-7: message `lodging.mealsPlan.<code>`. */
export type MealsPlanCode = keyof typeof DocPeriod;

/** A function that finds an id's name in an enumeration; undefined for an unknown id. */
export function nameIn<Name extends string>(ids: Readonly<Record<Name, number>>): (id: number) => Name | undefined {
  const names = new Map(keysOf(ids).map((name) => [ids[name], name]));
  return (id) => names.get(id);
}

export const roomClassCode = nameIn(RoomClass);
export const mealsPlanCode = nameIn<MealsPlanCode>(DocPeriod);
