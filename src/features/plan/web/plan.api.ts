import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { planContract } from "../plan.contract";

/** Travel plans and bookings (specification section 7). What changes a booking reloads the active plan (section 4). */
export const planApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getActivePlan: build.query({
      ...call(planContract.getActivePlan),
      providesTags: ["Plan"],
    }),
    getPlanBookings: build.query({
      ...call(planContract.getPlanBookings),
      providesTags: ["Plan"],
    }),
    getPaidPlans: build.query({
      ...call(planContract.getPaidPlans),
      providesTags: ["PaidPlans"],
    }),
    getPlan: build.query({
      ...call(planContract.getPlan),
      providesTags: ["Plan"],
    }),
    getBooking: build.query({
      ...call(planContract.getBooking),
      providesTags: ["Plan"],
      extraOptions: { failure: "error.booking.loadFailed" },
    }),
    getCancellationRules: build.query(call(planContract.getCancellationRules)),
    cancelBooking: build.mutation({
      ...call(planContract.cancelBooking),
      invalidatesTags: ["Plan", "Checkout", "PaidPlans"],
      extraOptions: { failure: "error.plan.cancelFailed" },
    }),
    deleteBooking: build.mutation({
      ...call(planContract.deleteBooking),
      invalidatesTags: ["Plan", "Checkout", "PaidPlans"],
      extraOptions: { failure: "error.plan.cancelFailed" },
    }),
  }),
});

export const {
  useGetActivePlanQuery,
  useGetPlanBookingsQuery,
  useGetPaidPlansQuery,
  useGetPlanQuery,
  useGetBookingQuery,
  useGetCancellationRulesQuery,
  useCancelBookingMutation,
  useDeleteBookingMutation,
} = planApi;
