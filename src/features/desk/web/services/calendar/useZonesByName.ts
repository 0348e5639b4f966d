import { useLanguage } from "../../../../../platform/web/intl/useLanguage";
import { usePlaceName } from "../../../../../platform/web/intl/usePlaceName";
import { compareNames } from "../../../../../shared/compareNames";

/** Zones with their names in the page's language, in the order of these. (WEB-42) */
export function useZonesByName<Zone extends { readonly Name: string }>(zones: readonly Zone[]): Zone[] {
  const compare = compareNames(useLanguage());
  const place = usePlaceName();
  return zones
    .map((zone) => Object.assign({}, zone, { Name: place(zone.Name) }))
    .sort((one, other) => compare(one.Name, other.Name));
}
