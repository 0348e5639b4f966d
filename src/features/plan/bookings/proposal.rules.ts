import type { Instant } from "../../../shared/instant";
import type { Minor } from "../../../shared/money";
import type { PriceLine } from "../../../shared/schemas";
import type { PlanBooking } from "../checkout/checkout.context";

type Price = { payNow: Minor; priceLines: PriceLine[] };

/** The amount that the client pays now for an alternative, minor units: never more than for the booking. */
export function proposedPrice(booked: { payNow: Minor }, { payNow, priceLines }: Price): Price {
  if (payNow <= booked.payNow) return { payNow, priceLines };
  return { payNow: booked.payNow, priceLines: [{ Code: "agreed", Amount: booked.payNow, Facts: {} }] };
}

/** Whether a proposal for a booking can be answered: the booking still waits, and its confirmation is not overdue. */
export function mayAnswer({ status, confirmBy }: Pick<PlanBooking, "status" | "confirmBy">, at: Instant): boolean {
  return status === "requested" && at < confirmBy;
}
