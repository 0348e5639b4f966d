import { api } from "../../../platform/web/api";
import { call } from "../../../platform/web/request";
import { tripsContract } from "../trips.contract";

/** Road trips; a failure of the home page's list is not shown. */
export const tripsApi = api.injectEndpoints({
  overrideExisting: "throw",
  endpoints: (build) => ({
    getRoadTrips: build.query(call(tripsContract.getRoadTrips)),
    // A refusal of one of its parts may affect the proposal too.
    getTripProposal: build.query({
      ...call(tripsContract.getTripProposal),
      providesTags: ["CarOffers", "LodgingOffers"],
    }),
  }),
});

export const { useGetRoadTripsQuery, useGetTripProposalQuery } = tripsApi;
