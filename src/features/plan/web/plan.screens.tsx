import type { ComponentType } from "react";
import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { planPages } from "../plan.pages";

const DocumentsPage = lazyPage(
  withMessages("plan", () => import(/* webpackChunkName: "documents" */ "./checkout/documents/DocumentsPage")),
);

const ChangeBookingPage = lazyPage(
  withMessages("plan", () => import(/* webpackChunkName: "change-booking" */ "./change/ChangeBookingPage")),
);

type Places = {
  /** The plan's page, with the places that higher features fill. */
  readonly TravelPlan: ComponentType;
};

/** The screens of plan.pages.ts. */
export const planScreens = ({ TravelPlan }: Places): ScreensOf<typeof planPages> => ({
  travelPlan: <TravelPlan />,
  documents: <DocumentsPage />,
  changeBooking: <ChangeBookingPage />,
});
