import { asc, eq, inArray, max, min } from "drizzle-orm";
import { outbox } from "../../../platform/server/db/schema/operations";
import { withoutSecrets } from "../../../platform/server/outbox/outbox.repository";
import type { Tx } from "../../../platform/server/services";
import { passkeys, phoneCodes, recoveryCodes, secondFactors, sessions } from "../../account/server/account.tables";
import { clientDocuments, documentPhotos } from "../../documents/server/documents.tables";
import { receiptEvents, receipts } from "../../papers/server/papers.tables";
import { transfersOfClient } from "../../payments/methods/server/proofs.repository";
import { movementsAmong } from "../../payments/server/outside/outside.repository";
import { clientCards, disputes, holderReviews, payments } from "../../payments/server/payments.tables";
import { limitLifts, travelPlans } from "../../plan/server/plan.tables";
import type { MyData } from "../privacy.schemas";

/** What the copy of a client's data has beyond the calls of the client's own pages. */
type Part<Name extends keyof MyData> = Promise<MyData[Name]>;

const paymentsOf = (db: Tx, clientId: number) =>
  db.select({ id: payments.id }).from(payments).where(eq(payments.clientId, clientId));
const plansOf = (db: Tx, clientId: number) =>
  db.select({ id: travelPlans.id }).from(travelPlans).where(eq(travelPlans.clientId, clientId));

export async function documentPhotosOf(db: Tx, clientId: number): Part<"DocumentPhotos"> {
  const { documentId: DocumentId, mediaType: MediaType, size: Size, givenAt: GivenAt } = documentPhotos;
  return db
    .select({ DocumentId, MediaType, Size, GivenAt })
    .from(documentPhotos)
    .innerJoin(clientDocuments, eq(clientDocuments.id, DocumentId))
    .where(eq(clientDocuments.clientId, clientId))
    .orderBy(asc(GivenAt));
}

export async function payersOf(db: Tx, clientId: number): Part<"PaidBy"> {
  const { id: PaymentId, holderName: HolderName, clientAddress: Address } = payments;
  return db
    .select({ PaymentId, HolderName, Address })
    .from(payments)
    .where(eq(payments.clientId, clientId))
    .orderBy(asc(payments.createdAt));
}

export async function cardsOf(db: Tx, clientId: number): Part<"Cards"> {
  const { brand: Brand, last4: Last4, expires: Expires, holderName: HolderName } = clientCards;
  const { createdAt: SavedAt, removedAt: RemovedAt } = clientCards;
  return db
    .select({ Brand, Last4, Expires, HolderName, SavedAt, RemovedAt })
    .from(clientCards)
    .where(eq(clientCards.clientId, clientId))
    .orderBy(asc(SavedAt));
}

export async function cardNamesOf(db: Tx, clientId: number): Part<"CardNames"> {
  const { planId: TravelPlanId, name: Name, status: Status, askedAt: AskedAt, decidedAt: DecidedAt } = holderReviews;
  return db
    .select({ TravelPlanId, Name, Status, AskedAt, DecidedAt })
    .from(holderReviews)
    .where(inArray(TravelPlanId, plansOf(db, clientId)))
    .orderBy(asc(AskedAt));
}

export async function transfersOf(db: Tx, clientId: number): Part<"Transfers"> {
  return (await transfersOfClient(db, clientId)).map(({ order, proofs, findings }) => ({
    PaymentId: order.paymentId,
    Reference: order.reference,
    ReportedAt: order.reportedAt,
    Proofs: proofs.map(({ id, mediaType, size, givenAt }) => ({
      Id: id,
      MediaType: mediaType,
      Size: size,
      GivenAt: givenAt,
    })),
    Findings: findings.map((row) => ({
      Id: row.id,
      At: row.at,
      Finding: row.finding,
      Amount: row.amount,
      BankReference: row.bankReference ?? row.reversedReference,
      Reason: row.reason,
      ReversedAt: row.reversedAt,
      ReversedReason: row.reversedReason,
    })),
  }));
}

export async function disputesOf(db: Tx, clientId: number): Part<"Disputes"> {
  const { id: Id, paymentId: PaymentId, amount: Amount, reason: Reason, status: Status } = disputes;
  const { openedAt: OpenedAt, closedAt: ClosedAt } = disputes;
  return db
    .select({ Id, PaymentId, Amount, Reason, Status, OpenedAt, ClosedAt })
    .from(disputes)
    .where(inArray(PaymentId, paymentsOf(db, clientId)))
    .orderBy(asc(OpenedAt));
}

export async function atProvidersOf(db: Tx, clientId: number): Part<"AtProviders"> {
  const found = await movementsAmong(db, paymentsOf(db, clientId));
  return found.map(({ movement, shares }) => ({
    Id: movement.id,
    PaymentId: movement.paymentId,
    Kind: movement.kind,
    Amount: movement.amount,
    CurrencyCode: movement.currency,
    Reference: movement.reference,
    KnownAt: movement.knownAt,
    SettledAt: movement.settledAt,
    SettledAs: movement.settledAs,
    Bookings: shares.map(({ bookingId, amount }) => ({ BookingId: bookingId, Amount: amount })),
  }));
}

export async function receiptsOf(db: Tx, clientId: number): Part<"Receipts"> {
  const { planId, code, signerName, signedAt } = receipts;
  const signed = await db
    .select({ planId, code, signerName, signedAt })
    .from(receipts)
    .where(inArray(planId, plansOf(db, clientId)));
  const steps = await db
    .select()
    .from(receiptEvents)
    .where(inArray(receiptEvents.planId, plansOf(db, clientId)))
    .orderBy(asc(receiptEvents.planId), asc(receiptEvents.seq));
  const ids = [...new Set([...signed, ...steps].map((row) => row.planId))].sort((a, b) => a - b);
  return ids.map((id) => {
    const receipt = signed.find((row) => row.planId === id);
    return {
      TravelPlanId: id,
      Code: receipt?.code ?? null,
      SignerName: receipt?.signerName ?? null,
      SignedAt: receipt?.signedAt ?? null,
      Steps: steps
        .filter((row) => row.planId === id)
        .map(({ type, at, sha256, address, userAgent }) => ({
          Step: type,
          At: at,
          Sha256: sha256,
          Address: address,
          Browser: userAgent,
        })),
    };
  });
}

/** One for each sign-in, whose token is replaced again and again. */
export async function sessionsOf(db: Tx, clientId: number): Part<"Sessions"> {
  const BeganAt = min(sessions.createdAt);
  const rows = await db
    .select({ Browser: max(sessions.device), BeganAt, EndedAt: max(sessions.revokedAt) })
    .from(sessions)
    .where(eq(sessions.clientId, clientId))
    .groupBy(sessions.family)
    .orderBy(asc(BeganAt));
  return rows.map((row) => ({ ...row, BeganAt: row.BeganAt ?? 0 }));
}

/** Null while none is on. What opens the account is left out: the app's secret, the keys and the codes. (SAFE-72) */
export async function secondFactorOf(db: Tx, clientId: number): Part<"SecondFactor"> {
  const { confirmedAt: since, app } = secondFactors;
  const [factor] = await db.select({ since, app }).from(secondFactors).where(eq(secondFactors.clientId, clientId));
  if (!factor || factor.since === null) return null;
  const { name: Name, addedAt: AddedAt, usedAt: UsedAt } = passkeys;
  const ofPasskeys = await db
    .select({ Name, AddedAt, UsedAt })
    .from(passkeys)
    .where(eq(passkeys.clientId, clientId))
    .orderBy(asc(AddedAt));
  const codes = await db
    .select({ usedAt: recoveryCodes.usedAt })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.clientId, clientId))
    .orderBy(asc(recoveryCodes.usedAt));
  const used = codes.flatMap(({ usedAt }) => (usedAt === null ? [] : [usedAt]));
  return {
    Since: factor.since,
    App: factor.app,
    Passkeys: ofPasskeys,
    RecoveryCodes: { Left: codes.length - used.length, UsedAt: used },
  };
}

export async function phoneCodesOf(db: Tx, clientId: number): Part<"PhoneCodes"> {
  const { phone: Phone, channel: Channel, sentAt: SentAt, usedAt: UsedAt } = phoneCodes;
  return db
    .select({ Phone, Channel, SentAt, UsedAt })
    .from(phoneCodes)
    .where(eq(phoneCodes.clientId, clientId))
    .orderBy(asc(SentAt));
}

/** Those to the client; what staff and suppliers get about the client's plans is theirs. */
export async function messagesOf(db: Tx, clientId: number): Part<"Messages"> {
  const sent = await db.select().from(outbox).where(eq(outbox.clientId, clientId)).orderBy(asc(outbox.id));
  return sent.map((row) => {
    const { recipient, subject, text } = withoutSecrets(row);
    const { channel, createdAt, deliveredAt, refusedAt } = row;
    return {
      Channel: channel,
      To: recipient,
      Subject: subject,
      Text: text,
      At: createdAt,
      DeliveredAt: deliveredAt,
      RefusedAt: refusedAt,
    };
  });
}

export async function limitsLiftedUntil(db: Tx, clientId: number): Part<"LimitsLiftedUntil"> {
  const [row] = await db.select({ until: limitLifts.until }).from(limitLifts).where(eq(limitLifts.clientId, clientId));
  return row?.until ?? null;
}
