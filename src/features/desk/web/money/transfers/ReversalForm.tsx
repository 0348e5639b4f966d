import { FormattedMessage, useIntl } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import type { DeskTransfer } from "../../../../payments/methods/transfer/transfer.schemas";
import { ReasonForm } from "../../parts/ReasonForm";
import { When } from "../../parts/When";
import { useReverseTransferMutation } from "./transfers.api";

type Props = {
  readonly item: DeskTransfer;
  readonly finding: DeskTransfer["Transfer"]["Findings"][number];
  readonly onReversed: () => void;
};

/** Money that was entered by mistake: a button that says what follows, asks for a reason and takes it off. (PAY-33) */
export function ReversalForm({ item, finding: { ReviewId, Amount, At }, onReversed }: Props) {
  const { ClientName, Transfer, Entered } = item;
  const money = useMoney();
  const intl = useIntl();
  const [reverse] = useReverseTransferMutation();
  // Parts of an order may be of one amount and one minute: the bank's statement knows them by this.
  const reference = Entered.find((entry) => entry.ReviewId === ReviewId)?.BankReference ?? "";
  return (
    <>
      <p>
        <FormattedMessage
          id="support.transfers.entry"
          values={{ amount: money(Amount), at: <When at={At} />, reference }}
        />
      </p>
      <ReasonForm
        name={`reversal-${ReviewId}`}
        title={<FormattedMessage id="support.transfers.reverse" />}
        spoken={intl.formatMessage({ id: "support.transfers.reverse.spoken" }, { amount: money(Amount), reference })}
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
