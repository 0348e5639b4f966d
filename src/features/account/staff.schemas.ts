import Type, { type Static } from "typebox";
import { Strict } from "../../shared/schemas";

const StaffRole = Type.Union([
  Type.Literal("owner"),
  Type.Literal("desk"),
  Type.Literal("finance"),
  Type.Literal("content"),
]);

/** What the caller is there for. */
export const StaffSelf = Strict({ StaffRole });
export type StaffSelf = Static<typeof StaffSelf>;
