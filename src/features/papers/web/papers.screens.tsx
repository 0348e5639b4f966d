import type { ComponentType } from "react";
import { lazyPage, type ScreensOf, withMessages } from "../../../platform/web/lazyPage";
import type { papersPages } from "../papers.pages";

const SignPage = lazyPage(withMessages("plan", () => import(/* webpackChunkName: "sign" */ "./receipt/SignPage")));
const VoucherPage = lazyPage(
  withMessages("plan", () => import(/* webpackChunkName: "voucher" */ "./voucher/VoucherPage")),
);
const VerifyVoucherPage = lazyPage(
  withMessages("plan", () => import(/* webpackChunkName: "verify" */ "./voucher/VerifyVoucherPage")),
);
const VerifyReceiptPage = lazyPage(
  withMessages("plan", () => import(/* webpackChunkName: "verify" */ "./receipt/VerifyReceiptPage")),
);

const SharedTripPage = lazyPage(
  withMessages("plan", () => import(/* webpackChunkName: "shared-trip" */ "./trip/SharedTripPage")),
);

type Places = {
  /** PaidPlansPage with its parts of refunds. */
  readonly PaidPlans: ComponentType;
};

/** The screens of papers.pages.ts. */
export const papersScreens = ({ PaidPlans }: Places): ScreensOf<typeof papersPages> => ({
  sign: <SignPage />,
  paidPlans: <PaidPlans />,
  verifyVoucher: <VerifyVoucherPage />,
  verifyReceipt: <VerifyReceiptPage />,
  sharedTrip: <SharedTripPage />,
  voucher: <VoucherPage />,
});
