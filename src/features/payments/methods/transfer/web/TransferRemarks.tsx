import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import { pollingOptions } from "../../../../../platform/web/pollingOptions";
import { Callout } from "../../../../../platform/web/ui/status/Callout";
import { useGetTransferQuery } from "./transfer.api";

/** Money beyond the amount, which goes back. */
export function TransferRemarks({ planId }: { readonly planId: number }) {
  const money = useMoney();
  const { data: transfer } = useGetTransferQuery({ planId }, pollingOptions());
  if (!transfer || transfer.ToRefund === 0) return null;
  return (
    <Callout kind="info">
      <FormattedMessage
        id="payment.remark.toRefund"
        values={{
          arrived: money(transfer.Arrived, transfer.CurrencyCode),
          back: money(transfer.ToRefund, transfer.CurrencyCode),
          sent: transfer.Refunded >= transfer.ToRefund ? "yes" : "no",
        }}
      />
    </Callout>
  );
}
