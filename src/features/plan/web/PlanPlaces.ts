import type { ComponentType, ReactNode } from "react";
import type { Instant } from "../../../shared/instant";
import type { CheckoutStep } from "../checkout/checkout.states";
import type { Booking, TravelPlan } from "../plan.schemas";
import type { OpenCheckout } from "./checkout/useCheckout";

/** Places on the page of the plan that features above the plan fill. */
export type PlanPlaces = {
  /** Reminds of a paid plan, other than the one on the page, that waits for its signature. (PLAN-2) */
  readonly SigningBanner: ComponentType<{ readonly except: number | null }>;
  /** The alternatives that staff propose. Gives the page their number, which decides the present step, and their cards. */
  readonly Proposals: ComponentType<{
    readonly plan: TravelPlan;
    readonly open: OpenCheckout;
    readonly children: (count: number, cards: ReactNode) => ReactNode;
  }>;
  /** Reviews of the payment by staff, such as the name on the card. (PAY-4) */
  readonly PaymentReviews: ComponentType<{ readonly planId: number; readonly open: OpenCheckout }>;
  /** In place of the step of signing or printing while a dispute of the payment holds it; else its children. (DESK-90) */
  readonly HeldPapers: ComponentType<{
    readonly plan: TravelPlan;
    readonly step: CheckoutStep;
    /** Until when there is time to sign: a dispute does not change it, but where it is lost nothing is left to sign. */
    readonly deadline: ReactNode;
    readonly children: ReactNode;
  }>;
  /** The link to alternatives for a lost booking, on its days and at its place; `now` is the server's. (PLAN-29) */
  readonly Similar: ComponentType<{ readonly booking: Booking; readonly now: Instant }>;
};
