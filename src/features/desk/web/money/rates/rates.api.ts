import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { currenciesContract } from "../../../../currencies/currencies.contract";

/** Exchange rates in the back office: finance and owners only. */
const ratesApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getDeskRates: build.query({
      ...call(currenciesContract.getDeskRates),
      providesTags: [{ type: "Desk", id: "rates" }],
    }),
    setExchangeRates: build.mutation({ ...call(currenciesContract.setExchangeRates), invalidatesTags: ["Desk"] }),
  }),
});

export const { useGetDeskRatesQuery, useSetExchangeRatesMutation } = ratesApi;
