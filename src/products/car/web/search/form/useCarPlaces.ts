import { useSelector } from "react-redux";
import { selectLanguage } from "../../../../../platform/web/intl/language";
import { DEFAULT_COUNTRY_ID } from "../../../../../shared/constants";
import type { CarZone, Zone } from "../../../car.schemas";
import type { CarSearchChoice } from "../../../search/car.search-url";
import { useGetCarZonesQuery, useGetDropOffZonesQuery } from "../../car.api";

/** A search whose days nobody chose, moved to the first days on which its place is open. (CAR-60) */
export function onOpenDays(search: CarSearchChoice, zones: readonly CarZone[]): CarSearchChoice {
  const { IdZone, IdPickUpOffice } = search;
  const zone = zones.find(({ Id }) => Id === IdZone);
  return { ...search, ...zone?.Offices.find(({ Id }) => !IdPickUpOffice || Id === IdPickUpOffice)?.First };
}

const noZones: CarZone[] = [];

/**
 * The zones with a car office, and those where the chosen rental company (0: any) takes back a car of this zone; the
 * latter are loaded once the car is to be returned elsewhere. After a failure they are empty; it is not shown.
 */
export function useCarPlaces({ IdZone, IdSupplier, IdDropOffZone }: CarSearchChoice): {
  zones: CarZone[];
  /** True once it is known that there are no zones. (OPS-94) */
  isNothingYet: boolean;
  dropOffZones: Zone[];
} {
  const lang = useSelector(selectLanguage);
  const { data } = useGetCarZonesQuery(
    { zone: 0, country: DEFAULT_COUNTRY_ID, lang },
    // Does not render again when the call begins.
    { selectFromResult: ({ data }) => ({ data }) },
  );
  const dropOff = useGetDropOffZonesQuery({ supplierId: IdSupplier, zoneId: IdZone }, { skip: IdDropOffZone === 0 });
  return { zones: data ?? noZones, isNothingYet: data?.length === 0, dropOffZones: dropOff.currentData ?? noZones };
}
