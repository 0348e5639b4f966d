import { FormattedDisplayName, FormattedMessage } from "react-intl";
import type { Language } from "../../../../shared/language";
import { useRejectTransferMutation } from "../money/transfers.api";
import { ReasonForm } from "../ReasonForm";

/** A proof that is not accepted, with the reason as the client will read it. */
export function RejectionForm({ paymentId, reads }: { readonly paymentId: string; readonly reads: Language }) {
  const [reject] = useRejectTransferMutation();
  return (
    <ReasonForm
      name={`rejection-${paymentId}`}
      title={<FormattedMessage id="support.transfers.reject" />}
      label={<FormattedMessage id="support.transfers.reason" />}
      hint={
        <FormattedMessage
          id="support.transfers.reasonHint"
          values={{ language: <FormattedDisplayName type="language" value={reads} /> }}
        />
      }
      act={(Reason) => reject({ PaymentId: paymentId, Reason })}
    />
  );
}
