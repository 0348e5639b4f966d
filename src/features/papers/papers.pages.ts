import { type Pages, pagePath } from "../../shared/page";
import { pathsAfterPlan } from "../plan/plan.pages";

export const papersPages = {
  sign: { paths: [pathsAfterPlan.sign], signIn: "any" },
  paidPlans: { paths: [pathsAfterPlan.paidPlans], signIn: "any" },
  verifyVoucher: { paths: ["/verify-voucher"] },
  verifyReceipt: { paths: ["/verify-receipt", "/verify-receipt/:code"] },
  sharedTrip: { paths: ["/shared-trip"] },
  voucher: { paths: [pathsAfterPlan.voucher], signIn: "any" },
} as const satisfies Pages;

export const verifyVoucherPath = () => pagePath(papersPages.verifyVoucher.paths[0]);
/** The secret is in the hash, which browsers send to no server. */
export const sharedTripPath = (token: string) => `${papersPages.sharedTrip.paths[0]}#${token}`;
export const verifyReceiptPath = (code: string) => pagePath(papersPages.verifyReceipt.paths[1], { code });
