import { carContract } from "../../../features/car/car.contract";
import type { ReservePeriod } from "../../../features/car/car.schemas";
import { api } from "../api";
import { request } from "../request";

/** Reserve periods of specification section 5, the same calls for every product. They fail silently. */
const reserveApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getMinReservePeriod: build.query<ReservePeriod, { productType: number }>({
      query: (params) => request(carContract.getMinReservePeriod, { params }),
    }),
    getMaxReservePeriod: build.query<ReservePeriod, { productType: number }>({
      query: (params) => request(carContract.getMaxReservePeriod, { params }),
    }),
  }),
});

export const { useGetMinReservePeriodQuery, useGetMaxReservePeriodQuery } = reserveApi;
