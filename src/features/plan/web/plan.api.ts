import { api } from "../../../platform/web/api";
import { call, callBy, request } from "../../../platform/web/request";
import { planTags } from "../../../platform/web/tags";
import { planContract } from "../plan.contract";

/** A booking, and the plan that changes with it. */
type OfPlan = { id: number; planId: number };

/** Travel plans and bookings (WIRE-9, PLAN-5). Mutations of a booking reload the active plan. */
export const planApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getActivePlan: build.query({
      ...call(planContract.getActivePlan),
      providesTags: [{ type: "Plan", id: "active" }],
    }),
    getPlanBookings: build.query({
      ...call(planContract.getPlanBookings),
      providesTags: (_bookings, _error, { planId }) => [{ type: "Plan", id: planId }],
    }),
    getPaidPlans: build.query({
      ...call(planContract.getPaidPlans),
      providesTags: [{ type: "Plan", id: "paid" }],
    }),
    getUnpaidPlans: build.query({
      ...call(planContract.getUnpaidPlans),
      providesTags: [{ type: "Plan", id: "unpaid" }],
    }),
    getPlan: build.query({
      ...call(planContract.getPlan),
      providesTags: (_plan, _error, { id }) => [{ type: "Plan", id }],
    }),
    getBooking: build.query({
      ...call(planContract.getBooking),
      providesTags: (booking) => [{ type: "Plan", id: booking?.TravelPlanId }],
      extraOptions: { failure: "error.booking.loadFailed" },
    }),
    getPoliciesOfPlan: build.query(call(planContract.getPoliciesOfPlan)),
    getCancellationRules: build.query(call(planContract.getCancellationRules)),
    cancelBooking: build.mutation({
      ...callBy(({ id }: OfPlan) => request(planContract.cancelBooking, { id })),
      invalidatesTags: (_done, _error, { planId }) => planTags(planId),
      extraOptions: { failure: "error.plan.cancelFailed" },
    }),
    deleteBooking: build.mutation({
      ...callBy(({ id }: OfPlan) => request(planContract.deleteBooking, { id })),
      invalidatesTags: (_done, _error, { planId }) => planTags(planId),
      extraOptions: { failure: "error.plan.cancelFailed" },
    }),
  }),
});

export const {
  useGetActivePlanQuery,
  useGetPlanBookingsQuery,
  useGetPoliciesOfPlanQuery,
  useGetPaidPlansQuery,
  useGetUnpaidPlansQuery,
  useGetPlanQuery,
  useGetBookingQuery,
  useGetCancellationRulesQuery,
  useCancelBookingMutation,
  useDeleteBookingMutation,
} = planApi;
