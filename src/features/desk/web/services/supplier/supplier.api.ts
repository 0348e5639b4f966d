import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { supplierContract } from "../../../supplier/supplier.contract";

/** The calls of suppliers' people. An answered booking moves from the queue to the coming days. */
const supplierApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getSupplierQueue: build.query({
      ...call(supplierContract.getSupplierQueue),
      providesTags: [{ type: "Desk", id: "supplier" }],
    }),
    getSupplierDays: build.query({
      ...call(supplierContract.getSupplierDays),
      providesTags: [{ type: "Desk", id: "supplier" }],
    }),
    confirmOwnBooking: build.mutation({
      ...call(supplierContract.confirmOwnBooking),
      invalidatesTags: [{ type: "Desk", id: "supplier" }],
    }),
    declineOwnBooking: build.mutation({
      ...call(supplierContract.declineOwnBooking),
      invalidatesTags: [{ type: "Desk", id: "supplier" }],
    }),
  }),
});

export const {
  useGetSupplierQueueQuery,
  useGetSupplierDaysQuery,
  useConfirmOwnBookingMutation,
  useDeclineOwnBookingMutation,
} = supplierApi;
