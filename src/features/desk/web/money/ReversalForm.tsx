import { FormattedMessage, useIntl } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { DeskTransfer } from "../../../payments/methods/transfer/transfer.schemas";
import { ReasonForm } from "../ReasonForm";
import { When } from "../When";
import { useReverseTransferMutation } from "./transfers.api";

type Props = {
  readonly item: DeskTransfer;
  readonly finding: DeskTransfer["Transfer"]["Findings"][number];
  readonly onReversed: () => void;
};

/** Money that was entered by mistake: a button that says what follows, asks for a reason and takes it off. (PAY-33) */
export function ReversalForm({ item: { ClientName, Transfer }, finding: { ReviewId, Amount, At }, onReversed }: Props) {
  const money = useMoney();
  const intl = useIntl();
  const [reverse] = useReverseTransferMutation();
  return (
    <>
      <p>
        <FormattedMessage id="support.transfers.entry" values={{ amount: money(Amount), at: <When at={At} /> }} />
      </p>
      <ReasonForm
        name={`reversal-${ReviewId}`}
        title={<FormattedMessage id="support.transfers.reverse" />}
        spoken={intl.formatMessage({ id: "support.transfers.reverse.spoken" }, { amount: money(Amount) })}
        before={
          <FormattedMessage
            id="support.transfers.reverse.then"
            values={{ client: ClientName, amount: money(Amount), missing: money(Transfer.Missing + Amount) }}
          />
        }
        label={<FormattedMessage id="support.transfers.reverse.reason" />}
        hint={<FormattedMessage id="support.transfers.reverse.hint" />}
        act={async (Reason) => {
          const answer = await reverse({ ReviewId, Reason });
          if (!answer.error) onReversed();
          return answer;
        }}
      />
    </>
  );
}
