import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { keepServerNow } from "../../../../platform/web/serverNow";
import { reserveContract } from "../../reserve/reserve.contract";

/** Reserve periods (CAR-11), for all products. A failure is not shown. */
export const reserveApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getMinReservePeriod: build.query({
      ...call(reserveContract.getMinReservePeriod),
      onQueryStarted: (_product, { queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => keepServerNow(data.Now),
          () => undefined,
        ),
    }),
    getMaxReservePeriod: build.query(call(reserveContract.getMaxReservePeriod)),
  }),
});

export const { useGetMinReservePeriodQuery, useGetMaxReservePeriodQuery } = reserveApi;
