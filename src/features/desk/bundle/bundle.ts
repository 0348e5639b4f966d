import type { Instant } from "../../../shared/instant";
import type { Refusal } from "../../../shared/refusals";
import type { CheckoutEvent } from "../../plan/checkout/checkout.events";
import { applyEvent, newCheckout } from "../../plan/checkout/checkout.log";
import { MACHINE_VERSION } from "../../plan/checkout/checkout.machine";
import { whyNot } from "../../plan/checkout/checkout.reasons";
import { type CheckoutSnapshot, type StateName, stateName } from "../../plan/checkout/checkout.states";

/**
 * A support bundle: a plan's facts with their version of the chart, the installation's settings, and what happened to the
 * plan outside the chart. It holds ids, instants, amounts and reasons, never a name, a document or a card. (CHART-10)
 */
export type PlanBundle = {
  format: "malecon-plan";
  machineVersion: number;
  planId: number;
  exportedAt: Instant;
  events: BundledEvent[];
  /** Both are absent in what the inspector shows, and in older bundles. */
  settings?: BundleSettings | undefined;
  outside?: OutsideEntry[] | undefined;
};

/** The settings at the time of export: time limits in hours, and payment methods with charges in minor units. */
export type BundleSettings = {
  hours: { confirm: number; pay: number; sign: number; hold: number; extension: number };
  methods: { id: number; chargeRate: number; chargeFixed: number; minAmount: number; maxAmount: number | null }[];
};

/** Something that happened to a plan outside the chart: a dispute, a refund, a name, an action of staff. */
export type OutsideEntry = {
  at: Instant;
  what: string;
  facts: Record<string, string | number>;
  /** Redacted: a text by staff. */
  reason: string | null;
};

export type BundledEvent = {
  actor: string;
  recordedAt: Instant;
  event: CheckoutEvent;
  /** The id of the request that recorded it, as in that installation's log. Absent in older bundles. (OPS-37) */
  requestId?: string | undefined;
};

/** A plan's log as a bundle, with only the kind of each actor, not the id. `exportedAt`: epoch ms. */
export function bundleOf(
  planId: number,
  log: readonly BundledEvent[],
  exportedAt: Instant,
  around: Pick<PlanBundle, "settings" | "outside"> = {},
): PlanBundle {
  const events = log.map(({ actor, recordedAt, event, requestId }) => ({
    actor,
    recordedAt,
    event,
    ...(requestId !== undefined && { requestId }),
  }));
  return { format: "malecon-plan", machineVersion: MACHINE_VERSION, planId, exportedAt, events, ...around };
}

/** One event of a bundle and the plan after it; with refusals if this version of the chart refuses it. */
export type ReplayStep = BundledEvent & {
  index: number;
  state: StateName;
  snapshot: CheckoutSnapshot;
  refusals: Refusal[];
};

/** A problem with a file: `found` is the version in it, `place` the number of the event, from 1. */
export type BundleProblem =
  | { code: "notABundle" | "noVersion" }
  | { code: "otherVersion"; found: string }
  | { code: "brokenEvent"; place: number };

const problemTexts = {
  notABundle: () => "This file is not a bundle of a travel plan.",
  noVersion: () => "This bundle does not say for which version of the checkout machine it was written.",
  otherVersion: (found: string) =>
    `This bundle was written for version ${found} of the checkout machine; this is version ${MACHINE_VERSION}.`,
  brokenEvent: (place: string) => `Event ${place} of this bundle is broken: this machine cannot read it.`,
};

export class UnreadableBundle extends Error {
  constructor(readonly problem: BundleProblem) {
    const about = "found" in problem ? problem.found : "place" in problem ? String(problem.place) : "";
    super(problemTexts[problem.code](about));
  }
}

/** Checks that a file is a bundle this machine can replay. Throws UnreadableBundle that says what is wrong. */
export function readBundle(text: string): PlanBundle {
  const bundle = parse(text);
  if (bundle?.format !== "malecon-plan" || !Array.isArray(bundle.events) || !Number.isSafeInteger(bundle.planId)) {
    throw new UnreadableBundle({ code: "notABundle" });
  }
  if (typeof bundle.machineVersion !== "number") throw new UnreadableBundle({ code: "noVersion" });
  if (bundle.machineVersion !== MACHINE_VERSION) {
    throw new UnreadableBundle({ code: "otherVersion", found: String(bundle.machineVersion) });
  }
  if (bundle.outside !== undefined && !(Array.isArray(bundle.outside) && bundle.outside.every(isEntry))) {
    throw new UnreadableBundle({ code: "notABundle" });
  }
  const broken = firstBroken(bundle);
  if (broken !== -1) throw new UnreadableBundle({ code: "brokenEvent", place: broken + 1 });
  return bundle;
}

/** The index of the first damaged event (parts missing, or the chart throws), or -1. */
function firstBroken({ planId, events }: PlanBundle): number {
  let snapshot = newCheckout(planId);
  return events.findIndex((bundled) => {
    if (!isWhole(bundled)) return true;
    try {
      whyNot(snapshot, bundled.event);
      snapshot = applyEvent(snapshot, bundled.event);
      return false;
    } catch {
      return true;
    }
  });
}

function isWhole(bundled: Partial<BundledEvent> | null): bundled is BundledEvent {
  const { actor, recordedAt, event } = bundled ?? {};
  return (
    typeof actor === "string" &&
    Number.isSafeInteger(recordedAt) &&
    typeof event?.type === "string" &&
    Number.isSafeInteger(event.at)
  );
}

function isEntry(entry: Partial<OutsideEntry> | null): boolean {
  return Number.isSafeInteger(entry?.at) && typeof entry?.what === "string";
}

function parse(text: string): PlanBundle | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Replays the bundle's plan event by event. */
export function replay({ planId, events }: Pick<PlanBundle, "planId" | "events">): ReplayStep[] {
  let snapshot = newCheckout(planId);
  return events.map((bundled, index) => {
    const refusals = whyNot(snapshot, bundled.event);
    snapshot = applyEvent(snapshot, bundled.event);
    return { ...bundled, index, state: stateName(snapshot), snapshot, refusals };
  });
}
