import { endpoint } from "../../shared/endpoint";
import type { FrontTrip, TripProposal } from "./trips.schemas";

/** Trips by car that we propose. What is booked of one is booked by the calls of cars and lodging. */
export const tripsContract = {
  getRoadTrips: endpoint<FrontTrip[]>()({ method: "GET", path: "/api/roadTrips", access: "public" }),
  getTripProposal: endpoint<TripProposal>()({
    method: "GET",
    path: "/api/roadTrips/:tripId/:day/:adults",
    access: "public",
  }),
} as const;
