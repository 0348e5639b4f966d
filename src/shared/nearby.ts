/** Days by which a stay is moved to look for offers, where its own days have none. (CAR-25, LODGE-23) */
export const NEARBY_DAYS = [-3, -2, -1, 1, 2, 3] as const;

/** The most places nearby that are suggested. */
export const NEARBY_PLACES = 4;
