import { lazyPage, type ScreensOf } from "../../../platform/web/lazyPage";
import type { refundsPages } from "../refunds.pages";

const RefundPage = lazyPage(() => import(/* webpackChunkName: "refund" */ "./RefundPage"));

/** What the pages of refunds.pages.ts show. */
export const refundsScreens: ScreensOf<typeof refundsPages> = {
  refund: <RefundPage />,
};

/** The refunds of a plan, for the page of paid plans. */
export const PlanRefunds = lazyPage(() => import(/* webpackChunkName: "plan-refunds" */ "./PlanRefunds"));
