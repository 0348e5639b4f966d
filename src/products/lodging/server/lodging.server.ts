import { randomBytes } from "node:crypto";
import type { SavedNames } from "../../../features/saved/saved.ports";
import type { CacheUntilChange } from "../../../platform/server/caches/cachedUntilChange";
import type { Services } from "../../../platform/server/services";
import { propertiesIn, propertyItem } from "../lodging.savedItem";
import { namesOfProperties } from "./catalogue.repository";
import { catalogueService } from "./catalogue.service";
import { type LodgingParts, lodgingService } from "./lodging.service";
import { searchService } from "./search.service";

export function lodgingServer(
  services: Pick<Services, "db" | "now" | "replica">,
  {
    cacheUntilChange,
    countries,
    ...ports
  }: Omit<LodgingParts, "newReference" | "catalogue"> & { cacheUntilChange: CacheUntilChange },
) {
  const search = searchService(services, { cacheUntilChange, countries });
  return {
    search,
    catalogue: catalogueService(services, search, countries),
    saved: savedProperties(services),
    lodging: lodgingService(services, { ...ports, countries, catalogue: search.catalogue, newReference }),
  };
}

function newReference(): string {
  return `L${randomBytes(4).toString("hex").toUpperCase()}`;
}

/** The names of saved properties, also of those off sale. (LODGE-25) */
function savedProperties({ db }: Pick<Services, "db">): SavedNames {
  return async (items) => {
    const rows = await namesOfProperties(db, propertiesIn(items));
    return new Map(rows.map((row) => [propertyItem(row.id), { name: row.name, offered: row.active }]));
  };
}
