import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { tripsPages } from "../trips.pages";

const RoadTripPage = lazyPage(
  withMessages("booking", () => import(/* webpackChunkName: "road-trip" */ "./RoadTripPage")),
);

/** What the pages of trips.pages.ts show. */
export const tripsScreens: ScreensOf<typeof tripsPages> = {
  roadTrip: <RoadTripPage />,
};
