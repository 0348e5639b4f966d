import type { DocumentChecks } from "../../src/features/plan/checkout/checkout.checks";
import type { CheckoutContext } from "../../src/features/plan/checkout/checkout.context";
import type { AddedBooking, CheckoutEvent } from "../../src/features/plan/checkout/checkout.events";
import { newCheckout } from "../../src/features/plan/checkout/checkout.log";
import type { CheckoutSnapshot } from "../../src/features/plan/checkout/checkout.states";
import type { Instant } from "../../src/shared/instant";
import type { Refusal } from "../../src/shared/refusals";

/** A plan and the facts around it that affect its events; the production chart does the rest. */
export type PlanModel = {
  snapshot: CheckoutSnapshot;
  now: Instant;
  /** The client's licence: old enough, too new for the cars, or old enough and still to be reviewed by staff. */
  licence: "old" | "young" | "unreviewed";
  /** The later answer of a provider that was silent. */
  providerSays: "yes" | "no" | null;
  /** QA has sent events: rows that people's calls need are missing. */
  byHand: boolean;
  /** The last booked car, whether it is still in the plan or not. */
  lastBooked: number | null;
};

/** New values of a move: ids and facts of real rows, or the model's own. */
export type Fresh = { booking: AddedBooking; attemptId: string };

/** An applied event, with the plan before it. */
export type Happened = { before: CheckoutSnapshot; event: CheckoutEvent };

/** The result of a move. A refusal ends it: `next` is then the plan before the refused event. */
export type Played = { next: PlanModel; happened: Happened[]; refused: Happened | null; refusals: Refusal[] };

/** A plan before its first booking; on the server it does not exist yet. */
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

/** Licences younger than this, in years, are too new for the car that these plans rent. */
export const LICENCE_YEARS = 2;

export function checksOf(licence: PlanModel["licence"]): DocumentChecks {
  const tooYoung: Refusal = { code: "licenceTooYoung", facts: { years: LICENCE_YEARS } };
  const inReview: Refusal = { code: "documentsInReview", facts: {} };
  return {
    profile: null,
    documents: licence === "unreviewed" ? inReview : null,
    licenceAge: licence === "young" ? tooYoung : null,
    passportPeriod: null,
  };
}

/** The server's checks of the documents as an event. */
export function checkedNow(licence: PlanModel["licence"], at: Instant): CheckoutEvent {
  const withStaff = licence === "unreviewed";
  return { type: "documents.checked", at, checks: checksOf(licence), ...(withStaff && { withStaff }) };
}

/** Whether a plan may get another booking in these tests: two are enough to distinguish one from all. */
export const hasRoom = ({ bookings }: CheckoutContext): boolean => bookings.length < 2;
