import type { Instant } from "../../../../shared/instant";
import type { PagePath } from "../../../../shared/page";
import { isWithStaff, type Refusal } from "../../../../shared/refusals";
import { writeNotePath } from "../../../notes/notes.pages";
import { failedChecks } from "../../checkout/checkout.checks";
import {
  agreedChanges,
  amountDue,
  differenceOf,
  effectiveBookings,
  isToBePaid,
  lostBookings,
  openBookings,
  type PlanBooking,
} from "../../checkout/checkout.context";
import {
  arrivedInPart,
  type CheckoutSnapshot,
  type CheckoutStep,
  checkoutSteps,
  isToSignAgain,
  stepOf,
} from "../../checkout/checkout.states";
import { differencePath, paymentPath, planPages, signPath, voucherPath } from "../../plan.pages";
import { carsPath } from "../../products.pages";
import type { TripPapers } from "./documents/useTripPapers";
import { isPassportMissing, type MendLabel, mendOf, mendPath, notGiven, readiness } from "./readiness";
import type { StepState } from "./StepRail";

export type PresentName =
  | "collecting"
  | "lost"
  | "confirming"
  | "confirmingWithGaps"
  | "answering"
  | "profile"
  | "phone"
  | "documents"
  | "documentsUnfit"
  | "documentsInReview"
  | "documentsStillInReview"
  | "choosing"
  | "declined"
  | "processing"
  | "transferOrdered"
  | "transferShort"
  | "transferReviewing"
  | "link"
  | "signing"
  | "signingAnew"
  | "changeToPay"
  | "printing"
  | "completed";

export type StepStatus = Exclude<StepState, "failed">;

/** The text of the current step, and its main action; null: the client can only wait. */
export type Present = {
  step: CheckoutStep;
  name: PresentName;
  action: {
    label:
      | "search"
      | "pay"
      | "payAgain"
      | "payMore"
      | "seePayment"
      | "sign"
      | "print"
      | "printOne"
      | "write"
      | MendLabel;
    to: PagePath;
  } | null;
  /** The action is to give a phone number, the only thing that the profile lacks. */
  asksPhone: boolean;
  /** The reasons that block the documents step, shown beside the action; empty at every other step. */
  reasons: readonly Refusal[];
  /** The amount to pay now, for the open bookings or a change of a paid one, minor units. */
  due: number;
};

/**
 * The current step of a plan; null for a cancelled one. `at` is the server's time, epoch ms. `proposals`: how many
 * proposals wait for the client's answer; if any, answering is the main action.
 */
export function presentStep(snapshot: CheckoutSnapshot, at: Instant, proposals = 0): Present | null {
  const step = stepOf(snapshot);
  if (step === null) return null;
  const reasons =
    snapshot.matches("verifyingDocuments") || snapshot.matches("reviewingDocuments") ? refusalsOf(snapshot, at) : [];
  const message = messageOf(snapshot, at);
  const answering = proposals > 0 && snapshot.matches("confirming");
  const asksPhone = !answering && message.action?.label === "profile" && lacksOnlyPhone(refusalsOf(snapshot, at));
  return {
    step,
    due: amountDue(snapshot.context),
    // The form itself says it.
    reasons: asksPhone ? reasons.filter(({ code }) => code !== "profileIncomplete") : reasons,
    asksPhone,
    ...message,
    ...(answering && { name: "answering", action: null }),
  };
}

const toWrite = { label: "write", to: writeNotePath() } as const;

type Message = Pick<Present, "name" | "action"> & Partial<Pick<Present, "due">>;

/** While money is awaited, the text says whether a part has arrived. (DESK-52) */
function messageOf(snapshot: CheckoutSnapshot, at: Instant): Message {
  const { planId } = snapshot.context;
  const payment = paymentPath(planId);
  // A payment under way is shown on the payment page.
  const toPayment = { label: "seePayment", to: payment } as const;
  if (snapshot.matches("collecting") && lostBookings(snapshot.context).length > 0)
    return { name: "lost", action: null };
  if (snapshot.matches("collecting")) return { name: "collecting", action: { label: "search", to: carsPath() } };
  if (snapshot.matches("confirming")) return whileConfirming(snapshot, at);
  if (snapshot.matches("verifyingDocuments")) return whileDocuments(snapshot, at);
  if (snapshot.matches("reviewingDocuments")) return { name: "documentsInReview", action: mendAction(snapshot, at) };
  if (snapshot.matches({ paying: "choosing" })) return { name: "choosing", action: { label: "pay", to: payment } };
  if (snapshot.matches({ paying: "declined" })) {
    return { name: "declined", action: { label: "payAgain", to: payment } };
  }
  if (snapshot.matches({ paying: "processing" })) {
    return { name: "processing", action: toPayment };
  }
  if (snapshot.matches({ paying: { awaitingTransfer: "reviewing" } }))
    return { name: "transferReviewing", action: toPayment };
  if (snapshot.matches({ paying: "awaitingTransfer" })) {
    return { name: arrivedInPart(snapshot) > 0 ? "transferShort" : "transferOrdered", action: toPayment };
  }
  if (snapshot.matches({ paying: "awaitingLink" })) return { name: "link", action: toPayment };
  if (snapshot.matches("signing")) return { name: "signing", action: { label: "sign", to: signPath(planId) } };
  if (isToSignAgain(snapshot)) return { name: "signingAnew", action: { label: "sign", to: signPath(planId) } };
  const change = changeToPay(snapshot);
  if (change) return whileToPayMore(snapshot, change);
  return { name: snapshot.matches("completed") ? "completed" : "printing", action: toVouchers(snapshot) };
}

/** The change whose payment is the step's main action: it comes before the vouchers. (PLAN-44) */
export const changeToPay = (snapshot: CheckoutSnapshot): PlanBooking | undefined =>
  stepOf(snapshot) === "print" && !snapshot.matches("completed") ? agreedChanges(snapshot.context)[0] : undefined;

function whileToPayMore({ context }: CheckoutSnapshot, change: PlanBooking): Message {
  const label = isToBePaid(context, change) ? "payMore" : "seePayment";
  const to = differencePath(context.planId, change.id);
  return { name: "changeToPay", action: { label, to }, due: differenceOf(context, change) };
}

/** The one voucher itself; several are listed beside the signed receipt. */
function toVouchers({ context }: CheckoutSnapshot): Message["action"] {
  const [only, ...others] = effectiveBookings(context);
  return only && others.length === 0
    ? { label: "printOne", to: voucherPath(only.id) }
    : { label: "print", to: signPath(context.planId) };
}

/** While suppliers take their time, the client can already give what the next step needs. */
function whileConfirming(snapshot: CheckoutSnapshot, at: Instant): Message {
  const action = mendAction(snapshot, at);
  return { name: action ? "confirmingWithGaps" : "confirming", action };
}

/** Whether documents are missing, do not fit the trip, or are still under review after the pause for it. */
function whileDocuments(snapshot: CheckoutSnapshot, at: Instant): Message {
  const others = refusalsOf(snapshot, at).filter((refusal) => !isWithStaff(refusal));
  const action = mendAction(snapshot, at);
  if (others.length === 0) return { name: "documentsStillInReview", action: action ?? toWrite };
  if (others.every(({ code }) => code === "profileIncomplete"))
    return { name: lacksOnlyPhone(others) ? "phone" : "profile", action };
  if (others.every(({ code }) => notGiven.includes(code))) return { name: "documents", action };
  return { name: "documentsUnfit", action: action?.label === "documents" ? { ...action, label: "correct" } : action };
}

/**
 * The state of a step. The documents are done while they are in order, even while an earlier step is current; after the
 * payment they stay done, unless they are not in order any more or that is unknown. (DOC-14)
 */
export function stepStatus(
  step: CheckoutStep,
  snapshot: CheckoutSnapshot,
  papers: TripPapers | null = null,
): StepStatus {
  const current = stepOf(snapshot);
  const present = snapshot.matches("completed") || !current ? checkoutSteps.length : checkoutSteps.indexOf(current);
  const index = checkoutSteps.indexOf(step);
  if (index === present) return "current";
  if (step === "documents" && papers === "unknown") return "unknown";
  const isDone = step === "documents" ? papers === null && documentsBeside(snapshot) === "done" : index < present;
  return isDone ? "done" : "todo";
}

/** The progress or change of the documents while their step is neither current nor done. */
export type Begun = "inReview" | "profile" | "changed";

/** The progress of the documents while another step is current. `profile`: only that is missing. */
function documentsBeside(snapshot: CheckoutSnapshot): "done" | "needs" | Begun {
  const { context } = snapshot;
  const isAhead = stepOf(snapshot) === "confirm";
  // A paid plan is not checked again.
  if (!isAhead && !snapshot.matches("paying")) return "done";
  if (openBookings(context).length === 0) return "needs";
  const failed = failedChecks(context.checks);
  const ofDocuments = failed.filter(({ code }) => code !== "profileIncomplete");
  if (ofDocuments.length === 0) return failed.length === 0 ? "done" : "profile";
  if (ofDocuments.every(isWithStaff)) return "inReview";
  // A payment in progress keeps the plan at its step.
  return isAhead ? "needs" : "changed";
}

/** The text of the documents step while it is neither current nor done; null: its default text. */
export function begunDocuments(snapshot: CheckoutSnapshot, papers: TripPapers | null = null): Begun | null {
  if (papers === "unknown") return null;
  if (papers) return papers === "inReview" ? "inReview" : "changed";
  if (stepStatus("documents", snapshot) !== "todo") return null;
  const beside = documentsBeside(snapshot);
  return beside === "needs" || beside === "done" ? null : beside;
}

/** Whether the phone is the only thing that the profile lacks. (ACC-7) */
const lacksOnlyPhone = (refusals: readonly Refusal[]) =>
  refusals.some(({ code, facts }) => code === "profileIncomplete" && facts.missing === "phone");

const refusalsOf = (snapshot: CheckoutSnapshot, at: Instant) =>
  readiness(snapshot, at).flatMap(({ refusals }) => refusals);

function mendAction(snapshot: CheckoutSnapshot, at: Instant): Present["action"] {
  const refusals = refusalsOf(snapshot, at);
  const mend = isPassportMissing(refusals) ? "documents" : refusals.map(mendOf).find((found) => found !== null);
  // The main action is on the plan's page.
  const planPage = { pathname: planPages.travelPlan.paths[0], search: `?plan=${snapshot.context.planId}`, hash: "" };
  const to = mend && mendPath(mend, snapshot.context.planId, planPage);
  return to ? { label: mend, to } : null;
}
