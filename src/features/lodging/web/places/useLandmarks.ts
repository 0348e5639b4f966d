import { useMemo } from "react";
import type { Landmark } from "../../../../platform/web/map/mapPlaces";
import { LODGING_COUNTRY_ID } from "../../../../shared/constants";
import { useGetActiveZonesQuery } from "../lodging.api";

/** The tourist zones as labels on a map; empty until they are loaded. */
export function useLandmarks(): readonly Landmark[] {
  const { data } = useGetActiveZonesQuery({ country: LODGING_COUNTRY_ID });
  return useMemo(
    () =>
      (data ?? [])
        // A zone with its province's name would be labelled twice.
        .filter(({ Name, ProvinceName }) => Name !== ProvinceName)
        .map(({ Name, Latitude, Longitude }) => ({ name: Name, latitude: Latitude, longitude: Longitude })),
    [data],
  );
}
