import { api } from "../../../../platform/web/api";
import { REFUSED_SEARCH } from "../../../../platform/web/callError";
import { callBy, request } from "../../../../platform/web/request";
import { serverNow } from "../../../../platform/web/serverNow";
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
    /** The same in the background, to count offers or ahead of a search; its failure is not shown. */
    countCars: build.query({
      ...search,
      providesTags: [listed("CarOffers")],
      async onQueryStarted(asked, { dispatch, queryFulfilled }) {
        const answered = await queryFulfilled.catch(() => null);
        if (answered) dispatch(carSearchApi.util.upsertQueryData("searchCars", asked, answered.data));
      },
    }),
  }),
});

export const { useSearchCarsQuery, useCountCarsQuery } = carSearchApi;
/** What is known of a search already; makes no call. */
export const { useQueryState: useKnownCars } = carSearchApi.endpoints.searchCars;

/** A view as the page reads it from its URL, so that what was requested before is the page's. */
export const asRead = (view: CarSearchView) => fromSearchParams(toSearchParams(view), havanaDate(serverNow()));

/** Requests a view before its page is rendered. Resolves to the answer, cached or not. (SPEED-4, SPEED-6) */
export const askForCars = (view: CarSearchView, lang: string) =>
  carSearchApi.endpoints.searchCars.initiate({ view: asRead(view), lang }, { subscribe: false });
