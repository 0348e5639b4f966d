import type { Instant } from "../../../../shared/instant";
import type { Refusal, RefusalCode } from "../../../../shared/refusals";
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
  | "documentsUnfit"
  | "documentsInReview"
  | "choosing"
  | "declined"
  | "processing"
  | "transferOrdered"
  | "transferShort"
  | "transferReviewing"
  | "link"
  | "signing"
  | "printing"
  | "completed";

/** What a client reads at the present step, and the one main action; null: there is nothing to do but wait. */
export type Present = {
  step: CheckoutStep;
  name: PresentName;
  action: {
    label: "search" | "pay" | "payAgain" | "seePayment" | "sign" | "print" | "correct" | Mend;
    to: string;
  } | null;
  /** What is in the way of the documents step, for the client to read beside the action; empty at every other step. */
  reasons: readonly Refusal[];
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
  const reasons = snapshot.matches("verifyingDocuments") ? refusalsOf(snapshot, at) : [];
  const told = tellOf(snapshot, at);
  const answering = proposals > 0 && snapshot.matches("confirming");
  return {
    step,
    due: amountDue(snapshot.context),
    reasons,
    ...told,
    ...(answering && { name: "answering", action: null }),
  };
}

/** A payment under way is shown on the payment page. */
const toPayment = { label: "seePayment", to: "/payment" } as const;

type Told = Pick<Present, "name" | "action">;

/** For awaited money it says whether a part has come. (DESK-52) */
function tellOf(snapshot: CheckoutSnapshot, at: Instant): Told {
  const plan = `?plan=${snapshot.context.planId}`;
  if (snapshot.matches("collecting") && lostBookings(snapshot.context).length > 0)
    return { name: "lost", action: null };
  if (snapshot.matches("collecting")) return { name: "collecting", action: { label: "search", to: "/search-car" } };
  if (snapshot.matches("confirming")) return whileConfirming(snapshot, at);
  if (snapshot.matches("verifyingDocuments")) return whileDocuments(snapshot, at);
  if (snapshot.matches({ paying: "choosing" })) return { name: "choosing", action: { label: "pay", to: "/payment" } };
  if (snapshot.matches({ paying: "declined" })) {
    return { name: "declined", action: { label: "payAgain", to: "/payment" } };
  }
  if (snapshot.matches({ paying: "processing" })) {
    return { name: "processing", action: toPayment };
  }
  if (snapshot.matches({ paying: { awaitingTransfer: "reviewing" } }))
    return { name: "transferReviewing", action: toPayment };
  if (snapshot.matches({ paying: "awaitingTransfer" })) {
    const isShort = (snapshot.context.attempt?.received ?? 0) > 0;
    return { name: isShort ? "transferShort" : "transferOrdered", action: toPayment };
  }
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

const withStaff: readonly RefusalCode[] = ["documentsInReview", "driverInReview"];
const notGiven: readonly RefusalCode[] = [
  "profileIncomplete",
  "documentsNotChecked",
  "passportMissing",
  "licenceMissing",
];

/** Whether the client has still to give something, has given what does not fit the trip, or waits for our staff. */
function whileDocuments(snapshot: CheckoutSnapshot, at: Instant): Told {
  const others = refusalsOf(snapshot, at).filter(({ code }) => !withStaff.includes(code));
  const action = mendAction(snapshot, at);
  if (others.length === 0) return { name: "documentsInReview", action };
  if (others.every(({ code }) => notGiven.includes(code))) return { name: "documents", action };
  return { name: "documentsUnfit", action: action?.label === "documents" ? { ...action, label: "correct" } : action };
}

const refusalsOf = (snapshot: CheckoutSnapshot, at: Instant) =>
  readiness(snapshot, at).flatMap(({ refusals }) => refusals);

function mendAction(snapshot: CheckoutSnapshot, at: Instant): Present["action"] {
  const mend = refusalsOf(snapshot, at)
    .map(mendOf)
    .find((found) => found !== null);
  return mend ? { label: mend, to: mendPaths[mend] } : null;
}
