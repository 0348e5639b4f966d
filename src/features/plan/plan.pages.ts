import { type Pages, pagePath } from "../../shared/page";
import { DOCUMENTS } from "../documents/documents.pages";

export const planPages = {
  travelPlan: { paths: ["/shopping-cart"], alias: "shopping_cart", signIn: "any" },
  documents: { paths: [DOCUMENTS], signIn: "any" },
  changeBooking: { paths: ["/change-booking/:bookingId"], signIn: "any" },
} as const satisfies Pages;

/** Paths of pages in higher features that follow a plan: each page takes its path from here. */
export const pathsAfterPlan = {
  payment: "/payment",
  difference: "/payment/:bookingId",
  sign: "/e_sign",
  paidPlans: "/previous-travel-plans",
  voucher: "/vouchers/:bookingId",
  refund: "/refund-booking/:bookingId",
} as const;

/** A plan's pages; without a plan in the address they show the active one. (PLAN-2) */
export const planPath = (plan?: number) => pagePath(planPages.travelPlan.paths[0], {}, { plan });
export const paymentPath = (plan?: number) => pagePath(pathsAfterPlan.payment, {}, { plan });
/** The page that pays the difference of a changed booking. (PLAN-44) */
export const differencePath = (plan: number, change: number) =>
  pagePath(pathsAfterPlan.difference, { bookingId: change }, { plan });
export const signPath = (plan: number) => pagePath(pathsAfterPlan.sign, {}, { plan });
export const paidPlansPath = () => pagePath(pathsAfterPlan.paidPlans);

/** The page that changes a booking. (PLAN-40) */
export const changePath = (bookingId: number) => pagePath(planPages.changeBooking.paths[0], { bookingId });

/** A booking's voucher and refund. */
export const voucherPath = (bookingId: number) => pagePath(pathsAfterPlan.voucher, { bookingId });
export const refundPath = (bookingId: number) => pagePath(pathsAfterPlan.refund, { bookingId });

/** The plan that an address names; null if it names none. */
export function planInAddress(search: URLSearchParams): number | null {
  const id = Number(search.get("plan"));
  return Number.isInteger(id) && id > 0 ? id : null;
}
