import { byClientAlone, endpoint } from "../../../../shared/endpoint";
import type { ClientCard, Payment } from "../../payments.schemas";
import type { Authenticated, CardFields, CloverPaymentBody } from "./clover.schemas";

/** Paying by card over Clover: the provider's card fields, and saved cards. */
export const cloverContract = {
  getCardFields: endpoint<CardFields>()({ method: "GET", path: "/api/checkout/:planId/cardFields", ...byClientAlone }),
  payWithClover: endpoint<Payment, CloverPaymentBody>()({
    method: "POST",
    path: "/api/travelPlans/doPaymentWithCloverAPI",
    ...byClientAlone,
  }),
  /** The browser has played the step of the card-holder's bank; the charge continues. */
  authenticated: endpoint<Payment, Authenticated>()({
    method: "POST",
    path: "/api/checkout/payments/:paymentId/authenticated",
    ...byClientAlone,
  }),
  /** The caller's saved cards. */
  getClientCards: endpoint<ClientCard[]>()({ method: "GET", path: "/api/clients/getClientCards", ...byClientAlone }),
  removeClientCard: endpoint<null>()({ method: "POST", path: "/api/checkout/cards/:cardId/remove", ...byClientAlone }),
} as const;
