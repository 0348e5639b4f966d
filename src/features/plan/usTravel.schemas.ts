import Type, { type Static } from "typebox";
import { Nullable, Strict } from "../../shared/schemas";
import { usTravelCategories } from "./usTravel.rules";

export const UsTravelCategory = Type.Enum(usTravelCategories);

/** By which general license of OFAC a plan's people travel, where US law holds for them. Ours. (PLAN-50) */
export const UsTravel = Strict({
  /** Whether this shop asks for it. */
  Asked: Type.Boolean(),
  /** The client's residence or passport is of the United States: US law holds, whatever is said. */
  ByData: Type.Boolean(),
  /** US law holds, by the data or as the client says. */
  UnderUsLaw: Type.Boolean(),
  Category: Nullable(UsTravelCategory),
});
export type UsTravel = Static<typeof UsTravel>;

/** What the client says; without a category as long as it is not chosen. */
export const StatedUsTravel = Strict({ UnderUsLaw: Type.Boolean(), Category: Nullable(UsTravelCategory) });
export type StatedUsTravel = Static<typeof StatedUsTravel>;
