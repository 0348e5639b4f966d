import { api } from "../../../../../platform/web/api";
import { call } from "../../../../../platform/web/request";
import { numbersContract } from "../../../numbers/numbers.contract";

const numbersApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getNumbers: build.query(call(numbersContract.getNumbers)),
    getMoneyNumbers: build.query(call(numbersContract.getMoneyNumbers)),
  }),
});

export const { useGetNumbersQuery, useGetMoneyNumbersQuery } = numbersApi;
