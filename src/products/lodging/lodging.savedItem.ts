/** The kind of properties among saved items, as stored, and in the URL of a comparison. */
export const PROPERTY = "house";

export const propertyItem = (hotelId: number) => `${PROPERTY}.${hotelId}`;

/** The ids of the properties among saved items, in order. */
export function propertiesIn(items: readonly string[]): number[] {
  return items.flatMap((item) => {
    const [kind, id] = item.split(".");
    return kind === PROPERTY ? [Number(id)] : [];
  });
}
