import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { reserveContract } from "../../reserve.contract";

/** Reserve periods of CAR-11, the same calls for every product. They fail silently. */
export const reserveApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getMinReservePeriod: build.query(call(reserveContract.getMinReservePeriod)),
    getMaxReservePeriod: build.query(call(reserveContract.getMaxReservePeriod)),
  }),
});

export const { useGetMinReservePeriodQuery, useGetMaxReservePeriodQuery } = reserveApi;
