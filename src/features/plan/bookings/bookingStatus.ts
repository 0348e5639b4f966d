import type { Instant } from "../../../shared/instant";

/**
 * The status of a booking: in the chart, in its row, in the API and on the page. `agreed`: a change of a paid booking that
 * its supplier has confirmed, and whose difference is still to be paid. (PLAN-44)
 */
export const bookingStatuses = [
  "requested",
  "agreed",
  "confirmed",
  "declined",
  "lapsed",
  "cancelled",
  "refunded",
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/**
 * Further states of a row that does not count as a booking: removed by its client; an alternative that staff propose, or
 * have withdrawn.
 */
export const rowStatuses = [...bookingStatuses, "removed", "proposed", "withdrawn"] as const;
export type RowStatus = (typeof rowStatuses)[number];

/** Open: its service is held, and it is paid or still to be paid. */
export function isOpen(status: RowStatus): boolean {
  return status === "requested" || status === "agreed" || status === "confirmed";
}

/**
 * Whether a booking only waits to replace another, until its supplier has confirmed it and the difference over a paid
 * one is paid. (PLAN-40, PLAN-44)
 */
export const onlyWaits = ({ Status, Replaces }: { Status: RowStatus; Replaces?: number | undefined }): boolean =>
  (Status === "requested" || Status === "agreed") && Replaces !== undefined;

/** Whether its supplier has not answered yet. */
export const isAwaited = (status: RowStatus): boolean => status === "requested";

/** Whether it is a change whose difference is to be paid. (PLAN-44) */
export const awaitsDifference = (status: RowStatus): boolean => status === "agreed";

export const isRefunded = (status: RowStatus): boolean => status === "refunded";

/** Whether a booking's service is held and has not ended at an instant. */
export function isHeldAt({ status, endsAt }: { status: RowStatus; endsAt: Instant }, at: Instant): boolean {
  return isOpen(status) && at < endsAt;
}

/** Whether there is a voucher for a booking that has not ended: the number stays on a refunded one. */
export function hasVoucher({ VoucherNumber, Status }: { VoucherNumber: string | null; Status: RowStatus }): boolean {
  return VoucherNumber !== null && isOpen(Status);
}

/** Not ended by the client: the supplier declined it, or its time ran out. (PLAN-29) */
export function isLost(status: RowStatus): boolean {
  return status === "declined" || status === "lapsed";
}

/** Whether a booking of a paid plan was covered by the payment. */
export function isPaidFor(status: RowStatus): boolean {
  return status === "confirmed" || status === "refunded";
}

/** Whether a booking's online price is paid, still to be paid, or never will be. */
export function priceStatus(status: RowStatus, isPlanPaid: boolean): "paid" | "due" | "never" {
  if (isPlanPaid && isPaidFor(status)) return "paid";
  return isOpen(status) ? "due" : "never";
}
