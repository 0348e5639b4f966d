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

type Asked = { view: CarSearchView; lang: string };

const asking = ({ view, lang }: Asked) => ({
  ...searchParams(view, lang),
  body: { ...searchBody(view.search, lang), GroupByModel: true, Recommended: view.field === RECOMMENDED },
});

const search = callBy((asked: Asked) => {
  const { body, ...params } = asking(asked);
  return request(carContract.searchCars, { ...params, body: { ...body, WithWaysOn: true } });
});

/** As many as fill a row of a wide window. */
const HOME_CARS = 4;

/** The search of WIRE-6, for the results page. */
const carSearchApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    searchCars: build.query({
      ...search,
      providesTags: [listed("CarOffers")],
      extraOptions: { failure: "error.offer.listFailed", shown: REFUSED_SEARCH },
    }),
    /** The first cars of a search, for the home page, where its failure is not shown. (CAR-65) */
    getHomeCars: build.query({
      ...callBy((asked: Asked) => request(carContract.searchCars, { ...asking(asked), pageSize: HOME_CARS })),
      providesTags: [listed("CarOffers")],
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

export const { useSearchCarsQuery, useCountCarsQuery, useGetHomeCarsQuery } = carSearchApi;
/** The data of a search that are cached already; makes no call. */
export const { useQueryState: useKnownCars } = carSearchApi.endpoints.searchCars;

/** A view as the page reads it from its URL, so that earlier requests match the page's. */
export const asRead = (view: CarSearchView) => fromSearchParams(toSearchParams(view), havanaDate(serverNow()));

/** Requests the cars that the home page shows. */
export const askForHomeCars = (asked: Asked) =>
  carSearchApi.endpoints.getHomeCars.initiate(asked, { subscribe: false });

/** Requests a view before its page is rendered. Resolves to the answer, cached or not. (SPEED-4, SPEED-6) */
export const askForCars = (view: CarSearchView, lang: string) =>
  carSearchApi.endpoints.searchCars.initiate({ view: asRead(view), lang }, { subscribe: false });
