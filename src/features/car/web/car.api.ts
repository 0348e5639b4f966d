import { api } from "../../../platform/web/api";
import { call, callBy, request } from "../../../platform/web/request";
import { planTags } from "../../../platform/web/tags";
import { RECOMMENDED } from "../../../shared/enumerations";
import { carContract } from "../car.contract";
import type { CarSearchView } from "../car.search-url";
import { searchBody, searchParams } from "./search/carSearchCall";

/** The search as the results ask for it. */
export const search = callBy(({ view, lang }: { view: CarSearchView; lang: string }) =>
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

/** Calls of WIRE-5, WIRE-26, INFO-4; zones and agencies fail silently. */
export const carApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getCarAgencies: build.query(call(carContract.getCarAgencies)),
    getDropOffZones: build.query(call(carContract.getDropOffZones)),
    getCarZones: build.query(call(carContract.getCarZones)),
    /** Home offers: an error leaves the list empty. */
    getFrontOffers: build.query({
      ...call(carContract.getFrontOffers),
      providesTags: ["CarOffers"],
    }),
    searchCars: build.query({
      ...search,
      providesTags: ["CarOffers"],
      extraOptions: { failure: "error.car.offersFailed" },
    }),
    getCarOffer: build.query({
      ...call(carContract.getCarOffer),
      providesTags: ["CarOffers"],
      extraOptions: { failure: "error.car.offerFailed" },
    }),
    getCarCharges: build.query(call(carContract.getCarCharges)),
    getRentConditions: build.query(call(carContract.getRentConditions)),
    createCarBooking: build.mutation({
      ...call(carContract.createCarBooking),
      // A refusal may mean that the offer is gone: it is looked up again too.
      invalidatesTags: (created) => (created ? planTags(created.TravelPlanId) : ["CarOffers"]),
      extraOptions: { failure: "error.car.bookingFailed", undone: "book.unable", preferServerText: true },
    }),
    getCarBooking: build.query({
      ...call(carContract.getCarBooking),
      providesTags: (booking) => [{ type: "Plan", id: booking?.TravelPlanId }],
      extraOptions: { failure: "error.booking.loadFailed" },
    }),
  }),
});

export const {
  useGetCarChargesQuery,
  useGetRentConditionsQuery,
  useGetCarAgenciesQuery,
  useGetDropOffZonesQuery,
  useGetCarZonesQuery,
  useGetFrontOffersQuery,
  useSearchCarsQuery,
  useGetCarOfferQuery,
  useCreateCarBookingMutation,
  useGetCarBookingQuery,
  usePrefetch,
} = carApi;
