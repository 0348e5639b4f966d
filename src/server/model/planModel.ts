import type { DocumentChecks } from "../../features/checkout/checkout.checks";
import { type CheckoutContext, openBookings } from "../../features/checkout/checkout.context";
import type { AddedBooking, CheckoutEvent } from "../../features/checkout/checkout.events";
import { applyEvent, decide, newCheckout } from "../../features/checkout/checkout.log";
import type { CheckoutSnapshot } from "../../features/checkout/checkout.states";
import type { Instant } from "../../shared/instant";
import type { Refusal } from "../../shared/refusals";
import type { Move } from "./moves";

/** One plan and what surrounds it, as far as it decides what happens to the plan: the production chart does the rest. */
export type PlanModel = {
  snapshot: CheckoutSnapshot;
  now: Instant;
  /** The client's licence: taken long ago, or too lately for the cars. */
  licence: "old" | "young";
  /** What the provider, silent until now, says when it is asked again. */
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

/** Plays a move by the production chart alone; null where the move makes no sense. Pure. */
export function play(model: PlanModel, move: Move, fresh: Fresh): Played | null {
  if (model.byHand && !move.needsNoRows) return null;
  const events = move.events(model, fresh);
  if (!events) return null;
  const played: Played = { next: { ...model, ...move.changes }, happened: [], refused: null, refusals: [] };
  for (const event of events) if (!played.refused) take(played, event);
  if (played.refused) return { ...played, next: { ...model, snapshot: played.next.snapshot } };
  if (move.probe) return null;
  if (move.leavesNoRows) played.next.byHand = true;
  check(played);
  return played;
}

function take(played: Played, event: CheckoutEvent): void {
  const { next } = played;
  const decision = decide(next.snapshot, event);
  for (const accepted of decision.events) {
    played.happened.push({ before: next.snapshot, event: accepted });
    next.snapshot = applyEvent(next.snapshot, accepted);
  }
  next.now = Math.max(next.now, event.at);
  if (event.type === "booking.added" && decision.accepted) next.lastBooked = event.booking.id;
  if (decision.accepted) return;
  played.refused = { before: next.snapshot, event };
  played.refusals = decision.refusals;
}

/** The server makes the documents' checks as soon as a plan lacks them. */
function check(played: Played): void {
  const { next } = played;
  const { context } = next.snapshot;
  if (context.checks !== null || openBookings(context).length === 0) return;
  const event: CheckoutEvent = { type: "documents.checked", at: next.now, checks: checksOf(next.licence) };
  if (next.snapshot.can(event)) take(played, event);
}

/** Licences younger than this, in years, are too young for the car that these plans rent. */
export const LICENCE_YEARS = 2;

export function checksOf(licence: PlanModel["licence"]): DocumentChecks {
  const tooYoung: Refusal = { code: "licenceTooYoung", facts: { years: LICENCE_YEARS } };
  return { profile: null, documents: null, licenceAge: licence === "old" ? null : tooYoung, passportPeriod: null };
}

/** Whether a plan may have another booking in these plays: two are enough to tell one from all. */
export const hasRoom = ({ bookings }: CheckoutContext): boolean => bookings.length < 2;
