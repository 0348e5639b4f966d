import { useEffect, useState } from "react";
import type { PaymentProvider } from "../../../../shared/enumerations";
import { amountDue, type CheckoutContext, openBookings } from "../../../plan/checkout/checkout.context";

/**
 * What the client has agreed to in this visit; null: nothing. Kept by the page, which outlives the forms of the ways to pay.
 */
export type Agreement = { readonly agreed: string | null; readonly agree: (to: string | null) => void };

export function useAgreement(): Agreement {
  const [agreed, agree] = useState<string | null>(null);
  return { agreed, agree };
}

/**
 * The box of the terms in one form. It stays ticked when the form comes back after a payment that failed, as long as
 * there is nothing else to agree to: the bookings, the way to pay and the amount are what they were. The first
 * difference takes the tick away for good. (PAY-2)
 */
export function useTerms({ agreed, agree }: Agreement, method: PaymentProvider, context: CheckoutContext) {
  const bookings = openBookings(context).map(({ id }) => id);
  const asked = JSON.stringify([method, amountDue(context), bookings]);
  useEffect(() => {
    if (agreed !== null && agreed !== asked) agree(null);
  }, [agreed, asked, agree]);
  return { accepted: agreed === asked, accept: (accepted: boolean) => agree(accepted ? asked : null) };
}
