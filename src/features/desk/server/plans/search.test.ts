import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { storeRental } from "../../../../../test/testBooking";
import { auditLog } from "../../../../platform/server/db/schema/operations";
import { DAY } from "../../../../shared/instant";
import { clients } from "../../../account/server/account.tables";
import { receipts, vouchers } from "../../../papers/server/papers.tables";
import { transferOrders, transferReviews } from "../../../payments/methods/transfer/server/transfers.tables";
import { disputes, payments } from "../../../payments/server/payments.tables";
import { bookings } from "../../../plan/server/plan.tables";
import { refunds } from "../../../refunds/server/refunds.tables";
import type { FoundPlans } from "../../plans/plans.schemas";

const [ANA, JAMES, STAFF] = [1, 2, 3];
const paymentId = randomUUID();
let test: TestApp;
let ofAna: { planId: number; bookingId: number };
let ofJames: { planId: number; bookingId: number };

beforeAll(async () => {
  test = await startTestApp();
  const rental = { at: test.now(), startsAt: test.now() + 40 * DAY };
  ofAna = await storeRental(test.db, { ...rental, clientId: ANA });
  ofJames = await storeRental(test.db, { ...rental, clientId: JAMES });
  await test.db.update(clients).set({ lastName: "O’Neill" }).where(eq(clients.id, JAMES));
  await test.db.update(bookings).set({ supplierReference: "CUB-4711" }).where(eq(bookings.id, ofAna.bookingId));
  await test.db.insert(vouchers).values({ bookingId: ofJames.bookingId, number: "MLC-77-88", issuedAt: test.now() });
  const paid = { planId: ofJames.planId, clientId: JAMES, method: 135, status: 2, amount: 41_500, currency: "USD" };
  const known = { providerReference: "CH_9X", authorisation: "OK7731" };
  await test.db.insert(payments).values({ ...paid, ...known, id: paymentId, createdAt: test.now() });
  const beneficiary = test.config.payments.transfer.settings;
  if (!beneficiary) throw new Error("no beneficiary of transfers is set");
  await test.db.insert(transferOrders).values({ paymentId, reference: "MT-1002-QX7", beneficiary });
  const found = { paymentId, at: test.now(), staffId: STAFF, finding: "received", amount: 1 } as const;
  await test.db.insert(transferReviews).values({ ...found, id: randomUUID(), bankReference: "FEDWIRE 88-12" });
  const back = { paymentId, amount: 1, reason: "cancelled", status: 2, createdAt: test.now() };
  await test.db.insert(refunds).values({ ...back, id: randomUUID(), providerReference: "re_77Q" });
  const opened = { paymentId, amount: 1, reason: "fraudulent", status: "open", openedAt: test.now() } as const;
  await test.db.insert(disputes).values({ ...opened, id: "dp_55Z" });
  const signed = { code: "AB12CD34EF56", signerName: "James", consentVersion: "1", signedAt: test.now() };
  const file = { address: "192.0.2.1", userAgent: null, sha256: "0", pdf: Buffer.from("pdf") };
  await test.db.insert(receipts).values({ ...signed, ...file, planId: ofJames.planId });
  await test.db.update(clients).set({ phone: "+49 170 1234567" }).where(eq(clients.id, JAMES));
});
afterAll(() => test.close());

const search = (Query: string, headers = test.as(STAFF, "staff")) =>
  test.call({ method: "POST", url: "/api/support/plans/search", headers, payload: { Query } });
const found = async (query: string): Promise<number[]> => {
  const { Plans }: FoundPlans = (await search(query)).json().Data;
  return Plans.map(({ TravelPlanId }) => TravelPlanId);
};

describe("finding a plan", () => {
  it.each([
    ["the client's name, in any order and without accents", () => "sóto ANA", () => [ofAna.planId]],
    ["a name, whichever way its apostrophe is typed", () => "james o'neill", () => [ofJames.planId]],
    ["a part of the e-mail address", () => "tourist2@", () => [ofJames.planId]],
    ["what several clients share, the newest plan first", () => "example.com", () => [ofJames.planId, ofAna.planId]],
    ["the plan's id", () => `#${ofAna.planId}`, () => [ofAna.planId]],
    ["a booking's id", () => String(ofJames.bookingId), () => [ofJames.planId]],
    ["the supplier's reference", () => "cub-4711", () => [ofAna.planId]],
    ["the number on a voucher", () => "mlc-77-88", () => [ofJames.planId]],
    ["the provider's reference of a payment", () => "ch_9x", () => [ofJames.planId]],
    ["a payment's id", () => paymentId.toUpperCase(), () => [ofJames.planId]],
    ["the provider's code on the receipt", () => "ok7731", () => [ofJames.planId]],
    ["the reference of a transfer, hyphens left out", () => "mt1002qx7", () => [ofJames.planId]],
    ["a part of a reference that is too short to be meant", () => "QX7-", () => []],
    ["a part of a reference that is long enough", () => "1002-QX", () => [ofJames.planId]],
    ["the bank's reference of what arrived", () => "fedwire 8812", () => [ofJames.planId]],
    ["the reference of a refund", () => "re_77q", () => [ofJames.planId]],
    ["the number of a dispute", () => "dp_55z", () => [ofJames.planId]],
    ["the code on a signed receipt, or its beginning", () => "AB12-CD34", () => [ofJames.planId]],
    ["the telephone, blanks apart", () => "+49 1701234567", () => [ofJames.planId]],
    ["the telephone without its country", () => "170-1234567", () => [ofJames.planId]],
    ["the plan's number with its word", () => `plan ${ofAna.planId}`, () => [ofAna.planId]],
    ["nothing that anybody has", () => "no such thing", () => []],
    ["a per cent sign, which stands for itself", () => "%%", () => []],
  ])("finds a plan by %s (DESK-3)", async (_by, typed, plans) => expect(await found(typed())).toEqual(plans()));

  it("shows whose plan it is, where it stands and what is booked", async () =>
    expect((await search("Ana Rivera")).json().Data).toEqual({
      Plans: [
        {
          TravelPlanId: ofAna.planId,
          ClientName: "Ana Rivera Soto",
          ClientEmail: "tourist@example.com",
          State: "confirming",
          CreatedAt: test.now(),
          BookingIds: [ofAna.bookingId],
        },
      ],
      More: false,
    }));

  it("asks for two characters at least", async () => expect((await search("a")).json().ResultCode).toBe("invalid"));

  it("is staff's alone", async () => expect((await search("Ana Rivera", test.as(ANA))).statusCode).toBe(403));

  it("writes down whose plans were shown to whom, and never what was typed", async () => {
    const before = (await test.db.select().from(auditLog)).length;
    await search("Ana Rivera");
    const rows = (await test.db.select().from(auditLog).orderBy(auditLog.id)).slice(before);
    expect(rows).toMatchObject([
      { actorId: STAFF, action: "plans.searched", reason: null, facts: { plans: String(ofAna.planId) } },
    ]);
    expect(JSON.stringify(rows)).not.toContain("Rivera");
  });
});
