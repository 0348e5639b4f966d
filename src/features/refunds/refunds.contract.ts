import { byClient, endpoint } from "../../shared/endpoint";
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

const byFinance = { access: "staff", staff: ["finance"] } as const;

/** Refunds of WIRE-10 (`id` is the booking's), and our own calls: a plan's refunds and staff's part. */
export const refundsContract = {
  getAllRefundValues: endpoint<RefundValues>()({
    method: "GET",
    path: "/api/admin/bookings/getAllRefundValues/:id",
    ...byClient,
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
  /** All refunds of a plan: those of its bookings, and of other money paid for it. */
  getPlanRefunds: endpoint<RefundState[]>()({ method: "GET", path: "/api/refunds/plans/:planId", ...byClient }),
  /** The amount paid for a plan, and where it is. */
  getPlanSums: endpoint<PlanSums>()({ method: "GET", path: "/api/refunds/plans/:planId/sums", ...byClient }),
  getRefundQueue: endpoint<RefundQueue>()({ method: "GET", path: "/api/support/refunds", ...byFinance }),
  decideRefund: endpoint<RefundState, RefundDecision>()({
    method: "POST",
    path: "/api/support/refunds/decide",
    ...byFinance,
  }),
  /** The amounts that can be refunded by hand, shown before the refund. */
  getRefundByHand: endpoint<RefundByHand>()({
    method: "GET",
    path: "/api/support/refunds/manual/:bookingId",
    ...byFinance,
  }),
  /** Refunds all or part of a booking by hand, with a reason; never more than was captured. */
  refundByHand: endpoint<RefundState, ManualRefund>()({
    method: "POST",
    path: "/api/support/refunds/manual",
    ...byFinance,
    reauthenticated: true,
  }),
  /**
   * Records that a refund was sent: one without an automatic provider, such as of a bank transfer, one that its
   * provider refuses, or one that its provider turned out to have sent.
   */
  markRefundSent: endpoint<null, SentRefund>()({
    method: "POST",
    path: "/api/support/refunds/sent",
    ...byFinance,
    reauthenticated: true,
  }),
  /** Records what an external refund was for. */
  attributeRefund: endpoint<null, RefundAttribution>()({
    method: "POST",
    path: "/api/support/refunds/attribute",
    ...byFinance,
  }),
  /** Records that a warning of a provider, or money in another currency, was dealt with. */
  settleMovement: endpoint<null, SettledMovement>()({
    method: "POST",
    path: "/api/support/refunds/settle",
    ...byFinance,
  }),
  /** Sends a refund again whose outcome is unknown and that was not found at its provider. */
  sendRefundAgain: endpoint<null, UnsentRefund>()({ method: "POST", path: "/api/support/refunds/again", ...byFinance }),
} as const;
