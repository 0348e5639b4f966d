import { accountApi } from "../../../features/account/web/account.api";
import { opinionsApi } from "../../../features/opinions/web/opinions.api";
import { type CallsOf, withoutSubscription } from "../../../platform/web/pageCalls";
import { DEFAULT_COUNTRY_ID } from "../../../shared/constants";
import { idOfPath } from "../../../shared/page";
import type { carPages } from "../car.pages";
import { fromSearchParams } from "../search/car.search-url";
import { carApi } from "./car.api";
import { carClassApi } from "./classes/carClass.api";
import { askForCars } from "./search/carSearch.api";
import { onOpenDays } from "./search/form/useCarPlaces";

/** The marks of all rental companies, for pages that show them. */
const companyMarks = () => opinionsApi.endpoints.getCompanyMarks.initiate(undefined, withoutSubscription);

const { getCarZones, getDropOffZones } = carApi.endpoints;

/** Loads the data of the pages of car.pages.ts when they are opened. */
export const carCalls: CallsOf<typeof carPages> = {
  searchCar: async (dispatch, { query, lang, today }) => {
    const view = fromSearchParams(query, today);
    const { IdZone, IdSupplier, IdDropOffZone, LicenceCountryId } = view.search;
    const others = [
      dispatch(companyMarks()),
      IdDropOffZone > 0 &&
        dispatch(getDropOffZones.initiate({ supplierId: IdSupplier, zoneId: IdZone }, withoutSubscription)),
      LicenceCountryId > 0 && dispatch(accountApi.endpoints.getCountries.initiate({ lang }, withoutSubscription)),
    ];
    const zones = await dispatch(
      getCarZones.initiate({ zone: 0, country: DEFAULT_COUNTRY_ID, lang }, withoutSubscription),
    );
    // Days that nobody chose are moved to when the place is open.
    const search = query.has("from") ? view.search : onOpenDays(view.search, zones.data ?? []);
    await Promise.all([...others, dispatch(askForCars({ ...view, search }, lang))]);
  },
  carClass: async (dispatch, { params }) => {
    const [zoneId, classId] = [params.zoneId, params.classId].map(idOfPath);
    if (!zoneId || !classId) return;
    await Promise.all([
      dispatch(carClassApi.endpoints.getClassInZone.initiate({ zoneId, classId }, withoutSubscription)),
      dispatch(companyMarks()),
    ]);
  },
};
