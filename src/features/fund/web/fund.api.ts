import { api } from "../../../platform/web/api";
import { request } from "../../../platform/web/request";
import { fundContract } from "../fund.contract";
import type { Fund } from "../fund.schemas";

/** The client's fund. */
export const fundApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getFund: build.query<Fund, { clientId: number }>({
      query: (params) => request(fundContract.getFund, { params }),
      providesTags: ["Fund"],
    }),
  }),
});

export const { useGetFundQuery } = fundApi;
