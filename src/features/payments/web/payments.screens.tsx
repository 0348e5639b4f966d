import type { ComponentType } from "react";
import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { paymentsPages } from "../payments.pages";

const PaymentPage = lazyPage(withMessages("plan", () => import(/* webpackChunkName: "payment" */ "./PaymentPage")));

type Places = {
  /** The payment of a change, with the place filled by higher features. */
  readonly Difference: ComponentType;
};

/** The screens of payments.pages.ts. */
export const paymentsScreens = ({ Difference }: Places): ScreensOf<typeof paymentsPages> => ({
  payment: <PaymentPage />,
  difference: <Difference />,
});
