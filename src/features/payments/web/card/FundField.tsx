import type { ComponentProps } from "react";
import { FormattedMessage } from "react-intl";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import type { Minor } from "../../../../shared/money";

/** All in minor units. */
type Props = {
  /** The fund's balance. */
  readonly balance: Minor;
  /** The amount due. */
  readonly amount: Minor;
  /** What the form knows of the field. */
  readonly field: Omit<ComponentProps<typeof CheckboxField>, "label">;
};

/** Offers to pay as much as possible from the fund and the rest by card. Nothing for clients without credit. */
export function FundField({ balance, amount, field }: Props) {
  const money = useMoney();
  const most = Math.min(balance, amount);
  if (most === 0) return null;
  const used = field.checked ? most : 0;
  const rest = { rest: money(amount - used), all: amount === used ? "yes" : "no" };
  return (
    <CheckboxField
      {...field}
      label={<FormattedMessage id="payment.fund.use" values={{ amount: money(most) }} />}
      hint={
        used > 0 ? (
          <FormattedMessage id="payment.fund.rest" values={rest} />
        ) : (
          <FormattedMessage id="payment.fund.hint" values={{ balance: money(balance) }} />
        )
      }
    />
  );
}
