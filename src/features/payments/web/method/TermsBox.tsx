import { styled } from "@mui/material/styles";
import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLanguage } from "../../../../platform/web/intl/useLanguage";
import { useShortDay } from "../../../../platform/web/intl/useShortDay";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import type { PaymentProvider } from "../../../../shared/enumerations";
import { havanaDate } from "../../../../shared/havana";
import type { Instant } from "../../../../shared/instant";
import type { Minor } from "../../../../shared/money";
import { policyLinks } from "../../../information/web/policyLinks";
import { amountDue, type CheckoutContext, openBookings } from "../../../plan/checkout/checkout.context";
import { useGetPoliciesOfPlanQuery } from "../../../plan/web/plan.api";

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

type Props = { readonly terms: ReturnType<typeof useTerms> };

/** As high as the first line of the label. */
const Line = styled("p")({ minHeight: 44, margin: 0 });

/**
 * The terms before a payment, asked for once. Terms that were accepted with the plan's booking are shown with the day,
 * while no other edition is in force. (PAY-2)
 */
export function TermsBox({ terms: { accepted, acceptedAt, accept } }: Props) {
  const shortDay = useShortDay();
  if (acceptedAt === undefined) return <Line aria-busy="true" />;
  if (acceptedAt !== null)
    return (
      <Line>
        <FormattedMessage
          id="payment.termsAccepted"
          values={{ ...policyLinks, day: shortDay(havanaDate(acceptedAt)) }}
        />
      </Line>
    );
  return (
    <CheckboxField
      name="terms"
      label={<FormattedMessage id="payment.terms" values={policyLinks} />}
      checked={accepted}
      onChange={({ target }) => accept(target.checked)}
    />
  );
}

/**
 * When a plan's client accepted the policies in force; null if they accepted others, or none that were recorded.
 * Undefined while that is loading. (INFO-24, PAY-2)
 */
function usePoliciesAcceptedAt(planId: number): Instant | null | undefined {
  const { data, isLoading } = useGetPoliciesOfPlanQuery(
    { planId, lang: useLanguage() },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading) return undefined;
  return data?.InForce ? data.AcceptedAt : null;
}
