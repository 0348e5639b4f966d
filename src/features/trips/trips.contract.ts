import { endpoint } from "../../shared/endpoint";
import type { FrontTrip, TripProposal } from "./trips.schemas";

/** Road trips that we suggest. They are booked by the calls of cars and lodging. */
export const tripsContract = {
  getRoadTrips: endpoint<FrontTrip[]>()({ method: "GET", path: "/api/roadTrips", access: "public" }),
  getTripProposal: endpoint<TripProposal>()({
    method: "GET",
    path: "/api/roadTrips/:tripId/:day/:adults",
    access: "public",
  }),
} as const;
