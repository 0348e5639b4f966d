import { askedAbout, refusedBookingTags } from "../../../features/plan/web/reserve/refusedBooking";
import { api } from "../../../platform/web/api";
import { REFUSED_SEARCH } from "../../../platform/web/callError";
import { call, callBy, request } from "../../../platform/web/request";
import { serverNow } from "../../../platform/web/serverNow";
import { bookedTags, listed } from "../../../platform/web/tags";
import { RECOMMENDED } from "../../../shared/enumerations";
import { havanaDate } from "../../../shared/havana";
import { lodgingContract } from "../lodging.contract";
import { fromSearchParams, type LodgingSearchView, toSearchParams } from "../search/lodging.search-url";
import { searchBody, searchParams } from "./search/lodgingSearchCall";

/** The results' search. The first page brings the map's properties, which are the same on all pages. (LODGE-29) */
export const search = callBy(({ view, lang }: { view: LodgingSearchView; lang: string }) =>
  request(lodgingContract.searchLodging, {
    ...searchParams(view, lang),
    body: {
      ...searchBody(view.search),
      Recommended: view.field === RECOMMENDED,
      WithWaysOn: true,
      WithPins: view.page === 0,
    },
  }),
);

/** Calls of WIRE-7, WIRE-26, INFO-4. Failures of zones, hotels, services and photos are not shown. */
export const lodgingApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getActiveZones: build.query(call(lodgingContract.getActiveZones)),
    getZone: build.query(call(lodgingContract.getZone)),
    getProvince: build.query(call(lodgingContract.getProvince)),
    getActiveHotels: build.query(call(lodgingContract.getActiveHotels)),
    getHotelsOfZone: build.query(call(lodgingContract.getHotelsOfZone)),
    getLodgingChoices: build.query(call(lodgingContract.getLodgingChoices)),
    searchLodging: build.query({
      ...search,
      // List or map: the same search, so one cache entry.
      serializeQueryArgs: ({ queryArgs: { view, lang }, endpointName }) =>
        `${endpointName} ${lang} ${JSON.stringify({ ...view, onMap: false })}`,
      providesTags: [listed("LodgingOffers")],
      extraOptions: { failure: "error.offer.listFailed", shown: REFUSED_SEARCH },
    }),
    /** The same before the visitor has searched; its failure is not shown. */
    searchLodgingAhead: build.query({
      ...search,
      providesTags: [listed("LodgingOffers")],
      async onQueryStarted(asked, { dispatch, queryFulfilled }) {
        const answered = await queryFulfilled.catch(() => null);
        if (answered) dispatch(lodgingApi.util.upsertQueryData("searchLodging", asked, answered.data));
      },
    }),
    getLodgingOffer: build.query({
      ...call(lodgingContract.getLodgingOffer),
      providesTags: ["LodgingOffers"],
      extraOptions: { failure: "error.offer.failed", nullable: true },
    }),
    getHotel: build.query(call(lodgingContract.getHotel)),
    getHotelStay: build.query({ ...call(lodgingContract.getHotelStay), providesTags: [listed("LodgingOffers")] }),
    /** Home offers: an error leaves the list empty. */
    getHomeLodgingOffers: build.query({
      ...call(lodgingContract.getHomeLodgingOffers),
      providesTags: [listed("LodgingOffers")],
    }),
    getZonesForHome: build.query(call(lodgingContract.getZonesForHome)),
    getHotelServices: build.query(call(lodgingContract.getHotelServices)),
    createLodgingBooking: build.mutation({
      ...call(lodgingContract.createLodgingBooking),
      invalidatesTags: (created, error) =>
        created ? bookedTags(created.TravelPlanId, "LodgingOffers") : refusedBookingTags(error, "LodgingOffers"),
      extraOptions: {
        failure: "error.lodging.bookingFailed",
        undone: true,
        shown: askedAbout,
      },
    }),
    /** Its failure is shown instead of the price. */
    quoteLodgingChange: build.query({
      ...call(lodgingContract.quoteLodgingChange),
      providesTags: ["LodgingOffers"],
    }),
    getLodgingBooking: build.query({
      ...call(lodgingContract.getLodgingBooking),
      providesTags: (booking) => [{ type: "Plan", id: booking?.TravelPlanId }],
      extraOptions: { failure: "error.booking.loadFailed" },
    }),
    getHotelPhotos: build.query(call(lodgingContract.getHotelPhotos)),
    getZonePhotos: build.query(call(lodgingContract.getZonePhotos)),
    getProvincePhotos: build.query(call(lodgingContract.getProvincePhotos)),
  }),
});

export const {
  useGetActiveZonesQuery,
  useGetZoneQuery,
  useGetProvinceQuery,
  useGetActiveHotelsQuery,
  useGetHotelsOfZoneQuery,
  useGetLodgingChoicesQuery,
  useSearchLodgingQuery,
  useSearchLodgingAheadQuery,
  useGetLodgingOfferQuery,
  useLazyGetLodgingOfferQuery,
  useGetHotelQuery,
  useGetHotelStayQuery,
  useGetHomeLodgingOffersQuery,
  useGetZonesForHomeQuery,
  useGetHotelServicesQuery,
  useCreateLodgingBookingMutation,
  useQuoteLodgingChangeQuery,
  useGetLodgingBookingQuery,
  useGetHotelPhotosQuery,
  useGetZonePhotosQuery,
  useGetProvincePhotosQuery,
} = lodgingApi;

/** The data of a search that are cached already; makes no call. */
export const { useQueryState: useKnownLodging } = lodgingApi.endpoints.searchLodging;

/** A view as the page reads it from its URL, so that earlier requests match the page's. */
export const asRead = (view: LodgingSearchView) => fromSearchParams(toSearchParams(view), havanaDate(serverNow()));

/** Requests a view before its page is rendered. Resolves to the answer, cached or not. (SPEED-4, SPEED-6) */
export const askForLodging = (view: LodgingSearchView, lang: string) =>
  lodgingApi.endpoints.searchLodging.initiate({ view: asRead(view), lang }, { subscribe: false });
