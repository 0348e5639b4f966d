import { byClientAlone, endpoint } from "../../../../shared/endpoint";
import type { Payment } from "../../payments.schemas";
import type { PayeezyFields, PayeezyPaymentBody } from "./payeezy.schemas";

/** Paying by card over Payeezy. */
export const payeezyContract = {
  getPayeezyFields: endpoint<PayeezyFields>()({
    method: "GET",
    path: "/api/checkout/:planId/payeezyFields",
    ...byClientAlone,
  }),
  payWithPayeezy: endpoint<Payment, PayeezyPaymentBody>()({
    method: "POST",
    path: "/api/travelPlans/doPaymentWithPayeezyAPI",
    ...byClientAlone,
  }),
} as const;
