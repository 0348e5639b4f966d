import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { fundContract } from "../fund.contract";

/** The client's fund. */
const fundApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getFund: build.query({ ...call(fundContract.getFund), providesTags: ["Fund"] }),
  }),
});

export const { useGetFundQuery } = fundApi;
