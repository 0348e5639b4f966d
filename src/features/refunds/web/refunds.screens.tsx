import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { refundsPages } from "../refunds.pages";

const RefundPage = lazyPage(withMessages("plan", () => import(/* webpackChunkName: "refund" */ "./RefundPage")));

/** The screens of refunds.pages.ts. */
export const refundsScreens: ScreensOf<typeof refundsPages> = {
  refund: <RefundPage />,
};
