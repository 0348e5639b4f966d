import { api } from "../../../../platform/web/api";
import { REFUSED_SEARCH } from "../../../../platform/web/callError";
import { callBy, request } from "../../../../platform/web/request";
import { listed } from "../../../../platform/web/tags";
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

/** The search of WIRE-6, for the results page. */
const carSearchApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    searchCars: build.query({
      ...search,
      providesTags: [listed("CarOffers")],
      extraOptions: { failure: "error.offer.listFailed", shown: REFUSED_SEARCH },
    }),
    /** The same in the background, to count offers; its failure is not shown. */
    countCars: build.query({ ...search, providesTags: [listed("CarOffers")] }),
  }),
});

export const { useSearchCarsQuery, useCountCarsQuery } = carSearchApi;

/** Requests a view before its page is rendered. Resolves to the answer, cached or not. (SPEED-4, SPEED-6) */
export function askForCars(next: CarSearchView, lang: string) {
  // Normalised as the page reads it from its URL, so that both share one request.
  const view = fromSearchParams(toSearchParams(next), havanaDate(Date.now()));
  return carSearchApi.endpoints.searchCars.initiate({ view, lang }, { subscribe: false });
}
