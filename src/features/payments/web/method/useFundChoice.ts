import { useState } from "react";
import { useSelector } from "react-redux";
import { slowPollingOptions } from "../../../../platform/web/pollingOptions";
import { selectClientId } from "../../../../platform/web/session/auth";
import type { Minor } from "../../../../shared/money";
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
