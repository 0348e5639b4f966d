import { api } from "../../../../platform/web/api";
import { REFUSED_SEARCH } from "../../../../platform/web/callError";
import { callBy, request } from "../../../../platform/web/request";
import { RECOMMENDED } from "../../../../shared/enumerations";
import { havanaDate } from "../../../../shared/havana";
import { carContract } from "../../car.contract";
import { type CarSearchView, fromSearchParams, toSearchParams } from "../../search/car.search-url";
import { searchBody, searchParams } from "./carSearchCall";

const search = callBy(({ view, lang }: { view: CarSearchView; lang: string }) =>
  request(carContract.searchCars, {
    ...searchParams(view, lang),
    body: {
      ...searchBody(view.search, lang),
      GroupByModel: true,
      WithWaysOn: true,
      Recommended: view.field === RECOMMENDED,
    },
  }),
);

/** The search of WIRE-6, as the results ask for it. */
const carSearchApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    searchCars: build.query({
      ...search,
      providesTags: ["CarOffers"],
      extraOptions: { failure: "error.offer.listFailed", shown: REFUSED_SEARCH },
    }),
    /** The same in the background, for how many there are: it fails silently. */
    countCars: build.query({ ...search, providesTags: ["CarOffers"] }),
  }),
});

export const { useSearchCarsQuery, useCountCarsQuery } = carSearchApi;

/** Asks the server for a view that is about to be shown: no page need be drawn first for it. Resolves with the answer, also where it is there already. (SPEED-4, SPEED-6) */
export function askForCars(next: CarSearchView, lang: string) {
  // As the page will read it out of its address: the same question is then answered once.
  const view = fromSearchParams(toSearchParams(next), havanaDate(Date.now()));
  return carSearchApi.endpoints.searchCars.initiate({ view, lang }, { subscribe: false });
}
