import { byClient, endpoint } from "../../../shared/endpoint";
import type { Checkout } from "./checkout.schemas";

/** Which state a plan is in: the state of its chart as the server keeps it. */
export const checkoutContract = {
  getCheckout: endpoint<Checkout>()({ method: "GET", path: "/api/checkout/:planId", ...byClient }),
} as const;
