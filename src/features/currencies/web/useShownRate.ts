import { useSyncExternalStore } from "react";
import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { currenciesContract } from "../currencies.contract";
import type { ShownCurrency } from "../currencies.rules";
import { readCurrency, subscribeToCurrency } from "./storedCurrency";

/** Failures are not shown: without a rate nothing is shown. */
const currenciesApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getExchangeRates: build.query(call(currenciesContract.getExchangeRates)),
  }),
});

const { useGetExchangeRatesQuery } = currenciesApi;

const HOUR_S = 3600;

/**
 * The currency that is shown in addition to dollars; null: none, as in a page that is server-rendered for everybody.
 */
export const useShownCurrency = (): ShownCurrency | null =>
  useSyncExternalStore(subscribeToCurrency, readCurrency, () => null);

/** A currency's rate; null if there is no valid one, undefined while loading. */
export function useRate(currency: ShownCurrency) {
  const { data, isError } = useGetExchangeRatesQuery(undefined, { refetchOnMountOrArgChange: HOUR_S });
  if (!data) return isError ? null : undefined;
  return data.find(({ Currency }) => Currency === currency) ?? null;
}
