import { randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { asc, eq, sql } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { storeRental } from "../../../../test/testBooking";
import { DAY, HOUR, MINUTE } from "../../../shared/instant";
import { webhookDeliveries, webhookEndpoints, webhookMessages } from "../db/schema/webhooks";
import { WEBHOOK_ATTEMPTS, webhookJob } from "./lanes";
import { webhookHeaders, webhookSecret } from "./sign";
import {
  changeSecret,
  deleteEndpoint,
  endpoints,
  insertEndpoint,
  latestDeliveries,
  sendAgain,
  unreadableSecrets,
} from "./webhooks.repository";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const rental = () => ({ clientId: 1, at: test.now(), startsAt: test.now() + 30 * DAY });

describe("a webhook", () => {
  let job: ReturnType<typeof webhookJob>;
  let server: Server;
  let id = 0;
  const secret = webhookSecret(Buffer.alloc(32, 7));
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  let answerWith = 200;
  const send = () => job.run(() => false, true);
  const types = async () => (await latestDeliveries(test.db, 50)).map(({ type }) => type).reverse();
  const last = async () => (await latestDeliveries(test.db, 1))[0];
  beforeAll(async () => {
    job = webhookJob({ db: test.db, now: test.now, log: test.app.log }, () => true);
    server = createServer((request, answer) => {
      void text(request).then((body) => {
        heard.push({ headers: request.headers, body });
        answer.writeHead(answerWith).end();
      });
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  });
  afterAll(() => server.close());

  it("reports bookings, payments and refunds, each written in the transaction of its subject, if there is a subscriber (OPS-38)", async () => {
    const at = test.now();
    const rental = { clientId: 1, at, startsAt: at + 30 * DAY };
    await storeRental(test.db, rental);
    const { port } = server.address() as AddressInfo;
    id = await insertEndpoint(test.db, `http://127.0.0.1:${port}/hook`, secret, at);
    expect(await types()).toEqual([]);
    const { bookingId, planId } = await storeRental(test.db, rental);
    const undone = test.db.transaction(async (tx) => {
      await tx.execute(sql`update bookings set status = 'confirmed' where id = ${bookingId}`);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    const [paymentId, refundId] = [randomUUID(), randomUUID()];
    for (const step of [
      sql`update bookings set status = 'confirmed' where id = ${bookingId}`,
      sql`update bookings set status = 'confirmed', supplier_reference = 'X' where id = ${bookingId}`,
      sql`insert into payments (id, plan_id, client_id, method, status, amount, currency, created_at)
        values (${paymentId}, ${planId}, 1, 135, 1, 41500, 'USD', now())`,
      sql`update payments set status = 2, captured = 41500 where id = ${paymentId}`,
      sql`insert into refunds (id, payment_id, booking_id, amount, reason, status, created_at)
        values (${refundId}, ${paymentId}, ${bookingId}, 500, 'asked', 1, now())`,
      sql`update car_bookings set unit_id = (select max(id) from car_units) where booking_id = ${bookingId}`,
      sql`update car_bookings set unit_id = unit_id where booking_id = ${bookingId}`,
      sql`update bookings set status = 'removed' where id = ${bookingId}`,
    ])
      await test.db.execute(step);
    const told = ["booking.requested", "booking.confirmed", "payment.created", "payment.succeeded", "refund.created"];
    expect(await types()).toEqual([...told, "booking.carChanged", "booking.cancelled"]);
    await send();
    await send();
    expect(heard).toHaveLength(7);
    const bodies = heard
      .map(({ body }) => JSON.parse(body))
      .sort((a, b) => told.indexOf(a.type) - told.indexOf(b.type));
    const ofBooking = { bookingId, planId, productType: 1, payNow: 41_500, payInCuba: 2_000, currency: "USD" };
    expect(bodies.find(({ type }) => type === "booking.confirmed").data).toEqual({
      ...ofBooking,
      supplierId: expect.any(Number),
    });
    expect(bodies.find(({ type }) => type === "booking.carChanged").data).toEqual({
      ...ofBooking,
      ...{ supplierId: expect.any(Number), carId: expect.any(Number), modelId: expect.any(Number) },
    });
    expect(bodies.find(({ type }) => type === "payment.succeeded").data).toEqual({
      ...{ paymentId, planId, method: 135, amount: 41_500, fundAmount: 0, captured: 41_500, currency: "USD" },
    });
    expect(bodies.find(({ type }) => type === "refund.created").data).toEqual({
      ...{ refundId, paymentId, planId, bookingId, amount: 500, currency: "USD" },
    });
    for (const { headers, body } of heard) {
      const sent = { id: String(headers["webhook-id"]), at: test.now(), body };
      expect(headers).toMatchObject(webhookHeaders([secret], sent));
      expect(sent.id).toMatch(/^msg_[0-9a-f-]{36}$/);
    }
    expect(await last()).toMatchObject({ deliveredAt: test.now(), nextAttemptAt: null, attempts: 1, answer: "200" });
  });

  it("has a secret that nobody reads in the database (OPS-38)", async () => {
    const [row] = await test.db.select().from(webhookEndpoints);
    expect(row?.sealed).toMatch(/^sealed:/);
    expect(row?.sealed).not.toContain(secret.slice(6));
  });

  it("a webhook that is refused is tried again later under its id, finally given up, and sent once more on request (OPS-38)", async () => {
    answerWith = 500;
    heard.length = 0;
    await storeRental(test.db, { clientId: 1, at: test.now(), startsAt: test.now() + 30 * DAY });
    await send();
    expect(await last()).toMatchObject({ attempts: 1, nextAttemptAt: test.now() + MINUTE, answer: "500" });
    for (let attempt = 1; attempt < WEBHOOK_ATTEMPTS; attempt += 1) {
      test.pass(6 * HOUR);
      await send();
    }
    expect(await last()).toMatchObject({ attempts: WEBHOOK_ATTEMPTS, nextAttemptAt: null, deliveredAt: null });
    expect(new Set(heard.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(await endpoints(test.db)).toMatchObject([{ id, waiting: 0, givenUp: 1 }]);
    answerWith = 204;
    const given = { attempts: WEBHOOK_ATTEMPTS, state: "lost", answer: "500" };
    expect(await sendAgain(test.db, (await last())?.id ?? 0, test.now())).toEqual(given);
    await send();
    expect(await last()).toMatchObject({ deliveredAt: test.now(), answer: "204" });
    expect(await sendAgain(test.db, 9_999_999, test.now())).toBeNull();
  });

  it("to a removed address is not sent: removing the address deletes what waited (OPS-38)", async () => {
    answerWith = 410;
    const rental = { clientId: 1, at: test.now(), startsAt: test.now() + 30 * DAY };
    await storeRental(test.db, rental);
    await send();
    const ended = await last();
    expect(ended).toMatchObject({ attempts: 1, nextAttemptAt: null, answer: "410" });
    await storeRental(test.db, rental);
    expect((await last())?.id).toBe(ended?.id);
    expect(await sendAgain(test.db, ended?.id ?? 0, test.now())).toBeNull();
    expect([await deleteEndpoint(test.db, id), await deleteEndpoint(test.db, id)]).toEqual([true, false]);
    expect(await latestDeliveries(test.db, 50)).toEqual([]);
  });
});

describe("lanes of webhooks", () => {
  const secret = webhookSecret(Buffer.alloc(32, 8));
  const servers: Server[] = [];
  const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
    heard.length = 0;
    await test.db.delete(webhookEndpoints);
  });

  /** An address with a receiver on this machine: one that answers, or one that accepts a message and stays silent. */
  async function receiver(kind: "answers" | "silent"): Promise<number> {
    const server = createServer((request, answer) => {
      if (kind === "answers")
        void text(request).then((body) => {
          heard.push({ headers: request.headers, body });
          answer.end();
        });
    });
    servers.push(server);
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as AddressInfo;
    return insertEndpoint(test.db, `http://127.0.0.1:${port}/hook`, secret, test.now());
  }
  const jobOf = () => webhookJob({ db: test.db, now: test.now, log: test.app.log }, () => true);
  const deliveriesTo = (endpointId: number) =>
    test.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpointId, endpointId));

  it("run in parallel: while one receiver is silent, the other gets everything without delay, run after run (OPS-112)", async () => {
    const silent = await receiver("silent");
    const healthy = await receiver("answers");
    const job = jobOf();
    for (let turn = 1; turn <= 3; turn += 1) {
      for (let booking = 0; booking < 4; booking += 1) await storeRental(test.db, rental());
      await job.run(() => false, false);
      while ((await deliveriesTo(healthy)).filter(({ answer }) => answer === "200").length < 4 * turn)
        await new Promise(setImmediate);
    }
    expect(heard).toHaveLength(12);
    const begun = (await deliveriesTo(silent)).filter(({ attempts }) => attempts > 0);
    expect(begun).toHaveLength(5);
    for (const server of servers) server.closeAllConnections();
    await deleteEndpoint(test.db, silent);
    await job.settled();
  });

  it("are independent: an address whose secret cannot be opened gets nothing, uses up no attempt and delays nobody (OPS-112)", async () => {
    const closed = await receiver("answers");
    const healthy = await receiver("answers");
    await test.db
      .update(webhookEndpoints)
      .set({ sealed: "sealed:000000000000:AAAA" })
      .where(eq(webhookEndpoints.id, closed));
    await storeRental(test.db, rental());
    await jobOf().run(() => false, true);
    expect(await deliveriesTo(healthy)).toMatchObject([{ answer: "200" }]);
    expect(await deliveriesTo(closed)).toMatchObject([{ attempts: 0, deliveredAt: null, nextAttemptAt: 0 }]);
    expect(await unreadableSecrets(test.db)).toEqual([closed]);
    expect(await changeSecret(test.db, closed, secret, test.now() + DAY)).toMatchObject({ goesOn: false });
    await jobOf().run(() => false, true);
    expect(await deliveriesTo(closed)).toMatchObject([{ attempts: 1, answer: "200" }]);
  });

  it("sign with the previous secret too for a day after a change, and then only with the new one (OPS-112)", async () => {
    const id = await receiver("answers");
    const next = webhookSecret(Buffer.alloc(32, 9));
    expect(await changeSecret(test.db, id, next, test.now() + DAY)).toMatchObject({ goesOn: true });
    const signatures = async () => {
      heard.length = 0;
      await storeRental(test.db, rental());
      await jobOf().run(() => false, true);
      const [{ headers, body } = { headers: {}, body: "" }] = heard;
      const signedBy = (secrets: string[]) =>
        webhookHeaders(secrets, { id: String(headers["webhook-id"]), at: test.now(), body })["webhook-signature"];
      return { got: headers["webhook-signature"], both: signedBy([next, secret]), alone: signedBy([next]) };
    };
    const during = await signatures();
    expect(during.got).toBe(during.both);
    test.pass(DAY);
    const after = await signatures();
    expect(after.got).toBe(after.alone);
    expect(await test.db.select().from(webhookEndpoints)).toMatchObject([
      { previousSealed: null, previousUntil: null },
    ]);
    expect(await changeSecret(test.db, 9_999_999, next, test.now())).toBeNull();
  });

  it("have increasing instants and numbers for each subject, even within one transaction and after a clock was set back (OPS-111)", async () => {
    await receiver("answers");
    const { bookingId } = await storeRental(test.db, rental());
    const other = await storeRental(test.db, rental());
    await test.db.update(webhookMessages).set({ createdAt: Date.now() + HOUR });
    await test.db.transaction(async (tx) => {
      for (const status of ["confirmed", "cancelled", "refunded"]) {
        await tx.execute(sql`update bookings set status = ${status} where id = ${bookingId}`);
        await tx.execute(sql`update bookings set status = ${status} where id = ${other.bookingId}`);
      }
    });
    await jobOf().run(() => false, true);
    const told = await test.db
      .select()
      .from(webhookMessages)
      .where(eq(webhookMessages.subject, `booking ${bookingId}`))
      .orderBy(asc(webhookMessages.sequence));
    expect(told.map(({ type }) => type.slice("booking.".length))).toEqual([
      "requested",
      "confirmed",
      "cancelled",
      "refunded",
    ]);
    for (const [at, { createdAt }] of told.slice(1).entries())
      expect(createdAt).toBeGreaterThan(told[at]?.createdAt ?? 0);
    const [last] = told.slice(-1);
    const body = heard.map(({ body }) => JSON.parse(body)).find(({ sequence }) => sequence === last?.sequence);
    expect(body).toMatchObject({ type: "booking.refunded", timestamp: new Date(last?.createdAt ?? 0).toISOString() });
  });
});
