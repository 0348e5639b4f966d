import { useSelector } from "react-redux";
import type { WebState } from "../../../../platform/web/state";
import type { Minor } from "../../../../shared/money";
import { useGetFundQuery } from "../../../fund/web/fund.api";

/** What the client can pay with from the fund, minor units; null while it is not known. Nothing where it cannot be asked. */
export function useFundBalance(): Minor | null {
  const clientId = useSelector(({ auth }: WebState) => auth.client?.clientId ?? 0);
  const fund = useGetFundQuery({ clientId }, { skip: clientId === 0, refetchOnMountOrArgChange: true });
  return fund.isLoading ? null : (fund.data?.Balance ?? 0);
}
