import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../platform/web/intl/useMoney";
import { Callout } from "../../../platform/web/ui/Callout";
import { PaymentProvider } from "../../../shared/enumerations";
import { useGetLinkQuery } from "../methods/stripe/web/link.api";
import { useGetTransferQuery } from "../methods/transfer/web/transfer.api";

type Props = {
  readonly planId: number;
  /** With which the plan was, or was to be, paid: only these are asked about. */
  readonly methods: readonly number[];
};

/** What client and desk have to know of a payment beside its status: a payer who differs, money that came too much. */
export function PaymentRemarks({ planId, methods }: Props) {
  const money = useMoney();
  const { data: link } = useGetLinkQuery({ planId }, { skip: !methods.includes(PaymentProvider.Stripe) });
  const { data: transfer } = useGetTransferQuery(
    { planId },
    { skip: !methods.includes(PaymentProvider.BankTransferToUSA) },
  );
  return (
    <>
      {link?.Warnings.map((warning) => (
        <Callout key={warning} kind="warning">
          <FormattedMessage id={`payment.remark.${warning}`} />
        </Callout>
      ))}
      {transfer && transfer.ToRefund > 0 && (
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
      )}
    </>
  );
}
