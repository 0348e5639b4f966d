import type { Instant } from "../../../shared/instant";
import type { CheckoutEvent } from "./checkout.events";
import { fold, revive, store } from "./checkout.log";
import { MACHINE_VERSION } from "./checkout.machine";
import type { StoredCheckout } from "./checkout.schemas";
import type { CheckoutSnapshot } from "./checkout.states";

/**
 * The fold of a plan's first facts, so that a command folds only the later ones. Only a cache: the facts decide, and a
 * checkpoint of another version of the chart is ignored. (CHART-9, SPEED-8)
 */
export type Checkpoint = {
  machineVersion: number;
  /** How many facts it holds, and the instant of the last one. */
  facts: number;
  at: Instant;
  stored: StoredCheckout;
};

/** How many of a plan's facts need not be folded again. */
export const factsIn = (checkpoint: Checkpoint | null): number => usable(checkpoint)?.facts ?? 0;

/** The plan folded from a checkpoint and the later facts, and the instant of its last fact (0 without any). */
export function resume(
  planId: number,
  checkpoint: Checkpoint | null,
  later: readonly CheckoutEvent[],
): { snapshot: CheckoutSnapshot; lastAt: Instant } {
  const begun = usable(checkpoint);
  const snapshot = fold(planId, later, begun && revive(begun.stored));
  return { snapshot, lastAt: later.at(-1)?.at ?? begun?.at ?? 0 };
}

/** The checkpoint of a plan with this many facts. */
export function checkpointOf(snapshot: CheckoutSnapshot, facts: number, at: Instant): Checkpoint {
  return { machineVersion: MACHINE_VERSION, facts, at, stored: store(snapshot) };
}

const usable = (checkpoint: Checkpoint | null) =>
  checkpoint?.machineVersion === MACHINE_VERSION ? checkpoint : undefined;
