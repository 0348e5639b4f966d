import { api } from "../../../../../platform/web/api";
import { request } from "../../../../../platform/web/request";
import { buildPath } from "../../../../../shared/endpoint";
import { transferContract, transferFiles } from "../transfer.contract";
import type { Transfer, TransferOrder } from "../transfer.schemas";

type OfPayment = { paymentId: string };

/** Paying by bank transfer. */
const transferApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getTransfer: build.query<Transfer | null, { planId: number }>({
      query: (params) => request(transferContract.getTransfer, { params }),
      providesTags: ["Checkout"],
    }),
    orderTransfer: build.mutation<Transfer, TransferOrder>({
      query: (body) => request(transferContract.orderTransfer, { params: {}, body }),
      invalidatesTags: ["Checkout", "Plan"],
      extraOptions: { failure: "error.payment.payFailed" },
    }),
    /** The proof's bare bytes: what they are is for the server to find out. */
    reportTransfer: build.mutation<Transfer, OfPayment & { file: File }>({
      query: ({ paymentId, file }) => ({
        url: buildPath(transferFiles.report, { paymentId }),
        method: "POST",
        body: file,
        headers: { "Content-Type": "application/octet-stream" },
      }),
      invalidatesTags: ["Checkout", "Plan"],
    }),
    withdrawTransfer: build.mutation<Transfer, OfPayment>({
      query: (params) => request(transferContract.withdrawTransfer, { params }),
      invalidatesTags: ["Checkout", "Plan"],
    }),
  }),
});

export const { useGetTransferQuery, useOrderTransferMutation, useReportTransferMutation, useWithdrawTransferMutation } =
  transferApi;
