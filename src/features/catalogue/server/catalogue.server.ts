import type { Services } from "../../../platform/server/services";
import { settlePrices } from "./changeCatalogue";
import { quoteService } from "./quote.service";
import { setupService } from "./setup.service";
import { tablesService } from "./tables.service";

/** The server side of what an operator sells. */
export function catalogueServer({ db, now }: Pick<Services, "db" | "now">, shop: Parameters<typeof setupService>[1]) {
  const { canBeOffered } = shop;
  return {
    catalogue: {
      status: setupService({ db }, shop),
      quotes: quoteService({ db, now }),
      tables: tablesService({ db, now, canBeOffered }),
    },
    settlePrices: () => settlePrices({ db, now }),
  };
}
