import { DocPeriod } from "./enumerations";

/** Room classes and meal plans by id and code; plans and papers name them too. */

/** Message `lodging.roomClass.<code>`. A villa is rented whole. (LODGE-8) */
export const RoomClass = { Standard: 1, Superior: 2, Suite: 3, WholeVilla: 4 } as const;

/** Meal plans are the "doc-period codes" of LODGE-7: message `lodging.mealsPlan.<code>`. */
export type MealsPlanCode = keyof typeof DocPeriod;

/** A function that finds an id's name in an enumeration; undefined for an unknown id. */
export function nameIn<Name extends string>(ids: Readonly<Record<Name, number>>): (id: number) => Name | undefined {
  const names = new Map((Object.keys(ids) as Name[]).map((name) => [ids[name], name]));
  return (id) => names.get(id);
}

export const roomClassCode = nameIn(RoomClass);
export const mealsPlanCode = nameIn<MealsPlanCode>(DocPeriod);
