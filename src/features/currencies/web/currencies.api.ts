import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { currenciesContract } from "../currencies.contract";

/** It fails silently: without a rate nothing is shown. */
const currenciesApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getExchangeRates: build.query(call(currenciesContract.getExchangeRates)),
  }),
});

export const { useGetExchangeRatesQuery } = currenciesApi;
