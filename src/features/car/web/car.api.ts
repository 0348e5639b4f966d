import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import type { Booking } from "../../plan/plan.schemas";
import { carContract } from "../car.contract";
import type {
  CarBookingCreated,
  CarBookingRequest,
  CarCharge,
  CarChoices,
  CarOffer,
  CarOfferPage,
  CarOfferQuestion,
  CarZone,
  FrontOffer,
  RentConditions,
  Zone,
} from "../car.schemas";
import type { CarSearchView } from "../car.search-url";
import { searchBody, searchParams } from "./search/carSearchCall";

type OnSite = { siteId: number; countryId: number; lang: string };
type InLanguage<Body> = { lang: string; body: Body };

/** Calls of specification section 7, Car, with the failures of section 8; zones and agencies fail silently. */
export const carApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getCarAgencies: build.query<CarChoices, { lang: string }>({
      query: (params) => request(carContract.getCarAgencies, { params }),
    }),
    getDropOffZones: build.query<Zone[], { supplierId: number; zoneId: number }>({
      query: (params) => request(carContract.getDropOffZones, { params }),
    }),
    getCarZones: build.query<CarZone[], { zone: number; country: number; lang: string }>({
      query: (params) => request(carContract.getCarZones, { params }),
    }),
    /** Home offers: an error leaves the list empty. */
    getFrontOffers: build.query<FrontOffer[], OnSite>({
      query: (params) => request(carContract.getFrontOffers, { params }),
      providesTags: ["CarOffers"],
    }),
    searchCars: build.query<CarOfferPage, { view: CarSearchView; lang: string }>({
      query: ({ view, lang }) =>
        request(carContract.searchCars, { params: searchParams(view, lang), body: searchBody(view.search, lang) }),
      providesTags: ["CarOffers"],
      extraOptions: { failure: "error.car.offersFailed" },
    }),
    getCarOffer: build.query<CarOffer[], InLanguage<CarOfferQuestion>>({
      query: ({ lang, body }) => request(carContract.getCarOffer, { params: { lang }, body }),
      providesTags: ["CarOffers"],
      extraOptions: { failure: "error.car.offerFailed" },
    }),
    getCarCharges: build.query<CarCharge[], { lang: string }>({
      query: (params) => request(carContract.getCarCharges, { params }),
    }),
    getRentConditions: build.query<RentConditions, { supplierId: number; lang: string }>({
      query: (params) => request(carContract.getRentConditions, { params }),
    }),
    createCarBooking: build.mutation<CarBookingCreated | null, InLanguage<CarBookingRequest>>({
      query: ({ lang, body }) => request(carContract.createCarBooking, { params: { lang }, body }),
      // A refusal may mean that the offer is gone: it is looked up again too.
      invalidatesTags: (created) => (created ? ["Plan", "Checkout"] : ["CarOffers"]),
      extraOptions: { failure: "error.car.bookingFailed", preferServerText: true },
    }),
    getCarBooking: build.query<Booking, { id: number; lang: string }>({
      query: (params) => request(carContract.getCarBooking, { params }),
      providesTags: ["Plan"],
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
