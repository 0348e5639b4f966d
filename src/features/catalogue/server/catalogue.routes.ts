import type { FastifyInstance } from "fastify";
import { route } from "../../../platform/server/http/route";
import { catalogueContract } from "../catalogue.contract";
import { CatalogueStanding } from "../catalogue.schemas";
import type { StandingService } from "./standing.service";

/** The catalogue's calls. */
export function catalogueRoutes(app: FastifyInstance, standing: StandingService): void {
  route(app, catalogueContract.getCatalogueStanding, { data: CatalogueStanding }, ({ caller }) =>
    standing.getStanding(caller),
  );
}
