import { carContract } from "../../../features/car/car.contract";
import { api } from "../api";
import { call } from "../request";

/** Reserve periods of specification section 5, the same calls for every product. They fail silently. */
const reserveApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getMinReservePeriod: build.query(call(carContract.getMinReservePeriod)),
    getMaxReservePeriod: build.query(call(carContract.getMaxReservePeriod)),
  }),
});

export const { useGetMinReservePeriodQuery, useGetMaxReservePeriodQuery } = reserveApi;
