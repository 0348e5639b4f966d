import type { Instant } from "../../../../shared/instant";
import { amountDue, lostBookings } from "../../checkout/checkout.context";
import { type CheckoutSnapshot, type CheckoutStep, stepOf } from "../../checkout/checkout.states";
import { type Mend, mendOf, mendPaths, readiness } from "./readiness";

export type PresentName =
  | "collecting"
  | "lost"
  | "confirming"
  | "confirmingWithGaps"
  | "answering"
  | "documents"
  | "choosing"
  | "declined"
  | "processing"
  | "transferOrdered"
  | "transferReviewing"
  | "link"
  | "signing"
  | "printing"
  | "completed";

/** What a client is told at the present step, and the one main action; null: there is nothing to do but wait. */
export type Present = {
  step: CheckoutStep;
  name: PresentName;
  action: { label: "search" | "pay" | "payAgain" | "seePayment" | "sign" | "print" | Mend; to: string } | null;
  /** Paid now for the open bookings, minor units. */
  due: number;
};

/**
 * Reads the present step off the machine; null for a cancelled plan. `at` is the server's present, epoch ms; `proposals`
 * is how many of the desk's proposals wait for the client's answer, which then is the one thing to do.
 */
export function presentStep(snapshot: CheckoutSnapshot, at: Instant, proposals = 0): Present | null {
  const step = stepOf(snapshot);
  if (step === null) return null;
  const told = tellOf(snapshot, at);
  const answering = proposals > 0 && snapshot.matches("confirming");
  return { step, due: amountDue(snapshot.context), ...told, ...(answering && { name: "answering", action: null }) };
}

/** What is under way is looked at on the payment page. */
const toPayment = { label: "seePayment", to: "/payment" } as const;

type Told = Pick<Present, "name" | "action">;

function tellOf(snapshot: CheckoutSnapshot, at: Instant): Told {
  const plan = `?plan=${snapshot.context.planId}`;
  if (snapshot.matches("collecting") && lostBookings(snapshot.context).length > 0)
    return { name: "lost", action: null };
  if (snapshot.matches("collecting")) return { name: "collecting", action: { label: "search", to: "/search-car" } };
  if (snapshot.matches("confirming")) return whileConfirming(snapshot, at);
  if (snapshot.matches("verifyingDocuments")) return { name: "documents", action: mendAction(snapshot, at) };
  if (snapshot.matches({ paying: "choosing" })) return { name: "choosing", action: { label: "pay", to: "/payment" } };
  if (snapshot.matches({ paying: "declined" })) {
    return { name: "declined", action: { label: "payAgain", to: "/payment" } };
  }
  if (snapshot.matches({ paying: "processing" })) {
    return { name: "processing", action: toPayment };
  }
  if (snapshot.matches({ paying: { awaitingTransfer: "reviewing" } }))
    return { name: "transferReviewing", action: toPayment };
  if (snapshot.matches({ paying: "awaitingTransfer" })) return { name: "transferOrdered", action: toPayment };
  if (snapshot.matches({ paying: "awaitingLink" })) return { name: "link", action: toPayment };
  if (snapshot.matches("signing")) return { name: "signing", action: { label: "sign", to: `/e_sign${plan}` } };
  const name = snapshot.matches("completed") ? "completed" : "printing";
  return { name, action: { label: "print", to: `/e_sign${plan}` } };
}

/** Suppliers take their time; a client uses it to bring what will be asked for next. */
function whileConfirming(snapshot: CheckoutSnapshot, at: Instant): Told {
  const action = mendAction(snapshot, at);
  return { name: action ? "confirmingWithGaps" : "confirming", action };
}

function mendAction(snapshot: CheckoutSnapshot, at: Instant): Present["action"] {
  const refusals = readiness(snapshot, at).flatMap((item) => item.refusals);
  const mend = refusals.map(mendOf).find((found) => found !== null);
  return mend ? { label: mend, to: mendPaths[mend] } : null;
}
