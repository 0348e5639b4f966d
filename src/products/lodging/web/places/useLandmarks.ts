import { useMemo } from "react";
import { usePlaceName } from "../../../../platform/web/intl/usePlaceName";
import type { Landmark } from "../../../../platform/web/map/mapPlaces";
import { LODGING_COUNTRY_ID } from "../../../../shared/constants";
import { useGetActiveZonesQuery } from "../lodging.api";

/** The tourist zones as labels on a map; empty until they are loaded. */
export function useLandmarks(): readonly Landmark[] {
  const { data } = useGetActiveZonesQuery({ country: LODGING_COUNTRY_ID });
  const place = usePlaceName();
  return useMemo(
    () =>
      (data ?? [])
        // A zone with its province's name would be labelled twice.
        .filter(({ Name, ProvinceName }) => Name !== ProvinceName)
        .map(({ Name, Latitude, Longitude }) => ({ name: place(Name), latitude: Latitude, longitude: Longitude })),
    [data, place],
  );
}
