import type { ComponentType, ReactNode } from "react";
import type { CheckoutStep } from "../checkout/checkout.states";
import type { TravelPlan } from "../plan.schemas";
import type { OpenCheckout } from "./checkout/useCheckout";

/** Places on the plan's page that higher features fill. */
export type PlanSlots = {
  /** A reminder of another paid plan that waits for its signature. (PLAN-2) */
  readonly SigningBanner: ComponentType<{ readonly except: number | null }>;
  /** The alternatives that staff propose, each with its answers. */
  readonly Proposals: ComponentType<{ readonly plan: TravelPlan; readonly open: OpenCheckout }>;
  /** Reviews of the payment by staff, such as the name on the card. (PAY-4) */
  readonly PaymentReviews: ComponentType<{ readonly planId: number; readonly open: OpenCheckout }>;
  /**
   * Replaces the step of signing or printing while a dispute blocks the papers; otherwise shows its children. (DESK-90)
   */
  readonly HeldPapers: ComponentType<{
    readonly plan: TravelPlan;
    readonly step: CheckoutStep;
    /** The deadline to sign: an open dispute does not change it; after a lost one nothing is left to sign. */
    readonly deadline: ReactNode;
    readonly children: ReactNode;
  }>;
  /**
   * The text of the paid step: thanks, or that a dispute blocks the payment or that the bank has refunded it. (DESK-90)
   */
  readonly PaidRemark: ComponentType<{ readonly plan: TravelPlan }>;
  /** Shows its children, which offer a booking's refund, unless none can be asked for now. (PAY-31) */
  readonly Refundable: ComponentType<{
    readonly planId: number;
    readonly bookingId: number;
    readonly children: ReactNode;
  }>;
  /** Shows its children, which lead to a voucher or to paying a change, unless a dispute holds both. (DESK-90, PLAN-44) */
  readonly Printable: ComponentType<{ readonly planId: number; readonly children: ReactNode }>;
  /**
   * Gives its children what to do and where to be, by date, once the plan is paid, or its skeleton while it is not known
   * whether it can be told; null where it cannot. (PAPER-14)
   */
  readonly TripGuide: ComponentType<{
    readonly plan: TravelPlan;
    readonly isPaid: boolean;
    readonly children: (trip: ReactNode) => ReactNode;
  }>;
  /** Shows where a paid plan's money is: the refunded and the kept amounts. (REFUND-17) */
  readonly PlanRefunds: ComponentType<{ readonly planId: number }>;
};
