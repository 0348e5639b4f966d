import Type, { type Static } from "typebox";
import { Email, Id, InstantMs, Line, Strict } from "../../shared/schemas";

/** A client's name, e-mail address, a plan's or booking's id, a supplier's, payment's or voucher's reference. */
export const PlanQuery = Strict({ Query: Line(120, 2) });
export type PlanQuery = Static<typeof PlanQuery>;

export const FoundPlan = Strict({
  TravelPlanId: Id,
  ClientName: Type.String(),
  ClientEmail: Email,
  /** The dotted state of the last fact; the plan's own page lets the clock catch up. */
  State: Type.String(),
  CreatedAt: InstantMs,
  BookingIds: Type.Array(Id),
});
export type FoundPlan = Static<typeof FoundPlan>;

/** Newest first. */
export const FoundPlans = Strict({
  Plans: Type.Array(FoundPlan),
  /** There are more than are listed. */
  More: Type.Boolean(),
});
export type FoundPlans = Static<typeof FoundPlans>;
