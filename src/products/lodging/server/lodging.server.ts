import { randomBytes } from "node:crypto";
import type { OpenProduct, ProductDeps, ProductServices } from "../../product.server";
import { propertiesIn, propertyItem } from "../lodging.savedItem";
import { namesOfProperties } from "./catalogue.repository";
import { catalogueService } from "./catalogue.service";
import { lodgingRoutes } from "./lodging.routes";
import { lodgingService } from "./lodging.service";
import { searchService } from "./search.service";

type Deps = ProductDeps & Pick<Parameters<typeof catalogueService>[2], "carClassesIn">;

export function lodgingServer(services: ProductServices, { cacheUntilChange, carClassesIn, ...ports }: Deps) {
  const { countries } = ports;
  const search = searchService(services, { cacheUntilChange, countries });
  const served = {
    search,
    catalogue: catalogueService(services, search, { ...countries, carClassesIn }),
    lodging: lodgingService(services, { ...ports, catalogue: search.catalogue, newReference }),
  };
  const open: OpenProduct = {
    addRoutes: (app) => lodgingRoutes(app, served),
    savedNames: savedProperties(services),
  };
  return { ...served, ...open };
}

function newReference(): string {
  return `L${randomBytes(4).toString("hex").toUpperCase()}`;
}

/** The names of saved properties, also of those off sale. (LODGE-25) */
function savedProperties({ db }: Pick<ProductServices, "db">): OpenProduct["savedNames"] {
  return async (items) => {
    const rows = await namesOfProperties(db, propertiesIn(items));
    return new Map(rows.map((row) => [propertyItem(row.id), { name: row.name, offered: row.active }]));
  };
}
