import { api } from "../../../../platform/web/api";
import { request } from "../../../../platform/web/request";
import { checkoutContract } from "../../checkout/checkout.contract";
import type { Checkout } from "../../checkout/checkout.schemas";

/** Where a plan stands. */
const checkoutApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getCheckout: build.query<Checkout, { planId: number }>({
      query: (params) => request(checkoutContract.getCheckout, { params }),
      providesTags: ["Checkout"],
    }),
  }),
});

export const { useGetCheckoutQuery } = checkoutApi;
