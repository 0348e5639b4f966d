import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { refundsContract } from "../refunds.contract";

/** A refund changes the booking, its plan, and perhaps the fund. */
const changed = ["Refunds", "Plan", "PaidPlans", "Checkout", "Fund"] as const;

/** Refunds (specification section 7), and the desk's part in them. */
export const refundsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getAllRefundValues: build.query({
      ...call(refundsContract.getAllRefundValues),
      providesTags: ["Refunds"],
    }),
    refundToClient: build.mutation({
      ...call(refundsContract.refundToClient),
      invalidatesTags: changed,
      extraOptions: { failure: "error.plan.cancelFailed" },
    }),
    refundToFund: build.mutation({
      ...call(refundsContract.refundToFund),
      invalidatesTags: changed,
      extraOptions: { failure: "error.plan.cancelFailed" },
    }),
    getPlanRefunds: build.query({
      ...call(refundsContract.getPlanRefunds),
      providesTags: ["Refunds"],
    }),
    getRefundQueue: build.query({
      ...call(refundsContract.getRefundQueue),
      providesTags: ["Desk", "Refunds"],
    }),
    decideRefund: build.mutation({
      ...call(refundsContract.decideRefund),
      invalidatesTags: ["Desk", ...changed],
    }),
    refundByHand: build.mutation({
      ...call(refundsContract.refundByHand),
      invalidatesTags: ["Desk", ...changed],
    }),
    markRefundSent: build.mutation({
      ...call(refundsContract.markRefundSent),
      invalidatesTags: ["Desk", "Refunds"],
    }),
  }),
});

export const {
  useGetAllRefundValuesQuery,
  useRefundToClientMutation,
  useRefundToFundMutation,
  useGetPlanRefundsQuery,
  useGetRefundQueueQuery,
  useDecideRefundMutation,
  useRefundByHandMutation,
  useMarkRefundSentMutation,
} = refundsApi;
