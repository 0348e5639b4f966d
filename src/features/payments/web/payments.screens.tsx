import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { paymentsPages } from "../payments.pages";

const PaymentPage = lazyPage(withMessages("plan", () => import(/* webpackChunkName: "payment" */ "./PaymentPage")));
const DifferencePage = lazyPage(
  withMessages("plan", () => import(/* webpackChunkName: "payment" */ "./DifferencePage")),
);

/** What the pages of payments.pages.ts show. */
export const paymentsScreens: ScreensOf<typeof paymentsPages> = {
  payment: <PaymentPage />,
  difference: <DifferencePage />,
};
