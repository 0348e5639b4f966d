import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { ChangeQuote } from "../../change.schemas";

/** What the button of a change form does; where that costs more than what is paid, how much more is paid. (PLAN-44) */
export function ChangeSubmit({ quote }: { readonly quote: ChangeQuote | undefined }) {
  const money = useMoney();
  const atOnce = quote?.ConfirmsInstantly ?? true;
  if (quote?.More !== undefined && atOnce)
    return <FormattedMessage id="change.submitAndPay" values={{ amount: money(quote.More, quote.Now.CurrencyCode) }} />;
  return <FormattedMessage id="change.submit" values={{ atOnce: String(atOnce) }} />;
}
