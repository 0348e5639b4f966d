import { useCallback, useEffect, useState } from "react";
import type { CheckoutEvent } from "../../../../features/plan/checkout/checkout.events";
import { withStorage } from "../../../../platform/web/withStorage";
import type { SeenPlan } from "../../coverage/coverage";
import type { Deed } from "../../story/playwright-test";

/** A test session: what a tester did and saw in the inspector, stored while the tab is open. */
export type TestSession = {
  plans: SeenPlan[];
  deeds: Deed[];
  see: (planId: number, events: readonly CheckoutEvent[]) => void;
  refuse: (planId: number, after: number, event: CheckoutEvent) => void;
  /** Adds a plan's events, and its refused events. */
  learn: (seen: SeenPlan) => void;
  note: (deed: Deed) => void;
  /** Notes the state of the last scenario's plan, as an action of its own if it differs from the state before. */
  noteState: (planId: number, state: string) => void;
  clear: () => void;
};

type Kept = { plans: SeenPlan[]; deeds: Deed[] };

const KEY = "malecon.inspector";
const nothing: Kept = { plans: [], deeds: [] };

export function useTestSession(): TestSession {
  const [kept, setKept] = useState(readKept);
  useEffect(() => keep(kept), [kept]);

  const see = useCallback<TestSession["see"]>((planId, events) => {
    setKept((before) => {
      const known = before.plans.find((plan) => plan.planId === planId);
      if (known && known.events.length === events.length) return before;
      return withPlan(before, { planId, events, refused: known?.refused ?? [] });
    });
  }, []);
  const refuse = useCallback<TestSession["refuse"]>((planId, after, event) => {
    setKept((before) => {
      const known = before.plans.find((plan) => plan.planId === planId);
      return known ? withPlan(before, { ...known, refused: [...known.refused, { after, event }] }) : before;
    });
  }, []);
  const learn = useCallback<TestSession["learn"]>(
    (seen) => setKept((before) => ({ ...before, plans: learned(before.plans, seen) })),
    [],
  );
  const note = useCallback<TestSession["note"]>(
    (deed) => setKept((before) => ({ ...before, deeds: [...before.deeds, deed] })),
    [],
  );
  const noteState = useCallback<TestSession["noteState"]>((planId, state) => {
    setKept((before) => {
      const begin = before.deeds.findLastIndex(({ type }) => type === "scenario");
      const [built, ...after] = before.deeds.slice(Math.max(begin, 0));
      if (built?.type !== "scenario" || built.planId !== planId) return before;
      const known = after.findLast((deed) => "state" in deed && deed.planId === planId);
      if (known && "state" in known && known.state === state) return before;
      return { ...before, deeds: [...before.deeds, { type: "state", planId, state }] };
    });
  }, []);
  const clear = useCallback(() => setKept(nothing), []);
  return { ...kept, see, refuse, learn, note, noteState, clear };
}

/** Stores an action of a page that is being left, for the inspector that opens next. */
export function noteDeed(deed: Deed): void {
  const kept = readKept();
  keep({ ...kept, deeds: [...kept.deeds, deed] });
}

/** What was seen of all plans, updated with one of them. */
export function learned(plans: readonly SeenPlan[], seen: SeenPlan): SeenPlan[] {
  const known = plans.find(({ planId }) => planId === seen.planId);
  const refused = [...(known?.refused ?? []), ...seen.refused];
  return [...plans.filter((plan) => plan !== known), { ...seen, refused }];
}

function withPlan({ plans, deeds }: Kept, plan: SeenPlan): Kept {
  return { deeds, plans: [...plans.filter(({ planId }) => planId !== plan.planId), plan] };
}

function keep(kept: Kept): void {
  withStorage(() => sessionStorage.setItem(KEY, JSON.stringify(kept)));
}

/** Data stored by another version of the inspector, or invalid data, count as none. */
function readKept(): Kept {
  try {
    const kept: Partial<Kept> | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return Array.isArray(kept?.plans) && Array.isArray(kept.deeds) ? { plans: kept.plans, deeds: kept.deeds } : nothing;
  } catch {
    return nothing;
  }
}
