import { endpoint } from "../../shared/endpoint";
import type { CatalogueStanding } from "./catalogue.schemas";

/** What the shop offers: for the owner and for who looks after the catalogue. */
export const catalogueContract = {
  getCatalogueStanding: endpoint<CatalogueStanding>()({
    method: "GET",
    path: "/api/support/catalogue",
    access: "staff",
    staff: ["content"],
  }),
} as const;
