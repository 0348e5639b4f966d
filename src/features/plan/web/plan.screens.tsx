import { lazyPage, type ScreensOf } from "../../../platform/web/lazyPage";
import type { planPages } from "../plan.pages";

const TravelPlanPage = lazyPage(() => import(/* webpackChunkName: "travel-plan" */ "./TravelPlanPage"));
const DocumentsPage = lazyPage(() => import(/* webpackChunkName: "documents" */ "./checkout/DocumentsPage"));

/** What the pages of plan.pages.ts show. */
export const planScreens: ScreensOf<typeof planPages> = {
  travelPlan: <TravelPlanPage />,
  documents: <DocumentsPage />,
};
