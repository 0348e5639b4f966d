import { eq, inArray, or, sql } from "drizzle-orm";
import { outbox } from "../../../platform/server/db/schema/operations";
import { destroyKey, erasedText, eraseTexts } from "../../../platform/server/sealed/clientTexts.repository";
import type { Tx } from "../../../platform/server/services";
import { deleteUploadsOf } from "../../../platform/server/uploads/parts.repository";
import { carBookings } from "../../../products/car/server/car.tables";
import { lodgingBookings, lodgingGuests } from "../../../products/lodging/server/lodging.tables";
import type { HavanaDate } from "../../../shared/havana";
import type { Instant } from "../../../shared/instant";
import { dropFactor } from "../../account/server/access/secondFactor.repository";
import {
  passkeyChallenges,
  passkeys,
  phoneCodes,
  recoveryCodes,
  registrations,
} from "../../account/server/account.tables";
import { eraseDevices } from "../../account/server/session/sessions.repository";
import { clientDocuments, documentPhotos, documentProcesses } from "../../documents/server/documents.tables";
import { notes } from "../../notes/server/notes.tables";
import { opinionRequests, opinions } from "../../opinions/server/opinions.tables";
import { vouchers } from "../../papers/server/papers.tables";
import { eraseProofReasonsOf, eraseProofsOf } from "../../payments/methods/server/proofs.repository";
import { eraseMovementReasons } from "../../payments/server/outside/outside.repository";
import { clientCards, holderReviews, payments } from "../../payments/server/payments.tables";
import { bookings, limitLifts, travelPlans } from "../../plan/server/plan.tables";
import { refundRequests } from "../../refunds/server/refunds.tables";
import { savedItems } from "../../saved/server/saved.tables";
import { NO_NUMBER } from "./lastUse.repository";

/**
 * What closing an account erases, table by table, as `clientTables` lists it. The caller has locked the client.
 * (SAFE-25)
 */
export type Closed = { clientId: number; at: Instant };

const NO_DAY: HavanaDate = "1900-01-01";

const plansOf = (tx: Tx, clientId: number) =>
  tx.select({ id: travelPlans.id }).from(travelPlans).where(eq(travelPlans.clientId, clientId));
const paymentsOf = (tx: Tx, clientId: number) =>
  tx.select({ id: payments.id }).from(payments).where(eq(payments.clientId, clientId));
const bookedBy = (tx: Tx, clientId: number) =>
  tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.clientId, clientId));

export async function documentPhotosOf(tx: Tx, { clientId }: Pick<Closed, "clientId">): Promise<void> {
  const theirs = tx
    .select({ id: clientDocuments.id })
    .from(clientDocuments)
    .where(eq(clientDocuments.clientId, clientId));
  await tx.delete(documentPhotos).where(inArray(documentPhotos.documentId, theirs));
}

/** Also those of other drivers. */
export async function documentsOf(tx: Tx, { clientId }: Pick<Closed, "clientId">): Promise<void> {
  await tx.delete(clientDocuments).where(eq(clientDocuments.clientId, clientId));
}

export async function uploadsOf(tx: Tx, { clientId }: Pick<Closed, "clientId">): Promise<void> {
  await deleteUploadsOf(tx, clientId);
}

export async function documentProcessesOf(tx: Tx, { clientId }: Pick<Closed, "clientId">): Promise<void> {
  await tx.delete(documentProcesses).where(eq(documentProcesses.clientId, clientId));
}

async function driversPapersOf(tx: Tx, { clientId }: Pick<Closed, "clientId">): Promise<void> {
  const ofDriver = { driverBirthDate: NO_DAY, passportNumber: NO_NUMBER, passportExpiresOn: NO_DAY };
  const ofLicence = { licenceNumber: NO_NUMBER, licenceIssuedOn: NO_DAY, licenceExpiresOn: NO_DAY };
  await tx
    .update(carBookings)
    .set({ ...ofDriver, ...ofLicence })
    .where(inArray(carBookings.bookingId, bookedBy(tx, clientId)));
}

async function guestsPapersOf(tx: Tx, { clientId }: Pick<Closed, "clientId">): Promise<void> {
  await tx
    .update(lodgingGuests)
    .set({ passportNumber: NO_NUMBER, passportExpiresOn: null })
    .where(inArray(lodgingGuests.bookingId, bookedBy(tx, clientId)));
}

/**
 * Deletes a client's documents and photos, including those of other drivers, and erases document data in bookings. The
 * caller has locked the client. (SAFE-12)
 */
export async function eraseDocuments(tx: Tx, clientId: number): Promise<void> {
  for (const erase of [documentPhotosOf, documentsOf, documentProcessesOf, driversPapersOf, guestsPapersOf])
    await erase(tx, { clientId });
}

export async function driversOf(tx: Tx, of: Closed): Promise<void> {
  await driversPapersOf(tx, of);
  const extras = sql`${carBookings.extras} || '{"flightNumber":null}'::jsonb`;
  await tx
    .update(carBookings)
    .set({ driverFirstName: "", driverLastName: "", extras })
    .where(inArray(carBookings.bookingId, bookedBy(tx, of.clientId)));
}

export async function guestsOf(tx: Tx, of: Closed): Promise<void> {
  await guestsPapersOf(tx, of);
  await tx
    .update(lodgingGuests)
    .set({ firstName: "", lastName: "" })
    .where(inArray(lodgingGuests.bookingId, bookedBy(tx, of.clientId)));
}

/** What guests asked a property for. */
export async function requestsOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await tx
    .update(lodgingBookings)
    .set({ requests: null })
    .where(inArray(lodgingBookings.bookingId, bookedBy(tx, clientId)));
}

/** The signed contents of vouchers, which name who travels. */
export async function voucherTokensOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await tx
    .update(vouchers)
    .set({ token: null })
    .where(inArray(vouchers.bookingId, bookedBy(tx, clientId)));
}

/** Names on cards that staff reviewed. */
export async function cardNamesOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await tx.delete(holderReviews).where(inArray(holderReviews.planId, plansOf(tx, clientId)));
}

/** Of payments that never came: the others prove what tax law asks for. */
export const proofsOf = (tx: Tx, { clientId }: Closed): Promise<void> => eraseProofsOf(tx, clientId);

export const proofReasonsOf = (tx: Tx, { clientId }: Closed): Promise<void> => eraseProofReasonsOf(tx, clientId);

/** Also what staff answered. */
export async function refundReasonsOf(tx: Tx, { clientId }: Closed): Promise<void> {
  const { reason, decision } = refundRequests;
  await tx
    .update(refundRequests)
    .set({ reason: erasedText(reason), decision: erasedText(decision) })
    .where(eq(refundRequests.clientId, clientId));
}

/** Why staff declined a booking, and what they wrote with a proposal. */
export async function bookingReasonsOf(tx: Tx, { clientId }: Closed): Promise<void> {
  const { declineReason, proposalNote } = bookings;
  await tx
    .update(bookings)
    .set({ declineReason: erasedText(declineReason), proposalNote: erasedText(proposalNote) })
    .where(eq(bookings.clientId, clientId));
}

/** What staff wrote about movements of money at the providers. */
export const movementReasonsOf = (tx: Tx, { clientId }: Closed): Promise<void> =>
  eraseMovementReasons(tx, paymentsOf(tx, clientId));

export const keyOf = (tx: Tx, { clientId }: Closed): Promise<void> => destroyKey(tx, clientId);

/** What staff wrote about the client into the audit. */
export const textsOf = (tx: Tx, { clientId }: Closed): Promise<void> => eraseTexts(tx, clientId);

/** The name on the card stays with the payment. */
export async function payersAddressesOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await tx.update(payments).set({ clientAddress: null }).where(eq(payments.clientId, clientId));
}

/** Marks them as removed, so that the provider is asked to delete them. */
export async function cardsOf(tx: Tx, { clientId, at }: Closed): Promise<void> {
  const removedAt = sql`coalesce(${clientCards.removedAt}, ${sql.param(at, clientCards.removedAt)})`;
  await tx.update(clientCards).set({ holderName: "", removedAt }).where(eq(clientCards.clientId, clientId));
}

export async function notesOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await tx.delete(notes).where(eq(notes.clientId, clientId));
}

/** Also those to staff and suppliers about the client's plans. */
export async function messagesOf(tx: Tx, { clientId }: Closed): Promise<void> {
  const words = { recipient: "", subject: "", text: "", html: null, template: null };
  const rest = { unsubscribePath: null, refusal: null, secrets: null, nextAttemptAt: null };
  await tx
    .update(outbox)
    .set({ ...words, ...rest })
    .where(or(eq(outbox.clientId, clientId), inArray(outbox.planId, plansOf(tx, clientId))));
}

export async function registrationsOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await tx.delete(registrations).where(eq(registrations.clientId, clientId));
}

export const devicesOf = (tx: Tx, { clientId }: Closed): Promise<void> => eraseDevices(tx, clientId);

export async function passkeyChallengesOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.clientId, clientId));
}

export async function passkeysOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.clientId, clientId));
}

export async function recoveryCodesOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.clientId, clientId));
}

export async function secondFactorOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await dropFactor(tx, clientId);
}

export async function phoneCodesOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await tx.delete(phoneCodes).where(eq(phoneCodes.clientId, clientId));
}

export async function opinionRequestsOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await tx.delete(opinionRequests).where(eq(opinionRequests.clientId, clientId));
}

export async function opinionsOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await tx.delete(opinions).where(eq(opinions.clientId, clientId));
}

export async function savedItemsOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await tx.delete(savedItems).where(eq(savedItems.clientId, clientId));
}

export async function limitLiftsOf(tx: Tx, { clientId }: Closed): Promise<void> {
  await tx.delete(limitLifts).where(eq(limitLifts.clientId, clientId));
}
