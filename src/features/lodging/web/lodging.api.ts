import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import type { Booking } from "../../plan/plan.schemas";
import type { LodgingBookingCreated, LodgingBookingRequest } from "../booking.schemas";
import type { Hotel, HotelService } from "../house.schemas";
import { lodgingContract } from "../lodging.contract";
import type {
  LodgingChoices,
  LodgingOffer,
  LodgingOfferDetail,
  LodgingOfferPage,
  LodgingOfferQuestion,
} from "../lodging.schemas";
import type { LodgingSearchView } from "../lodging.search-url";
import type { HomeZone, Photo, Province, TouristicZone, TouristicZoneDetail } from "../places.schemas";
import { searchBody, searchParams } from "./search/lodgingSearchCall";

type OfId = { id: number };
type OfCountry = { country: number };

/** Calls of specification section 7, Lodging, with the failures of section 8; zones, hotels, services and photos fail silently. */
const lodgingApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getActiveZones: build.query<TouristicZone[], OfCountry>({
      query: (params) => request(lodgingContract.getActiveZones, { params }),
    }),
    getZone: build.query<TouristicZoneDetail, OfId>({
      query: (params) => request(lodgingContract.getZone, { params }),
    }),
    getProvince: build.query<Province, OfId>({
      query: (params) => request(lodgingContract.getProvince, { params }),
    }),
    getActiveHotels: build.query<Hotel[], OfCountry>({
      query: (params) => request(lodgingContract.getActiveHotels, { params }),
    }),
    getHotelsOfZone: build.query<Hotel[], OfId>({
      query: (params) => request(lodgingContract.getHotelsOfZone, { params }),
    }),
    getLodgingChoices: build.query<LodgingChoices, OfCountry>({
      query: (params) => request(lodgingContract.getLodgingChoices, { params }),
    }),
    searchLodging: build.query<LodgingOfferPage, { view: LodgingSearchView; lang: string }>({
      query: ({ view, lang }) =>
        request(lodgingContract.searchLodging, { params: searchParams(view, lang), body: searchBody(view.search) }),
      // How a window shows the offers makes no other search of it.
      serializeQueryArgs: ({ queryArgs: { view, lang }, endpointName }) =>
        `${endpointName} ${lang} ${JSON.stringify({ ...view, onMap: false })}`,
      providesTags: ["LodgingOffers"],
      extraOptions: { failure: "error.offer.listFailed" },
    }),
    getLodgingOffer: build.query<LodgingOfferDetail[], { lang: string; body: LodgingOfferQuestion }>({
      query: ({ lang, body }) => request(lodgingContract.getLodgingOffer, { params: { language: lang }, body }),
      providesTags: ["LodgingOffers"],
      extraOptions: { failure: "error.offer.failed" },
    }),
    /** Home offers: an error leaves the list empty. */
    getHomeLodgingOffers: build.query<LodgingOffer[], { siteId: number; countryId: number; language: string }>({
      query: (params) => request(lodgingContract.getHomeLodgingOffers, { params }),
      providesTags: ["LodgingOffers"],
    }),
    getZonesForHome: build.query<HomeZone[], { siteId: number }>({
      query: (params) => request(lodgingContract.getZonesForHome, { params }),
    }),
    getHotelServices: build.query<HotelService[], OfId>({
      query: (params) => request(lodgingContract.getHotelServices, { params }),
    }),
    createLodgingBooking: build.mutation<LodgingBookingCreated | null, LodgingBookingRequest>({
      query: (body) => request(lodgingContract.createLodgingBooking, { params: {}, body }),
      // A refusal may mean that the offer is gone: it is looked up again too.
      invalidatesTags: (created) => (created ? ["Plan", "Checkout"] : ["LodgingOffers"]),
      extraOptions: { failure: "error.lodging.bookingFailed" },
    }),
    getLodgingBooking: build.query<Booking, OfId>({
      query: (params) => request(lodgingContract.getLodgingBooking, { params }),
      providesTags: ["Plan"],
      extraOptions: { failure: "error.booking.loadFailed" },
    }),
    getHotelPhotos: build.query<Photo[], OfId>({
      query: (params) => request(lodgingContract.getHotelPhotos, { params }),
    }),
    getZonePhotos: build.query<Photo[], OfId>({
      query: (params) => request(lodgingContract.getZonePhotos, { params }),
    }),
    getProvincePhotos: build.query<Photo[], OfId>({
      query: (params) => request(lodgingContract.getProvincePhotos, { params }),
    }),
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
  useGetLodgingOfferQuery,
  useGetHomeLodgingOffersQuery,
  useGetZonesForHomeQuery,
  useGetHotelServicesQuery,
  useCreateLodgingBookingMutation,
  useGetLodgingBookingQuery,
  useGetHotelPhotosQuery,
  useGetZonePhotosQuery,
  useGetProvincePhotosQuery,
  usePrefetch,
} = lodgingApi;
