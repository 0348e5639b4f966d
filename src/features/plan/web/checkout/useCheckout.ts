import { useActorRef, useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { pollingOptions } from "../../../../platform/web/pollingOptions";
import { ofPlan } from "../../../../platform/web/tags";
import { useRefetchOnChange } from "../../../../platform/web/useRefetchOnChange";
import { type Instant, SECOND } from "../../../../shared/instant";
import type { Refusal } from "../../../../shared/refusals";
import type { CheckoutEvent } from "../../checkout/checkout.events";
import { MACHINE_VERSION } from "../../checkout/checkout.machine";
import { whyNot } from "../../checkout/checkout.reasons";
import type { Checkout } from "../../checkout/checkout.schemas";
import type { CheckoutSnapshot } from "../../checkout/checkout.states";
import { type DeadlineKind, upcoming } from "../../checkout/checkout.upcoming";
import { useGetCheckoutQuery } from "./checkout.api";
import { checkoutActor } from "./checkoutActor";
import { useServerNow } from "./deadline/useServerNow";

/** The delays in milliseconds before the server is asked again while it has not enforced an expired deadline. */
const ASK_AGAIN = 5 * SECOND;

/** `answer`: instead of `confirm`, if the client has a proposal to answer. */
export type ShownDeadline = { kind: DeadlineKind | "answer"; at: Instant; bookingId?: number };

/** A plan's checkout for a page: the server's last state of it, and the chart in that state. */
export type OpenCheckout = {
  checkout: Checkout;
  snapshot: CheckoutSnapshot;
  /** The server's time, epoch ms. */
  now: Instant;
  /** Everything the clock will enforce, soonest first. */
  deadlines: ShownDeadline[];
  /** The next one that concerns the client. */
  nextDeadline: ShownDeadline | null;
  /** Why an event would be refused now; empty if it would be accepted. */
  why: (event: (at: Instant) => CheckoutEvent) => Refusal[];
};

export type CheckoutAnswer =
  | { status: "loading" | "failed" | "outdated"; retry: () => void }
  | { status: "ready"; retry: () => void; open: OpenCheckout };

/** The cache tags that a fact of a plan may invalidate besides its checkout. */
const following = (planId: number | null) =>
  planId === null
    ? []
    : [...ofPlan(planId), { type: "Refunds", id: planId } as const, "Documents" as const, "Fund" as const];

/**
 * One actor for the open plan, which follows the server's answers and the server's time. Loading while its id is not
 * known yet. The plan's other data are reloaded when its state has changed. (CHART-8, FAULT-26)
 */
export function useCheckout(planId: number | null): CheckoutAnswer {
  const query = useGetCheckoutQuery({ planId: planId ?? 0 }, { skip: planId === null, ...pollingOptions() });
  const answered = query.currentData;
  useRefetchOnChange(answered?.Stored, query, following(planId));
  const offset = answered ? answered.Now - (query.fulfilledTimeStamp ?? answered.Now) : 0;
  const actor = useActorRef(checkoutActor, { input: answered });
  useEffect(() => actor.send({ type: "server.answered", checkout: answered }), [actor, answered]);
  const followed = useSelector(actor, ({ context }) => context);

  const asked = useRef(0);
  const { refetch } = query;
  const onSecond = useCallback(
    (present: Instant) => {
      actor.send({ type: "time.passed", at: present });
      const since = actor.getSnapshot().context?.askSince ?? null;
      // The later the server is, the less often it is asked: the plan is loaded again anyway.
      if (since === null || present - asked.current < Math.max(ASK_AGAIN, (present - since) / 2)) return;
      asked.current = present;
      refetch();
    },
    [actor, refetch],
  );

  // For one render the actor may still follow the previous plan.
  const { checkout, snapshot } = followed?.checkout.TravelPlanId === answered?.TravelPlanId ? (followed ?? {}) : {};
  const proposed = checkout?.Proposed;
  const deadlines = useMemo(() => (snapshot ? deadlinesOf(snapshot, proposed) : []), [snapshot, proposed]);
  // The client has nothing to do when the services end.
  const nextDeadline = deadlines.find(({ kind }) => kind !== "complete") ?? null;
  const now = useServerNow(offset, nextDeadline?.at ?? null, onSecond);

  if (answered && answered.MachineVersion !== MACHINE_VERSION) return { status: "outdated", retry: refetch };
  if (!checkout || !snapshot) return { status: query.error ? "failed" : "loading", retry: refetch };
  const why: OpenCheckout["why"] = (event) => whyNot(snapshot, event(now));
  return { status: "ready", retry: refetch, open: { checkout, snapshot, now, deadlines, nextDeadline, why } };
}

function deadlinesOf(snapshot: CheckoutSnapshot, proposed: readonly number[] = []): ShownDeadline[] {
  return upcoming(snapshot.context, (tag) => snapshot.hasTag(tag)).flatMap((item): ShownDeadline[] => {
    if (item.type !== "deadline") return [];
    return [item.bookingId !== undefined && proposed.includes(item.bookingId) ? { ...item, kind: "answer" } : item];
  });
}
