import Type, { type Static } from "typebox";
import { Strict } from "../../shared/schemas";
import { lackNames } from "./catalogue.lacks";

/** The catalogue's counts, and what is missing. */
export const CatalogueStanding = Strict({
  Lacks: Type.Array(Type.Enum([...lackNames])),
  /** Its tables, by the names of their files: all rows, and those of them that are off sale. */
  Tables: Type.Array(Strict({ Name: Type.String(), Rows: Type.Integer(), OffSale: Type.Integer() })),
});
export type CatalogueStanding = Static<typeof CatalogueStanding>;
