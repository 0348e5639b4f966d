import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { planTags } from "../../../../../platform/web/tags";
import { payeezyContract } from "../payeezy.contract";

/** Paying by card over Payeezy. */
const payeezyApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    // Its failure is shown instead of the fields.
    getPayeezyFields: build.query({ ...call(payeezyContract.getPayeezyFields) }),
    payWithPayeezy: build.mutation({
      ...call(payeezyContract.payWithPayeezy),
      invalidatesTags: (_payment, _error, { TravelPlanId }) => planTags(TravelPlanId),
      extraOptions: { failure: "error.payment.payFailed" },
    }),
  }),
});

export const { useGetPayeezyFieldsQuery, usePayWithPayeezyMutation } = payeezyApi;
