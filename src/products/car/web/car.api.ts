import { askedAbout, refusedBookingTags } from "../../../features/plan/web/reserve/refusedBooking";
import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { bookedTags, listed } from "../../../platform/web/tags";
import { carContract } from "../car.contract";

/** Calls of WIRE-5, WIRE-26, INFO-4. Failures of zones and agencies are not shown. The search has a file of its own. */
export const carApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getCarAgencies: build.query(call(carContract.getCarAgencies)),
    getDropOffZones: build.query(call(carContract.getDropOffZones)),
    getCarZones: build.query(call(carContract.getCarZones)),
    /** Home offers: an error leaves the list empty. */
    getFrontOffers: build.query({
      ...call(carContract.getFrontOffers),
      providesTags: [listed("CarOffers")],
    }),
    getCarOffer: build.query({
      ...call(carContract.getCarOffer),
      providesTags: ["CarOffers"],
      extraOptions: { failure: "error.offer.failed", nullable: true },
    }),
    getZonesByRoad: build.query(call(carContract.getZonesByRoad)),
    getCarCharges: build.query(call(carContract.getCarCharges)),
    getRentConditions: build.query(call(carContract.getRentConditions)),
    createCarBooking: build.mutation({
      ...call(carContract.createCarBooking),
      // A booking also fills in the profile and the documents (DOC-7), which prefill the next form.
      invalidatesTags: (created, error) =>
        created
          ? [...bookedTags(created.TravelPlanId, "CarOffers"), "Client", "Documents"]
          : refusedBookingTags(error, "CarOffers"),
      extraOptions: {
        failure: "error.car.bookingFailed",
        undone: true,
        preferServerText: true,
        shown: askedAbout,
      },
    }),
    /** Its failure is shown instead of the price. */
    quoteCarChange: build.query({
      ...call(carContract.quoteCarChange),
      providesTags: ["CarOffers"],
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
  useGetZonesByRoadQuery,
  useGetRentConditionsQuery,
  useGetCarAgenciesQuery,
  useGetDropOffZonesQuery,
  useGetCarZonesQuery,
  useGetFrontOffersQuery,
  useGetCarOfferQuery,
  useCreateCarBookingMutation,
  useQuoteCarChangeQuery,
  useGetCarBookingQuery,
  usePrefetch: useCarPrefetch,
} = carApi;
