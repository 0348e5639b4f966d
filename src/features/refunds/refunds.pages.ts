import type { Pages } from "../../shared/page";

export const refundsPages = {
  refund: { paths: ["/refund-booking/:bookingId"], alias: "refundBooking", signIn: "any" },
} as const satisfies Pages;
