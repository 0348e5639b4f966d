import type { Minor } from "../../shared/money";
import type { Booking } from "./plan.schemas";

/** What the desk in Cuba asks for: an amount that is paid, a deposit that is held and given back. In minor units, never nought. */
export type PartInCuba = { readonly kind: "amount" | "deposit"; readonly amount: Minor };

/**
 * The one rule of what is paid or held in Cuba, for pages and papers: what is paid comes first, and the deposit is no part
 * of it. The deposit may be all that is known beforehand, where the tank costs what the pump says: an amount of nought is
 * then unknown, and is not written. Where neither is asked for, as in lodging, there is nothing to say.
 */
export function partsInCuba({ PayInCuba, Deposit }: Pick<Booking, "PayInCuba" | "Deposit">): PartInCuba[] {
  const parts: PartInCuba[] = [
    { kind: "amount", amount: PayInCuba },
    { kind: "deposit", amount: Deposit },
  ];
  return parts.filter(({ amount }) => amount > 0);
}
