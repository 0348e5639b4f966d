import { bookingsOf, documentsOf, limitsOf, mailsOf, notesOf } from "./why.desk.rules";
import type { Known } from "./why.known";
import { differencesOf, disputesOf, holdersOf, movementsOf, refundsOf, transfersOf } from "./why.money.rules";
import type { PlanWhy } from "./why.schemas";
import { reasonsForState } from "./why.state.rules";

/**
 * Why a plan is in its state: first what waits for staff, each with its cause, evidence and deadline, then the one
 * thing that the plan itself waits for. Never empty. (DESK-23)
 */
export function whyOf(known: Known): PlanWhy[] {
  const forDesk = [
    ...disputesOf(known),
    ...movementsOf(known),
    ...refundsOf(known),
    ...holdersOf(known),
    ...transfersOf(known),
    ...documentsOf(known),
    ...bookingsOf(known),
    ...differencesOf(known),
    ...notesOf(known),
    ...mailsOf(known),
    ...limitsOf(known),
  ];
  const deskFirst = (one: PlanWhy) => (one.Waits === "desk" ? 0 : 1);
  return [...forDesk, ...reasonsForState(known, forDesk)].sort((a, b) => deskFirst(a) - deskFirst(b));
}
