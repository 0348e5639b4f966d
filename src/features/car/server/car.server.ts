import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Services } from "../../../app/server/services";
import type { Inventory } from "../../plan/server/plan.ports";
import { releaseUnits } from "./car.repository";
import { carRoutes } from "./car.routes";
import { type CarParts, carService } from "./car.service";
import { catalogueService } from "./catalogue.service";
import { conditionsService } from "./conditions.service";
import { reclaimUnits } from "./reclaimUnits";
import { searchService } from "./search.service";

/** Puts the car feature together and registers its calls. */
export function addCars(app: FastifyInstance, services: Services, ports: Omit<CarParts, "newReference">): void {
  const search = searchService(services);
  carRoutes(app, {
    search,
    catalogue: catalogueService(services, search),
    conditions: conditionsService(search),
    cars: carService(services, { ...ports, newReference }),
  });
}

/** Cars that bookings held are free again, or are taken again where they still are. */
export const carInventory: Inventory = { release: releaseUnits, reclaim: reclaimUnits };

function newReference(): string {
  return `C${randomBytes(4).toString("hex").toUpperCase()}`;
}
