import { offeredOf, type Shelf, useSavedOf } from "../../../../features/saved/web/shelf";
import { LODGING_COUNTRY_ID } from "../../../../shared/constants";
import { PROPERTY, propertiesIn, propertyItem } from "../../lodging.savedItem";
import type { Hotel } from "../../property.schemas";
import { useGetActiveHotelsQuery } from "../lodging.api";
import { PropertyCards } from "../places/PropertyCards";
import { PropertyComparison } from "./PropertyComparison";

/** The hotels and villas that the browser stores as saved, seen or compared. (LODGE-24) */
export function usePropertyShelf(): Shelf {
  const kept = useSavedOf(PROPERTY);
  const isEmpty = kept.saved.length + kept.seen.length === 0;
  const { data, error, isError, isFetching, refetch } = useGetActiveHotelsQuery(
    { country: LODGING_COUNTRY_ID },
    { skip: isEmpty },
  );
  return {
    kind: PROPERTY,
    heading: "saved.stays",
    seenHeading: "saved.seenStays",
    ...offeredOf(kept, isEmpty ? undefined : data?.map(({ HotelId }) => propertyItem(HotelId))),
    failed: isError && !isFetching ? { error, retry: refetch } : null,
    cards: (items, foot) => (
      <PropertyCards
        zoneId={null}
        properties={data && propertiesNamed(data, propertiesIn(items))}
        {...(foot && { foot: ({ HotelId, HotelName }) => foot(propertyItem(HotelId), HotelName) })}
      />
    ),
    comparison: (items, onRemove) => <PropertyComparison ids={propertiesIn(items)} onRemove={onRemove} />,
  };
}

/** In the order of the ids; properties off sale are left out. */
function propertiesNamed(properties: readonly Hotel[], ids: readonly number[]): Hotel[] {
  return ids.flatMap((id) => properties.find(({ HotelId }) => HotelId === id) ?? []);
}
