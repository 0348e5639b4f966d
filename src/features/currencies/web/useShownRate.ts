import { useSyncExternalStore } from "react";
import type { ShownCurrency } from "../currencies.rules";
import { useGetExchangeRatesQuery } from "./currencies.api";
import { hearCurrency, readCurrency } from "./keptCurrency";

const HOUR_S = 3600;

/** The currency that is shown beside dollars; null: none. */
export const useShownCurrency = (): ShownCurrency | null => useSyncExternalStore(hearCurrency, readCurrency);

/** A currency's rate; null where there is none that is new enough, undefined until it is known. */
export function useRate(currency: ShownCurrency) {
  const { data, isError } = useGetExchangeRatesQuery(undefined, { refetchOnMountOrArgChange: HOUR_S });
  if (!data) return isError ? null : undefined;
  return data.find(({ Currency }) => Currency === currency) ?? null;
}
