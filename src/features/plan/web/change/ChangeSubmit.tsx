import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { ChangeQuote } from "../../change.schemas";

/** The label of a change form's button; if the change costs more than was paid, with the extra amount. (PLAN-44) */
export function ChangeSubmit({ quote }: { readonly quote: ChangeQuote | undefined }) {
  const money = useMoney();
  const atOnce = quote?.ConfirmsInstantly ?? true;
  if (quote?.More !== undefined && atOnce)
    return <FormattedMessage id="change.submitAndPay" values={{ amount: money(quote.More, quote.Now.CurrencyCode) }} />;
  return <FormattedMessage id="change.submit" values={{ atOnce: String(atOnce) }} />;
}
