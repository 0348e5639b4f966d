import type { Minor } from "../../shared/money";
import type { PriceLine } from "../../shared/schemas";

type Price = { payNow: Minor; priceLines: PriceLine[] };

/** What the client pays now for an alternative, minor units: never more than for the booking. */
export function proposedPrice(booked: { payNow: Minor }, { payNow, priceLines }: Price): Price {
  if (payNow <= booked.payNow) return { payNow, priceLines };
  return { payNow: booked.payNow, priceLines: [{ Code: "agreed", Amount: booked.payNow, Facts: {} }] };
}
