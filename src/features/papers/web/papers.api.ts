import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import type { Checkout } from "../../plan/checkout/checkout.schemas";
import { papersContract } from "../papers.contract";
import type { ReceiptPreview, ReceiptQuestion, Signature, VerifiedReceipt } from "../receipt.schemas";
import type { Voucher } from "../voucher.schemas";

type OfPlan = { planId: number };

/** Receipts and vouchers. */
export const papersApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getSignUrl: build.query<string, OfPlan & { siteId: number; lang: string }>({
      query: (params) => request(papersContract.getSignUrl, { params }),
      extraOptions: { failure: "error.payment.signUrlFailed" },
    }),
    getReceiptPreview: build.query<ReceiptPreview, OfPlan>({
      query: (params) => request(papersContract.getReceiptPreview, { params }),
      providesTags: ["Checkout"],
    }),
    signReceipt: build.mutation<Checkout, OfPlan & Signature>({
      query: ({ planId, ...body }) => request(papersContract.signReceipt, { params: { planId }, body }),
      invalidatesTags: ["Checkout", "Plan", "PaidPlans"],
    }),
    verifyReceipt: build.mutation<VerifiedReceipt, ReceiptQuestion>({
      query: (body) => request(papersContract.verifyReceipt, { params: {}, body }),
    }),
    getVoucher: build.query<Voucher, { bookingId: number }>({
      query: (params) => request(papersContract.getVoucher, { params }),
      providesTags: ["Plan", "Refunds"],
    }),
  }),
});

export const { useGetReceiptPreviewQuery, useSignReceiptMutation, useVerifyReceiptMutation, useGetVoucherQuery } =
  papersApi;
