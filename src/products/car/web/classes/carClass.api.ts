import { api } from "../../../../platform/web/api";
import { call } from "../../../../platform/web/request";
import { classContract } from "../../class.contract";

/** The call of a class's page, in that page's chunk. */
export const carClassApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getClassInZone: build.query(call(classContract.getClassInZone)),
    getRentedCars: build.query(call(classContract.getRentedCars)),
  }),
});

export const { useGetClassInZoneQuery, useGetRentedCarsQuery } = carClassApi;
