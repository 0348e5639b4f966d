import { amountDue } from "../../../features/plan/checkout/checkout.context";
import { nextDeadlineOf } from "../../../features/plan/checkout/checkout.log";
import { type CheckoutSnapshot, stateName } from "../../../features/plan/checkout/checkout.states";
import type { Instant } from "../../../shared/instant";
import type { SentEvent } from "../event/event-fields";
import type { PageStep } from "./page-step";
import type { BuiltDeed, EventDeed, MovedClock, Story } from "./playwright-test";

/** The functions that replay a story. Each rejects, or resolves to null or false, if it could not be done. */
export type ReplayActions = {
  build: (name: string) => Promise<Omit<BuiltDeed, "type" | "name"> | null>;
  /** The plan's dotted state after the event. */
  send: (planId: number, event: SentEvent) => Promise<string | null>;
  setClock: (move: Exclude<MovedClock, "toDeadline">, ofAll: boolean) => Promise<boolean>;
  /** The plan's state, and the client's time. */
  look: (planId: number) => Promise<{ snapshot: CheckoutSnapshot; now: Instant } | null>;
  onPage: (step: PageStep) => Promise<boolean>;
  /** Waits a moment before the next look; false: it has waited long enough. */
  wait: () => Promise<boolean>;
};

/** How a trial ended. `at`: the index of the action that stopped it; null: the start or the end. */
export type Verdict =
  | { passed: true }
  | { passed: false; at: number | null; why: "notBuilt" | "notDone" }
  | { passed: false; at: number | null; why: "otherState"; expected: string; found: string };

/**
 * Replays a story from a newly built scenario, as its test will: every event must lead to the same state, every step on
 * a page must find its element, and the plan must end in the same state. (QA-2)
 */
export async function tryStory({ built, deeds, state }: Story, actions: ReplayActions): Promise<Verdict> {
  const fresh = await actions.build(built.name);
  if (!fresh) return { passed: false, at: null, why: "notBuilt" };

  /** A page's own call may still be running: looks again until the state is reached. */
  const standsIn = async (expected: string, at: number | null): Promise<Verdict | null> => {
    for (;;) {
      const seen = await actions.look(fresh.planId);
      const found = seen ? stateName(seen.snapshot) : "";
      if (found === expected) return null;
      if (!(await actions.wait())) return { passed: false, at, why: "otherState", expected, found };
    }
  };
  const move = async (by: MovedClock): Promise<Exclude<MovedClock, "toDeadline"> | null> => {
    if (by === "toDeadline") {
      const seen = await actions.look(fresh.planId);
      const deadline = seen && nextDeadlineOf(seen.snapshot, seen.now);
      return deadline ? { to: deadline.at } : null;
    }
    return "to" in by ? { to: fresh.builtAt + by.to - built.builtAt } : by;
  };

  for (const [at, deed] of deeds.entries()) {
    const notDone = { passed: false, at, why: "notDone" } as const;
    if (deed.type === "page") {
      if (!(await actions.onPage(deed.step))) return notDone;
    } else if (deed.type === "state") {
      const elsewhere = await standsIn(deed.state, at);
      if (elsewhere) return elsewhere;
    } else if (deed.type === "clock") {
      const given = await move(deed.move);
      if (!given || !(await actions.setClock(given, deed.ofAll))) return notDone;
    } else {
      const elsewhere = deeds[at - 1]?.type === "page" ? await standsIn(deed.from, at) : null;
      if (elsewhere) return elsewhere;
      const seen = await actions.look(fresh.planId);
      const found = seen && (await actions.send(fresh.planId, sameEvent(deed, built, fresh, seen.snapshot)));
      if (!found) return notDone;
      if (found !== deed.state) return { passed: false, at, why: "otherState", expected: deed.state, found };
    }
  }
  return (await standsIn(state, null)) ?? { passed: true };
}

/**
 * The same event for the fresh plan: its booking at the same position from the newest, its own attempt, and today's
 * amount due.
 */
function sameEvent(
  { event, due, attempt }: EventDeed,
  built: BuiltDeed,
  fresh: Pick<BuiltDeed, "bookingIds">,
  { context }: CheckoutSnapshot,
): SentEvent {
  const place = "bookingId" in event ? built.bookingIds.indexOf(event.bookingId) - built.bookingIds.length : 0;
  const bookingId = "bookingId" in event && place >= -built.bookingIds.length ? fresh.bookingIds.at(place) : undefined;
  const attemptId = attempt && context[attempt]?.id;
  return {
    ...event,
    ...(bookingId !== undefined && { bookingId }),
    ...(attemptId !== undefined && { attemptId }),
    ...("amount" in event && event.amount === due && { amount: amountDue(context) }),
  };
}
