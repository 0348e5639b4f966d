import type { ComponentType, ReactNode } from "react";
import type { TravelPlan } from "../../../plan/plan.schemas";

/** A place on the page that a higher feature fills. */
export type DifferenceSlots = {
  /** Shows its children, which pay, unless a dispute of the plan's payment holds its changes. (PLAN-42) */
  readonly Held: ComponentType<{ readonly plan: TravelPlan; readonly children: ReactNode }>;
};
