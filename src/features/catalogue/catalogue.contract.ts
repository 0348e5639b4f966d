import { endpoint } from "../../shared/endpoint";
import type { CatalogueSetup } from "./catalogue.schemas";
import type { CarQuoteQuestion, Quote, QuoteChoices, StayQuoteQuestion } from "./quote.schemas";
import type { ChangeOutcome, ChangeUndo, MadeChange, RowsChange, TablePage, TableQuestion } from "./tables.schemas";

const keepers = { access: "staff", staff: ["content"] } as const;
/** Finance look after the payment methods; the service decides which tables a role may use. (OPS-74) */
const withFinance = { access: "staff", staff: ["content", "finance"] } as const;

/** The catalogue, for the owner and for staff who look after it. */
export const catalogueContract = {
  getCatalogueStanding: endpoint<CatalogueSetup>()({ method: "GET", path: "/api/support/catalogue", ...withFinance }),
  getQuoteChoices: endpoint<QuoteChoices>()({ method: "GET", path: "/api/support/catalogue/quotes", ...keepers }),
  /** The price of a rental at an instant, and the rows behind it. It changes nothing. (OPS-41) */
  quoteCar: endpoint<Quote, CarQuoteQuestion>()({
    method: "POST",
    path: "/api/support/catalogue/quotes/car",
    ...keepers,
  }),
  quoteStay: endpoint<Quote, StayQuoteQuestion>()({
    method: "POST",
    path: "/api/support/catalogue/quotes/stay",
    ...keepers,
  }),
  getCataloguePage: endpoint<TablePage, TableQuestion>()({
    method: "POST",
    path: "/api/support/catalogue/rows",
    ...withFinance,
  }),
  getCatalogueChanges: endpoint<MadeChange[]>()({
    method: "GET",
    path: "/api/support/catalogue/changes",
    ...withFinance,
  }),
  /** Changes rows of a table, or previews that. (OPS-42) */
  changeCatalogue: endpoint<ChangeOutcome, RowsChange>()({
    method: "POST",
    path: "/api/support/catalogue/changes",
    ...withFinance,
  }),
  /** Undoes a change, or previews that. (OPS-42) */
  undoCatalogueChange: endpoint<ChangeOutcome, ChangeUndo>()({
    method: "POST",
    path: "/api/support/catalogue/changes/undo",
    ...withFinance,
  }),
} as const;
