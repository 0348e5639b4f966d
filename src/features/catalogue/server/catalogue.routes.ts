import type { FastifyInstance } from "fastify";
import Type from "typebox";
import { route } from "../../../platform/server/http/route";
import { catalogueContract } from "../catalogue.contract";
import { CatalogueSetup } from "../catalogue.schemas";
import { CarQuoteQuestion, Quote, QuoteChoices, StayQuoteQuestion } from "../quote.schemas";
import { ChangeOutcome, ChangeUndo, MadeChange, RowsChange, TablePage, TableQuestion } from "../tables.schemas";
import type { QuoteService } from "./quote.service";
import type { SetupService } from "./setup.service";
import type { TablesService } from "./tables.service";

type Catalogue = { status: SetupService; quotes: QuoteService; tables: TablesService };

/** The catalogue's calls. */
export function catalogueRoutes(app: FastifyInstance, { status, quotes, tables }: Catalogue): void {
  route(app, catalogueContract.getCatalogueStanding, { data: CatalogueSetup }, ({ caller }) => status.getSetup(caller));
  route(app, catalogueContract.getQuoteChoices, { data: QuoteChoices }, ({ caller }) => quotes.choices(caller));
  route(app, catalogueContract.quoteCar, { body: CarQuoteQuestion, data: Quote }, ({ caller, body }) =>
    quotes.car(caller, body),
  );
  route(app, catalogueContract.quoteStay, { body: StayQuoteQuestion, data: Quote }, ({ caller, body }) =>
    quotes.stay(caller, body),
  );
  route(app, catalogueContract.getCataloguePage, { body: TableQuestion, data: TablePage }, ({ caller, body }) =>
    tables.page(caller, body),
  );
  route(app, catalogueContract.getCatalogueChanges, { data: Type.Array(MadeChange) }, ({ caller }) =>
    tables.changes(caller),
  );
  route(app, catalogueContract.changeCatalogue, { body: RowsChange, data: ChangeOutcome }, ({ caller, body }) =>
    tables.change(caller, body),
  );
  route(app, catalogueContract.undoCatalogueChange, { body: ChangeUndo, data: ChangeOutcome }, ({ caller, body }) =>
    tables.undo(caller, body),
  );
}
