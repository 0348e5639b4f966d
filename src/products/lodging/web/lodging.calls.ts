import { opinionsApi } from "../../../features/opinions/web/opinions.api";
import { type CallsOf, withoutSubscription } from "../../../platform/web/pageCalls";
import { LODGING_COUNTRY_ID } from "../../../shared/constants";
import { idOfPath } from "../../../shared/page";
import type { lodgingPages } from "../lodging.pages";
import { fromSearchParams, namesStay } from "../search/lodging.search-url";
import { askForLodging, lodgingApi } from "./lodging.api";
import { stayQuestion } from "./search/lodgingSearchCall";

const { getActiveZones, getLodgingChoices, getHotel, getHotelServices, getHotelPhotos, getHotelStay } =
  lodgingApi.endpoints;
const { getZone, getHotelsOfZone, getZonePhotos, getProvince, getProvincePhotos } = lodgingApi.endpoints;
const { getOpinionsOfHotel, getPropertyMarks } = opinionsApi.endpoints;
const ofCountry = { country: LODGING_COUNTRY_ID };

/** The marks of all properties, for pages with their cards. */
const propertyMarks = () => getPropertyMarks.initiate(undefined, withoutSubscription);

/** The first reviews of a property. */
const firstOpinions = (hotelId: number) => getOpinionsOfHotel.initiate({ hotelId, page: 0 }, withoutSubscription);

/** Loads the data of the pages of lodging.pages.ts when they are opened. */
export const lodgingCalls: CallsOf<typeof lodgingPages> = {
  searchLodging: async (dispatch, { query, lang, today }) => {
    const view = fromSearchParams(query, today);
    await Promise.all([
      dispatch(askForLodging(view, lang)),
      // The map of further pages shows the properties of the first one.
      view.page > 0 && dispatch(askForLodging({ ...view, page: 0 }, lang)),
      dispatch(getLodgingChoices.initiate(ofCountry, withoutSubscription)),
      dispatch(getActiveZones.initiate(ofCountry, withoutSubscription)),
      dispatch(propertyMarks()),
    ]);
  },
  hotel: async (dispatch, { params, query, lang, today }) => {
    const id = idOfPath(params.hotelId);
    if (id === null) return;
    const { search } = fromSearchParams(query, today);
    await Promise.all([
      dispatch(getHotel.initiate({ id }, withoutSubscription)),
      dispatch(getHotelServices.initiate({ id }, withoutSubscription)),
      dispatch(getHotelPhotos.initiate({ id }, withoutSubscription)),
      namesStay(query) &&
        dispatch(getHotelStay.initiate({ lang, body: stayQuestion(id, search) }, withoutSubscription)),
      dispatch(propertyMarks()),
      dispatch(firstOpinions(id)),
      dispatch(getActiveZones.initiate(ofCountry, withoutSubscription)),
    ]);
  },
  zone: async (dispatch, { params }) => {
    const id = idOfPath(params.poloId);
    if (id === null) return;
    await Promise.all([
      dispatch(getZone.initiate({ id }, withoutSubscription)),
      dispatch(getHotelsOfZone.initiate({ id }, withoutSubscription)),
      dispatch(getZonePhotos.initiate({ id }, withoutSubscription)),
      dispatch(getActiveZones.initiate(ofCountry, withoutSubscription)),
      dispatch(propertyMarks()),
    ]);
  },
  province: async (dispatch, { params }) => {
    const id = idOfPath(params.provinceId);
    if (id === null) return;
    await Promise.all([
      dispatch(getProvince.initiate({ id }, withoutSubscription)),
      dispatch(getProvincePhotos.initiate({ id }, withoutSubscription)),
      dispatch(getActiveZones.initiate(ofCountry, withoutSubscription)),
      dispatch(propertyMarks()),
    ]);
  },
};
