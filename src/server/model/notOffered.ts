import type { CheckoutEventType } from "../../features/checkout/checkout.events";
import type { GuardName } from "../../features/checkout/checkout.guards";
import type { Outcome } from "./outcomes";

/**
 * What of the chart no client, no staff and no provider brings about today, and why. `inspector`: QA brings it about by
 * sending the event (`POST /qa/plans/{id}/events`), so that the chart is covered all the same. `nobody`: it is not even
 * asked. An outcome is listed when everything that an entry says is true of it.
 */
export type NotOffered = {
  why: string;
  by: "inspector" | "nobody";
  events?: readonly CheckoutEventType[];
  /** The state, or one around it. */
  from?: string;
  guards?: readonly GuardName[];
  said?: Outcome["said"];
};

const transfers = [
  "transfer.ordered",
  "transfer.reported",
  "transfer.rejected",
  "transfer.received",
  "transfer.withdrawn",
] as const;

/** Holds in both directions: what is listed and possible fails the test, and so does what is impossible and not listed. */
export const notOffered: readonly NotOffered[] = [
  {
    why: "No way to pay that is offered lets its money come after the plan was cancelled.",
    by: "inspector",
    events: ["payment.capturedLate"],
  },
  { why: "Bank transfers are not offered yet.", by: "inspector", events: transfers },
  { why: "Bank transfers are not offered yet.", by: "inspector", from: "paying.awaitingTransfer" },
  { why: "Payment links are not offered yet.", by: "inspector", events: ["link.created", "link.closed"] },
  { why: "Payment links are not offered yet.", by: "inspector", from: "paying.awaitingLink" },
  { why: "Refunds of single bookings are not offered yet.", by: "inspector", events: ["booking.refunded"] },
  {
    why: "Refunds of single bookings are not offered yet, so a paid plan keeps its bookings.",
    by: "inspector",
    from: "signing",
    guards: ["noOpenBookings"],
    said: "yes",
  },
  {
    why: "Refunds of single bookings are not offered yet, so a paid plan keeps its bookings.",
    by: "inspector",
    from: "printing",
    guards: ["noOpenBookings"],
    said: "yes",
  },
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
    why: "The provider is asked about the plan's own attempts, by their keys.",
    by: "inspector",
    from: "paying.processing",
    guards: ["attemptKnown"],
    said: "no",
  },
  {
    why: "The provider is asked about the plan's own attempts, for their amounts.",
    by: "inspector",
    guards: ["capturedInFull"],
    said: "no",
  },
  {
    why: "The checks of a paid plan are not made again.",
    by: "inspector",
    from: "signing",
    events: ["documents.checked"],
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
    guards: ["reviewOver", "servicesOver"],
    said: "no",
  },
];

/** Whether an entry speaks of an outcome. */
export function isAbout({ events, from, guards, said }: NotOffered, outcome: Outcome): boolean {
  const { event, guard } = outcome;
  return (
    (!events || (event !== "always" && events.includes(event))) &&
    (!from || outcome.from === from || outcome.from.startsWith(`${from}.`)) &&
    (!guards || (guard !== null && guards.includes(guard))) &&
    (!said || outcome.said === said)
  );
}

/** The entry that counts for an outcome: what nobody asks is not asked by the inspector either. */
export function entryFor(outcome: Outcome): NotOffered | undefined {
  const entries = notOffered.filter((entry) => isAbout(entry, outcome));
  return entries.find(({ by }) => by === "nobody") ?? entries[0];
}
