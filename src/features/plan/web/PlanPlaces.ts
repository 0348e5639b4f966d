import type { ComponentType, ReactNode } from "react";
import type { TravelPlan } from "../plan.schemas";
import type { OpenCheckout } from "./checkout/useCheckout";

/** Places on the page of the plan that features above the plan fill. */
export type PlanPlaces = {
  /** Reminds of a paid plan, other than the one on the page, that waits for its signature. (PLAN-2) */
  readonly SigningBanner: ComponentType<{ readonly except: number | null }>;
  /** What staff propose in a booking's place. Hands the page how many there are, which decides the present step, and the cards. */
  readonly Proposals: ComponentType<{
    readonly plan: TravelPlan;
    readonly open: OpenCheckout;
    readonly children: (count: number, cards: ReactNode) => ReactNode;
  }>;
};
