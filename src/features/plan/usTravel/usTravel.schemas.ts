import Type, { type Static } from "typebox";
import { Nullable, Strict } from "../../../shared/schemas";
import { usTravelCategories } from "./usTravel.rules";

export const UsTravelCategory = Type.Enum(usTravelCategories);

/** The general OFAC license under which a plan's people travel, if US law applies to them. Not in the specification. (PLAN-50) */
export const UsTravel = Strict({
  /** Whether this shop asks for it. */
  Asked: Type.Boolean(),
  /** The client's residence or passport is of the United States: US law applies, whatever the client states. */
  ByData: Type.Boolean(),
  /** US law applies, by the data or by the client's statement. */
  UnderUsLaw: Type.Boolean(),
  Category: Nullable(UsTravelCategory),
});
export type UsTravel = Static<typeof UsTravel>;

/** The client's statement; without a category until one is chosen. */
export const StatedUsTravel = Strict({ UnderUsLaw: Type.Boolean(), Category: Nullable(UsTravelCategory) });
export type StatedUsTravel = Static<typeof StatedUsTravel>;
