import { openBookings } from "../../src/features/plan/checkout/checkout.context";
import type { CheckoutEvent } from "../../src/features/plan/checkout/checkout.events";
import { decide } from "../../src/features/plan/checkout/checkout.log";
import type { Move } from "./moves";
import { checkedNow, type Fresh, type PlanModel, type Played } from "./planModel";

/** Plays a move by the production chart alone; null if the move makes no sense. Pure. */
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
  played.happened.push(...decision.transitions);
  next.snapshot = decision.snapshot;
  next.now = Math.max(next.now, event.at);
  if (event.type === "booking.added" && decision.accepted) next.lastBooked = event.booking.id;
  if (decision.accepted) return;
  played.refused = { before: next.snapshot, event };
  played.refusals = decision.refusals;
}

/** Like the server, checks the documents as soon as a plan lacks the checks. */
function check(played: Played): void {
  const { next } = played;
  const { context } = next.snapshot;
  if (context.checks !== null || openBookings(context).length === 0) return;
  const event = checkedNow(next.licence, next.now);
  if (next.snapshot.can(event)) take(played, event);
}
