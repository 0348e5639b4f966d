import { useEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { declineReason } from "../../declineReason";
import { useGetPaymentQuery } from "../payments.api";
import type { AttemptState } from "./usePaymentAttempt";

type Props = {
  readonly planId: number;
  readonly attempt: AttemptState;
  readonly declinedPayment: string | null;
};

/**
 * The outcome of the last attempt, if it did not pay the plan. Nothing was charged in any of these cases. After an
 * attempt of this tab it takes the focus, so that it is read out: the sent form is replaced by a new one, and on a
 * phone it is far below. Otherwise it is announced.
 */
export function PaymentOutcome({ planId, attempt, declinedPayment }: Props) {
  const { data: lastPayment } = useGetPaymentQuery(
    { paymentId: declinedPayment ?? "" },
    { skip: declinedPayment === null },
  );
  const payment = attempt.name === "declined" ? attempt.payment : lastPayment;
  // The reviews of names are shown separately (`HolderReviews`).
  const shownOutcome = attempt.name === "inReview" ? "none" : attempt.name;
  const happened = attempt.name === "neverReceived" ? "lost" : "declined";
  const id = useId();
  const outcome = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shownOutcome !== "none") outcome.current?.focus();
  }, [shownOutcome]);
  if (attempt.name === "inReview" || (attempt.name === "none" && declinedPayment === null)) return null;
  return (
    <section ref={outcome} aria-labelledby={`${id}title`} aria-describedby={`${id}text`} tabIndex={-1}>
      <Callout
        kind="error"
        announce={attempt.name === "none"}
        title={
          <span id={`${id}title`}>
            <FormattedMessage id={`payment.outcome.${happened}.title`} />
          </span>
        }
      >
        <div id={`${id}text`}>
          <p>
            {attempt.name === "refused" ? (
              // The server's reason says more than the specification's sentence.
              (attempt.text ?? <FormattedMessage id="error.payment.payFailed" values={{ TravelPlanId: planId }} />)
            ) : (
              <FormattedMessage
                id={attempt.name === "neverReceived" ? "payment.outcome.lost.text" : declineReason(payment)}
              />
            )}
          </p>
          {(attempt.name !== "refused" || attempt.text === null) && (
            <p>
              <FormattedMessage id="payment.outcome.notCharged" />
            </p>
          )}
        </div>
      </Callout>
    </section>
  );
}
