import { useEffect, useId, useRef } from "react";
import { FormattedMessage } from "react-intl";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { declineReason } from "../../declineReason";
import { useGetPaymentQuery } from "../payments.api";
import type { AttemptSnapshot } from "./usePaymentAttempt";

type Props = {
  readonly planId: number;
  readonly attempt: AttemptSnapshot;
  readonly declinedPayment: string | null;
};

/**
 * The outcome of the last attempt, if it did not pay the plan. Nothing was charged in any of these cases. After an
 * attempt in this tab it takes the focus, so that it is read out: the submitted form is replaced by a new one, and on a
 * phone this is far from it. Otherwise it is announced.
 */
export function PaymentOutcome({ planId, attempt, declinedPayment }: Props) {
  const { data: lastPayment } = useGetPaymentQuery(
    { paymentId: declinedPayment ?? "" },
    { skip: declinedPayment === null },
  );
  const { refusal, payment } = attempt.context;
  const isRefused = attempt.matches({ ended: "refused" });
  const isLost = attempt.matches({ ended: "neverReceived" });
  // The reviews of names are shown separately (`HolderReviews`).
  const isInReview = attempt.matches({ ended: "inReview" });
  const isOfThisTab = attempt.matches("ended") && !isInReview;
  const id = useId();
  const outcome = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOfThisTab) outcome.current?.focus();
  }, [isOfThisTab]);
  if (isInReview || (!isOfThisTab && declinedPayment === null)) return null;
  return (
    <section ref={outcome} aria-labelledby={`${id}title`} aria-describedby={`${id}text`} tabIndex={-1}>
      <Callout
        kind="error"
        announce={!isOfThisTab}
        title={
          <span id={`${id}title`}>
            <FormattedMessage id={isLost ? "payment.outcome.lost.title" : "payment.outcome.declined.title"} />
          </span>
        }
      >
        <div id={`${id}text`}>
          <p>
            {isRefused ? (
              // The server's reason says more than the specification's sentence.
              (refusal ?? <FormattedMessage id="error.payment.payFailed" values={{ TravelPlanId: planId }} />)
            ) : (
              <FormattedMessage id={isLost ? "payment.outcome.lost.text" : declineReason(payment ?? lastPayment)} />
            )}
          </p>
          {(!isRefused || refusal === null) && (
            <p>
              <FormattedMessage id="payment.outcome.notCharged" />
            </p>
          )}
        </div>
      </Callout>
    </section>
  );
}
