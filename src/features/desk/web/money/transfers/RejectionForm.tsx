import { FormattedDisplayName, FormattedMessage } from "react-intl";
import type { Language } from "../../../../../shared/language";
import { ReasonForm } from "../../parts/ReasonForm";
import { useRejectTransferMutation } from "./transfers.api";

type Props = {
  readonly paymentId: string;
  readonly reads: Language;
  /** The plan has ended: no other proof can be given. */
  readonly ended: boolean;
  readonly onRejected: () => void;
};

/** Rejects a transfer's proof, with the reason as the client will read it. */
export function RejectionForm({ paymentId, reads, ended, onRejected }: Props) {
  const [reject] = useRejectTransferMutation();
  return (
    <ReasonForm
      name={`rejection-${paymentId}`}
      title={<FormattedMessage id="support.transfers.reject" />}
      label={<FormattedMessage id="support.transfers.reason" />}
      hint={
        <FormattedMessage
          id="support.transfers.reasonHint"
          values={{
            ended: ended ? "yes" : "no",
            language: <FormattedDisplayName type="language" value={reads} />,
          }}
        />
      }
      act={async (Reason) => {
        const answer = await reject({ PaymentId: paymentId, Reason });
        if (!answer.error) onRejected();
        return answer;
      }}
    />
  );
}
