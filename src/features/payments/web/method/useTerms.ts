import { useEffect, useState } from "react";
import type { PaymentProvider } from "../../../../shared/enumerations";
import type { Minor } from "../../../../shared/money";
import { amountDue, type CheckoutContext, openBookings } from "../../../plan/checkout/checkout.context";
import { usePoliciesAcceptedAt } from "../../../plan/web/usePoliciesAcceptedAt";

/**
 * The terms to which the client has agreed during this visit; null: none. Stored by the page, because the methods'
 * forms are mounted and unmounted.
 */
export type Agreement = { readonly agreed: string | null; readonly agree: (to: string | null) => void };

export function useAgreement(): Agreement {
  const [agreed, agree] = useState<string | null>(null);
  return { agreed, agree };
}

/** A change of a paid booking, its difference, and the method's charge on that; minor units. (PLAN-44) */
export type DueForChange = { readonly changeId: number; readonly difference: Minor; readonly charge: Minor };

type Paid = {
  readonly planId: number;
  readonly method: PaymentProvider;
  readonly context: CheckoutContext;
  readonly forChange?: DueForChange | undefined;
};

/**
 * The terms of a payment: accepted with the plan's booking (`acceptedAt`, undefined until that is known), or by the
 * form's checkbox. The box stays checked when the form is shown again after a failed payment, while bookings, method
 * and amount are unchanged. The first change clears it permanently. (PAY-2)
 */
export function useTerms({ agreed, agree }: Agreement, { planId, method, context, forChange }: Paid) {
  const acceptedAt = usePoliciesAcceptedAt(planId);
  const bookings = openBookings(context).map(({ id }) => id);
  const termsKey = JSON.stringify([method, forChange ?? amountDue(context), bookings]);
  useEffect(() => {
    if (agreed !== null && agreed !== termsKey) agree(null);
  }, [agreed, termsKey, agree]);
  return {
    accepted: Boolean(acceptedAt) || agreed === termsKey,
    acceptedAt,
    accept: (accepted: boolean) => agree(accepted ? termsKey : null),
  };
}
