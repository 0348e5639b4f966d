import { LODGING_COUNTRY_ID } from "../../../../shared/constants";
import { offeredOf, type Shelf, useKeptOf } from "../../../saved/web/shelf";
import type { Hotel } from "../../house.schemas";
import { HOUSE, houseItem, housesIn } from "../../lodging.savedItem";
import { useGetActiveHotelsQuery } from "../lodging.api";
import { HouseCards } from "../places/HouseCards";
import { HouseComparison } from "./HouseComparison";

/** The hotels and villas that the browser keeps as saved, seen or compared. (LODGE-24) */
export function useHouseShelf(): Shelf {
  const kept = useKeptOf(HOUSE);
  const isEmpty = kept.saved.length + kept.seen.length === 0;
  const { data, error, isError, isFetching, refetch } = useGetActiveHotelsQuery(
    { country: LODGING_COUNTRY_ID },
    { skip: isEmpty },
  );
  return {
    kind: HOUSE,
    heading: "saved.stays",
    seenHeading: "saved.seenStays",
    ...offeredOf(kept, isEmpty ? undefined : data?.map(({ HotelId }) => houseItem(HotelId))),
    failed: isError && !isFetching ? { error, retry: refetch } : null,
    cards: (items, foot) => (
      <HouseCards
        zoneId={null}
        houses={data && housesNamed(data, housesIn(items))}
        {...(foot && { foot: ({ HotelId, HotelName }) => foot(houseItem(HotelId), HotelName) })}
      />
    ),
    comparison: (items, onRemove) => <HouseComparison ids={housesIn(items)} onRemove={onRemove} />,
  };
}

/** In the order of the ids; properties off sale are left out. */
function housesNamed(houses: readonly Hotel[], ids: readonly number[]): Hotel[] {
  return ids.flatMap((id) => houses.find(({ HotelId }) => HotelId === id) ?? []);
}
