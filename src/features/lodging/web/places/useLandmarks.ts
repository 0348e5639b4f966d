import { useMemo } from "react";
import type { Landmark } from "../../../../platform/web/map/mapPlaces";
import { LODGING_COUNTRY_ID } from "../../../../shared/constants";
import { useGetActiveZonesQuery } from "../lodging.api";

/** The tourist zones as names on a map. Without an answer the map has none. */
export function useLandmarks(): readonly Landmark[] {
  const { data } = useGetActiveZonesQuery({ country: LODGING_COUNTRY_ID });
  return useMemo(
    () =>
      (data ?? [])
        // A zone of its province's name would be written twice.
        .filter(({ Name, ProvinceName }) => Name !== ProvinceName)
        .map(({ Name, Latitude, Longitude }) => ({ name: Name, latitude: Latitude, longitude: Longitude })),
    [data],
  );
}
