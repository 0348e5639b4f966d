import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { tripsPages } from "../trips.pages";

const RoadTripPage = lazyPage(
  withMessages("booking", () => import(/* webpackChunkName: "road-trip" */ "./RoadTripPage")),
);

/** The screens of trips.pages.ts. */
export const tripsScreens: ScreensOf<typeof tripsPages> = {
  roadTrip: <RoadTripPage />,
};
