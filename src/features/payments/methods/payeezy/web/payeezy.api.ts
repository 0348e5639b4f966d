import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { payeezyContract } from "../payeezy.contract";

/** Paying by card over Payeezy. */
const payeezyApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    payWithPayeezy: build.mutation({
      ...call(payeezyContract.payWithPayeezy),
      invalidatesTags: ["Checkout", "Plan", "PaidPlans"],
      extraOptions: { failure: "error.payment.payFailed" },
    }),
  }),
});

export const { usePayWithPayeezyMutation } = payeezyApi;
