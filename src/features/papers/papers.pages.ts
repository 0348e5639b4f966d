import type { Pages } from "../../shared/page";

export const papersPages = {
  sign: { paths: ["/e_sign"], signIn: "any" },
  paidPlans: { paths: ["/previous-travel-plans"], signIn: "any" },
  verifyVoucher: { paths: ["/verify-voucher"] },
  verifyReceipt: { paths: ["/verify-receipt", "/verify-receipt/:code"] },
  voucher: { paths: ["/vouchers/:bookingId"], signIn: "any" },
} as const satisfies Pages;
