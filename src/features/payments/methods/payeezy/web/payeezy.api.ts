import { api } from "../../../../../platform/web/api";
import { request } from "../../../../../platform/web/request";
import type { Payment } from "../../../payments.schemas";
import { payeezyContract } from "../payeezy.contract";
import type { PayeezyPayment } from "../payeezy.schemas";

/** Paying by card over Payeezy. */
const payeezyApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    payWithPayeezy: build.mutation<Payment, PayeezyPayment>({
      query: (body) => request(payeezyContract.payWithPayeezy, { params: {}, body }),
      invalidatesTags: ["Checkout", "Plan", "PaidPlans"],
      extraOptions: { failure: "error.payment.payFailed" },
    }),
  }),
});

export const { usePayWithPayeezyMutation } = payeezyApi;
