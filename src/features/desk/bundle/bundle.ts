import type { Instant } from "../../../shared/instant";
import type { Refusal } from "../../../shared/refusals";
import type { CheckoutEvent } from "../../plan/checkout/checkout.events";
import { applyEvent, newCheckout } from "../../plan/checkout/checkout.log";
import { MACHINE_VERSION } from "../../plan/checkout/checkout.machine";
import { whyNot } from "../../plan/checkout/checkout.reasons";
import { type CheckoutSnapshot, stateName } from "../../plan/checkout/checkout.states";

/**
 * A plan as support takes it home: its facts and the machine they were written for, what the installation is set to, and
 * what happened to the plan outside the chart. All of it carries ids, instants, amounts and reasons, never a name, a
 * document or a card. (CHART-10)
 */
export type PlanBundle = {
  format: "malecon-plan";
  machineVersion: number;
  planId: number;
  exportedAt: Instant;
  events: BundledEvent[];
  /** These two are left out of what the inspector shows of a plan, and of bundles from before. */
  settings?: BundleSettings | undefined;
  outside?: OutsideEntry[] | undefined;
};

/** What was set when the bundle was taken: time limits in hours, and the ways to pay with their charges in minor units. */
export type BundleSettings = {
  hours: { confirm: number; pay: number; sign: number; hold: number; extension: number };
  methods: { id: number; chargeRate: number; chargeFixed: number; minAmount: number; maxAmount: number | null }[];
};

/** Something that happened to a plan and is no fact of the chart: a dispute, a refund, a name, an act of staff. */
export type OutsideEntry = {
  at: Instant;
  what: string;
  facts: Record<string, string | number>;
  /** What staff wrote, redacted. */
  reason: string | null;
};

export type BundledEvent = {
  actor: string;
  recordedAt: Instant;
  event: CheckoutEvent;
  /** Of the request that recorded it, as that installation's log names it. Not in bundles from before. (OPS-37) */
  requestId?: string | undefined;
};

/** A plan's log as a bundle: of who made an entry only the kind, never the id. `exportedAt`: epoch ms. */
export function bundleOf(
  planId: number,
  log: readonly BundledEvent[],
  exportedAt: Instant,
  around: Pick<PlanBundle, "settings" | "outside"> = {},
): PlanBundle {
  const events = log.map(({ actor, recordedAt, event, requestId }) => ({
    ...{ actor, recordedAt, event },
    ...(requestId !== undefined && { requestId }),
  }));
  return { format: "malecon-plan", machineVersion: MACHINE_VERSION, planId, exportedAt, events, ...around };
}

/** One event of a bundle and the plan after it; refusals when this machine would not take it. */
export type ReplayStep = BundledEvent & {
  index: number;
  state: string;
  snapshot: CheckoutSnapshot;
  refusals: Refusal[];
};

/** What is wrong with a file: `found` is the version it names, `place` the event's in the file, from one on. */
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

/** The place of the first event that is damaged, -1 without one: it lacks its parts, or the chart stumbles over it. */
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

/** The bundle's plan, step by step. */
export function replay({ planId, events }: Pick<PlanBundle, "planId" | "events">): ReplayStep[] {
  let snapshot = newCheckout(planId);
  return events.map((bundled, index) => {
    const refusals = whyNot(snapshot, bundled.event);
    snapshot = applyEvent(snapshot, bundled.event);
    return { ...bundled, index, state: stateName(snapshot), snapshot, refusals };
  });
}
