import { randomBytes } from "node:crypto";
import type { CacheUntilChange } from "../../../platform/server/caches/cachedUntilChange";
import type { Services } from "../../../platform/server/services";
import { type CarParts, carService } from "./car.service";
import { catalogueService } from "./catalogue/catalogue.service";
import { classesService } from "./catalogue/classes.service";
import { conditionsService } from "./catalogue/conditions.service";
import { searchService } from "./search/search.service";

export function carServer(
  services: Pick<Services, "db" | "now" | "replica">,
  { cacheUntilChange, ...ports }: Omit<CarParts, "newReference" | "catalogue"> & { cacheUntilChange: CacheUntilChange },
) {
  const { countries } = ports;
  const search = searchService(services, { cacheUntilChange, countries });
  return {
    search,
    catalogue: catalogueService(services, search, { cacheUntilChange, countries }),
    classes: classesService(services, search, cacheUntilChange),
    conditions: conditionsService(search),
    cars: carService(services, { ...ports, catalogue: search.catalogue, newReference }),
  };
}

function newReference(): string {
  return `C${randomBytes(4).toString("hex").toUpperCase()}`;
}
