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
    setExchangeRate: build.mutation({ ...call(currenciesContract.setExchangeRate), invalidatesTags: ["Desk"] }),
  }),
});

export const { useGetDeskRatesQuery, useSetExchangeRateMutation } = ratesApi;
