import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { reserveContract } from "../../reserve.contract";

/** Reserve periods (CAR-11), for all products. A failure is not shown. */
export const reserveApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getMinReservePeriod: build.query(call(reserveContract.getMinReservePeriod)),
    getMaxReservePeriod: build.query(call(reserveContract.getMaxReservePeriod)),
  }),
});

export const { useGetMinReservePeriodQuery, useGetMaxReservePeriodQuery } = reserveApi;
