import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { payeezyProvider } from "../../../src/features/payments/methods/payeezy/server/payeezy";
import { seenReference } from "../../../src/features/payments/providerReference";
import type { PaymentStep } from "../../../src/features/payments/server/payment.ports";
import { DAY, MINUTE } from "../../../src/shared/instant";
import { buildPayeezyStandIn, type PayeezyStandIn } from "../../../stand-ins/payeezy/payeezyStandIn";
import { Killed } from "../../apiProcess";
import { openTestDatabase } from "../../testDatabase";
import { BEGINNING, codeOf, openWorld, PRICE, rows, type World } from "../world";

const keys = { apiKey: "key", apiSecret: "secret", merchantToken: "fdoa-1" };
const ofFields = { taToken: "NOIW", site: "http://localhost" };
let standIn: PayeezyStandIn;
let apiUrl: string;
let world: World;
let clientId: number;
let nonce = 0;
/** The pauses of the stand-in, in milliseconds. */
const waited: number[] = [];

const payeezyWith = (parts: Partial<Parameters<typeof payeezyProvider>[0]> = {}) =>
  payeezyProvider({
    ...{ apiUrl, ...keys, fetch },
    newNonce: () => {
      nonce += 1;
      return String(nonce);
    },
    systemClock: Date.now,
    timeout: 60_000,
    ...parts,
  });

beforeAll(async () => {
  standIn = buildPayeezyStandIn({ production: false, ...keys, ...ofFields, wait: async (ms) => void waited.push(ms) });
  apiUrl = await standIn.app.listen({ port: 0, host: "127.0.0.1" });
  world = await openWorld(await openTestDatabase(), { providers: { payeezy: payeezyWith() } });
  await world.db.execute(sql`update purchase_methods set enabled = true where id = 120`);
  clientId = await world.newClient();
}, 60_000);
afterAll(async () => {
  await world.close();
  await standIn.app.close();
});
beforeEach(() => {
  standIn.mode = "answers";
  world.clock.at = BEGINNING;
});

async function token(card_number = "4788250000028291") {
  const credit_card = { type: "visa", cardholder_name: "Ana García", card_number, exp_date: "1230", cvv: "123" };
  const payload = { type: "FDToken", ta_token: "NOIW", auth: "false", credit_card };
  const answer = await standIn.app.inject({
    method: "POST",
    url: "/v1/transactions/tokens",
    headers: { apikey: keys.apiKey },
    payload,
  });
  const { type, value, exp_date } = answer.json().token;
  return { Type: type, Value: value, ExpDate: exp_date };
}

async function order() {
  const TravelPlanId = await world.payablePlan(clientId);
  const about = { TravelPlanId, ClientId: clientId, PaymentKey: randomUUID(), Amount: PRICE };
  return { ...about, Token: await token(), HolderName: "Ana García", AcceptTerms: true };
}
const pay = (body: Awaited<ReturnType<typeof order>>, dieAt?: PaymentStep) =>
  world.start(dieAt).payments.payWithPayeezy({ clientId, role: "client" }, body, "::1");
const statusOf = async (id: string) =>
  (await rows(world.db, sql`select status, failure_code from payments where id = ${id}`))[0];
const stateOf = async (planId: number) =>
  (await rows(world.db, sql`select state from travel_plans where id = ${planId}`))[0]?.state;
const taken = (key: string) => standIn.transactions.filter(({ reversalId, voided }) => reversalId === key && !voided);
const reconcile = async () => {
  for (let round = 0; round < 5; round += 1) {
    world.clock.at += MINUTE;
    await world.start().reconcile();
  }
};

describe("the Payeezy adapter, over loopback", () => {
  const charge = (amount: number, source: string) => ({
    ...{ key: randomUUID(), amount, source, holderName: "Ana García" },
    ...{
      clientAddress: "::1",
      email: "ana@example.com",
      description: "plan",
      stored: null,
      browser: null,
      waiting: null,
    },
  });
  const source = async () => {
    const { Type, Value, ExpDate } = await token();
    return JSON.stringify([Type, Value, ExpDate]);
  };

  it("signs its requests: with a wrong secret or key nothing is charged (PAY-22)", async () => {
    for (const wrong of [{ apiSecret: "wrong" }, { apiKey: "wrong" }, { merchantToken: "wrong" }])
      expect(await payeezyWith(wrong).charge(charge(100, await source()))).toEqual({ kind: "unreachable" });
  });

  it("shows staff a charge's transaction number, without the card's token (PAY-22)", async () => {
    const from = await source();
    const outcome = await payeezyWith().charge(charge(100, from));
    const reference = outcome.kind === "approved" ? outcome.reference : "";
    const [token = ""]: string[] = JSON.parse(from).slice(1);
    expect(reference).toContain(token);
    expect(seenReference(reference)).toMatch(/^\w+$/);
    expect(seenReference(reference)).not.toContain(token);
    expect(seenReference(null)).toBeNull();
  });

  it("passes on the bank's answer: an amount of 5RRR00 gives the code RRR", async () => {
    expect(await payeezyWith().charge(charge(530_200, await source()))).toEqual({
      kind: "declined",
      code: "insufficient_funds",
    });
    expect(await payeezyWith().charge(charge(100, await source()))).toMatchObject({
      kind: "approved",
      amount: 100,
      last4: "8291",
    });
  });

  it("refunds at most the captured amount", async () => {
    const made = await payeezyWith().charge(charge(900, await source()));
    if (made.kind !== "approved") throw new Error(made.kind);
    const refund = (amount: number) =>
      payeezyWith().refund({ key: randomUUID(), charge: made.reference, amount, isRepeated: false });
    expect((await refund(600)).kind).toBe("refunded");
    expect(await refund(600)).toEqual({ kind: "refused", code: "amount_exceeded" });
  });

  it("applies each set fault once (QA-10)", async () => {
    const headers = { authorization: `Bearer ${keys.apiSecret}` };
    const payload = { faults: ["decline", "late", "losesAnswer"] };
    const url = "/payeezy/faults";
    expect((await standIn.app.inject({ method: "POST", url, payload })).statusCode).toBe(401);
    await standIn.app.inject({ method: "POST", url, headers, payload });
    const next = async () => (await payeezyWith().charge(charge(100, await source()))).kind;
    const before = standIn.transactions.length;
    expect([await next(), await next(), await next(), await next()]).toEqual([
      ...["declined", "approved", "unknown", "approved"],
    ]);
    expect([waited, standIn.transactions.length - before]).toEqual([[12_000], 3]);
  });

  it.each([
    ["losesAnswer", "unknown", 600],
    ["failsAfter", "unknown", 600],
    ["losesQuestion", "unknown", 0],
    ["decline", "refused", 0],
  ] as const)("a refund meets the fault %s too (QA-10)", async (fault, kind, refunded) => {
    const made = await payeezyWith().charge(charge(900, await source()));
    if (made.kind !== "approved") throw new Error(made.kind);
    standIn.faults.set([fault]);
    const outcome = await payeezyWith().refund({
      key: randomUUID(),
      charge: made.reference,
      amount: 600,
      isRepeated: false,
    });
    expect([outcome.kind, standIn.transactions.at(-1)?.refunded]).toEqual([kind, refunded]);
  });

  it.each([
    ["a text", "<html>", 200],
    ["neither yes nor no", "{}", 201],
    ["no number of the refund", JSON.stringify({ transaction_status: "approved" }), 201],
  ])("a success that contains %s leaves the outcome unknown", async (_what, body, status) => {
    const answering = payeezyWith({ fetch: async () => new Response(body, { status }) });
    const refund = { key: randomUUID(), charge: `ET1|2|${await source()}`, amount: 600, isRepeated: false };
    expect(await answering.refund(refund)).toEqual({ kind: "unknown" });
    expect(await answering.charge(charge(900, await source()))).toEqual({ kind: "unknown" });
  });

  it("a refund without a connection counts as not sent", async () => {
    const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    const nowhere = payeezyWith({ fetch: async () => Promise.reject(refused) });
    const refund = { key: randomUUID(), charge: `ET1|2|${await source()}`, amount: 600, isRepeated: false };
    expect(await nowhere.refund(refund)).toEqual({ kind: "unreachable" });
  });

  it("has a stand-in that refuses to run in production (PAY-20)", () => {
    expect(() => buildPayeezyStandIn({ production: true, ...keys, ...ofFields })).toThrow("refused in production");
  });
});

describe("paying through Payeezy", () => {
  it("is not offered until its row is enabled (PAY-22)", async () => {
    await world.db.execute(sql`update purchase_methods set enabled = false where id = 120`);
    expect(await codeOf(pay(await order()))).toBe("payment.methodNotOffered");
    await world.db.execute(sql`update purchase_methods set enabled = true where id = 120`);
  });

  it("marks the plan paid, and refunds the money if it is not signed", async () => {
    const body = await order();
    expect(await pay(body)).toMatchObject({ Status: 2, Method: 120, CardLast4: "8291" });
    world.clock.at += DAY;
    await world.start().sweep();
    await reconcile();
    expect(standIn.transactions.find(({ reversalId }) => reversalId === body.PaymentKey)?.refunded).toBe(PRICE);
  });

  it("five identical payments at once are one charge, which is not reversed (FAULT-5)", async () => {
    const body = await order();
    await Promise.all(Array.from({ length: 5 }, () => pay(body)));
    await reconcile();
    expect(taken(body.PaymentKey)).toHaveLength(1);
    expect(await statusOf(body.PaymentKey)).toMatchObject({ status: 2 });
  });

  it.each(["losesAnswer", "failsAfter"] as const)(
    "whose answer is lost (%s) is reversed, never repeated, and the plan can be paid again (PAY-22, FAULT-8)",
    async (mode) => {
      const body = await order();
      standIn.mode = mode;
      expect(await pay(body)).toMatchObject({ Status: 1 });
      standIn.mode = "answers";
      await reconcile();
      expect(taken(body.PaymentKey)).toEqual([]);
      expect(await statusOf(body.PaymentKey)).toMatchObject({ status: 3, failure_code: "reversed" });
      expect(await pay({ ...body, PaymentKey: randomUUID() })).toMatchObject({ Status: 2 });
    },
  );

  it("that never reached Payeezy has the status NoFound, and the plan can be paid again (FAULT-8)", async () => {
    const body = await order();
    standIn.mode = "losesQuestion";
    expect(await pay(body)).toMatchObject({ Status: 1 });
    standIn.mode = "answers";
    await reconcile();
    expect(await statusOf(body.PaymentKey)).toMatchObject({ status: 5 });
    expect(await stateOf(body.TravelPlanId)).toBe("paying.declined");
    expect(await pay({ ...body, PaymentKey: randomUUID() })).toMatchObject({ Status: 2 });
  });

  it.each(["payment.started", "payment.committed", "payment.charged", "payment.settling", "payment.settled"] as const)(
    "in a process that dies at %s is never charged twice, nor charged and unpaid (FAULT-4)",
    async (step) => {
      const body = await order();
      expect(await codeOf(pay(body, step))).toBeInstanceOf(Killed);
      await reconcile();
      await codeOf(pay(body));
      await reconcile();
      const paid = (await stateOf(body.TravelPlanId)) === "signing";
      expect(taken(body.PaymentKey)).toHaveLength(paid ? 1 : 0);
      expect(await statusOf(body.PaymentKey)).not.toMatchObject({ status: 1 });
    },
  );

  it("an approval after the start of the reversal is ignored", async () => {
    const body = await order();
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = await openSlow(held);
    const answer = slow.payments.payWithPayeezy({ clientId, role: "client" }, body, "::1");
    while (taken(body.PaymentKey).length === 0) await new Promise(setImmediate);
    await reconcile();
    goOn();
    await codeOf(answer);
    await reconcile();
    expect(taken(body.PaymentKey)).toEqual([]);
    expect(await statusOf(body.PaymentKey)).toMatchObject({ status: 3, failure_code: "reversed" });
  });
});

describe("a refund through Payeezy (REFUND-13)", () => {
  const staff = { clientId: 3, role: "staff" } as const;
  const refundOf = async (paymentId: string) =>
    (
      await rows(
        world.db,
        sql`select id, status, provider_reference, failure_code, ask_again_at from refunds where payment_id = ${paymentId}`,
      )
    )[0];
  const givenBack = (key: string) => standIn.transactions.find(({ reversalId }) => reversalId === key)?.refunded;
  const lost = { status: 1, failure_code: "outcome_unknown", ask_again_at: null };

  /** A paid plan of which staff refund an amount. */
  async function owed(Amount = 10_000) {
    const body = await order();
    await pay(body);
    const [booking] = await rows(world.db, sql`select id from bookings where plan_id = ${body.TravelPlanId}`);
    const refund = {
      Key: randomUUID(),
      BookingId: Number(booking?.id),
      Amount,
      EndsBooking: false,
      Reason: "Goodwill",
    };
    await world.start().refundDesk.byHand(staff, { ...refund, Destination: "client" });
    const RefundId = String((await refundOf(body.PaymentKey))?.id);
    return { key: body.PaymentKey, RefundId, planId: body.TravelPlanId };
  }
  /** The same, but the answer is lost. */
  async function unanswered(amount?: number) {
    const made = await owed(amount);
    standIn.faults.set(["losesAnswer"]);
    await reconcile();
    return made;
  }
  const stuck = async (id: string) =>
    (await world.start().refundDesk.queue(staff)).Stuck.find(({ RefundId }) => RefundId === id);

  it.each([10_000, PRICE])(
    "a refund through Payeezy of %s whose answer is lost is sent once, and staff are notified",
    async (amount) => {
      const { key, RefundId } = await unanswered(amount);
      expect(givenBack(key)).toBe(amount);
      expect(await refundOf(key)).toMatchObject(lost);
      expect(await stuck(RefundId)).toMatchObject({ FailureCode: "outcome_unknown", ByHand: true });
    },
  );

  it("a refund through Payeezy that staff find at Payeezy is recorded as sent the way it was paid", async () => {
    const { key, RefundId, planId } = await unanswered();
    await world.start().refundDesk.sent(staff, { RefundId, Reference: "RF1" });
    expect(await refundOf(key)).toMatchObject({ status: 2, provider_reference: "RF1", failure_code: null });
    const mail = await rows(
      world.db,
      sql`select text from outbox where plan_id = ${planId} and key = ${`refund-${RefundId}`}`,
    );
    expect(String(mail[0]?.text)).toContain("to the card you paid with");
    expect(await codeOf(world.start().refundDesk.again(staff, { RefundId }))).toBe("notFound");
  });

  it("a refund through Payeezy that staff do not find at Payeezy is sent once more, however often they confirm that", async () => {
    const { key, RefundId } = await owed();
    standIn.faults.set(["losesQuestion"]);
    await reconcile();
    expect([givenBack(key), await refundOf(key)]).toMatchObject([0, lost]);
    const again = () => codeOf(world.start().refundDesk.again(staff, { RefundId }));
    expect((await Promise.all([again(), again()])).toSorted()).toEqual(["notFound", null]);
    await reconcile();
    expect([givenBack(key), await refundOf(key)]).toMatchObject([10_000, { status: 2 }]);
  });

  it("a refund through Payeezy that is refused because it had been sent can be closed by staff", async () => {
    const { key, RefundId } = await unanswered(PRICE);
    await world.start().refundDesk.again(staff, { RefundId });
    await reconcile();
    expect(await refundOf(key)).toMatchObject({ status: 1, failure_code: "amount_exceeded" });
    await world.start().refundDesk.sent(staff, { RefundId, Reference: "RF2" });
    await reconcile();
    expect([givenBack(key), await refundOf(key)]).toMatchObject([PRICE, { status: 2, provider_reference: "RF2" }]);
  });

  it.each(["refund.claimed", "refund.sent", "refund.settling"] as const)(
    "in a process that dies at %s is not sent by the next one (FAULT-4)",
    async (step) => {
      const { key } = await owed();
      await world
        .start(step)
        .reconcile()
        .catch(() => undefined);
      await reconcile();
      expect(givenBack(key)).toBe(step === "refund.claimed" ? 0 : 10_000);
      expect(await refundOf(key)).toMatchObject(lost);
    },
  );

  it("is not in the back office's list and cannot be sent again while Payeezy is asked", async () => {
    const { key, RefundId } = await owed();
    const seen: unknown[] = [];
    const provider = payeezyWith();
    const watched = world.startWith({
      payeezy: {
        ...provider,
        refund: async (asked) => {
          seen.push(await stuck(RefundId), await codeOf(world.start().refundDesk.again(staff, { RefundId })));
          return provider.refund(asked);
        },
      },
    });
    world.clock.at += MINUTE;
    await watched.reconcile();
    expect(seen).toEqual([undefined, "notFound"]);
    expect(await refundOf(key)).toMatchObject({ status: 2, failure_code: null });
  });
});

/** A process whose purchases succeed at the provider, but whose answers arrive only when the test allows it. */
async function openSlow(held: Promise<void>) {
  const provider = payeezyWith();
  return world.startWith({
    payeezy: {
      ...provider,
      charge: async (order) => {
        const outcome = await provider.charge(order);
        await held;
        return outcome;
      },
    },
  });
}
