import { byClient, byClientAlone, endpoint } from "../../../../shared/endpoint";
import type {
  ConfirmedArrival,
  DeskTransfers,
  ForeseenOutcome,
  ReceivedTransfer,
  Transfer,
  TransferArrival,
  TransferOrder,
  TransferRejection,
  TransferReversal,
} from "./transfer.schemas";

const byFinance = { access: "staff", staff: ["finance"] } as const;

/** Paying by bank transfer to the USA. */
export const transferContract = {
  orderTransfer: endpoint<Transfer, TransferOrder>()({
    method: "POST",
    path: "/api/checkout/transfers/order",
    ...byClientAlone,
  }),
  /** The plan's latest order; null when there was none. */
  getTransfer: endpoint<Transfer | null>()({
    method: "GET",
    path: "/api/checkout/:planId/transfer",
    ...byClient,
    nullable: true,
  }),
  withdrawTransfer: endpoint<Transfer>()({
    method: "POST",
    path: "/api/checkout/transfers/:paymentId/withdraw",
    ...byClientAlone,
  }),
  /** Transfers that wait for staff or for their money, page by page; those with a proof first. */
  getDeskTransfers: endpoint<DeskTransfers>()({ method: "GET", path: "/api/support/transfers/:page", ...byFinance }),
  /** One transfer, awaited or not; empty if there is none. */
  getDeskTransfer: endpoint<DeskTransfers>()({
    method: "GET",
    path: "/api/support/transfers/of/:paymentId",
    ...byFinance,
  }),
  /** Previews the outcome of an arrival, by current availability. Changes nothing. (DESK-99) */
  foreseeTransfer: endpoint<ForeseenOutcome, TransferArrival>()({
    method: "POST",
    path: "/api/support/transfers/foreseen",
    ...byFinance,
  }),
  /** Records money that has arrived for an order: all of it, a part, or too much. Answers with the outcome. */
  receiveTransfer: endpoint<ReceivedTransfer, ConfirmedArrival>()({
    method: "POST",
    path: "/api/support/transfers/received",
    ...byFinance,
    reauthenticated: true,
  }),
  rejectTransfer: endpoint<Transfer, TransferRejection>()({
    method: "POST",
    path: "/api/support/transfers/rejected",
    ...byFinance,
  }),
  /** Reverses money that was entered for an order by mistake, while its rest is awaited. (PAY-33) */
  reverseTransfer: endpoint<Transfer, TransferReversal>()({
    method: "POST",
    path: "/api/support/transfers/reversed",
    ...byFinance,
  }),
  getTransferOrderFile: endpoint<Blob>()({
    method: "GET",
    path: "/api/checkout/transfers/:paymentId/order.pdf",
    ...byClient,
  }),
  /** The client gives a proof of payment. */
  reportTransfer: endpoint<Transfer, Blob>()({
    method: "POST",
    path: "/api/checkout/transfers/:paymentId/proof",
    ...byClientAlone,
  }),
  getProofFile: endpoint<Blob>()({ method: "GET", path: "/api/checkout/transfers/proofs/:proofId", ...byClient }),
} as const;
