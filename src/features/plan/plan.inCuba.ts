import type { Minor } from "../../shared/money";
import type { Booking } from "./plan.schemas";

/**
 * What the rental desk asks for: an amount that is paid, or a deposit that is held and given back. Minor units, never
 * 0.
 */
export type PartInCuba = { readonly kind: "amount" | "deposit"; readonly amount: Minor };

/**
 * The one rule for what is paid or held in Cuba, for pages and papers. What is paid comes first; the deposit is not
 * part of it. An unknown amount, such as the price of a tank that depends on the pump, is 0 and is not shown. Lodging
 * has neither.
 */
export function partsInCuba({ PayInCuba, Deposit }: Pick<Booking, "PayInCuba" | "Deposit">): PartInCuba[] {
  const parts: PartInCuba[] = [
    { kind: "amount", amount: PayInCuba },
    { kind: "deposit", amount: Deposit },
  ];
  return parts.filter(({ amount }) => amount > 0);
}
