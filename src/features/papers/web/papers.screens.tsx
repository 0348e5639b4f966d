import type { ComponentType } from "react";
import { lazyPage, type ScreensOf } from "../../../platform/web/lazyPage";
import type { papersPages } from "../papers.pages";

const SignPage = lazyPage(() => import(/* webpackChunkName: "sign" */ "./receipt/SignPage"));
const PaidPlansPage = lazyPage(() => import(/* webpackChunkName: "paid-plans" */ "./paid/PaidPlansPage"));
const VoucherPage = lazyPage(() => import(/* webpackChunkName: "voucher" */ "./voucher/VoucherPage"));
const VerifyVoucherPage = lazyPage(() => import(/* webpackChunkName: "verify" */ "./voucher/VerifyVoucherPage"));
const VerifyReceiptPage = lazyPage(() => import(/* webpackChunkName: "verify" */ "./receipt/VerifyReceiptPage"));

type Places = {
  /** The state of a paid plan's refunds. */
  readonly PlanRefunds: ComponentType<{ readonly planId: number }>;
};

/** What the pages of papers.pages.ts show. */
export const papersScreens = ({ PlanRefunds }: Places): ScreensOf<typeof papersPages> => ({
  sign: <SignPage />,
  paidPlans: <PaidPlansPage PlanRefunds={PlanRefunds} />,
  verifyVoucher: <VerifyVoucherPage />,
  verifyReceipt: <VerifyReceiptPage />,
  voucher: <VoucherPage />,
});
