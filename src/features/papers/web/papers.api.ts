import { api } from "../../../platform/web/api";
import { call, callBy, request } from "../../../platform/web/request";
import { planTags } from "../../../platform/web/tags";
import { papersContract } from "../papers.contract";

/** Receipts and vouchers. */
export const papersApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getSignUrl: build.query({
      ...call(papersContract.getSignUrl),
      extraOptions: { failure: "error.payment.signUrlFailed" },
    }),
    getReceiptPreview: build.query({
      ...call(papersContract.getReceiptPreview),
      providesTags: (_receipt, _error, { planId }) => [{ type: "Checkout", id: planId }],
    }),
    signReceipt: build.mutation({
      ...call(papersContract.signReceipt),
      invalidatesTags: (_checkout, _error, { planId }) => planTags(planId),
    }),
    verifyReceipt: build.mutation(call(papersContract.verifyReceipt)),
    getHolds: build.query({ ...call(papersContract.getHolds), providesTags: [{ type: "Plan", id: "paid" }] }),
    getTripShare: build.query({
      ...call(papersContract.getTripShare),
      providesTags: (_share, _error, { planId }) => [{ type: "Plan", id: planId }],
    }),
    shareTrip: build.mutation({
      ...call(papersContract.shareTrip),
      invalidatesTags: (_share, _error, { planId }) => [{ type: "Plan", id: planId }],
    }),
    unshareTrip: build.mutation({
      ...call(papersContract.unshareTrip),
      invalidatesTags: (_share, _error, { planId }) => [{ type: "Plan", id: planId }],
    }),
    readSharedTrip: build.query(
      callBy(({ token }: { token: string }) => request(papersContract.readSharedTrip, { Token: token })),
    ),
    getVoucher: build.query({
      ...call(papersContract.getVoucher),
      providesTags: (voucher) => [
        { type: "Plan", id: voucher?.Booking.TravelPlanId },
        { type: "Refunds", id: voucher?.Booking.TravelPlanId },
      ],
    }),
  }),
});

export const {
  useGetSignUrlQuery,
  useGetReceiptPreviewQuery,
  useSignReceiptMutation,
  useVerifyReceiptMutation,
  useGetHoldsQuery,
  useGetTripShareQuery,
  useShareTripMutation,
  useUnshareTripMutation,
  useReadSharedTripQuery,
  useGetVoucherQuery,
} = papersApi;
