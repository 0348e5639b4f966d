import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { BOOK, bookingOf, search } from "../../../../../test/fixtures/server/carTestBed";
import { ANA, openRefundBed, type RefundBed } from "../../../../../test/fixtures/server/refundsTestBed";
import { outbox } from "../../../../platform/server/db/schema/operations";
import { addDays } from "../../../../shared/havana";
import { holderReviews } from "../payments.tables";

let bed: RefundBed;
beforeAll(async () => {
  bed = await openRefundBed();
});
afterAll(() => bed.close());

const from = addDays(search.PickUp, 70);
async function book(days: number, more: object = {}) {
  const asked = { ...search, IdSupplier: 4, IdModel: 12, PickUp: from, DropOff: addDays(from, days) };
  const offer = (await bed.post("/api/carBookings/getCarOffer/en", asked)).Data[0];
  return (await bed.post(BOOK, { ...bookingOf(offer, ANA), RequestKey: randomUUID(), ...more })).Data;
}
const mailsOf = async (planId: number) => {
  const rows = await bed.test.db.select().from(outbox).orderBy(outbox.id);
  return rows.filter(({ key }) => key.startsWith(`plan-${planId}-`) && /holder/i.test(key));
};
const decide = async (how: "acceptHolder" | "refuseHolder", name: string) => {
  const [review] = await bed.test.db.select().from(holderReviews).where(eq(holderReviews.name, name));
  const body = { HolderId: review?.id, Reason: "Not the client's card" };
  return bed.post(`/api/support/plans/${how}`, body, bed.asStaff());
};

describe("the name on a card that pays a difference (PLAN-44, PAY-4)", () => {
  it("is reported with the page of the difference, and no longer decided once nothing is to be paid", async () => {
    await bed.giveDocuments(ANA);
    const was = await book(5);
    const planId: number = was.TravelPlanId;
    await bed.pay(planId, ANA, { Amount: was.PayNow });
    const change = await book(6, { Replaces: was.BookingId });
    const more = { BookingId: change.BookingId, Amount: change.PayNow - was.PayNow };
    for (const HolderName of ["A. Rivera", "Ana Riverra", "Ana R. Soto"]) {
      const unclear = await bed.pay(planId, ANA, { ...more, HolderName });
      expect(unclear.Errors[0].Code).toBe("holderUnclear");
    }
    expect((await decide("refuseHolder", "Ana Riverra")).status).toBe(200);
    expect((await decide("acceptHolder", "A. Rivera")).status).toBe(200);
    const mails = await mailsOf(planId);
    expect(mails).toHaveLength(5);
    for (const { text, subject } of mails) {
      expect(text).toContain(`/payment/${change.BookingId}?plan=${planId}`);
      expect(`${subject} ${text}`).not.toMatch(/transfer|payment link|travel plan before/);
    }

    expect(await bed.pay(planId, ANA, { ...more, HolderName: "A. Rivera" })).toMatchObject({ status: 200 });
    const late = await decide("acceptHolder", "Ana R. Soto");
    expect([late.status, late.Errors[0].Code]).toEqual([409, "notInState"]);
    expect((await decide("refuseHolder", "Ana R. Soto")).status).toBe(200);
    expect(await mailsOf(planId)).toHaveLength(5);
  });
});
