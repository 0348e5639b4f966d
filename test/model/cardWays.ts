import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { supportContract } from "../../src/features/desk/support.contract";
import { cloverContract } from "../../src/features/payments/methods/clover/clover.contract";
import { holderReviews } from "../../src/features/payments/server/payments.tables";
import { planContract } from "../../src/features/plan/plan.contract";
import type { Booking } from "../../src/features/plan/plan.schemas";
import type { People, Way } from "./people";

/** The stand-in's cards by what they do (docs/testing.md, Cards). */
export const cards = {
  approved: "4242424242424242",
  declined: "4005571702222222",
  silentThenYes: "4000000000000309",
  silentThenNo: "4000000000000408",
};

/** A name that staff have to review before it can pay. */
export const UNCLEAR = "A RIVERA";
/** Another one, which staff were asked about before the plan was paid. */
const ASKED_EARLIER = "ANA SOTO";

/**
 * Pays a plan or the difference of a change with a test card; `null`: with a token that is never used, because the
 * payment is refused before.
 */
export const pays =
  (card: string | null, HolderName = "ANA RIVERA"): Way =>
  async ({ call, clientId, providers }, { planId, event }) => {
    const starts = event?.type === "payment.started" || event?.type === "supplement.started";
    if (!starts) throw new Error("a payment begins with its start");
    const order = {
      TravelPlanId: planId,
      ClientId: clientId,
      BookingId: event.type === "supplement.started" ? event.bookingId : undefined,
      PaymentKey: event.attemptId,
      Token: card === null ? "clv_1TEST" : await providers.tokenOf(card),
      Amount: event.amount,
      HolderName,
      AcceptTerms: event.termsAccepted,
    };
    return call(cloverContract.payWithClover, {}, order);
  };

/** Staff ask a provider that was silent again. */
export const asksProvider: Way = ({ callAsStaff }, { event }) => {
  const PaymentId = event && "attemptId" in event ? event.attemptId : "";
  return callAsStaff(supportContract.retryPayment, {}, { PaymentId, Reason: "The client asks" });
};

/** A name waits for staff once a client has tried to pay the plan, or an agreed change of it, with it. */
export const acceptsHolder: Way = async (people, { planId }) => {
  const { call, clientId } = people;
  const bookings: Booking[] = (await call(planContract.getPlanBookings, { planId, lang: "en" })).json().Data;
  const BookingId = bookings.find(({ Status }) => Status === "agreed")?.BookingId;
  const tried = { TravelPlanId: planId, ClientId: clientId, BookingId, PaymentKey: randomUUID(), Token: "clv_1TEST" };
  await call(cloverContract.payWithClover, {}, { ...tried, Amount: 1, HolderName: UNCLEAR, AcceptTerms: true });
  return accepts(people, planId, UNCLEAR);
};

/** Accepts a name that staff were asked about before the plan was paid, and that still waits. */
export const acceptsHolderTooLate: Way = async (people, { planId }) => {
  const { db, now } = people.test;
  const asked = { planId, name: ASKED_EARLIER, status: "waiting", askedAt: now() } as const;
  await db.insert(holderReviews).values(asked).onConflictDoNothing();
  return accepts(people, planId, ASKED_EARLIER);
};

async function accepts({ callAsStaff, test }: People, planId: number, name: string) {
  const ofName = and(eq(holderReviews.planId, planId), eq(holderReviews.name, name));
  const [holder] = await test.db.select().from(holderReviews).where(ofName);
  const decision = { HolderId: holder?.id ?? 0, Reason: "The passport shows both names" };
  return callAsStaff(supportContract.acceptHolder, {}, decision);
}
