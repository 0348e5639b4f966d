import { useSelector } from "react-redux";
import type { WebState } from "../../../../../platform/web/state";
import { DEFAULT_COUNTRY_ID } from "../../../../../shared/constants";
import type { CarZone, Zone } from "../../../car.schemas";
import type { CarSearchChoice } from "../../../search/car.search-url";
import { useGetCarZonesQuery, useGetDropOffZonesQuery } from "../../car.api";

/** A search whose days nobody chose, on the first days on which its place is open. (CAR-60) */
export function onOpenDays(search: CarSearchChoice, zones: readonly CarZone[]): CarSearchChoice {
  const { IdZone, IdPickUpOffice } = search;
  const zone = zones.find(({ Id }) => Id === IdZone);
  return { ...search, ...zone?.Offices.find(({ Id }) => !IdPickUpOffice || Id === IdPickUpOffice)?.First };
}

const noZones: CarZone[] = [];

/**
 * The zones with a car office, and those where the chosen rental company (0: any) takes a car of this zone back;
 * the latter are asked for once the car is to be returned elsewhere. A failed load leaves them empty, silently.
 */
export function useCarPlaces({ IdZone, IdSupplier, IdDropOffZone }: CarSearchChoice): {
  zones: CarZone[];
  /** It is known that there is none. (OPS-94) */
  isNothingYet: boolean;
  dropOffZones: Zone[];
} {
  const lang = useSelector(({ language }: WebState) => language.current);
  const { data } = useGetCarZonesQuery({ zone: 0, country: DEFAULT_COUNTRY_ID, lang });
  const dropOff = useGetDropOffZonesQuery({ supplierId: IdSupplier, zoneId: IdZone }, { skip: IdDropOffZone === 0 });
  return { zones: data ?? noZones, isNothingYet: data?.length === 0, dropOffZones: dropOff.currentData ?? noZones };
}
