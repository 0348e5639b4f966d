import Type, { type Static } from "typebox";
import { Strict } from "../../shared/schemas";
import { missingNames } from "./catalogue.setup";

/** The catalogue's counts, and what is missing. */
export const CatalogueSetup = Strict({
  Missing: Type.Array(Type.Enum([...missingNames])),
  /** The tables by their file names: the number of rows, and of those off sale. */
  Tables: Type.Array(Strict({ Name: Type.String(), Rows: Type.Integer(), OffSale: Type.Integer() })),
});
export type CatalogueSetup = Static<typeof CatalogueSetup>;
