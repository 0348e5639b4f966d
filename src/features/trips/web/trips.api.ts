import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { tripsContract } from "../trips.contract";

/** Trips by car; the home page's list fails silently. */
const tripsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getRoadTrips: build.query(call(tripsContract.getRoadTrips)),
    // What is free changes with every booking.
    getTripProposal: build.query({ ...call(tripsContract.getTripProposal), providesTags: ["CarOffers"] }),
  }),
});

export const { useGetRoadTripsQuery, useGetTripProposalQuery } = tripsApi;
