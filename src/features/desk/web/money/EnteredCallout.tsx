import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { Callout } from "../../../../platform/web/ui/status/Callout";
import { arrivedOf } from "../../../payments/methods/transfer/transfer.rules";
import type { DeskTransfer } from "../../../payments/methods/transfer/transfer.schemas";
import type { ForeseenArrival } from "./ConfirmArrivalDialog";

/** Money that was just entered, for which order, and what it led to. */
export type EnteredArrival = ForeseenArrival & { readonly item: DeskTransfer };

/** Tells what was entered: an order that is paid leaves the queue with its row. (DESK-99) */
export function EnteredCallout({ entered: { item, arrival, foreseen } }: { readonly entered: EnteredArrival }) {
  const money = useMoney();
  return (
    <Callout kind="success" announce>
      <FormattedMessage
        id="support.transfers.entered"
        values={{
          amount: money(arrival.Amount),
          client: item.ClientName,
          plan: item.Transfer.TravelPlanId,
          outcome: foreseen.Outcome,
          missing: money(arrivedOf(item.Expected, arrival.Amount).missing),
          back: money(foreseen.GoesBack),
        }}
      />
    </Callout>
  );
}
