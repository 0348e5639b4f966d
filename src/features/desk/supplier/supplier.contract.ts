import { endpoint } from "../../../shared/endpoint";
import type { Confirmation, Decline } from "../support.schemas";
import type { SupplierDays, SupplierQueue } from "./supplier.schemas";

const ofSuppliers = { access: "staff", staff: ["supplier"] } as const;

/** What a supplier's people see and do: their own bookings alone. Any other booking does not exist for them. (DESK-30) */
export const supplierContract = {
  /** Their bookings that wait for an answer, the most urgent first. Each look is audited. */
  getSupplierQueue: endpoint<SupplierQueue>()({
    method: "GET",
    path: "/api/support/supplier/bookings",
    ...ofSuppliers,
  }),
  /** What happens in the seven days from a Havana date on. Each look is audited. */
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
