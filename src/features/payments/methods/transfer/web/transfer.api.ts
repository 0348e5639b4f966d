import { api } from "../../../../../platform/web/api";
import { upload } from "../../../../../platform/web/files/upload";
import { call } from "../../../../../platform/web/request";
import { transferContract } from "../transfer.contract";

/** Paying by bank transfer. */
const transferApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getTransfer: build.query({
      ...call(transferContract.getTransfer),
      providesTags: ["Checkout"],
    }),
    orderTransfer: build.mutation({
      ...call(transferContract.orderTransfer),
      invalidatesTags: ["Checkout", "Plan"],
      extraOptions: { failure: "error.payment.payFailed" },
    }),
    /** The proof's bare bytes: what they are is for the server to find out. */
    reportTransfer: build.mutation({
      ...upload(transferContract.reportTransfer),
      invalidatesTags: ["Checkout", "Plan"],
    }),
    withdrawTransfer: build.mutation({
      ...call(transferContract.withdrawTransfer),
      invalidatesTags: ["Checkout", "Plan"],
    }),
  }),
});

export const { useGetTransferQuery, useOrderTransferMutation, useReportTransferMutation, useWithdrawTransferMutation } =
  transferApi;
