import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { FactList } from "../../../../platform/web/ui/FactList";
import { arrivedOf, outcomeOf } from "../../../payments/methods/transfer/transfer.rules";
import type { DeskTransfer, TransferArrival } from "../../../payments/methods/transfer/transfer.schemas";
import { ConfirmDialog } from "./ConfirmDialog";

type Props = {
  readonly item: DeskTransfer;
  /** The arrival to confirm; null: none. */
  readonly arrival: TransferArrival | null;
  readonly busy: boolean;
  readonly onConfirm: (arrival: TransferArrival) => void;
  readonly onClose: () => void;
};

/** Compares an arrival with what was expected, and states what follows from the difference. (DESK-99) */
export function ConfirmArrivalDialog({ item: { Expected, Standing, ClientName }, arrival, ...rest }: Props) {
  const money = useMoney();
  if (!arrival) return null;
  const { Amount } = arrival;
  const { missing, over } = arrivedOf(Expected, Amount);
  const facts = [
    ["expected", Expected],
    ["entered", Amount],
    ...(over > 0 ? ([["over", over]] as const) : ([["missing", missing]] as const)),
  ] as const;
  return (
    <ConfirmDialog
      title={<FormattedMessage id="support.transfers.confirm.title" values={{ amount: money(Amount) }} />}
      action={<FormattedMessage id="support.transfers.confirm.do" values={{ amount: money(Amount) }} />}
      busy={rest.busy}
      onConfirm={() => rest.onConfirm(arrival)}
      onClose={rest.onClose}
    >
      <FactList
        facts={facts.map(([name, amount]) => ({
          id: name,
          term: <FormattedMessage id={`support.transfers.confirm.${name}`} />,
          detail: money(amount),
        }))}
      />
      <p>
        <FormattedMessage
          id="support.transfers.confirm.then"
          values={{
            client: ClientName,
            amount: money(over > 0 ? over : Amount),
            missing: money(missing),
            outcome: outcomeOf(Standing, over > 0),
          }}
        />
      </p>
    </ConfirmDialog>
  );
}
