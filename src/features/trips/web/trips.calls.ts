import { type CallsOf, withoutSubscription } from "../../../platform/web/pageCalls";
import { carApi } from "../../../products/car/web/car.api";
import { offerQuestion } from "../../../products/car/web/search/carSearchCall";
import { isHavanaDate } from "../../../shared/havana";
import { accountApi } from "../../account/web/account.api";
import { informationApi } from "../../information/web/information.api";
import { roadTrips } from "../trips";
import type { tripsPages } from "../trips.pages";
import { tripQuestion } from "./tripQuestion";
import { carOfTrip } from "./tripSearch";
import { tripsApi } from "./trips.api";
import { wholeOf } from "./wholeTrip";

const { getCarCharges, getCarOffer } = carApi.endpoints;
const { getRoadTrips, getTripProposal } = tripsApi.endpoints;

/** Loads the data of the pages of trips.pages.ts when they are opened. */
export const tripsCalls: CallsOf<typeof tripsPages> = {
  roadTrip: async (dispatch, { params, query, lang, today }) => {
    const tripId = Number(params.tripId);
    if (!roadTrips.some(({ id }) => id === tripId)) return;
    const known = [
      dispatch(accountApi.endpoints.getCountries.initiate({ lang }, withoutSubscription)),
      dispatch(getCarCharges.initiate({ lang }, withoutSubscription)),
      dispatch(informationApi.endpoints.getPolicyEdition.initiate(undefined, withoutSubscription)),
    ];
    const named = isHavanaDate(query.get("start") ?? "");
    const proposed = named ? undefined : (await dispatch(getRoadTrips.initiate(undefined, withoutSubscription))).data;
    const { data } = await dispatch(
      getTripProposal.initiate(tripQuestion({ tripId, query, today, trips: proposed }), withoutSubscription),
    );
    const trip = wholeOf(data);
    await Promise.all([
      ...known,
      trip && dispatch(getCarOffer.initiate({ lang, body: offerQuestion(carOfTrip(trip), lang) }, withoutSubscription)),
    ]);
  },
};
