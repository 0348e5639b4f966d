import { endpoint } from "../../../shared/endpoint";
import type { Confirmation, Decline } from "../support.schemas";
import type { SupplierDays, SupplierQueue } from "./supplier.schemas";

const ofSuppliers = { access: "staff", staff: ["supplier"] } as const;

/** The calls of suppliers' people: only their own bookings; any other is answered as unknown. (DESK-30) */
export const supplierContract = {
  /** Their bookings that wait for an answer, most urgent first. Each access is audited. */
  getSupplierQueue: endpoint<SupplierQueue>()({
    method: "GET",
    path: "/api/support/supplier/bookings",
    ...ofSuppliers,
  }),
  /** What happens in the seven days from a Havana date on. Each access is audited. */
  getSupplierDays: endpoint<SupplierDays>()({ method: "GET", path: "/api/support/supplier/days/:day", ...ofSuppliers }),
  confirmOwnBooking: endpoint<null, Confirmation>()({
    method: "POST",
    path: "/api/support/supplier/bookings/confirm",
    ...ofSuppliers,
  }),
  declineOwnBooking: endpoint<null, Decline>()({
    method: "POST",
    path: "/api/support/supplier/bookings/decline",
    ...ofSuppliers,
  }),
} as const;
