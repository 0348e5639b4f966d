import { FormattedMessage } from "react-intl";
import type { Minor } from "../../../shared/money";
import { approximateAmount, type ShownCurrency } from "../currencies.rules";
import { unitsText } from "../unitsText";
import { useRate, useShownCurrency } from "./useShownRate";

type Props = {
  readonly amount: Minor;
  /** Nothing is shown for amounts in another currency than dollars. */
  readonly currency: string;
};

/** A price's approximate amount in the second currency chosen in this browser; nothing if none is chosen. (PLAN-30) */
export function AboutAmount({ amount, currency }: Props) {
  const shown = useShownCurrency();
  // A list of offers has many of these: without a choice each is one hook and no element.
  return shown && currency === "USD" && amount > 0 ? <About amount={amount} shown={shown} /> : null;
}

function About({ amount, shown }: { readonly amount: Minor; readonly shown: ShownCurrency }) {
  const rate = useRate(shown);
  if (!rate) return null;
  return (
    <span className="note tabular">
      <FormattedMessage
        id="currency.about"
        values={{ amount: unitsText(approximateAmount(amount, rate.PerDollar), shown) }}
      />
    </span>
  );
}
