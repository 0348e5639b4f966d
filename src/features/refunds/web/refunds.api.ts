import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import { refundsContract } from "../refunds.contract";
import type {
  ManualRefund,
  RefundDecision,
  RefundOrder,
  RefundQueue,
  RefundState,
  RefundValues,
  SentRefund,
} from "../refunds.schemas";

type OfBooking = { id: number };
/** A refund changes the booking, its plan, and perhaps the fund. */
const changed = ["Refunds", "Plan", "PaidPlans", "Checkout", "Fund"] as const;

/** Refunds (specification section 7), and the desk's part in them. */
export const refundsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getAllRefundValues: build.query<RefundValues, OfBooking>({
      query: (params) => request(refundsContract.getAllRefundValues, { params }),
      providesTags: ["Refunds"],
    }),
    refundToClient: build.mutation<RefundState, OfBooking & RefundOrder>({
      query: ({ id, ...body }) => request(refundsContract.refundToClient, { params: { id }, body }),
      invalidatesTags: changed,
      extraOptions: { failure: "error.plan.cancelFailed" },
    }),
    refundToFund: build.mutation<RefundState, OfBooking & RefundOrder>({
      query: ({ id, ...body }) => request(refundsContract.refundToFund, { params: { id }, body }),
      invalidatesTags: changed,
      extraOptions: { failure: "error.plan.cancelFailed" },
    }),
    getPlanRefunds: build.query<RefundState[], { planId: number }>({
      query: (params) => request(refundsContract.getPlanRefunds, { params }),
      providesTags: ["Refunds"],
    }),
    getRefundQueue: build.query<RefundQueue, void>({
      query: () => request(refundsContract.getRefundQueue, { params: {} }),
      providesTags: ["Desk", "Refunds"],
    }),
    decideRefund: build.mutation<RefundState, RefundDecision>({
      query: (body) => request(refundsContract.decideRefund, { params: {}, body }),
      invalidatesTags: ["Desk", ...changed],
    }),
    refundByHand: build.mutation<RefundState, ManualRefund>({
      query: (body) => request(refundsContract.refundByHand, { params: {}, body }),
      invalidatesTags: ["Desk", ...changed],
    }),
    markRefundSent: build.mutation<null, SentRefund>({
      query: (body) => request(refundsContract.markRefundSent, { params: {}, body }),
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
