import { randomBytes } from "node:crypto";
import type { OpenProduct, ProductDeps, ProductServices } from "../../product.server";
import { carRoutes } from "./car.routes";
import { carService } from "./car.service";
import { catalogueService } from "./catalogue/catalogue.service";
import { classesIn } from "./catalogue/classes.repository";
import { classesService } from "./catalogue/classes.service";
import { conditionsService } from "./catalogue/conditions.service";
import { searchService } from "./search/search.service";

export function carServer(services: ProductServices, { cacheUntilChange, ...ports }: ProductDeps) {
  const { countries } = ports;
  const search = searchService(services, { cacheUntilChange, countries });
  const served = {
    search,
    catalogue: catalogueService(services, search, { cacheUntilChange, countries }),
    classes: classesService(services, search, cacheUntilChange),
    conditions: conditionsService(search),
    cars: carService(services, { ...ports, catalogue: search.catalogue, newReference }),
  };
  const open: OpenProduct = {
    addRoutes: (app) => carRoutes(app, served),
    savedNames: served.classes.savedNames,
  };
  return { ...served, ...open, classesIn: (zoneId: number) => classesIn(services.db, zoneId) };
}

function newReference(): string {
  return `C${randomBytes(4).toString("hex").toUpperCase()}`;
}
