import { FormattedMessage, useIntl } from "react-intl";
import { useMoney } from "../../../../../platform/web/intl/useMoney";
import {
  approximateAmount,
  type PerDollar,
  rateChange,
  type ShownCurrency,
} from "../../../../currencies/currencies.rules";
import type { NewRates } from "../../../../currencies/currencies.schemas";
import { rateText, unitsText } from "../../../../currencies/unitsText";
import { ConfirmDialog } from "../ConfirmDialog";
import { EXAMPLE } from "./RateRow";

type Props = {
  /** The rates that differ much from the last ones. */
  readonly rates: NewRates["Rates"];
  readonly lastOf: (currency: ShownCurrency) => PerDollar | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Compares each unusual rate with the last one before any is set. (PLAN-35) */
export function ConfirmRatesDialog({ rates, lastOf, busy, onConfirm, onClose }: Props) {
  const intl = useIntl();
  const money = useMoney();
  const values = { rate: intl.formatList(rates.map(({ Currency, PerDollar }) => rateText(PerDollar, Currency))) };
  return (
    <ConfirmDialog
      title={<FormattedMessage id="support.rates.confirm.title" values={values} />}
      action={<FormattedMessage id="support.rates.confirm.do" values={values} />}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {rates.map(({ Currency, PerDollar }) => {
        const last = lastOf(Currency);
        return (
          last !== null && (
            <p key={Currency}>
              <FormattedMessage
                id="support.rates.confirm.text"
                values={{
                  rate: rateText(PerDollar, Currency),
                  last: rateText(last, Currency),
                  percent: intl.formatNumber(Math.abs(rateChange(last, PerDollar)), { style: "percent" }),
                  way: PerDollar > last ? "up" : "down",
                  dollars: money(EXAMPLE),
                  about: unitsText(approximateAmount(EXAMPLE, PerDollar), Currency),
                }}
              />
            </p>
          )
        );
      })}
    </ConfirmDialog>
  );
}
