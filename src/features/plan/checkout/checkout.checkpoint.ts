import type { Instant } from "../../../shared/instant";
import type { CheckoutEvent } from "./checkout.events";
import { fold, nextTickOf, revive, store } from "./checkout.log";
import { checkoutMachine, MACHINE_VERSION } from "./checkout.machine";
import type { StoredCheckout } from "./checkout.schemas";
import type { CheckoutSnapshot } from "./checkout.states";

/**
 * The fold of a plan's first facts, so that a command folds only the later ones. Only a cache: the facts decide, and a
 * checkpoint of another version of the chart is ignored. (CHART-9, SPEED-8)
 */
export type Checkpoint = {
  machineVersion: number;
  /** The number of facts in it, and the instant of the last one. */
  facts: number;
  at: Instant;
  stored: StoredCheckout;
};

/** How many of a plan's facts need not be folded again. */
export const factsIn = (checkpoint: Checkpoint | null): number => usable(checkpoint)?.facts ?? 0;

/** A fact in its stored form: the event, and the chart version that accepted it. */
export type StoredFact = { event: CheckoutEvent; machineVersion: number };

/**
 * Why a plan's facts cannot be folded: `newer`, a later chart version took one of them, so that this version would
 * decide wrongly; `damaged`, one is missing or is not a fact of the chart.
 */
export const unreadableCauses = ["damaged", "newer"] as const;
export type UnreadableCause = (typeof unreadableCauses)[number];

export class UnreadableFacts extends Error {
  constructor(
    readonly why: UnreadableCause,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "UnreadableFacts";
  }
}

const knownTypes: ReadonlySet<string> = new Set(checkoutMachine.events);

/**
 * The plan folded from a checkpoint and the later facts, and the instant of its last fact (0 without any). Throws
 * `UnreadableFacts`, also if only the checkpoint is damaged, so that the caller can retry with the facts alone.
 * (CHART-11)
 */
export function resume(
  planId: number,
  checkpoint: Checkpoint | null,
  later: readonly StoredFact[],
): { snapshot: CheckoutSnapshot; lastAt: Instant } {
  const begun = usable(checkpoint);
  const place = (index: number) => `fact ${(begun?.facts ?? 0) + index + 1}`;
  const newer = later.findIndex(({ machineVersion }) => machineVersion > MACHINE_VERSION);
  if (newer !== -1)
    throw new UnreadableFacts("newer", `${place(newer)} was taken by a later version of the checkout machine`);
  const broken = later.findIndex(({ event }) => typeof event?.at !== "number" || !knownTypes.has(event.type));
  if (broken !== -1) throw new UnreadableFacts("damaged", `${place(broken)} is none of the checkout machine's`);
  if (begun && !Array.isArray(begun.stored?.context?.bookings))
    throw new UnreadableFacts("damaged", "the checkpoint has no context");
  const events = later.map(({ event }) => event);
  try {
    const snapshot = fold(planId, events, begun && revive(begun.stored));
    // The context of a damaged checkpoint fails where it is read.
    nextTickOf(snapshot);
    return { snapshot, lastAt: events.at(-1)?.at ?? begun?.at ?? 0 };
  } catch (cause) {
    throw new UnreadableFacts("damaged", "the facts cannot be folded", { cause });
  }
}

/** The checkpoint of a plan with this many facts. */
export function checkpointOf(snapshot: CheckoutSnapshot, facts: number, at: Instant): Checkpoint {
  return { machineVersion: MACHINE_VERSION, facts, at, stored: store(snapshot) };
}

const usable = (checkpoint: Checkpoint | null) =>
  checkpoint?.machineVersion === MACHINE_VERSION ? checkpoint : undefined;
