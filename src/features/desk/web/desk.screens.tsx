import { lazyPage, type ScreensOf } from "../../../platform/web/lazyPage";
import type { deskPages } from "../desk.pages";

const ImpersonatePage = lazyPage(() => import(/* webpackChunkName: "impersonate" */ "./impersonation/ImpersonatePage"));
const DeskPage = lazyPage(() => import(/* webpackChunkName: "desk" */ "./bookings/DeskPage"));
const DaySheetPage = lazyPage(() => import(/* webpackChunkName: "desk" */ "./day/DaySheetPage"));
const TransfersPage = lazyPage(() => import(/* webpackChunkName: "desk" */ "./money/TransfersPage"));
const DeskNotesPage = lazyPage(() => import(/* webpackChunkName: "desk" */ "./notes/DeskNotesPage"));
const RefundDeskPage = lazyPage(() => import(/* webpackChunkName: "desk" */ "./money/RefundDeskPage"));
const ReviewsPage = lazyPage(() => import(/* webpackChunkName: "desk" */ "./reviews/ReviewsPage"));
const SupportPlansPage = lazyPage(() => import(/* webpackChunkName: "desk" */ "./plans/PlansPage"));
const SupportPlanPage = lazyPage(() => import(/* webpackChunkName: "desk" */ "./plans/SupportPlanPage"));

/** What the pages of desk.pages.ts show. */
export const deskScreens: ScreensOf<typeof deskPages> = {
  impersonate: <ImpersonatePage />,
  support: <DeskPage />,
  supportDay: <DaySheetPage />,
  supportTransfers: <TransfersPage />,
  supportNotes: <DeskNotesPage />,
  supportRefunds: <RefundDeskPage />,
  supportReviews: <ReviewsPage />,
  supportPlans: <SupportPlansPage />,
  supportPlan: <SupportPlanPage />,
};

/** Says above every page for whom staff act. */
export const ImpersonationBanner = lazyPage(
  () => import(/* webpackChunkName: "impersonate" */ "./impersonation/ImpersonationBanner"),
);
