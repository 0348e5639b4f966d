import { endpoint } from "../../shared/endpoint";
import type {
  ManualRefund,
  PlanSums,
  RefundAttribution,
  RefundByHand,
  RefundDecision,
  RefundOrder,
  RefundQueue,
  RefundState,
  RefundValues,
  SentRefund,
  SettledMovement,
  UnsentRefund,
} from "./refunds.schemas";

/** Refunds of WIRE-10 (`id` is the booking's), and our own calls: a plan's refunds and staff's part. */
export const refundsContract = {
  getAllRefundValues: endpoint<RefundValues>()({
    method: "GET",
    path: "/api/admin/bookings/getAllRefundValues/:id",
    access: "client",
    impersonator: "act",
  }),
  refundToClient: endpoint<RefundState, RefundOrder>()({
    method: "POST",
    path: "/api/admin/bookings/refundToClient/:id",
    access: "client",
    staff: ["finance"],
    impersonator: "notAct",
  }),
  refundToFund: endpoint<RefundState, RefundOrder>()({
    method: "POST",
    path: "/api/admin/bookings/refundToFund/:id",
    access: "client",
    staff: ["finance"],
    impersonator: "notAct",
  }),
  /** All refunds of a plan: those of its bookings, and of other money that was paid for it. */
  getPlanRefunds: endpoint<RefundState[]>()({
    method: "GET",
    path: "/api/refunds/plans/:planId",
    access: "client",
    impersonator: "act",
  }),
  /** What was paid for a plan, and where it is. */
  getPlanSums: endpoint<PlanSums>()({
    method: "GET",
    path: "/api/refunds/plans/:planId/sums",
    access: "client",
    impersonator: "act",
  }),
  getRefundQueue: endpoint<RefundQueue>()({
    method: "GET",
    path: "/api/support/refunds",
    access: "staff",
    staff: ["finance"],
  }),
  decideRefund: endpoint<RefundState, RefundDecision>()({
    method: "POST",
    path: "/api/support/refunds/decide",
    access: "staff",
    staff: ["finance"],
  }),
  /** What can be refunded by hand, shown before it is done. */
  getRefundByHand: endpoint<RefundByHand>()({
    method: "GET",
    path: "/api/support/refunds/manual/:bookingId",
    access: "staff",
    staff: ["finance"],
  }),
  /** Refunds all or part of a booking by hand, with a reason; never more than was captured. */
  refundByHand: endpoint<RefundState, ManualRefund>()({
    method: "POST",
    path: "/api/support/refunds/manual",
    access: "staff",
    staff: ["finance"],
    reauthenticated: true,
  }),
  /**
   * Records that a refund was sent: one that no provider sends, such as of a bank transfer, one that its provider
   * refuses, or one that its provider turned out to have sent.
   */
  markRefundSent: endpoint<null, SentRefund>()({
    method: "POST",
    path: "/api/support/refunds/sent",
    access: "staff",
    staff: ["finance"],
    reauthenticated: true,
  }),
  /** Records for what a refund was that was made in the provider's own pages. */
  attributeRefund: endpoint<null, RefundAttribution>()({
    method: "POST",
    path: "/api/support/refunds/attribute",
    access: "staff",
    staff: ["finance"],
  }),
  /** Records that a warning of a provider, or money in another currency, was dealt with. */
  settleMovement: endpoint<null, SettledMovement>()({
    method: "POST",
    path: "/api/support/refunds/settle",
    access: "staff",
    staff: ["finance"],
  }),
  /** Sends a refund once more whose outcome is unknown and that was not found at its provider. */
  sendRefundAgain: endpoint<null, UnsentRefund>()({
    method: "POST",
    path: "/api/support/refunds/again",
    access: "staff",
    staff: ["finance"],
  }),
} as const;
