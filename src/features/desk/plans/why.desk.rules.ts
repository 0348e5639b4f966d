import { isWithStaff } from "../../../shared/refusals";
import { openBookings } from "../../plan/checkout/checkout.context";
import type { CheckoutSnapshot } from "../../plan/checkout/checkout.states";
import { because, type Known, nextDeadline } from "./why.known";
import type { PlanWhy } from "./why.schemas";

/** Whether a plan is blocked until staff have reviewed a document. */
export function waitsForReview({ context: { checks } }: CheckoutSnapshot): boolean {
  return checks?.documents ? isWithStaff(checks.documents) : false;
}

/**
 * Documents not reviewed yet: they wait for staff until the plan has ended, and block the payment if the chart waits
 * for them. (DESK-103)
 */
export function documentsOf({ snapshot, documents }: Known): PlanWhy[] {
  if (snapshot.status === "done" || snapshot.matches("cancelled")) return [];
  const heldUp = waitsForReview(snapshot);
  return documents
    .filter(({ Status }) => Status === "inReview" || (Status === "given" && heldUp))
    .map(({ DocumentId, Type: type, Holder: holder, GivenAt: Since }) =>
      because("documentWaiting", "desk", {
        Id: String(DocumentId),
        Facts: { type, holder },
        Since,
        Until: heldUp ? nextDeadline(snapshot) : null,
      }),
    );
}

/** Bookings that wait for their supplier's answer, or for the client's to an alternative. */
export function bookingsOf({ snapshot, proposed }: Known): PlanWhy[] {
  return openBookings(snapshot.context)
    .filter(({ status }) => status === "requested")
    .sort((a, b) => a.confirmBy - b.confirmBy)
    .map(({ id, createdAt, confirmBy }) => {
      const about = { Id: String(id), Until: confirmBy };
      const offer = proposed.find(({ bookingId }) => bookingId === id);
      return offer
        ? because("alternativeProposed", "client", {
            ...about,
            Facts: { booking: id, name: offer.name },
            Since: offer.at,
          })
        : because("bookingToAnswer", "desk", { ...about, Facts: { booking: id }, Since: createdAt });
    });
}

export function notesOf({ notes }: Known): PlanWhy[] {
  return notes
    .filter(({ HandledAt }) => HandledAt === null)
    .map(({ NoteId, Subject: name, CreatedAt: Since }) =>
      because("noteWaiting", "desk", { Id: String(NoteId), Facts: { name }, Since }),
    );
}

export function mailsOf({ mails }: Known): PlanWhy[] {
  return mails
    .filter(({ Lost }) => Lost)
    .map(({ MailId, Subject: name, Refusal, CreatedAt: Since }) =>
      because("mailLost", "desk", {
        Id: String(MailId),
        Facts: { name, refused: Refusal === null ? "no" : "yes" },
        Since,
      }),
    );
}

export function limitsOf({ limits: { Reached, LiftedUntil } }: Known): PlanWhy[] {
  return LiftedUntil === null ? Reached.map((limit) => because("limitReached", "desk", { Id: limit })) : [];
}
