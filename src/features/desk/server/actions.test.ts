import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { buildStandIn, type StandIn } from "../../../../stand-ins/clover/standIn";
import { auditLines } from "../../../../test/auditLines";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import { outbox } from "../../../platform/server/db/schema/operations";
import { webhookDeliveries, webhookEndpoints, webhookMessages } from "../../../platform/server/db/schema/webhooks";
import { markTaken } from "../../../platform/server/webhooks/webhooks.repository";
import { PaymentStatus } from "../../../shared/enumerations";
import { addDays, havanaDate } from "../../../shared/havana";
import { DAY } from "../../../shared/instant";
import { holderReviews, payments } from "../../payments/server/payments.tables";

const [ANA, STAFF] = [1, 3];
const Reason = "The client called";
const DECLINED_CARD = "4005571702222222";
let standIn: StandIn;
let test: TestApp;
let planId: number;
let bookingId: number;

beforeAll(async () => {
  standIn = buildStandIn({ production: false, site: "http://localhost:8080", privateKey: "key", file: null });
  const url = await standIn.app.listen({ port: 0, host: "127.0.0.1" });
  test = await startTestApp({ CLOVER_TOKEN_URL: url, CLOVER_CHARGE_URL: url, CLOVER_PRIVATE_KEY: "key" });
  const rental = { clientId: ANA, at: test.now(), startsAt: test.now() + 40 * DAY };
  ({ planId, bookingId } = await storeRental(test.db, rental));
});
afterAll(async () => {
  await test.close();
  await standIn.app.close();
});

const post = (url: string, payload: object, headers = test.as(STAFF, "staff")) =>
  test.call({ method: "POST", url: `/api/support/${url}`, payload, headers });
const audited = async () => {
  const last = (await auditLines(test.db)).at(-1);
  return last;
};

describe("accepting a card-holder's name", () => {
  const waiting = () =>
    test.db.select().from(holderReviews).where(eq(holderReviews.status, "waiting")).orderBy(holderReviews.id);
  const toldToClient = async () => {
    const url = `/api/checkout/${planId}/holders`;
    return (await test.call({ method: "GET", url, headers: test.as(ANA) })).json().Data;
  };
  const accept = async () => {
    const [holder] = await waiting();
    return post("plans/acceptHolder", { HolderId: holder?.id ?? 1, Reason });
  };

  it("is refused if no name waits, and with the chart's reason before the plan can be paid", async () => {
    expect((await accept()).json().ResultCode).toBe("support.nothingWaiting");
    await test.db.insert(holderReviews).values({ planId, name: "A. Rivera", status: "waiting", askedAt: test.now() });
    const answer = await accept();
    expect([answer.statusCode, answer.json().Errors[0].Code]).toEqual([409, "notInState"]);
    expect(await audited()).toBeUndefined();
    expect(await waiting()).toHaveLength(1);
  });

  it("lets the plan be paid with that name and with no other unclear one, and is audited with its reason (PAY-4, DESK-4)", async () => {
    for (const Type of [2, 3]) await giveDocument(Type);
    await post("bookings/confirm", { BookingId: bookingId, Reference: "CUB-1" });
    const unclear = (name = "A. Rivera", card?: string) => pay(name, card);
    const stopped = (await unclear()).json();
    expect(stopped.Errors[0].Code).toBe("holderUnclear");
    expect(stopped.Data).toBe(stopped.Errors[0].Message);
    expect(await toldToClient()).toMatchObject([{ HolderName: "A. Rivera", Status: "waiting" }]);
    expect((await accept()).statusCode).toBe(200);
    expect(await toldToClient()).toMatchObject([{ Status: "accepted" }]);
    expect(await audited()).toMatchObject({ action: "holder.accepted", subject: `plan ${planId}`, reason: Reason });
    expect((await unclear("Ana Riverra")).json().Errors[0].Code).toBe("holderUnclear");
    expect((await unclear("a. riVera", DECLINED_CARD)).json().ResultCode).toBe("payment.declined");
  });

  it("is for one attempt: the next one with the same name waits for the desk again (PAY-4)", async () => {
    expect((await pay("A. Rivera")).json().Errors[0].Code).toBe("holderUnclear");
    expect(await waiting()).toMatchObject([{ name: "A. Rivera", decidedAt: null }, { name: "Ana Riverra" }]);
    expect((await accept()).statusCode).toBe(200);
    expect((await pay("A. Rivera")).statusCode).toBe(200);
  });
});

describe("sending a mail again", () => {
  const mails = () => test.db.select().from(outbox).where(eq(outbox.planId, planId)).orderBy(outbox.id);

  it("waits until the first one is sent or given up", async () => {
    const [mail] = await mails();
    expect((await post("mails/again", { MailId: mail?.id, Reason })).json().ResultCode).toBe("support.mailWaiting");
  });

  it("queues the same text as a new email to the client's address, and audits the reason (DESK-4)", async () => {
    const before = await mails();
    const id = before[0]?.id ?? 0;
    await test.db.update(outbox).set({ deliveredAt: test.now(), nextAttemptAt: null }).where(eq(outbox.id, id));
    expect((await post("mails/again", { MailId: id, Reason })).statusCode).toBe(200);
    const again = (await mails()).slice(before.length);
    const { subject, text, html } = before[0] ?? {};
    const queued = { deliveredAt: null, attempts: 0, nextAttemptAt: test.now() };
    expect(again).toMatchObject([{ subject, text, html, ...queued, recipient: "tourist@example.com" }]);
    expect(await audited()).toMatchObject({ action: "mail.sentAgain", reason: Reason, facts: { mail: id } });
  });

  it("leaves a message that was given up unsent, once, and closes it (DESK-14)", async () => {
    const aside = async () => (await post("mails/aside", { MailId: id, Reason })).json().ResultCode;
    const inbox = async () =>
      (await test.call({ method: "GET", url: "/api/support/inbox", headers: test.as(STAFF, "staff") }))
        .json()
        .Data.Items.filter(({ Kind }: { Kind: string }) => Kind === "mail");
    const id = (await mails()).at(-1)?.id ?? 0;
    expect(await aside()).toBe("support.nothingWaiting");
    await test.db.update(outbox).set({ nextAttemptAt: null, attempts: 9 }).where(eq(outbox.id, id));
    expect(await inbox()).toMatchObject([{ ItemId: String(id) }]);
    expect(await aside()).toBe("OK");
    expect(await inbox()).toEqual([]);
    expect(await audited()).toMatchObject({ action: "mail.putAside", reason: Reason, facts: { mail: id } });
    expect(await aside()).toBe("support.nothingWaiting");
  });

  it("lists neither emails with a secret nor emails to staff", async () => {
    const row = { channel: "mail" as const, recipient: "x@example.com", language: "en", subject: "s", text: "t" };
    const sent = { ...row, createdAt: test.now(), deliveredAt: test.now() };
    const [secret, toStaff] = await test.db
      .insert(outbox)
      .values([
        { ...sent, key: "secret", clientId: ANA, planId: null },
        { ...sent, key: "alert", clientId: STAFF, planId },
      ])
      .returning({ id: outbox.id });
    for (const mail of [secret, toStaff])
      expect((await post("mails/again", { MailId: mail?.id, Reason })).json().ResultCode).toBe("notFound");
  });
});

describe("asking the provider again", () => {
  const retry = (PaymentId: string) => post("payments/retry", { PaymentId, Reason });

  it("has nothing to ask about a settled attempt, and refuses an unknown one", async () => {
    const [paid] = await test.db.select().from(payments).where(eq(payments.planId, planId));
    expect((await retry(paid?.id ?? "")).json().ResultCode).toBe("support.paymentSettled");
    expect((await retry(randomUUID())).json().ResultCode).toBe("notFound");
  });

  it("settles an attempt without an answer immediately, and audits the reason (DESK-4)", async () => {
    const id = randomUUID();
    const stuck = { planId, clientId: ANA, method: 135, status: PaymentStatus.Created, amount: 100, currency: "USD" };
    await test.db.insert(payments).values({
      ...stuck,
      id,
      source: "clv_nobodysToken",
      createdAt: test.now(),
      askAgainAt: test.now() + DAY,
    });
    const answer = await retry(id);
    expect(answer.json().Data).toEqual({ Status: PaymentStatus.Failed });
    const [row] = await test.db.select().from(payments).where(eq(payments.id, id));
    expect(row).toMatchObject({ status: PaymentStatus.Failed, settledAt: test.now(), askAgainAt: null });
    expect(await audited()).toMatchObject({ action: "payment.retried", reason: Reason, facts: { payment: id } });
  });
});

describe("the desk's actions", () => {
  it.each([
    ["plans/acceptHolder", () => ({ HolderId: 1 })],
    ["mails/again", () => ({ MailId: 1 })],
    ["payments/retry", () => ({ PaymentId: randomUUID() })],
  ])("%s is allowed to staff only and needs a reason", async (url, body) => {
    expect((await post(url, { ...body(), Reason }, test.as(ANA))).statusCode).toBe(403);
    expect((await post(url, { ...body(), Reason: "" })).json().ResultCode).toBe("invalid");
  });
});

function giveDocument(Type: number) {
  const today = havanaDate(test.now());
  const payload = {
    ClientId: ANA,
    Type,
    Number: "X12345678",
    FirstName: "Ana",
    LastName: "Rivera Soto",
    CountryId: 167,
    IssuedOn: addDays(today, -3000),
    ExpiresOn: addDays(today, 1000),
    BirthDate: "1988-05-17",
  };
  return test.call({ method: "POST", url: "/api/documents/give", payload, headers: test.as(ANA) });
}

async function pay(HolderName: string, number = "4242424242424242") {
  const card = { number, exp_month: "12", exp_year: "2040", cvv: "123" };
  const apikey = { apikey: "stand-in-access-key" };
  const token = await standIn.app.inject({ method: "POST", url: "/v1/tokens", headers: apikey, payload: { card } });
  const order = { TravelPlanId: planId, ClientId: ANA, PaymentKey: randomUUID(), Token: token.json().id };
  const payload = { ...order, Amount: 41_500, HolderName, AcceptTerms: true };
  const url = "/api/travelPlans/doPaymentWithCloverAPI";
  return test.call({ method: "POST", url, payload, headers: test.as(ANA) });
}

it("a webhook delivery that was given up is shown to owners and sent again, with an audited reason and what was before, and its page is notified of both (DESK-16, DESK-38)", async () => {
  const at = test.now();
  const address = { url: "https://accounts.example/hook", sealed: "", createdAt: at };
  const [stored] = await test.db.insert(webhookEndpoints).values(address).returning();
  const message = { id: randomUUID(), type: "booking.confirmed", createdAt: at, data: {}, subject: "booking 801" };
  await test.db.insert(webhookMessages).values(message);
  const failed = { endpointId: stored?.id ?? 0, messageId: message.id, attempts: 14, answer: "500" };
  const [delivery] = await test.db.insert(webhookDeliveries).values(failed).returning();
  const shown = async () => {
    const { Deliveries } = (await test.call({ url: "/api/support/webhooks", headers: test.as(STAFF, "staff") })).json()
      .Data;
    return Deliveries.find(({ DeliveryId }: { DeliveryId: number }) => DeliveryId === delivery?.id);
  };
  expect(await shown()).toMatchObject({
    Type: "booking.confirmed",
    Subject: "booking 801",
    State: "givenUp",
    Attempts: 14,
    Answer: "500",
    Again: [],
  });
  let hear = (_word: string) => {};
  const stop = await test.listen("desk", { onMessage: (word) => hear(word), onLost: () => {} });
  const told = () =>
    new Promise<string>((resolve) => {
      hear = resolve;
    });
  const again = (DeliveryId: number) => post("webhooks/again", { DeliveryId, Reason });
  let next = told();
  expect((await again(delivery?.id ?? 0)).statusCode).toBe(200);
  expect(await next).toBe("webhook");
  const Before = { State: "givenUp", Attempts: 14 };
  const Again = [{ At: at, By: { Kind: "staff", Name: expect.any(String) }, Reason, Before }];
  expect(await shown()).toMatchObject({ State: "waiting", Attempts: 0, NextAt: at, Again });
  next = told();
  await markTaken(test.db, delivery?.id ?? 0, "200", at);
  expect(await next).toBe("webhook");
  await stop();
  expect(await audited()).toMatchObject({
    action: "webhook.sentAgain",
    subject: `delivery ${delivery?.id}`,
    reason: Reason,
    facts: { attempts: 14, state: "lost", answer: "500" },
  });
  expect((await again(999_999)).json().ResultCode).toBe("notFound");
});
