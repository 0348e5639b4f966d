import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../web/intl/useMoney";
import type { MoneySize } from "../../../web/ui/moneyLook";
import { PayInCuba } from "../../../web/ui/PayInCuba";
import { PayNow } from "../../../web/ui/PayNow";

type Props = { readonly amount: number; readonly currency: string; readonly size?: MoneySize };

/** What is paid online, in minor units; `done` once it is. */
export function PaidNow({ amount, currency, size, done = false }: Props & { readonly done?: boolean }) {
  const money = useMoney();
  const label = <FormattedMessage id={done ? "plan.paidOnline" : "plan.paidNow"} />;
  return <PayNow label={label} amount={money(amount, currency)} size={size} />;
}

/**
 * What is paid at the desk in Cuba, in minor units; the deposit is held there and given back. Where neither is asked for,
 * as in lodging, nothing is said.
 */
export function PaidInCuba({ amount, currency, size, deposit }: Props & { readonly deposit: number }) {
  const money = useMoney();
  if (amount === 0 && deposit === 0) return null;
  return (
    <PayInCuba
      label={<FormattedMessage id="plan.paidInCuba" />}
      amount={money(amount, currency)}
      note={deposit > 0 && <FormattedMessage id="plan.deposit" values={{ deposit: money(deposit, currency) }} />}
      size={size}
    />
  );
}
