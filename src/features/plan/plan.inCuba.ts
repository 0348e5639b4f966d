import type { Minor } from "../../shared/money";
import type { Booking } from "./plan.schemas";

/** What the desk in Cuba asks for: an amount that is paid, a deposit that is held and given back. In minor units, never nought. */
export type PartInCuba = { readonly kind: "amount" | "deposit"; readonly amount: Minor };

/**
 * The one rule for what is paid or held in Cuba, for pages and papers. What is paid comes first; the deposit is not
 * part of it. If the price of the tank depends on the pump, only the deposit is known: an unknown amount is 0 and is
 * not shown. Without either, as in lodging, nothing is shown.
 */
export function partsInCuba({ PayInCuba, Deposit }: Pick<Booking, "PayInCuba" | "Deposit">): PartInCuba[] {
  const parts: PartInCuba[] = [
    { kind: "amount", amount: PayInCuba },
    { kind: "deposit", amount: Deposit },
  ];
  return parts.filter(({ amount }) => amount > 0);
}
