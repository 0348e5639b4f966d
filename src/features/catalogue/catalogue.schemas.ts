import Type, { type Static } from "typebox";
import { Strict } from "../../shared/schemas";
import { lackNames } from "./catalogue.lacks";

/** The catalogue's counts, and what is missing. */
export const CatalogueStanding = Strict({
  Lacks: Type.Array(Type.Enum([...lackNames])),
  /** The tables by their file names: the number of rows, and of those off sale. */
  Tables: Type.Array(Strict({ Name: Type.String(), Rows: Type.Integer(), OffSale: Type.Integer() })),
});
export type CatalogueStanding = Static<typeof CatalogueStanding>;
