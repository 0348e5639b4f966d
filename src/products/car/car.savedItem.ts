/** The kind of cars among saved items, and in the URL of a comparison. */
export const CAR = "car";

/** A model in a zone. Opening it chooses new days and compares companies. */
export type CarInZone = { readonly zoneId: number; readonly modelId: number };

export const carItem = (zoneId: number, modelId: number) => `${CAR}.${zoneId}.${modelId}`;

/** The cars among saved items, in order. */
export function carsIn(items: readonly string[]): CarInZone[] {
  return items.flatMap((item) => {
    const [kind, zoneId, modelId] = item.split(".");
    return kind === CAR && modelId !== undefined ? [{ zoneId: Number(zoneId), modelId: Number(modelId) }] : [];
  });
}

/** Cars in a URL: `2.5,2.7`, a zone and a model each. */
export const carsAsText = (cars: readonly CarInZone[]) =>
  cars.map(({ zoneId, modelId }) => `${zoneId}.${modelId}`).join(",");

export const carsOfText = (text: string): CarInZone[] => carsIn(text.split(",").map((numbers) => `${CAR}.${numbers}`));
