import type { CheckoutEventType } from "../../src/features/plan/checkout/checkout.events";
import type { GuardName } from "../../src/features/plan/checkout/checkout.guards";
import type { Outcome } from "./outcomes";

/**
 * Outcomes that no client, staff or provider can cause in the chart today, and why. `inspector`: QA causes it by
 * sending the event (`POST /qa/plans/{id}/events`), so that the chart is covered. `nobody`: not even tried. An outcome
 * is listed if everything in an entry is true of it.
 */
export type NotOffered = {
  why: string;
  by: "inspector" | "nobody";
  events?: readonly CheckoutEventType[];
  /** The state, or an ancestor of it. */
  from?: string;
  guards?: readonly GuardName[];
  said?: Outcome["said"];
};

/**
 * Checked in both directions: the test fails for an outcome that is listed but possible, and for one that is impossible
 * but not listed.
 */
export const notOffered: readonly NotOffered[] = [
  {
    why: "A call about a booking that is not in the client's plans answers 404 before the chart is asked.",
    by: "inspector",
    guards: ["bookingKnown"],
    said: "no",
  },
  {
    why: "The reserve period refuses a service that has begun before the chart is asked.",
    by: "inspector",
    guards: ["startsLater"],
    said: "no",
  },
  {
    why: "Desk, client and provider speak of the plan's own attempts, by their keys.",
    by: "inspector",
    guards: ["attemptKnown", "capturedInFull", "hasArrived", "supplementKnown"],
    said: "no",
  },
  {
    why: "Money that is too late or too little for a plan or a change is given back, and the call that tells of it is no failure.",
    by: "inspector",
    guards: ["mayRestore", "supplementInFull"],
    said: "no",
  },
  {
    why: "Transfers and links cost something, so they are chosen first, and choosing leads away from the declined attempt.",
    by: "inspector",
    from: "paying.declined",
    events: ["transfer.ordered", "link.created"],
    said: "yes",
  },
  {
    why: "A method lapses by the table of methods, which is every plan's; the server drops it, and only the chosen one.",
    by: "inspector",
    events: ["method.dropped"],
  },
  ...(["confirming", "verifyingDocuments", "reviewingDocuments"] as const).map((from) => ({
    why: "The walks tell plans apart by their method only while they can be paid; the tests of the chart drop it here.",
    by: "nobody" as const,
    from,
    events: ["method.dropped" as const],
    said: "yes" as const,
  })),
  ...(["signing", "printing"] as const).map((from) => ({
    why: "The checks of a paid plan are not made again.",
    by: "inspector" as const,
    from,
    events: ["documents.checked" as const],
  })),
  {
    why: "A receipt that is signed at its present price stays as it is, and the call that signs it again is no failure.",
    by: "inspector",
    guards: ["maySignAnew"],
    said: "no",
  },
  {
    why: "The checks of a paid plan are not made again.",
    by: "inspector",
    from: "signing",
    guards: ["maySign"],
    said: "no",
  },
  {
    why: "A plan whose pay window is over is cancelled before anybody can ask.",
    by: "nobody",
    guards: ["payWindowOpen"],
    said: "no",
  },
  {
    why: "The clock ticks when something is due, not before.",
    by: "nobody",
    guards: ["reviewOver"],
    said: "no",
  },
];

/** Whether an entry applies to an outcome. */
export function isAbout({ events, from, guards, said }: NotOffered, outcome: Outcome): boolean {
  const { event, guard } = outcome;
  return (
    (!events || (event !== "always" && events.includes(event))) &&
    (!from || outcome.from === from || outcome.from.startsWith(`${from}.`)) &&
    (!guards || (guard !== null && guards.includes(guard))) &&
    (!said || outcome.said === said)
  );
}

/** The entry for an outcome; `nobody` overrides `inspector`. */
export function entryFor(outcome: Outcome): NotOffered | undefined {
  const entries = notOffered.filter((entry) => isAbout(entry, outcome));
  return entries.find(({ by }) => by === "nobody") ?? entries[0];
}
