import type { Minor } from "../../shared/money";
import { mealsPlanCodes } from "./lodging.enumerations";

/** What makes a stay more or less: whose house, its stars (a villa has none), its room class and its meals. */
export type StayQuality = { kind: "hotel" | "villa"; stars: number | null; classId: number; meals: string };

/** Whether a stay is as good in everything: a house of the same kind and as many stars, as fine a room, as many meals. */
export function isNoWorse(booked: StayQuality, other: StayQuality): boolean {
  return (
    other.kind === booked.kind &&
    (other.stars ?? 0) >= (booked.stars ?? 0) &&
    other.classId >= booked.classId &&
    rankOf(other.meals) >= rankOf(booked.meals)
  );
}

/**
 * Whether a stay may be proposed in the place of a booked one: it is no worse, and then it is never dearer for the client,
 * or it is less and then it costs less (DESK-5). `listPrice` and what was paid for the booking in minor units.
 */
export function mayStandIn(
  booked: StayQuality & { payNow: Minor },
  other: StayQuality & { listPrice: Minor },
): boolean {
  return isNoWorse(booked, other) || other.listPrice < booked.payNow;
}

const fromLeastToMost: readonly string[] = mealsPlanCodes;
const rankOf = (meals: string): number => fromLeastToMost.indexOf(meals);
