import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
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
      providesTags: ["Checkout"],
    }),
    signReceipt: build.mutation({
      ...call(papersContract.signReceipt),
      invalidatesTags: ["Checkout", "Plan", "PaidPlans"],
    }),
    verifyReceipt: build.mutation(call(papersContract.verifyReceipt)),
    getVoucher: build.query({
      ...call(papersContract.getVoucher),
      providesTags: ["Plan", "Refunds"],
    }),
  }),
});

export const { useGetReceiptPreviewQuery, useSignReceiptMutation, useVerifyReceiptMutation, useGetVoucherQuery } =
  papersApi;
