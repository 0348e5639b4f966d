import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { HOUR, MINUTE, SECOND } from "../../../src/shared/instant";
import { Killed } from "../../apiProcess";
import { codeOf, PRICE, rows } from "../world";
import {
  AMOUNT,
  api,
  audited,
  chosen,
  events,
  given,
  linked,
  me,
  openLinkWorld,
  orderOf,
  paidAt,
  payer,
  payment,
  reconcile,
  type Session,
  signed,
  standIn,
  stateOf,
  take,
  world,
} from "./links";

openLinkWorld();

const never = (): never => {
  throw new Error("it is there");
};

describe("a payment link", () => {
  it("costs the plan's price with the method's charge, allows one payment, and is deactivated after it (PAY-23)", async () => {
    const { planId, id, linkId } = await linked();
    expect(await stateOf(planId)).toBe("paying.awaitingLink");
    expect(standIn.core.linkOf(linkId)).toMatchObject({
      amount: AMOUNT,
      active: true,
      metadata: { planId: `${planId}` },
    });
    await paidAt(linkId);
    for (const webhook of given.sent) await take(webhook);
    expect(await stateOf(planId)).toBe("signing");
    expect(await payment(id)).toMatchObject({ status: 2, captured: AMOUNT, card_last4: "4242" });
    await reconcile();
    expect(standIn.core.linkOf(linkId)?.active).toBe(false);
  });

  it("names the shop at the provider (OPS-95)", async () => {
    const { planId, linkId } = await linked();
    expect(standIn.core.linkOf(linkId)?.name).toBe(`Malecón Travel, travel plan ${planId}`);
  });

  it("does not count as a silent card provider, however often staff ask about it (DESK-50)", async () => {
    const { id, planId } = await linked();
    for (let asked = 0; asked < 6; asked += 1) await api.askProvider(id);
    expect(await payment(id)).toMatchObject({ status: 1, asked: 0 });
    expect(await stateOf(planId)).toBe("paying.awaitingLink");
  });

  it("includes the agreed charge, and is refused with another amount (PAY-7)", async () => {
    const planId = await world.payablePlan(me().clientId);
    expect(await codeOf(api.links.create(me(), { ...orderOf(planId), Amount: PRICE }))).toBe("checkout.refused");
  });

  it("is the same for the same key, also from getStripeLinkUrl", async () => {
    const { planId, link, order } = await linked();
    expect((await api.links.create(me(), order)).Url).toBe(link.Url);
    expect(await api.links.url(me(), planId)).toBe(link.Url);
    expect(await codeOf(api.links.create(me(), { ...order, Amount: AMOUNT + 1 }))).toBe("payment.sameKeyOtherRequest");
    expect(await codeOf(api.transfers.order(me(), order))).toBe("payment.sameKeyOtherRequest");
  });

  it("is created by getStripeLinkUrl if there is none", async () => {
    expect(await api.links.url(me(), await chosen())).toContain("/pay/plink_");
  });

  it("is requested with the payment's id, because plans of other installations have the same numbers (PAY-9)", async () => {
    const planId = await chosen();
    await api.links.url(me(), planId);
    const { id } = await linked();
    const keyed = sql`select payment_id, request_key from payment_links l join payments p on p.id = l.payment_id
      where p.plan_id = ${planId} or p.id = ${id}`;
    const found = await rows(world.db, keyed);
    expect(found.map((row) => row.request_key)).toEqual(found.map((row) => row.payment_id));
    expect(found).toHaveLength(2);
  });

  it("is created once by two concurrent calls of getStripeLinkUrl, which both get it (PAY-23)", async () => {
    const planId = await chosen();
    const urls = await Promise.all([api.links.url(me(), planId), world.start().links.url(me(), planId)]);
    expect(urls[0]).toContain("/pay/plink_");
    expect(urls[1]).toBe(urls[0]);
  });

  it("a payment link that the client closes cannot be paid any more, and the plan can be paid by another method (PAY-23)", async () => {
    const { planId, id, linkId } = await linked();
    expect(await api.links.close(me(), id)).toMatchObject({ Status: 3, Url: null });
    expect(standIn.core.pay(linkId, payer).kind).toBe("closed");
    expect(await stateOf(planId)).toBe("paying.choosing");
  });

  it("warns client and staff when the payer's name or address at the provider differs (PAY-25)", async () => {
    const { planId, linkId } = await linked();
    await paidAt(linkId, "once", { ...payer, name: "Pedro Pérez", email: "pedro@example.com" });
    for (const webhook of given.sent) await take(webhook);
    expect((await api.links.latest(me(), planId))?.Warnings).toEqual(["nameDiffers", "emailDiffers"]);
    const told = await rows(world.db, sql`select key from outbox where plan_id = ${planId} and key like '%-payer%'`);
    expect(told.length).toBe(2);
  });

  it("shows why a card was declined at the provider's page, and waits for another", async () => {
    const { planId, id, linkId } = await linked();
    const attempt = standIn.core.pay(linkId, { ...payer, number: "4000000000009995" });
    if (attempt.kind !== "declined") throw new Error(attempt.kind);
    await standIn.webhooks.failed(attempt.link, attempt.code);
    for (const webhook of given.sent) await take(webhook);
    expect(await payment(id)).toMatchObject({ status: 1, failure_code: "insufficient_funds" });
    expect(await stateOf(planId)).toBe("paying.awaitingLink");
  });

  it("a payment link that Stripe does not know gets status NoFound, and the plan can be paid by another method (PAY-14)", async () => {
    const { planId, id } = await linked();
    await world.db.execute(
      sql`update payment_links set link_id = 'plink_gone', ask_again_at = now() where payment_id = ${id}`,
    );
    world.clock.at += 40 * HOUR;
    await reconcile();
    expect(await payment(id)).toMatchObject({ status: 5 });
    expect(await stateOf(planId)).toBe("paying.choosing");
  });
});

describe("webhooks", () => {
  it("have one effect if the same one comes ten times concurrently (FAULT-9)", async () => {
    const { planId, linkId } = await linked();
    await paidAt(linkId);
    const [webhook] = given.sent;
    if (!webhook) throw new Error("nothing was sent");
    const processes = [api, world.start()];
    await Promise.all(Array.from({ length: 10 }, (_, index) => take(webhook, processes[index % 2])));
    expect((await events(planId)).filter((type) => type === "payment.captured")).toHaveLength(1);
    const mails = await rows(world.db, sql`select key from outbox where key = ${`plan-${planId}-sign-by`}`);
    expect(mails).toHaveLength(1);
  });

  it("webhooks that come out of order leave the payment as the provider states it when asked (FAULT-10, PAY-24)", async () => {
    const { planId, id, linkId } = await linked();
    await paidAt(linkId, "outOfOrder");
    for (const webhook of given.sent) await take(webhook);
    expect(await stateOf(planId)).toBe("signing");
    expect(await payment(id)).toMatchObject({ status: 2, failure_code: null });
    // And in the reverse order.
    const other = await linked();
    given.sent = [];
    await paidAt(other.linkId, "outOfOrder");
    for (const webhook of given.sent.toReversed()) await take(webhook);
    expect(await stateOf(other.planId)).toBe("signing");
    expect(await payment(other.id)).toMatchObject({ status: 2, failure_code: null });
  });

  it("webhooks that race the client's call and the reconciler cause one transition (FAULT-11)", async () => {
    const { planId, id, linkId, order } = await linked();
    await paidAt(linkId);
    world.clock.at += 2 * MINUTE;
    await Promise.allSettled([
      ...given.sent.map((webhook) => take(webhook)),
      api.links.create(me(), order),
      api.reconcile(),
      world.start().reconcile(),
    ]);
    expect((await events(planId)).filter((type) => type === "payment.captured")).toHaveLength(1);
    expect(await payment(id)).toMatchObject({ status: 2, captured: AMOUNT });
  });

  it.each([
    ["signed by somebody else", () => signed(() => {}, world.clock.at, "whsec_guessed")],
    ["older than five minutes", () => signed(() => {}, world.clock.at - 301 * SECOND)],
    ["dated more than half a minute ahead", () => signed(() => {}, world.clock.at + 31 * SECOND)],
    ["changed on its way", () => ({ ...signed(() => {}), body: `${given.sent[0]?.body} ` })],
  ])("one that is %s is refused and audited, and nothing is stored (FAULT-12, PAY-24)", async (_what, forge) => {
    const { planId, linkId } = await linked();
    await paidAt(linkId);
    const [before, stored] = [await audited("webhook.refused"), sql`select count(*) n from webhook_events`];
    const kept = (await rows(world.db, stored))[0]?.n;
    expect(await codeOf(take(forge()))).toBe("webhook.refused");
    expect(await audited("webhook.refused")).toBe(before + 1);
    expect((await rows(world.db, stored))[0]?.n).toBe(kept);
    expect(await stateOf(planId)).toBe("paying.awaitingLink");
  });

  const session = (change: (object: Session) => Partial<Session>) =>
    signed((event) => Object.assign(event.data.object, change(event.data.object)));
  it.each([
    ["of another plan", ({ metadata }: Session) => ({ metadata: { ...metadata, planId: "1" } })],
    ["of an unknown payment", ({ metadata }: Session) => ({ metadata: { ...metadata, paymentId: randomUUID() } })],
    ["with an amount off by one", ({ amount_total }: Session) => ({ amount_total: amount_total + 1 })],
    ["in another currency", () => ({ currency: "mxn" })],
  ])("one %s is refused and audited, and the plan is not paid by it (FAULT-12, PAY-24)", async (_what, change) => {
    const { planId, linkId } = await linked();
    await paidAt(linkId);
    const before = await audited("webhook.refused");
    await take(session(change));
    expect(await audited("webhook.refused")).toBe(before + 1);
    expect(await stateOf(planId)).toBe("paying.awaitingLink");
    for (const webhook of given.sent) await take(webhook);
    expect(await stateOf(planId)).toBe("signing");
  });

  it("meet the fault that is set, at the next payment and with any card (QA-10)", async () => {
    const { linkId } = await linked();
    const set = (faults: string[]) =>
      standIn.app.inject({
        ...{ method: "POST", url: "/stripe/faults", payload: { faults } },
        headers: { authorization: "Bearer sk_test_of_tests" },
      });
    const pay = () =>
      standIn.app.inject({
        ...{ method: "POST", url: `/pay/${linkId}` },
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ name: "Ana", email: "a@example.com", number: payer.number }).toString(),
      });
    const told = () => given.sent.map(({ body }) => JSON.parse(body).type);
    expect((await set(["decline", "duplicate"])).statusCode).toBe(200);
    expect((await pay()).statusCode).toBe(200);
    expect(told()).toEqual(["payment_intent.payment_failed"]);
    given.sent = [];
    expect((await pay()).statusCode).toBe(303);
    expect(told()).toEqual(["checkout.session.completed", "checkout.session.completed"]);
    expect((await set([])).json()).toMatchObject({ waiting: [] });
  });

  it("webhooks that are lost are replaced by polling", async () => {
    const { planId, linkId } = await linked();
    await paidAt(linkId);
    await reconcile();
    expect(await stateOf(planId)).toBe("signing");
  });
});

describe.each(["link.committed", "link.created"] as const)("a process that dies at %s (FAULT-4)", (step) => {
  it("leaves one link, which the next process finds", async () => {
    const planId = await chosen();
    const order = orderOf(planId);
    expect(await codeOf(world.start(step).links.create(me(), order))).toBeInstanceOf(Killed);
    await reconcile();
    const link = await api.links.create(me(), order);
    expect(standIn.memory.links().filter(({ metadata }) => metadata.paymentId === order.PaymentKey)).toHaveLength(1);
    await paidAt(link.Url?.split("/").at(-1) ?? "");
    for (const webhook of given.sent) await take(webhook);
    expect(await stateOf(planId)).toBe("signing");
  });
});

describe.each(["webhook.stored", "webhook.applying", "webhook.applied"] as const)(
  "a process that dies at %s (FAULT-4)",
  (step) => {
    it("loses no payment, and records it once", async () => {
      const { planId, id, linkId } = await linked();
      await paidAt(linkId);
      for (const webhook of given.sent) expect(await codeOf(take(webhook, world.start(step)))).toBeInstanceOf(Killed);
      await reconcile();
      for (const webhook of given.sent) await take(webhook);
      expect(await stateOf(planId)).toBe("signing");
      expect((await events(planId)).filter((type) => type === "payment.captured")).toHaveLength(1);
      expect(await payment(id)).toMatchObject({ status: 2, captured: AMOUNT });
      const open = await rows(world.db, sql`select id from webhook_events where applied_at is null`);
      expect(open).toEqual([]);
    });
  },
);

describe("money that arrives after the pay window (PAY-14, PAY-16)", () => {
  async function expired() {
    const made = await linked();
    await paidAt(made.linkId);
    // The process was down, so its webhook was missed.
    world.clock.at += 49 * HOUR;
    await api.sweep();
    expect(await stateOf(made.planId)).toBe("cancelled");
    expect(await payment(made.id)).toMatchObject({ status: 4 });
    return made;
  }

  it("restores the plan if its bookings are still available", async () => {
    const { planId, id } = await expired();
    await reconcile();
    expect(await stateOf(planId)).toBe("signing");
    expect(await payment(id)).toMatchObject({ status: 2, captured: AMOUNT });
    const told = await rows(world.db, sql`select key from outbox where key = ${`plan-${planId}-restored`}`);
    expect(told).toHaveLength(1);
  });

  it("restores the plan even if no sweep has cancelled it yet", async () => {
    const { planId, linkId } = await linked();
    await paidAt(linkId);
    const released = world.released.length;
    world.clock.at += 49 * HOUR;
    await standIn.webhooks.paid(
      standIn.memory.sessions().at(-1) ?? never(),
      standIn.core.linkOf(linkId) ?? never(),
      "once",
    );
    const webhook = given.sent.at(-1);
    if (webhook) await take(webhook);
    expect(await stateOf(planId)).toBe("signing");
    // The plan's reservations were released first, and are made again.
    expect(world.released.length).toBe(released + 1);
    expect(world.reclaimed.at(-1)).toBe(world.released.at(-1));
  });

  it("is refunded in full if they are not, and the client is notified", async () => {
    given.inventoryIsThere = false;
    const { planId, id } = await expired();
    await reconcile();
    expect(await stateOf(planId)).toBe("cancelled");
    expect(await payment(id)).toMatchObject({ status: 3, failure_code: "refunded" });
    expect(standIn.memory.refunds().at(-1)).toMatchObject({ amount: AMOUNT });
    const told = await rows(world.db, sql`select key from outbox where key = ${`payment-${id}-back`}`);
    expect(told).toHaveLength(1);
  });
});
