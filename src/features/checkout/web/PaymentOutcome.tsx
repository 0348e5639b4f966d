import { useEffect, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../web/ui/Callout";
import { useGetPaymentQuery } from "./checkout.api";
import { declineReason } from "./declineReason";
import type { AttemptState } from "./usePaymentAttempt";

type Props = { readonly attempt: AttemptState; readonly declinedPayment: string | null };

/**
 * What became of the last attempt, where it did not pay the plan. Nothing was charged in any of these cases. After an
 * attempt of this tab the focus comes here: the form that was sent is a new one, and far below on a phone.
 */
export function PaymentOutcome({ attempt, declinedPayment }: Props) {
  const { data: lastPayment } = useGetPaymentQuery(
    { paymentId: declinedPayment ?? "" },
    { skip: declinedPayment === null },
  );
  const payment = attempt.name === "declined" ? attempt.payment : lastPayment;
  const refused = attempt.name === "refused" && attempt.text;
  const happened = attempt.name === "lost" ? "lost" : "declined";
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt.name !== "none") outcome.current?.focus();
  }, [attempt.name]);
  if (attempt.name === "none" && declinedPayment === null) return null;
  return (
    <div ref={outcome} tabIndex={-1}>
      <Callout kind="error" announce title={<FormattedMessage id={`payment.outcome.${happened}.title`} />}>
        <p>
          {refused || (
            <FormattedMessage id={happened === "lost" ? "payment.outcome.lost.text" : declineReason(payment)} />
          )}
        </p>
        {!refused && (
          <p>
            <FormattedMessage id="payment.outcome.notCharged" />
          </p>
        )}
      </Callout>
    </div>
  );
}
