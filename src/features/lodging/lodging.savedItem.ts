/** The kind of properties among saved items, and in the URL of a comparison. */
export const HOUSE = "house";

export const houseItem = (hotelId: number) => `${HOUSE}.${hotelId}`;

/** The ids of the properties among saved items, in order. */
export function housesIn(items: readonly string[]): number[] {
  return items.flatMap((item) => {
    const [kind, id] = item.split(".");
    return kind === HOUSE ? [Number(id)] : [];
  });
}
