import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../../platform/server/services";
import { travelPlans } from "../../plan/server/plan.tables";
import { transfersOfClient } from "../methods/server/proofs.repository";
import { movementsAmong } from "./outside/outside.repository";
import { clientCards, disputes, holderReviews, payments } from "./payments.tables";

/** The payment data of a client that their own pages do not show, for the copy of their data. (SAFE-24) */
export async function paymentDataOf(db: Tx, clientId: number) {
  return {
    PaidBy: await payersOf(db, clientId),
    Cards: await cardsOf(db, clientId),
    CardNames: await cardNamesOf(db, clientId),
    Transfers: await transfersOf(db, clientId),
    Disputes: await disputesOf(db, clientId),
    AtProviders: await atProvidersOf(db, clientId),
  };
}

const paymentsOf = (db: Tx, clientId: number) =>
  db.select({ id: payments.id }).from(payments).where(eq(payments.clientId, clientId));
const plansOf = (db: Tx, clientId: number) =>
  db.select({ id: travelPlans.id }).from(travelPlans).where(eq(travelPlans.clientId, clientId));

async function payersOf(db: Tx, clientId: number) {
  const { id: PaymentId, holderName: HolderName, clientAddress: Address } = payments;
  return db
    .select({ PaymentId, HolderName, Address })
    .from(payments)
    .where(eq(payments.clientId, clientId))
    .orderBy(asc(payments.createdAt));
}

async function cardsOf(db: Tx, clientId: number) {
  const { brand: Brand, last4: Last4, expires: Expires, holderName: HolderName } = clientCards;
  const { createdAt: SavedAt, removedAt: RemovedAt } = clientCards;
  return db
    .select({ Brand, Last4, Expires, HolderName, SavedAt, RemovedAt })
    .from(clientCards)
    .where(eq(clientCards.clientId, clientId))
    .orderBy(asc(SavedAt));
}

async function cardNamesOf(db: Tx, clientId: number) {
  const { planId: TravelPlanId, name: Name, status: Status, askedAt: AskedAt, decidedAt: DecidedAt } = holderReviews;
  return db
    .select({ TravelPlanId, Name, Status, AskedAt, DecidedAt })
    .from(holderReviews)
    .where(inArray(TravelPlanId, plansOf(db, clientId)))
    .orderBy(asc(AskedAt));
}

async function transfersOf(db: Tx, clientId: number) {
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

async function disputesOf(db: Tx, clientId: number) {
  const { id: Id, paymentId: PaymentId, amount: Amount, reason: Reason, status: Status } = disputes;
  const { openedAt: OpenedAt, closedAt: ClosedAt } = disputes;
  return db
    .select({ Id, PaymentId, Amount, Reason, Status, OpenedAt, ClosedAt })
    .from(disputes)
    .where(inArray(PaymentId, paymentsOf(db, clientId)))
    .orderBy(asc(OpenedAt));
}

async function atProvidersOf(db: Tx, clientId: number) {
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
