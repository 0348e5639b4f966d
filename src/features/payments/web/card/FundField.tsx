import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import type { Minor } from "../../../../shared/money";
import { fundParts } from "../../../fund/fund.rules";
import type { FundChoice } from "../method/useFundChoice";

type Props = {
  readonly fund: FundChoice;
  /** The amount due, minor units. */
  readonly amount: Minor;
};

/** Offers to pay as much as possible from the fund and the rest by card. Nothing for clients without credit. */
export function FundField({ fund: { balance, wanted, want }, amount }: Props) {
  const money = useMoney();
  const { fromFund, rest } = fundParts(amount, balance ?? 0);
  if (fromFund === 0) return null;
  const left = { rest: money(rest), all: rest === 0 ? "yes" : "no" };
  return (
    <CheckboxField
      name="fund"
      checked={wanted}
      onChange={({ target }) => want(target.checked)}
      label={<FormattedMessage id="payment.fund.use" values={{ amount: money(fromFund) }} />}
      hint={
        wanted ? (
          <FormattedMessage id="payment.fund.rest" values={left} />
        ) : (
          <FormattedMessage id="payment.fund.hint" values={{ balance: money(balance ?? 0) }} />
        )
      }
    />
  );
}
