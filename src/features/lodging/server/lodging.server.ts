import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Services } from "../../../app/server/services";
import type { Inventory } from "../../plan/server/plan.ports";
import { catalogueService } from "./catalogue.service";
import { reclaimRooms, releaseRooms } from "./lodging.repository";
import { lodgingRoutes } from "./lodging.routes";
import { type LodgingParts, lodgingService } from "./lodging.service";
import { searchService } from "./search.service";

/** Puts the lodging feature together and registers its calls. */
export function addLodging(app: FastifyInstance, services: Services, ports: Omit<LodgingParts, "newReference">): void {
  const search = searchService(services);
  lodgingRoutes(app, {
    search,
    catalogue: catalogueService(services, search),
    lodging: lodgingService(services, { ...ports, newReference }),
  });
}

/** Room nights that bookings held are free again, or are taken again where they still are. */
export const lodgingInventory: Inventory = { release: releaseRooms, reclaim: reclaimRooms };

function newReference(): string {
  return `L${randomBytes(4).toString("hex").toUpperCase()}`;
}
