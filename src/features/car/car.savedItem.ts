/** What cars are called among what is saved, and in the address of a comparison. */
export const CAR = "car";

/** A model in a zone: the days are chosen again, and who rents it out is compared there. */
export type CarInZone = { readonly zoneId: number; readonly modelId: number };

export const carItem = (zoneId: number, modelId: number) => `${CAR}.${zoneId}.${modelId}`;

/** The cars among saved things, in their order. */
export function carsIn(items: readonly string[]): CarInZone[] {
  return items.flatMap((item) => {
    const [kind, zoneId, modelId] = item.split(".");
    return kind === CAR && modelId !== undefined ? [{ zoneId: Number(zoneId), modelId: Number(modelId) }] : [];
  });
}

/** Cars in an address: `2.5,2.7`, a zone and a model each. */
export const namingCars = (cars: readonly CarInZone[]) =>
  cars.map(({ zoneId, modelId }) => `${zoneId}.${modelId}`).join(",");

export const carsNamed = (text: string): CarInZone[] => carsIn(text.split(",").map((numbers) => `${CAR}.${numbers}`));
