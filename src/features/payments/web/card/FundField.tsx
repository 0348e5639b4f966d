import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { useSelector } from "react-redux";
import { useMoney } from "../../../../platform/web/intl/useMoney";
import { slowPollingOptions } from "../../../../platform/web/pollingOptions";
import { selectClientId } from "../../../../platform/web/session/auth";
import { CheckboxField } from "../../../../platform/web/ui/fields/CheckboxField";
import type { Minor } from "../../../../shared/money";
import { fundParts } from "../../../fund/fund.rules";
import { useGetFundQuery } from "../../../fund/web/fund.api";

/** Whether the client pays from the fund. Stored by the page, because the methods' forms are mounted and unmounted. */
export type FundChoice = {
  /** Minor units; null while loading, 0 if it cannot be loaded. */
  readonly balance: Minor | null;
  readonly wanted: boolean;
  readonly want: (wanted: boolean) => void;
};

/** The client's choice to pay from the fund, for this visit to the page, with the fund's balance. (PAY-19) */
export function useFundChoice(): FundChoice {
  const clientId = useSelector(selectClientId);
  const fund = useGetFundQuery({ clientId }, { skip: clientId === 0, ...slowPollingOptions() });
  const [wanted, want] = useState(false);
  return { balance: fund.isLoading ? null : (fund.data?.Balance ?? 0), wanted, want };
}

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
