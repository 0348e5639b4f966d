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

type InCuba = Props & {
  /** Minor units. */
  readonly deposit: number;
  /** The deposit is named only where it is all that is known: it stands elsewhere on the page. */
  readonly brief?: boolean;
};

/**
 * What is paid at the desk in Cuba, in minor units; the deposit is held there and given back. It may be all that is known
 * beforehand, where the tank costs what the pump says. Where neither is asked for, as in lodging, nothing is said.
 */
export function PaidInCuba({ amount, currency, size, deposit, brief = false }: InCuba) {
  const money = useMoney();
  if (amount === 0 && deposit === 0) return null;
  const label = <FormattedMessage id="plan.paidInCuba" />;
  if (amount === 0) {
    const note = <FormattedMessage id="plan.depositAlone" />;
    return <PayInCuba {...{ label, note, size }} amount={money(deposit, currency)} />;
  }
  const note = deposit > 0 && !brief && (
    <FormattedMessage id="plan.deposit" values={{ deposit: money(deposit, currency) }} />
  );
  return <PayInCuba {...{ label, note, size }} amount={money(amount, currency)} />;
}
