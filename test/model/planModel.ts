import type { DocumentChecks } from "../../src/features/plan/checkout/checkout.checks";
import type { CheckoutContext } from "../../src/features/plan/checkout/checkout.context";
import type { AddedBooking, CheckoutEvent } from "../../src/features/plan/checkout/checkout.events";
import { newCheckout } from "../../src/features/plan/checkout/checkout.log";
import type { CheckoutSnapshot } from "../../src/features/plan/checkout/checkout.states";
import type { Instant } from "../../src/shared/instant";
import type { Refusal } from "../../src/shared/refusals";

/** One plan and what surrounds it, as far as it decides what happens to the plan: the production chart does the rest. */
export type PlanModel = {
  snapshot: CheckoutSnapshot;
  now: Instant;
  /** The client's licence: taken long ago, or too lately for the cars. */
  licence: "old" | "young";
  /** The answer of a provider that was silent, when it is asked again. */
  providerSays: "yes" | "no" | null;
  /** Something happened that only the inspector makes happen: rows that people's calls need are missing. */
  byHand: boolean;
  /** The last car that was booked, whether it is still in the plan or not. */
  lastBooked: number | null;
};

/** What a move brings into the plan that was not there: the ids and facts of real rows, or the model's own. */
export type Fresh = { booking: AddedBooking; attemptId: string };

/** An event as it happened, on the plan as it was then. */
export type Happened = { before: CheckoutSnapshot; event: CheckoutEvent };

/** What a move amounts to. A refusal ends it: the plan then is what it was when the refused event came. */
export type Played = { next: PlanModel; happened: Happened[]; refused: Happened | null; refusals: Refusal[] };

/** Nothing was booked yet: there is no plan on the server either. */
export function emptyPlan(planId: number, now: Instant): PlanModel {
  return {
    snapshot: newCheckout(planId),
    now,
    licence: "old",
    providerSays: null,
    byHand: false,
    lastBooked: null,
  };
}

/** Licences younger than this, in years, are too young for the car that these plans rent. */
export const LICENCE_YEARS = 2;

export function checksOf(licence: PlanModel["licence"]): DocumentChecks {
  const tooYoung: Refusal = { code: "licenceTooYoung", facts: { years: LICENCE_YEARS } };
  return { profile: null, documents: null, licenceAge: licence === "old" ? null : tooYoung, passportPeriod: null };
}

/** Whether a plan may have another booking in these plays: two are enough to tell one from all. */
export const hasRoom = ({ bookings }: CheckoutContext): boolean => bookings.length < 2;
