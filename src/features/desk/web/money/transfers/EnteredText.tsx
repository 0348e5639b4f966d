import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import type { DeskTransfer, ReceivedTransfer } from "../../../../payments/methods/transfer/transfer.schemas";

/** Money that was just entered, its order, and the outcome from the server. `amount` in minor units. */
export type EnteredArrival = {
  readonly item: DeskTransfer;
  readonly amount: number;
  readonly received: ReceivedTransfer;
};

/** Tells what was entered: an order that is paid leaves the queue with its row. (DESK-99) */
export function EnteredText({ entered: { item, amount, received } }: { readonly entered: EnteredArrival }) {
  const money = useMoney();
  const { Transfer, Arrival } = received;
  return (
    <FormattedMessage
      id="support.transfers.entered"
      values={{
        amount: money(amount),
        client: item.ClientName,
        plan: Transfer.TravelPlanId,
        outcome: Arrival.Outcome,
        missing: money(Transfer.Missing),
        back: money(Arrival.GoesBack),
      }}
    />
  );
}
