import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { buildStandIn, type StandIn } from "../../../../../../stand-ins/clover/standIn";
import { startTestApp, type TestApp } from "../../../../../../test/testApp";
import { storeRental } from "../../../../../../test/testBooking";
import { writeAudit } from "../../../../../platform/server/audit/audit.repository";
import { auditLog } from "../../../../../platform/server/db/schema/operations";
import { carBookings } from "../../../../../products/car/server/car.tables";
import { addDays, havanaDate } from "../../../../../shared/havana";
import { DAY } from "../../../../../shared/instant";
import { disputes, holderReviews, payments } from "../../../../payments/server/payments.tables";
import { refunds } from "../../../../payments/server/refunds.tables";
import { fold } from "../../../../plan/checkout/checkout.log";
import { stateName } from "../../../../plan/checkout/checkout.states";
import { eventsOf } from "../../../../plan/server/checkout/checkout.repository";
import { readBundle, replay } from "../../../bundle/bundle";

const [ANA, STAFF] = [1, 3];
const CARD = "4242424242424242";
let standIn: StandIn;
let test: TestApp;
let planId: number;

beforeAll(async () => {
  standIn = buildStandIn({ production: false, site: "http://localhost:8080", privateKey: "key", file: null });
  const url = await standIn.app.listen({ port: 0, host: "127.0.0.1" });
  test = await startTestApp({ CLOVER_TOKEN_URL: url, CLOVER_CHARGE_URL: url, CLOVER_PRIVATE_KEY: "key" });
  const rental = await storeRental(test.db, { clientId: ANA, at: test.now(), startsAt: test.now() + 40 * DAY });
  planId = rental.planId;
  for (const type of [2, 3]) await giveDocument(type);
  await post("/api/support/bookings/confirm", { BookingId: rental.bookingId, Reference: "CUB-1" }, staff());
  const { status } = await pay();
  if (status !== 200) throw new Error("the plan was not paid");
});
afterAll(async () => {
  await test.close();
  await standIn.app.close();
});

const staff = () => test.as(STAFF, "staff");
const post = (url: string, payload: object, headers = test.as(ANA)) =>
  test.call({ method: "POST", url, payload, headers });
const take = (headers = staff()) => test.call({ method: "GET", url: `/api/support/bundles/${planId}`, headers });

function giveDocument(Type: number) {
  const today = havanaDate(test.now());
  return post("/api/documents/give", {
    ClientId: ANA,
    Type,
    Number: Type === 2 ? "X12345678" : "D4567890",
    FirstName: "Ana",
    LastName: "Rivera Soto",
    CountryId: 167,
    IssuedOn: addDays(today, -3000),
    ExpiresOn: addDays(today, 1000),
    BirthDate: "1988-05-17",
  });
}

async function pay() {
  const card = { number: CARD, exp_month: "12", exp_year: "2040", cvv: "123" };
  const headers = { apikey: "stand-in-access-key" };
  const token = await standIn.app.inject({ method: "POST", url: "/v1/tokens", headers, payload: { card } });
  const order = { TravelPlanId: planId, ClientId: ANA, PaymentKey: randomUUID(), Token: token.json().id };
  const said = { Amount: 41_500, HolderName: "Ana Rivera", AcceptTerms: true };
  const answer = await post("/api/travelPlans/doPaymentWithCloverAPI", { ...order, ...said });
  return { status: answer.statusCode };
}

describe("the bundle of a plan", () => {
  it("replays to the state that the plan is in", async () => {
    const steps = replay(readBundle(JSON.stringify((await take()).json().Data)));
    const stored = fold(planId, await eventsOf(test.db, planId));
    expect(steps.at(-1)?.state).toBe("signing");
    expect(steps.at(-1)?.snapshot.context).toEqual(stored.context);
    expect(stateName(stored)).toBe("signing");
  });

  it("has no personal data: no name, address, document or card (CHART-10)", async () => {
    const { body } = await take();
    const [driver] = await test.db.select().from(carBookings);
    const personal = ["Ana", "Rivera", "Soto", "tourist", "@", "Lucía", "1988-05-17", "X12345678", "D4567890", "clv_"];
    for (const word of [...personal, driver?.passportNumber ?? "", driver?.licenceNumber ?? ""]) {
      expect([word, word !== "" && body.includes(word)]).toEqual([word, false]);
    }
    // Ids and instants have these digits too, by chance.
    expect(body).not.toMatch(/["\s]4242\b/);
  });

  it("carries the settings and what happened outside the chart: disputes, refunds, names, reasons (CHART-10)", async () => {
    const at = test.now();
    const [payment] = await test.db.select().from(payments).where(eq(payments.planId, planId));
    const paymentId = payment?.id ?? "";
    const about = { paymentId, amount: 41_500, reason: "fraudulent", status: "open" } as const;
    await test.db.insert(disputes).values({ ...about, id: "dp_1", openedAt: at, respondBy: at + DAY });
    await test.db.insert(holderReviews).values({ planId, name: "A. Rivera", status: "refused", askedAt: at });
    const refund = { id: randomUUID(), paymentId, amount: 100, reason: "manual", status: 3, failureCode: "sent_back" };
    await test.db.insert(refunds).values({ ...refund, createdAt: at });
    const Reason = "Rivera on the card, X12345678 in the passport of Lucía";
    const caller = { clientId: STAFF, role: "staff", staffRole: "owner" } as const;
    await writeAudit(test.db, { at, caller, action: "holder.refused", subject: `plan ${planId}`, reason: Reason });
    const { settings, outside } = (await take()).json().Data;
    expect(settings).toMatchObject({
      hours: { confirm: 72, pay: 48, sign: 24 },
      methods: [{ id: 135, chargeRate: 0 }, { id: 140 }, { id: 85 }],
    });
    expect(outside).toMatchObject([
      { what: "dispute", facts: { amount: 41_500, status: "open", respondBy: at + DAY } },
      { what: "refund", facts: { amount: 100, status: 3, failure: "sent_back" } },
      { what: "holder", facts: { status: "refused" } },
      { what: "holder.refused", reason: "[…] on the card, […] in the passport of […]" },
    ]);
  });

  it("is available to staff only, and each download is recorded", async () => {
    expect((await take(test.as(ANA))).statusCode).toBe(403);
    const copies = await test.db.select().from(auditLog).where(eq(auditLog.action, "plan.bundled"));
    expect(copies).toHaveLength(3);
    expect(copies[0]).toMatchObject({ actorId: STAFF, subject: `plan ${planId}` });
  });

  it("is not found for an unknown plan", async () => {
    const answer = await test.call({ method: "GET", url: "/api/support/bundles/99999", headers: staff() });
    expect(answer.json().ResultCode).toBe("plan.notFound");
  });
});
