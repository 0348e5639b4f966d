import { useCallback, useMemo } from "react";
import { useBookingDraft } from "../../../../platform/web/drafts/useBookingDraft";
import { readLodgingValues } from "../../book/lodging.draft-text";
import { defaultLodgingSearch, type LodgingSearchChoice, toSearchParams } from "../../search/lodging.search-url";

/** The draft of the travelers' form for an offer and stay; other parts of the search do not matter. */
export function useLodgingDraft(search: LodgingSearchChoice, travelers: number) {
  const form = useMemo(() => {
    const { Hotel, RoomClassId, MealsPlanId, CheckIn, CheckOut, Rooms } = search;
    const plain = defaultLodgingSearch(CheckIn);
    const offer = { ...plain.search, Hotel, RoomClassId, MealsPlanId, CheckIn, CheckOut, Rooms };
    return `lodging ${toSearchParams({ ...plain, search: offer })}`;
  }, [search]);
  const readValues = useCallback((stored: unknown) => readLodgingValues(stored, travelers), [travelers]);
  return useBookingDraft(form, readValues);
}
