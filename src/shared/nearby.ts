/** By how many days a stay is moved to look for offers, if its own days have none. (CAR-25, LODGE-23) */
export const NEARBY_DAYS = [-3, -2, -1, 1, 2, 3] as const;

/** The greatest number of nearby places that are suggested. */
export const NEARBY_PLACES = 4;
