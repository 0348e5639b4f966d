import { endpoint } from "../../shared/endpoint";
import type { Confirmation, Decline, DeskQueue, Extension } from "./support.schemas";

/** The supplier desk: staff only. */
export const supportContract = {
  getDeskQueue: endpoint<DeskQueue>()({ method: "GET", path: "/api/support/queue/:lang", access: "staff" }),
  confirmBooking: endpoint<null, Confirmation>()({
    method: "POST",
    path: "/api/support/bookings/confirm",
    access: "staff",
  }),
  declineBooking: endpoint<null, Decline>()({
    method: "POST",
    path: "/api/support/bookings/decline",
    access: "staff",
  }),
  extendBooking: endpoint<null, Extension>()({
    method: "POST",
    path: "/api/support/bookings/extend",
    access: "staff",
  }),
} as const;
