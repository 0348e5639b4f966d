import type { FastifyInstance } from "fastify";
import { route } from "../../../platform/server/http/route";
import { catalogueContract } from "../catalogue.contract";
import { CatalogueStanding } from "../catalogue.schemas";
import { CarQuoteQuestion, Quote, QuoteChoices, StayQuoteQuestion } from "../quote.schemas";
import type { QuoteService } from "./quote.service";
import type { StandingService } from "./standing.service";

type Catalogue = { standing: StandingService; quotes: QuoteService };

/** The catalogue's calls. */
export function catalogueRoutes(app: FastifyInstance, { standing, quotes }: Catalogue): void {
  route(app, catalogueContract.getCatalogueStanding, { data: CatalogueStanding }, ({ caller }) =>
    standing.getStanding(caller),
  );
  route(app, catalogueContract.getQuoteChoices, { data: QuoteChoices }, ({ caller }) => quotes.choices(caller));
  route(app, catalogueContract.quoteCar, { body: CarQuoteQuestion, data: Quote }, ({ caller, body }) =>
    quotes.car(caller, body),
  );
  route(app, catalogueContract.quoteStay, { body: StayQuoteQuestion, data: Quote }, ({ caller, body }) =>
    quotes.stay(caller, body),
  );
}
