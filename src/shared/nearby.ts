/** How many days earlier or later is looked where a stay's own days have nothing. (CAR-25, LODGE-23) */
export const NEARBY_DAYS = [-3, -2, -1, 1, 2, 3] as const;

/** How many places around are named. */
export const NEARBY_PLACES = 4;
