/**
 * How another unit, such as a car, compares with the booked one: the same model, the same class, or a better one; best
 * first.
 */
export const unitFits = ["model", "class", "better"] as const;
export type UnitFit = (typeof unitFits)[number];
