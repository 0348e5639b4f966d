import { endpoint } from "../../shared/endpoint";
import type { CatalogueStanding } from "./catalogue.schemas";
import type { CarQuoteQuestion, Quote, QuoteChoices, StayQuoteQuestion } from "./quote.schemas";

const keepers = { access: "staff", staff: ["content"] } as const;

/** What the shop offers: for the owner and for who looks after the catalogue. */
export const catalogueContract = {
  getCatalogueStanding: endpoint<CatalogueStanding>()({ method: "GET", path: "/api/support/catalogue", ...keepers }),
  getQuoteChoices: endpoint<QuoteChoices>()({ method: "GET", path: "/api/support/catalogue/quotes", ...keepers }),
  /** What a rental would cost at an instant, and by which rows. It changes nothing. (OPS-41) */
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
} as const;
