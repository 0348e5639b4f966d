import { byClient, endpoint } from "../../../shared/endpoint";
import type { Checkout } from "./checkout.schemas";

/** The state of a plan: that of its chart, as the server stores it. */
export const checkoutContract = {
  getCheckout: endpoint<Checkout>()({ method: "GET", path: "/api/checkout/:planId", ...byClient }),
} as const;
