import { CancelPolicyCode, type CancelPolicyName, DocPeriod } from "../../shared/enumerations";
import { type MealsPlanCode, nameIn } from "../../shared/lodgingCodes";

/**
 * The ids that LODGE-3 and WIRE-19 mention without defining them. Calls carry the ids (and codes, which name the
 * messages); 0 means any in a search.
 */

/** The surroundings of a hotel: message `lodging.location.<name>`. */
export const HotelLocation = { City: 1, Beach: 2, Cay: 3, Mountain: 4 } as const;
export type HotelLocation = (typeof HotelLocation)[keyof typeof HotelLocation];

/** Hotels by their stars; a villa has none. Message `lodging.category.<id>`. */
export const HotelCategory = { Villa: 1, ThreeStars: 3, FourStars: 4, FiveStars: 5 } as const;
export type HotelCategory = (typeof HotelCategory)[keyof typeof HotelCategory];

/** From the fewest meals to the most. */
export const mealsPlanCodes = ["EP", "CP", "MAP", "AP", "ALL"] as const satisfies readonly (keyof typeof DocPeriod)[];

/** Beds of a room: message `lodging.bed.<kind>`. */
export const bedKinds = ["king", "double", "single", "sofa"] as const;
export type BedKind = (typeof bedKinds)[number];

/** What may be near a property: airports and our rental offices, and other tourist zones. */
export const nearKinds = ["airport", "office", "zone"] as const;
export type NearKind = (typeof nearKinds)[number];

/** Services of a property: message `lodging.service.<code>`. */
export const serviceCodes = [
  "wifi",
  "airConditioning",
  "pool",
  "beachfront",
  "restaurant",
  "bar",
  "gym",
  "spa",
  "kidsClub",
  "waterSports",
  "evenings",
  "parking",
  "reception24",
  "safe",
  "laundry",
  "excursions",
  "garden",
  "terrace",
  "kitchen",
  "accessible",
  "meetingRooms",
] as const;
export type ServiceCode = (typeof serviceCodes)[number];

export const cancelPolicyNames = ["NB", "NC", "NP", "PA", "RF"] as const satisfies readonly CancelPolicyName[];

export const locationName = nameIn(HotelLocation);
export const cancelPolicyName = nameIn<CancelPolicyName>(CancelPolicyCode);
export const mealsPlanOf = (code: MealsPlanCode): number => DocPeriod[code];

/** Filters that a suggested search may drop. (LODGE-23) */
export const lodgingLeftOut = [
  "Hotel",
  "CategoryId",
  "RoomClassId",
  "MealsPlanId",
  "HotelLocation",
  "HotelChain",
  "Services",
  "Price",
  "Area",
] as const;
export type LodgingLeftOut = (typeof lodgingLeftOut)[number];
