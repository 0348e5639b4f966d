import { byAnybody, byClient, byClientAlone, endpoint } from "../../shared/endpoint";
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
    ...byClientAlone,
  }),
  getReceiptPreview: endpoint<ReceiptToSign>()({ method: "GET", path: "/api/checkout/:planId/receipt", ...byClient }),
  signReceipt: endpoint<Checkout, Signature>()({
    method: "POST",
    path: "/api/checkout/:planId/sign",
    ...byClientAlone,
  }),
  /** Public: anybody who is shown a receipt can check that it is ours. */
  verifyReceipt: endpoint<VerifiedReceipt, ReceiptQuestion>()({
    method: "POST",
    path: "/api/receipts/verify",
    ...byAnybody,
  }),
  getVoucher: endpoint<Voucher>()({ method: "GET", path: "/api/checkout/vouchers/:bookingId", ...byClient }),
  /** Public: a rental desk with a network asks whether a voucher is still valid. */
  verifyVoucher: endpoint<VoucherStatus, VoucherToken>()({
    method: "POST",
    path: "/api/vouchers/verify",
    ...byAnybody,
  }),
  /** A client's plans whose papers are blocked by a dispute of the payment. (PAY-30) */
  getHolds: endpoint<HeldPlan[]>()({ method: "GET", path: "/api/checkout/holds/:clientId", ...byClient }),
  getReceiptFile: endpoint<Blob>()({ method: "GET", path: "/api/checkout/:planId/receipt.pdf", ...byClient }),
  /** A confirmed booking, and a plan's confirmed bookings, as calendar files. (PAPER-15) */
  getBookingCalendar: endpoint<Blob>()({
    method: "GET",
    path: "/api/checkout/vouchers/:bookingId/booking.ics",
    ...byClient,
  }),
  getTripCalendar: endpoint<Blob>()({ method: "GET", path: "/api/checkout/:planId/trip.ics", ...byClient }),
  /** Whether a trip is shared, and its link's secret. (PAPER-17) */
  getTripShare: endpoint<TripShare>()({ method: "GET", path: "/api/checkout/:planId/share", ...byClient }),
  shareTrip: endpoint<TripShare>()({ method: "POST", path: "/api/checkout/:planId/share", ...byClient }),
  unshareTrip: endpoint<TripShare>()({ method: "POST", path: "/api/checkout/:planId/share/withdraw", ...byClient }),
  /** Public: for holders of the link. The secret is in the body, so that no log contains it. */
  readSharedTrip: endpoint<SharedTrip, SharedTripQuestion>()({
    method: "POST",
    path: "/api/sharedTrips/read",
    ...byAnybody,
  }),
  getVoucherFile: endpoint<Blob>()({
    method: "GET",
    path: "/api/checkout/vouchers/:bookingId/voucher.pdf",
    ...byClient,
  }),
} as const;
