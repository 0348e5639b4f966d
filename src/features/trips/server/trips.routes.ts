import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { AskedDay, Id, Strict } from "../../../shared/schemas";
import { MOST_TRIP_ADULTS } from "../trips";
import { tripsContract } from "../trips.contract";
import { FrontTrip, TripProposal } from "../trips.schemas";
import type { TripsService } from "./trips.service";

/** Calls of trips.contract.ts. */
export function tripsRoutes(app: FastifyInstance, trips: TripsService): void {
  route(app, tripsContract.getRoadTrips, { data: Type.Array(FrontTrip) }, () => trips.front());
  const params = Strict({ tripId: Id, day: AskedDay, adults: Type.Integer({ minimum: 1, maximum: MOST_TRIP_ADULTS }) });
  route(app, tripsContract.getTripProposal, { params, data: TripProposal }, ({ params: { tripId, day, adults } }) =>
    trips.proposal(tripId, day, adults),
  );
}
