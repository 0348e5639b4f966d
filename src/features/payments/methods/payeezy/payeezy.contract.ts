import { endpoint } from "../../../../shared/endpoint";
import type { Payment } from "../../payments.schemas";
import type { PayeezyPaymentBody } from "./payeezy.schemas";

/** Paying by card over Payeezy. */
export const payeezyContract = {
  payWithPayeezy: endpoint<Payment, PayeezyPaymentBody>()({
    method: "POST",
    path: "/api/travelPlans/doPaymentWithPayeezyAPI",
    access: "client",
    impersonator: "notAct",
  }),
} as const;
