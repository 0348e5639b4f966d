import { endpoint } from "../../shared/endpoint";
import type { Checkout } from "../plan/checkout/checkout.schemas";
import type { HeldPlan, ReceiptQuestion, ReceiptToSign, Signature, VerifiedReceipt } from "./receipt.schemas";
import type { SharedTrip, SharedTripQuestion, TripShare } from "./trip.schemas";
import type { Voucher, VoucherStatus, VoucherToken } from "./voucher.schemas";

/** The receipt of a paid plan, its signature, and the vouchers of its bookings. */
export const papersContract = {
  /** The page on which this plan's receipt is signed. */
  getSignUrl: endpoint<string>()({
    method: "GET",
    path: "/api/admin/esign/getUrl/:planId/:siteId/:lang",
    access: "client",
    impersonator: "notAct",
  }),
  getReceiptPreview: endpoint<ReceiptToSign>()({
    method: "GET",
    path: "/api/checkout/:planId/receipt",
    access: "client",
    impersonator: "act",
  }),
  signReceipt: endpoint<Checkout, Signature>()({
    method: "POST",
    path: "/api/checkout/:planId/sign",
    access: "client",
    impersonator: "notAct",
  }),
  /** Public: anybody who is shown a receipt can check that it is ours. */
  verifyReceipt: endpoint<VerifiedReceipt, ReceiptQuestion>()({
    method: "POST",
    path: "/api/receipts/verify",
    access: "public",
    impersonator: "act",
  }),
  getVoucher: endpoint<Voucher>()({
    method: "GET",
    path: "/api/checkout/vouchers/:bookingId",
    access: "client",
    impersonator: "act",
  }),
  /** Public: a rental desk with a network asks whether a voucher is still valid. */
  verifyVoucher: endpoint<VoucherStatus, VoucherToken>()({
    method: "POST",
    path: "/api/vouchers/verify",
    access: "public",
    impersonator: "act",
  }),
  /** A client's plans whose papers are blocked by a dispute of the payment. (PAY-30) */
  getHolds: endpoint<HeldPlan[]>()({
    method: "GET",
    path: "/api/checkout/holds/:clientId",
    access: "client",
    impersonator: "act",
  }),
  getReceiptFile: endpoint<Blob>()({
    method: "GET",
    path: "/api/checkout/:planId/receipt.pdf",
    access: "client",
    impersonator: "act",
  }),
  /** A confirmed booking, and a plan's confirmed bookings, as calendar files. (PAPER-15) */
  getBookingCalendar: endpoint<Blob>()({
    method: "GET",
    path: "/api/checkout/vouchers/:bookingId/booking.ics",
    access: "client",
    impersonator: "act",
  }),
  getTripCalendar: endpoint<Blob>()({
    method: "GET",
    path: "/api/checkout/:planId/trip.ics",
    access: "client",
    impersonator: "act",
  }),
  /** Whether a trip is shared, and its link's secret. (PAPER-17) */
  getTripShare: endpoint<TripShare>()({
    method: "GET",
    path: "/api/checkout/:planId/share",
    access: "client",
    impersonator: "act",
  }),
  shareTrip: endpoint<TripShare>()({
    method: "POST",
    path: "/api/checkout/:planId/share",
    access: "client",
    impersonator: "act",
  }),
  unshareTrip: endpoint<TripShare>()({
    method: "POST",
    path: "/api/checkout/:planId/share/withdraw",
    access: "client",
    impersonator: "act",
  }),
  /** Public: whoever has the link. The secret is in the body, so that no log has it. */
  readSharedTrip: endpoint<SharedTrip, SharedTripQuestion>()({
    method: "POST",
    path: "/api/sharedTrips/read",
    access: "public",
    impersonator: "act",
  }),
  getVoucherFile: endpoint<Blob>()({
    method: "GET",
    path: "/api/checkout/vouchers/:bookingId/voucher.pdf",
    access: "client",
    impersonator: "act",
  }),
} as const;
