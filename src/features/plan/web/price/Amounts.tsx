import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import type { MoneySize } from "../../../../platform/web/ui/money/moneyLook";
import { PayInCuba, PayNow } from "../../../../platform/web/ui/money/PayAmount";
import { partsInCuba } from "../../price/inCuba";

type Props = { readonly amount: number; readonly currency: string; readonly size?: MoneySize };

/** The amount paid online, in minor units; `done` once it is paid. */
export function PaidNow({ amount, currency, size, done = false }: Props & { readonly done?: boolean }) {
  const money = useMoney();
  const label = <FormattedMessage id={done ? "plan.paidOnline" : "plan.paidNow"} />;
  return <PayNow label={label} amount={money(amount, currency)} size={size} />;
}

type InCuba = Props & {
  /** Minor units. */
  readonly deposit: number;
};

/** The amounts paid at the rental desk, in minor units; the deposit is held there and given back (`partsInCuba`). */
export function PaidInCuba({ amount, currency, size, deposit }: InCuba) {
  const money = useMoney();
  const [first, second] = partsInCuba({ PayInCuba: amount, Deposit: deposit });
  if (!first) return null;
  const alone = first.kind === "deposit" && <FormattedMessage id="plan.depositAlone" />;
  const beside = second && <FormattedMessage id="plan.deposit" values={{ deposit: money(second.amount, currency) }} />;
  const label = <FormattedMessage id="plan.paidInCuba" />;
  return <PayInCuba label={label} size={size} amount={money(first.amount, currency)} note={alone || beside} />;
}
