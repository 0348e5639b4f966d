import type { PropertyKind } from "../../shared/lodgingCodes";
import type { Minor } from "../../shared/money";
import { mealsPlanCodes } from "./lodging.enumerations";

/** The criteria of a stay's quality: kind of property, stars (null for a villa), room class and meals. */
export type StayQuality = { kind: PropertyKind; stars: number | null; classId: number; meals: string };

/** Whether a stay is at least as good in each criterion; the kind of property must be the same. */
export function isNoWorse(booked: StayQuality, other: StayQuality): boolean {
  return (
    other.kind === booked.kind &&
    (other.stars ?? 0) >= (booked.stars ?? 0) &&
    other.classId >= booked.classId &&
    rankOf(other.meals) >= rankOf(booked.meals)
  );
}

/**
 * Whether a stay may be proposed instead of a booked one (DESK-5): it is no worse, and then never dearer for the
 * client; or it is worse and costs less. `listPrice` and `payNow` in minor units.
 */
export function mayStandIn(
  booked: StayQuality & { payNow: Minor },
  other: StayQuality & { listPrice: Minor },
): boolean {
  return isNoWorse(booked, other) || other.listPrice < booked.payNow;
}

const fromLeastToMost: readonly string[] = mealsPlanCodes;
const rankOf = (meals: string): number => fromLeastToMost.indexOf(meals);
