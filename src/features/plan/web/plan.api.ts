import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import { planContract } from "../plan.contract";
import type { Booking, CancellationRow, TravelPlan } from "../plan.schemas";

type OfClient = { clientId: number; lang: string };
type OfId = { id: number; lang: string };

/** Travel plans and bookings (specification section 7). What changes a booking reloads the active plan (section 4). */
export const planApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getActivePlan: build.query<TravelPlan | null, OfClient>({
      query: (params) => request(planContract.getActivePlan, { params }),
      providesTags: ["Plan"],
    }),
    getPlanBookings: build.query<Booking[], { planId: number; lang: string }>({
      query: (params) => request(planContract.getPlanBookings, { params }),
      providesTags: ["Plan"],
    }),
    getPaidPlans: build.query<TravelPlan[], OfClient>({
      query: (params) => request(planContract.getPaidPlans, { params }),
      providesTags: ["PaidPlans"],
    }),
    getPlan: build.query<TravelPlan, OfId>({
      query: (params) => request(planContract.getPlan, { params }),
      providesTags: ["Plan"],
    }),
    getBooking: build.query<Booking, OfId>({
      query: (params) => request(planContract.getBooking, { params }),
      providesTags: ["Plan"],
      extraOptions: { failure: "error.booking.loadFailed" },
    }),
    getCancellationRules: build.query<CancellationRow[], { productType: number }>({
      query: (params) => request(planContract.getCancellationRules, { params }),
    }),
    cancelBooking: build.mutation<null, { id: number }>({
      query: (params) => request(planContract.cancelBooking, { params }),
      invalidatesTags: ["Plan", "Checkout", "PaidPlans"],
      extraOptions: { failure: "error.plan.cancelFailed" },
    }),
    deleteBooking: build.mutation<null, { id: number }>({
      query: (params) => request(planContract.deleteBooking, { params }),
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
