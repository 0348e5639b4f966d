import { and, asc, eq, inArray, isNull, notInArray, or, sql } from "drizzle-orm";
import { outbox } from "../../../platform/server/db/schema/operations";
import type { Tx } from "../../../platform/server/services";
import { PaymentStatus } from "../../../shared/enumerations";
import type { Instant } from "../../../shared/instant";
import { clients, phoneCodes, registrations } from "../../account/server/account.tables";
import { eraseDevices } from "../../account/server/session/sessions.repository";
import { lodgingBookings, lodgingGuests } from "../../lodging/server/lodging.tables";
import { notes } from "../../notes/server/notes.tables";
import { opinionRequests, opinions } from "../../opinions/server/opinions.tables";
import { vouchers } from "../../papers/server/papers.tables";
import { eraseProofsOf } from "../../payments/methods/server/proofs.repository";
import { clientCards, disputes, holderReviews, paymentLinks, payments } from "../../payments/server/payments.tables";
import { bookings, carBookings, limitLifts, travelPlans } from "../../plan/server/plan.tables";
import { refundRequests, refunds } from "../../refunds/server/refunds.tables";
import { savedItems } from "../../saved/server/saved.tables";

/** Ids of a client's plans that are not finished, by their stored states. */
export async function unfinishedPlans(tx: Tx, clientId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: travelPlans.id })
    .from(travelPlans)
    .where(and(eq(travelPlans.clientId, clientId), notInArray(travelPlans.state, ["completed", "cancelled"])))
    .orderBy(asc(travelPlans.id));
  return rows.map(({ id }) => id);
}

/** Whether a client's payment or refund is under way, or waits for a decision by staff or a bank. */
export async function isMoneyUnderWay(tx: Tx, clientId: number): Promise<boolean> {
  const theirs = tx.select({ id: payments.id }).from(payments).where(eq(payments.clientId, clientId));
  const requested = and(eq(refundRequests.clientId, clientId), eq(refundRequests.status, "requested"));
  const counts = [
    await tx.$count(payments, and(eq(payments.clientId, clientId), eq(payments.status, PaymentStatus.Created))),
    await tx.$count(paymentLinks, and(inArray(paymentLinks.paymentId, theirs), isNull(paymentLinks.closedAt))),
    await tx.$count(refunds, and(inArray(refunds.paymentId, theirs), eq(refunds.status, PaymentStatus.Created))),
    await tx.$count(refundRequests, requested),
    await tx.$count(disputes, and(inArray(disputes.paymentId, theirs), inArray(disputes.status, ["open", "answered"]))),
  ];
  return counts.some((count) => count > 0);
}

/**
 * Erases what identifies a client, and what they wrote, in every table. What tax law requires stays: plans and prices,
 * payments with the name on the card, proofs of transfers that arrived, signed receipts, the ledger; and the fact log and audit log, which hold no names.
 * The documents are erased by `eraseDocuments`. (SAFE-25)
 */
export async function erasePerson(tx: Tx, clientId: number, at: Instant): Promise<void> {
  const plans = tx.select({ id: travelPlans.id }).from(travelPlans).where(eq(travelPlans.clientId, clientId));
  const booked = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.clientId, clientId));
  const extras = sql`${carBookings.extras} || '{"flightNumber":null}'::jsonb`;
  await tx
    .update(carBookings)
    .set({ driverFirstName: "", driverLastName: "", extras })
    .where(inArray(carBookings.bookingId, booked));
  await tx.update(lodgingBookings).set({ requests: null }).where(inArray(lodgingBookings.bookingId, booked));
  await tx.update(lodgingGuests).set({ firstName: "", lastName: "" }).where(inArray(lodgingGuests.bookingId, booked));
  await tx.update(vouchers).set({ token: null }).where(inArray(vouchers.bookingId, booked));
  await tx.delete(holderReviews).where(inArray(holderReviews.planId, plans));
  await eraseProofsOf(tx, clientId);
  await tx.update(refundRequests).set({ reason: null }).where(eq(refundRequests.clientId, clientId));
  await tx.update(payments).set({ clientAddress: null }).where(eq(payments.clientId, clientId));
  // Marks them as removed, so that the provider is asked to delete them.
  await tx
    .update(clientCards)
    .set({
      holderName: "",
      removedAt: sql`coalesce(${clientCards.removedAt}, ${sql.param(at, clientCards.removedAt)})`,
    })
    .where(eq(clientCards.clientId, clientId));
  await tx.delete(notes).where(eq(notes.clientId, clientId));
  const blank = {
    recipient: "",
    subject: "",
    text: "",
    html: null,
    template: null,
    secrets: null,
    nextAttemptAt: null,
  };
  await tx
    .update(outbox)
    .set(blank)
    .where(or(eq(outbox.clientId, clientId), inArray(outbox.planId, plans)));
  await tx.delete(registrations).where(eq(registrations.clientId, clientId));
  await eraseDevices(tx, clientId);
  await tx.delete(phoneCodes).where(eq(phoneCodes.clientId, clientId));
  await tx.delete(opinionRequests).where(eq(opinionRequests.clientId, clientId));
  await tx.delete(opinions).where(eq(opinions.clientId, clientId));
  await tx.delete(savedItems).where(eq(savedItems.clientId, clientId));
  await tx.delete(limitLifts).where(eq(limitLifts.clientId, clientId));
}

/**
 * Empties the account's row, last: its email address and number are unique, and may be another client's from now on.
 */
export async function emptyAccount(tx: Tx, clientId: number, { at, email }: { at: Instant; email: string }) {
  const proofs = { passwordHash: null, temporaryPasswordHash: null, temporaryPasswordExpiresAt: null };
  const person = { firstName: "", lastName: "", phone: null, verifiedPhone: null, birthDate: null, countryId: null };
  const place = { address: null, city: null, postalCode: null };
  await tx
    .update(clients)
    .set({ ...proofs, ...person, ...place, email, activationCodeHash: null, closedAt: at })
    .where(eq(clients.id, clientId));
}
