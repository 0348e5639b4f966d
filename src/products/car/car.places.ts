import type { CarCatalogue, Office, Places } from "./car.catalogue";
import type { CarSearch } from "./car.schemas";

type Asked = Pick<CarSearch, "IdZone" | "IdPickUpOffice" | "IdDropOffZone" | "IdDropOffOffice">;
export type PlaceField = "IdPickUpOffice" | "IdDropOffOffice";

/**
 * The offices that a search means. By default a zone's first office, with the return to the same one, or to the first
 * of the zone of return. Null: the zone has no office, so nothing can be rented. `wrong`: an office of another zone.
 * (CAR-15)
 */
export function placesOf({ offices }: CarCatalogue, query: Asked): Places | { wrong: PlaceField } | null {
  const { IdZone, IdPickUpOffice = 0, IdDropOffZone = 0, IdDropOffOffice = 0 } = query;
  const inZone = (zoneId: number, id: number) =>
    offices.find((office) => office.zoneId === zoneId && (id === 0 || office.id === id));
  const pickUpOffice = inZone(IdZone, IdPickUpOffice);
  if (!pickUpOffice) return IdPickUpOffice === 0 ? null : { wrong: "IdPickUpOffice" };
  const dropOffOffice = dropOff(pickUpOffice, IdDropOffZone, IdDropOffOffice, offices, inZone);
  if (!dropOffOffice) return IdDropOffOffice === 0 ? null : { wrong: "IdDropOffOffice" };
  return { pickUpOffice, dropOffOffice };
}

function dropOff(
  pickUpOffice: Office,
  zoneId: number,
  officeId: number,
  offices: readonly Office[],
  inZone: (zoneId: number, id: number) => Office | undefined,
): Office | undefined {
  if (zoneId !== 0 && (officeId !== 0 || zoneId !== pickUpOffice.zoneId)) return inZone(zoneId, officeId);
  return officeId === 0 ? pickUpOffice : offices.find(({ id }) => id === officeId);
}
