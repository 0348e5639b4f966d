import { useState } from "react";
import { FormattedMessage } from "react-intl";
import type { CallError } from "../../../../../platform/web/callError";
import { useHavanaTime } from "../../../../../platform/web/intl/useHavanaTime";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { FactList } from "../../../../../platform/web/ui/FactList";
import { serverText } from "../../../../../platform/web/ui/failures/serverText";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { havanaDate } from "../../../../../shared/havana";
import { arrivedOf } from "../../../../payments/methods/transfer/transfer.rules";
import type {
  DeskTransfer,
  ForeseenOutcome,
  TransferArrival,
} from "../../../../payments/methods/transfer/transfer.schemas";
import { ConfirmDialog } from "../ConfirmDialog";

/**
 * Money to be entered, and the outcome that the server has previewed; `changed`: it differs from the previous preview.
 */
export type ForeseenArrival = {
  readonly arrival: TransferArrival;
  readonly foreseen: ForeseenOutcome;
  readonly changed?: CallError;
};

type Props = {
  readonly item: DeskTransfer;
  /** The arrival to confirm; null: none. */
  readonly entry: ForeseenArrival | null;
  readonly busy: boolean;
  readonly onConfirm: (entry: ForeseenArrival) => void;
  readonly onClose: () => void;
};

/**
 * Names the order that the money is about to be entered for, by what staff can compare with the bank's statement,
 * compares the amount with the expected one, and states what follows. (DESK-99)
 */
export function ConfirmArrivalDialog({ item, entry, ...rest }: Props) {
  const { Status, ClientName, ClientEmail, Transfer, Bookings } = item;
  const money = useMoney();
  const { shortDay } = useHavanaTime();
  const opening = useOpening(entry);
  if (!entry) return null;
  const { arrival, foreseen, changed } = entry;
  const { Amount, BankReference } = arrival;
  const { Expected } = foreseen;
  const { status, missing, over } = arrivedOf(Expected, Amount);
  const plan = Transfer.TravelPlanId;
  const difference = { none: [], exact: [], over: [["over", over]], short: [["missing", missing]] } as const;
  const amounts = [["expected", Expected], ["entered", Amount], ...difference[status]] as const;
  const days = ({ StartsAt, EndsAt }: DeskTransfer["Bookings"][number]) => ({
    from: shortDay(havanaDate(StartsAt)),
    until: shortDay(havanaDate(EndsAt)),
  });
  return (
    <ConfirmDialog
      // Opened again whenever the outcome changes, so that it is read, and its cancel button focused, once more.
      key={opening}
      title={<FormattedMessage id="support.transfers.confirm.title" values={{ amount: money(Amount), plan }} />}
      action={<FormattedMessage id="support.transfers.confirm.do" values={{ amount: money(Amount), plan }} />}
      busy={rest.busy}
      onConfirm={() => rest.onConfirm(entry)}
      onClose={rest.onClose}
    >
      {changed && <Callout kind="warning">{serverText(changed)}</Callout>}
      {foreseen.Similar && (
        <Callout kind="warning">
          <FormattedMessage
            id="support.transfers.confirm.similar"
            values={{ plan: foreseen.Similar.PlanId, reference: foreseen.Similar.BankReference }}
          />
        </Callout>
      )}
      <FactList
        facts={[
          {
            id: "client",
            term: <FormattedMessage id="support.transfers.client" />,
            detail: `${ClientName}, ${ClientEmail}`,
          },
          { id: "plan", term: <FormattedMessage id="support.transfers.plan" />, detail: plan },
          {
            id: "reference",
            term: <FormattedMessage id="support.transfers.confirm.reference" />,
            detail: Transfer.Reference,
          },
          ...Bookings.map((booking) => ({
            id: String(booking.BookingId),
            term: booking.Name,
            detail: <FormattedMessage id="support.transfers.confirm.days" values={days(booking)} />,
          })),
          {
            id: "bankReference",
            term: <FormattedMessage id="support.transfers.confirm.bankReference" />,
            detail: BankReference,
          },
          ...amounts.map(([name, amount]) => ({
            id: name,
            term: <FormattedMessage id={`support.transfers.confirm.${name}`} />,
            detail: money(amount),
          })),
        ]}
      />
      {(Status === "ended" || Status === "expired") && (
        <p>
          <FormattedMessage
            id="support.transfers.confirm.ended"
            values={{ goesBack: String(foreseen.Outcome === "back") }}
          />
        </p>
      )}
      <p>
        <FormattedMessage
          id="support.transfers.confirm.then"
          values={{
            client: ClientName,
            amount: money(foreseen.GoesBack),
            missing: money(missing),
            outcome: foreseen.Outcome,
          }}
        />
      </p>
    </ConfirmDialog>
  );
}

/** The number of times that another entry was to be confirmed. */
function useOpening(entry: ForeseenArrival | null): number {
  const [{ last, times }, setLast] = useState({ last: entry, times: 0 });
  if (last === entry) return times;
  setLast({ last: entry, times: times + 1 });
  return times + 1;
}
