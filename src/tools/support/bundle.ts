import type { CheckoutEvent } from "../../features/checkout/checkout.events";
import { applyEvent, newCheckout } from "../../features/checkout/checkout.log";
import { MACHINE_VERSION } from "../../features/checkout/checkout.machine";
import { whyNot } from "../../features/checkout/checkout.reasons";
import { type CheckoutSnapshot, stateName } from "../../features/checkout/checkout.states";
import type { Instant } from "../../shared/instant";
import type { Refusal } from "../../shared/refusals";

/**
 * A plan as support takes it home: its facts and the machine they were written for. Facts carry ids, instants, amounts
 * and reasons, never a name, a document or a card, so there is nothing of a person in it.
 */
export type PlanBundle = {
  format: "malecon-plan";
  machineVersion: number;
  planId: number;
  exportedAt: Instant;
  events: BundledEvent[];
};

export type BundledEvent = { actor: string; recordedAt: Instant; event: CheckoutEvent };

/** A plan's log as a bundle: of who made an entry only the kind, never the id. `exportedAt`: epoch ms. */
export function bundleOf(planId: number, log: readonly BundledEvent[], exportedAt: Instant): PlanBundle {
  const events = log.map(({ actor, recordedAt, event }) => ({ actor, recordedAt, event }));
  return { format: "malecon-plan", machineVersion: MACHINE_VERSION, planId, exportedAt, events };
}

/** One event of a bundle and the plan after it; refusals when this machine would not take it. */
export type ReplayStep = BundledEvent & {
  index: number;
  state: string;
  snapshot: CheckoutSnapshot;
  refusals: Refusal[];
};

export class UnreadableBundle extends Error {}

/** Checks that a file is a bundle this machine can replay. Throws UnreadableBundle that says what is wrong. */
export function readBundle(text: string): PlanBundle {
  const bundle = parse(text);
  if (bundle?.format !== "malecon-plan" || !Array.isArray(bundle.events)) {
    throw new UnreadableBundle("This file is not a bundle of a travel plan.");
  }
  if (typeof bundle.machineVersion !== "number") {
    throw new UnreadableBundle("This bundle does not say for which version of the checkout machine it was written.");
  }
  if (bundle.machineVersion !== MACHINE_VERSION) {
    throw new UnreadableBundle(
      `This bundle was written for version ${bundle.machineVersion} of the checkout machine; this is version ${MACHINE_VERSION}.`,
    );
  }
  return bundle;
}

function parse(text: string): PlanBundle | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The bundle's plan, step by step. */
export function replay({ planId, events }: Pick<PlanBundle, "planId" | "events">): ReplayStep[] {
  let snapshot = newCheckout(planId);
  return events.map((bundled, index) => {
    const refusals = whyNot(snapshot, bundled.event);
    snapshot = applyEvent(snapshot, bundled.event);
    return { ...bundled, index, state: stateName(snapshot), snapshot, refusals };
  });
}
