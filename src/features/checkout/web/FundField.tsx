import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import type { Minor } from "../../../shared/money";
import { useMoney } from "../../../web/intl/useMoney";
import type { WebState } from "../../../web/state";
import { CheckboxField } from "../../../web/ui/CheckboxField";
import { useGetFundQuery } from "../../fund/web/fund.api";

type Props = {
  /** What is to be paid, and what of it the fund is to pay. Minor units. */
  readonly amount: Minor;
  readonly used: Minor;
  readonly onUse: (used: Minor) => void;
};

/** Pays as much as there is from the fund, the rest by card. Nothing for who has no credit. */
export function FundField({ amount, used, onUse }: Props) {
  const clientId = useSelector(({ auth }: WebState) => auth.client?.clientId ?? 0);
  const { data: fund } = useGetFundQuery({ clientId }, { skip: clientId === 0, refetchOnMountOrArgChange: true });
  const money = useMoney();
  const most = Math.min(fund?.Balance ?? 0, amount);
  if (most === 0) return null;
  const rest = { rest: money(amount - used), all: amount === used ? "yes" : "no" };
  return (
    <CheckboxField
      name="fund"
      label={<FormattedMessage id="payment.fund.use" values={{ amount: money(most) }} />}
      hint={
        used > 0 ? (
          <FormattedMessage id="payment.fund.rest" values={rest} />
        ) : (
          <FormattedMessage id="payment.fund.hint" values={{ balance: money(fund?.Balance ?? 0) }} />
        )
      }
      checked={used > 0}
      onChange={({ target }) => onUse(target.checked ? most : 0)}
    />
  );
}
