import { informationCalls } from "../../../features/information/web/information.calls";
import { reserveApi } from "../../../features/plan/web/reserve/reserve.api";
import { tripsApi } from "../../../features/trips/web/trips.api";
import { tripsCalls } from "../../../features/trips/web/trips.calls";
import { type PageCalls, withoutSubscription } from "../../../platform/web/pageCalls";
import { carApi } from "../../../products/car/web/car.api";
import { carCalls } from "../../../products/car/web/car.calls";
import { askForHomeCars } from "../../../products/car/web/search/carSearch.api";
import { lodgingApi } from "../../../products/lodging/web/lodging.api";
import { lodgingCalls } from "../../../products/lodging/web/lodging.calls";
import { DEFAULT_COUNTRY_ID, LODGING_COUNTRY_ID, SITE_ID } from "../../../shared/constants";
import { ProductType } from "../../../shared/enumerations";
import type { SitePage } from "../../sitePages";
import { carsViewOf, homeCarsZone } from "../home/carsOfHome";
import { askedOffers } from "../home/useFrontOffers";

const home: PageCalls = (dispatch, page) => {
  const { lang } = page;
  const { getCarZones } = carApi.endpoints;
  const { getHomeLodgingOffers, getZonesForHome } = lodgingApi.endpoints;
  return Promise.all([
    dispatch(getCarZones.initiate({ zone: 0, country: DEFAULT_COUNTRY_ID, lang }, withoutSubscription)),
    frontCars(dispatch, page),
    dispatch(getZonesForHome.initiate({ siteId: SITE_ID }, withoutSubscription)),
    dispatch(
      getHomeLodgingOffers.initiate(
        { siteId: SITE_ID, countryId: LODGING_COUNTRY_ID, language: lang },
        withoutSubscription,
      ),
    ),
    dispatch(tripsApi.endpoints.getRoadTrips.initiate(undefined, withoutSubscription)),
  ]);
};

/** What a car costs in each place, and the cars of one of them. */
const frontCars: PageCalls = async (dispatch, { lang }) => {
  const { data } = await dispatch(carApi.endpoints.getFrontOffers.initiate(askedOffers(lang), withoutSubscription));
  const zone = homeCarsZone(data);
  if (zone) await dispatch(askForHomeCars({ view: carsViewOf(zone), lang }));
};

/** How soon and how far ahead anything may be booked: every page has it. (CAR-11) */
const everywhere: PageCalls = (dispatch) => {
  const { getMinReservePeriod, getMaxReservePeriod } = reserveApi.endpoints;
  return Promise.all(
    [ProductType.CarRent, ProductType.Lodging].flatMap((productType) => [
      dispatch(getMinReservePeriod.initiate({ productType }, withoutSubscription)),
      dispatch(getMaxReservePeriod.initiate({ productType }, withoutSubscription)),
    ]),
  );
};

const callsOf: Partial<Record<SitePage | "notFound", PageCalls>> = {
  home,
  ...informationCalls,
  ...carCalls,
  ...lodgingCalls,
  ...tripsCalls,
};

/** Calls all that a page shows when it is opened, one page's calls beside each other. (WEB-19) */
export const callForPage =
  (name: SitePage | "notFound"): PageCalls =>
  (dispatch, page) =>
    Promise.all([everywhere(dispatch, page), callsOf[name]?.(dispatch, page)]);
