import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { planTags } from "../../../platform/web/tags";
import { refundsContract } from "../refunds.contract";
import type { RefundState } from "../refunds.schemas";

/** A refund changes the booking, its plan, and perhaps the fund. */
const tagsOfRefund = (refund: RefundState | undefined) =>
  [{ type: "Refunds", id: refund?.TravelPlanId }, ...planTags(refund?.TravelPlanId), "Fund"] as const;

/** Refunds (WIRE-10), and staff's part in them. */
export const refundsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getAllRefundValues: build.query({
      ...call(refundsContract.getAllRefundValues),
      providesTags: (values) => [{ type: "Refunds", id: values?.TravelPlanId }],
    }),
    refundToClient: build.mutation({
      ...call(refundsContract.refundToClient),
      invalidatesTags: tagsOfRefund,
      extraOptions: { failure: "error.plan.cancelFailed" },
    }),
    refundToFund: build.mutation({
      ...call(refundsContract.refundToFund),
      invalidatesTags: tagsOfRefund,
      extraOptions: { failure: "error.plan.cancelFailed" },
    }),
    getPlanRefunds: build.query({
      ...call(refundsContract.getPlanRefunds),
      providesTags: (_refunds, _error, { planId }) => [{ type: "Refunds", id: planId }],
    }),
    getPlanSums: build.query({
      ...call(refundsContract.getPlanSums),
      providesTags: (_sums, _error, { planId }) => [{ type: "Refunds", id: planId }],
    }),
    getRefundQueue: build.query({
      ...call(refundsContract.getRefundQueue),
      providesTags: [{ type: "Desk", id: "refunds" }],
    }),
    getRefundByHand: build.query({
      ...call(refundsContract.getRefundByHand),
      providesTags: ["Desk"],
    }),
    decideRefund: build.mutation({
      ...call(refundsContract.decideRefund),
      invalidatesTags: (refund) => ["Desk", ...tagsOfRefund(refund)],
    }),
    refundByHand: build.mutation({
      ...call(refundsContract.refundByHand),
      invalidatesTags: (refund) => ["Desk", ...tagsOfRefund(refund)],
    }),
    markRefundSent: build.mutation({
      ...call(refundsContract.markRefundSent),
      invalidatesTags: ["Desk", "Refunds"],
    }),
    sendRefundAgain: build.mutation({
      ...call(refundsContract.sendRefundAgain),
      invalidatesTags: ["Desk", "Refunds"],
    }),
    attributeRefund: build.mutation({
      ...call(refundsContract.attributeRefund),
      invalidatesTags: ["Desk", "Refunds", ...planTags(), "Fund"],
    }),
  }),
});

export const {
  useGetAllRefundValuesQuery,
  useRefundToClientMutation,
  useRefundToFundMutation,
  useGetPlanRefundsQuery,
  useGetPlanSumsQuery,
  useGetRefundQueueQuery,
  useGetRefundByHandQuery,
  useDecideRefundMutation,
  useRefundByHandMutation,
  useMarkRefundSentMutation,
  useSendRefundAgainMutation,
  useAttributeRefundMutation,
} = refundsApi;
