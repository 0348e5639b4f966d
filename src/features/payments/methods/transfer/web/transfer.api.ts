import { api } from "../../../../../platform/web/api";
import { upload } from "../../../../../platform/web/files/upload";
import { call } from "../../../../../platform/web/request";
import { planTags } from "../../../../../platform/web/tags";
import { transferContract } from "../transfer.contract";

/** Paying by bank transfer. */
const transferApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getTransfer: build.query({
      ...call(transferContract.getTransfer),
      providesTags: (_transfer, _error, { planId }) => [{ type: "Checkout", id: planId }],
    }),
    orderTransfer: build.mutation({
      ...call(transferContract.orderTransfer),
      invalidatesTags: (_transfer, _error, { TravelPlanId }) => planTags(TravelPlanId),
      extraOptions: { failure: "error.payment.payFailed" },
    }),
    /** The proof's raw bytes: the server detects the file type. */
    reportTransfer: build.mutation({
      ...upload(transferContract.reportTransfer),
      invalidatesTags: (transfer) => planTags(transfer?.TravelPlanId),
    }),
    withdrawTransfer: build.mutation({
      ...call(transferContract.withdrawTransfer),
      invalidatesTags: (transfer) => planTags(transfer?.TravelPlanId),
    }),
  }),
});

export const { useGetTransferQuery, useOrderTransferMutation, useReportTransferMutation, useWithdrawTransferMutation } =
  transferApi;
