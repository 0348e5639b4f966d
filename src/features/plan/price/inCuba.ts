import type { Minor } from "../../../shared/money";
import type { Booking } from "../plan.schemas";

/** An amount at the rental desk: paid, or a deposit that is held and given back. Minor units, never 0. */
export type PartInCuba = { readonly kind: "amount" | "deposit"; readonly amount: Minor };

/**
 * The one rule for amounts that are paid or held in Cuba, for pages and papers. Paid amounts come first; the deposit is
 * separate. An unknown amount, such as a tank whose price depends on the pump, is 0 and is not shown. Lodging has
 * neither.
 */
export function partsInCuba({ PayInCuba, Deposit }: Pick<Booking, "PayInCuba" | "Deposit">): PartInCuba[] {
  const parts: PartInCuba[] = [
    { kind: "amount", amount: PayInCuba },
    { kind: "deposit", amount: Deposit },
  ];
  return parts.filter(({ amount }) => amount > 0);
}
