import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { checkoutContract } from "../../checkout/checkout.contract";

/** Which state a plan is in. */
const checkoutApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getCheckout: build.query({
      ...call(checkoutContract.getCheckout),
      providesTags: (_checkout, _error, { planId }) => [{ type: "Checkout", id: planId }],
    }),
  }),
});

export const { useGetCheckoutQuery } = checkoutApi;
