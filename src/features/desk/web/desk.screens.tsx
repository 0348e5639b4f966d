import { lazyPage, type ScreensOf } from "../../../platform/web/lazyPage";
import type { deskPages } from "../desk.pages";

const ImpersonatePage = lazyPage(() => import(/* webpackChunkName: "impersonate" */ "./impersonation/ImpersonatePage"));
const DeskScreen = lazyPage(() => import(/* webpackChunkName: "desk" */ "./DeskScreen"));

const desk = <DeskScreen />;

/** What the pages of desk.pages.ts show. */
export const deskScreens: ScreensOf<typeof deskPages> = {
  impersonate: <ImpersonatePage />,
  support: desk,
  supportBookings: desk,
  supportDay: desk,
  supportTransfers: desk,
  supportNotes: desk,
  supportRefunds: desk,
  supportReviews: desk,
  supportAccess: desk,
  supportPlans: desk,
  supportPlan: desk,
};

/** Says above every page for whom staff act. */
export const ImpersonationBanner = lazyPage(
  () => import(/* webpackChunkName: "impersonate" */ "./impersonation/ImpersonationBanner"),
);
