import { replay } from "../../../features/desk/bundle/bundle";
import { newCheckout, snapshotAt } from "../../../features/plan/checkout/checkout.log";
import type { AppDispatch } from "../../../platform/web/state";
import { inspectorApi } from "./inspector.api";

/** Nothing renders these calls' answers: the store does not keep them. */
export const untracked = { track: false } as const;

/** A call's answer; null if it was refused. */
export async function asked<Data>(question: { unwrap: () => Promise<Data> }): Promise<Data | null> {
  return question.unwrap().catch(() => null);
}

/** A plan's events and state, and the client's time, read now; null where they cannot be loaded. */
export async function readPlanNow(planId: number, dispatch: AppDispatch) {
  const { endpoints } = inspectorApi;
  const bundle = await asked(dispatch(endpoints.lookAtPlan.initiate({ planId }, untracked)));
  const clock = await asked(dispatch(endpoints.lookAtClock.initiate(undefined, untracked)));
  if (!bundle || !clock) return null;
  const status = replay(bundle).at(-1)?.snapshot ?? newCheckout(planId);
  const events = bundle.events.map(({ event }) => event);
  return { events, snapshot: snapshotAt(status, clock.now), now: clock.now };
}
