import type { PlanWhy } from "../plans/why.schemas";

/** What staff begin a message to a client with; its words are `draft.<name>.subject` and `.text` in the client's language. */
export const draftNames = [
  "documents",
  "payment",
  "cardDeclined",
  "transferShort",
  "sign",
  "bookingLost",
  "supplierLate",
  "question",
] as const;
export type DraftName = (typeof draftNames)[number];

/** What a draft is filled with: instants and amounts under names that say so, as notifications have them. */
export type Draft = { readonly name: DraftName; readonly values: Readonly<Record<string, number>> };

const draftOf: Partial<Record<PlanWhy["What"], DraftName>> = {
  clientMissing: "documents",
  clientToPay: "payment",
  transferOrdered: "payment",
  linkWaits: "payment",
  cardDeclined: "cardDeclined",
  transferShort: "transferShort",
  receiptUnsigned: "sign",
  bookingDeclined: "bookingLost",
  bookingLapsed: "bookingLost",
  bookingToAnswer: "supplierLate",
};

/** What each draft has to say, or it is not offered. */
const needs: Partial<Record<DraftName, readonly string[]>> = {
  documents: ["deadlineAt"],
  payment: ["amount", "deadlineAt"],
  cardDeclined: ["amount", "deadlineAt"],
  transferShort: ["missingAmount", "deadlineAt"],
  sign: ["deadlineAt"],
  bookingLost: ["bookingId"],
  supplierLate: ["bookingId"],
};

/**
 * What may be written to a client about a plan, by the reasons why it waits: what fits first, each with all the facts that
 * it says, and last a plain question. (DESK-25)
 */
export function draftsFor(planId: number, reasons: readonly PlanWhy[]): Draft[] {
  const found = reasons.flatMap((why): Draft[] => {
    const name = draftOf[why.What];
    if (!name) return [];
    const { amount, missing, booking } = why.Facts;
    const values = {
      planId,
      ...(typeof amount === "number" && { amount }),
      ...(typeof missing === "number" && { missingAmount: missing }),
      ...(typeof booking === "number" && { bookingId: booking }),
      ...(why.Until !== null && { deadlineAt: why.Until }),
    };
    return (needs[name] ?? []).every((fact) => fact in values) ? [{ name, values }] : [];
  });
  const once = new Map(
    [...found, { name: "question" as const, values: { planId } }].map((draft) => [draft.name, draft]),
  );
  return [...once.values()];
}
