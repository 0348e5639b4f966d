/** What houses are called among what is saved, and in the address of a comparison. */
export const HOUSE = "house";

export const houseItem = (hotelId: number) => `${HOUSE}.${hotelId}`;

/** The ids of the houses among saved things, in their order. */
export function housesIn(items: readonly string[]): number[] {
  return items.flatMap((item) => {
    const [kind, id] = item.split(".");
    return kind === HOUSE ? [Number(id)] : [];
  });
}
