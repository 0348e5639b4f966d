import { useMemo } from "react";
import { LODGING_COUNTRY_ID } from "../../../../../shared/constants";
import { useGetLodgingChoicesQuery } from "../../lodging.api";
import { useLodgingWords } from "../../useLodgingWords";

/** The search form's options as text. Empty until they are requested and loaded. */
export function useLodgingChoices(wanted: boolean) {
  const { data } = useGetLodgingChoicesQuery({ country: LODGING_COUNTRY_ID }, { skip: !wanted });
  const words = useLodgingWords();
  return useMemo(
    () => ({
      categories: (data?.Categories ?? []).map((Id) => ({ Id, Name: words.category(Id) })),
      roomClasses: (data?.RoomClasses ?? []).map(({ Id }) => ({ Id, Name: words.roomClass(Id) })),
      mealsPlans: (data?.MealsPlans ?? []).map(({ Id }) => ({ Id, Name: words.mealsPlan(Id) })),
      locations: (data?.Locations ?? []).map((Id) => ({ Id, Name: words.location(Id) })),
      chains: data?.Chains ?? [],
    }),
    [data, words],
  );
}
