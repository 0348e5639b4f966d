import { FormattedMessage } from "react-intl";
import { Callout } from "../../../web/ui/Callout";
import { useGetPaymentQuery } from "./checkout.api";
import { declineReason } from "./declineReason";
import type { AttemptState } from "./usePaymentAttempt";

type Props = { readonly attempt: AttemptState; readonly declinedPayment: string | null };

/** What became of the last attempt, where it did not pay the plan. Nothing was charged in any of these cases. */
export function PaymentOutcome({ attempt, declinedPayment }: Props) {
  const { data: lastPayment } = useGetPaymentQuery(
    { paymentId: declinedPayment ?? "" },
    { skip: declinedPayment === null },
  );
  const payment = attempt.name === "declined" ? attempt.payment : lastPayment;
  const refused = attempt.name === "refused" && attempt.text;
  const happened = attempt.name === "lost" ? "lost" : "declined";
  if (attempt.name === "none" && declinedPayment === null) return null;
  return (
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
  );
}
