import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { disputeActions } from "../../../src/features/desk/server/records/staffActions";
import { fundPosting, imbalances } from "../../../src/features/ledger/ledger.rules";
import { post } from "../../../src/features/ledger/server/ledger.repository";
import { readBooks } from "../../../src/features/payments/server/books.repository";
import { holdOnPapers } from "../../../src/features/payments/server/disputes/disputes.repository";
import { HOUR, MINUTE, SECOND } from "../../../src/shared/instant";
import { Killed } from "../../apiProcess";
import { THOROUGH } from "../../thorough";
import { PRICE, rows } from "../world";
import {
  AMOUNT,
  api,
  audited,
  chosen,
  codeOf,
  events,
  given,
  linked,
  me,
  openLinks,
  orderOf,
  paidAt,
  payer,
  payment,
  reconcile,
  type Session,
  signed,
  standIn,
  stateOf,
  stripe,
  stripeRevoked,
  take,
  world,
} from "./links";

openLinks();

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

  it("is not a card provider that is silent, however often staff ask about it (DESK-50)", async () => {
    const { id, planId } = await linked();
    for (let asked = 0; asked < 6; asked += 1) await api.askProvider(id);
    expect(await payment(id)).toMatchObject({ status: 1, asked: 0 });
    expect(await stateOf(planId)).toBe("paying.awaitingLink");
  });

  it("includes the agreed charge: with another amount it is not made (PAY-7)", async () => {
    const planId = await world.payablePlan(me().clientId);
    expect(await codeOf(api.links.create(me(), { ...orderOf(planId), Amount: PRICE }))).toBe("checkout.refused");
  });

  it("is the same for the same key, also by getStripeLinkUrl", async () => {
    const { planId, link, order } = await linked();
    expect((await api.links.create(me(), order)).Url).toBe(link.Url);
    expect(await api.links.url(me(), planId)).toBe(link.Url);
    expect(await codeOf(api.links.create(me(), { ...order, Amount: AMOUNT + 1 }))).toBe("payment.sameKeyOtherRequest");
    expect(await codeOf(api.transfers.order(me(), order))).toBe("payment.sameKeyOtherRequest");
  });

  it("is made by getStripeLinkUrl where there is none", async () => {
    expect(await api.links.url(me(), await chosen())).toContain("/pay/plink_");
  });

  it("is asked for under the payment's id: plans of other installations have the same numbers (PAY-9)", async () => {
    const planId = await chosen();
    await api.links.url(me(), planId);
    const { id } = await linked();
    const keyed = sql`select payment_id, request_key from payment_links l join payments p on p.id = l.payment_id
      where p.plan_id = ${planId} or p.id = ${id}`;
    const found = await rows(world.db, keyed);
    expect(found.map((row) => row.request_key)).toEqual(found.map((row) => row.payment_id));
    expect(found).toHaveLength(2);
  });

  it("is one where getStripeLinkUrl is called twice at once: both get it (PAY-23)", async () => {
    const planId = await chosen();
    const urls = await Promise.all([api.links.url(me(), planId), world.start().links.url(me(), planId)]);
    expect(urls[0]).toContain("/pay/plink_");
    expect(urls[1]).toBe(urls[0]);
  });

  it("that the client closes cannot be paid any more, and the plan can be paid by another method (PAY-23)", async () => {
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

  it("that Stripe does not know gets status NoFound, and the plan can be paid by another method (PAY-14)", async () => {
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
  it("have one effect when the same one comes ten times at once (FAULT-9)", async () => {
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

  it("that come out of order leave the payment as the provider states it when asked (FAULT-10, PAY-24)", async () => {
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

  it("that race the client's call and the reconciler make one transition (FAULT-11)", async () => {
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

  it("follow the fault that is set, at the next payment and with any card (QA-10)", async () => {
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

  it("that is lost is found out by asking", async () => {
    const { planId, linkId } = await linked();
    await paidAt(linkId);
    await reconcile();
    expect(await stateOf(planId)).toBe("signing");
  });
});

describe("payments that need staff", () => {
  const toDesk = async (planId: number, what: string) =>
    (await rows(world.db, sql`select key from outbox where plan_id = ${planId} and key like ${`%-${what}-%`}`)).length;
  const takeAll = async () => {
    for (const webhook of given.sent) await take(webhook);
  };
  const books = async () => imbalances(await readBooks(world.db));

  async function paid() {
    const made = await linked();
    const session = await paidAt(made.linkId);
    await takeAll();
    given.sent = [];
    return { ...made, session };
  }

  /** A payment that came too late and was refunded. */
  async function refunded() {
    given.inventoryIsThere = false;
    const made = await linked();
    const session = await paidAt(made.linkId);
    world.clock.at += 49 * HOUR;
    await reconcile();
    const refund = standIn.memory.refunds().find(({ intent }) => intent === session.intent) ?? never();
    given.sent = [];
    return { ...made, session, refund };
  }
  const refundOf = async (id: string) =>
    (await rows(world.db, sql`select id, status, ask_again_at, failure_code from refunds where payment_id = ${id}`))[0];

  /** The payer disputes the payment, and the bank decides. */
  const dispute = (linkId: string, part?: number) => standIn.core.dispute(linkId, world.clock.at, part) ?? never();
  async function tellDispute(about: ReturnType<typeof dispute>) {
    given.sent = [];
    await standIn.webhooks.disputed(about);
    await takeAll();
  }
  /** Until what waits has been asked for again, as often as it takes. */
  async function goOn() {
    for (let round = 0; round < 3; round += 1) {
      world.clock.at += 6 * MINUTE;
      await reconcile();
    }
  }
  const disputeOf = async (id: string) =>
    (
      await rows(
        world.db,
        sql`select status, amount, shortfall, extract(epoch from respond_by)::text as due_by, closed_at from disputes where payment_id = ${id}`,
      )
    )[0];
  const toldClient = async (planId: number) =>
    (
      await rows(world.db, sql`select key from outbox where plan_id = ${planId} and key like 'dispute-%' order by id`)
    ).map(({ key }) => String(key).split("-").at(-1));

  it("a dispute, which has no ids of ours, is notified to staff and client once, with its deadline, and does not change the plan's state (PAY-30)", async () => {
    const { planId, id, linkId } = await paid();
    const before = await audited("payment.disputed");
    const opened = dispute(linkId);
    await tellDispute(opened);
    await tellDispute(opened);
    expect([await toDesk(planId, "disputed"), await audited("payment.disputed")]).toEqual([1, before + 1]);
    expect(await toldClient(planId)).toEqual(["disputeOpened"]);
    expect(await disputeOf(id)).toMatchObject({ status: "open", amount: AMOUNT, closed_at: null });
    expect(Number((await disputeOf(id))?.due_by)).toBe(opened.dueBy);
    expect(await stateOf(planId)).toBe("signing");
    expect(await payment(id)).toMatchObject({ status: 2, captured: AMOUNT });
  });

  it("nothing is sent back while a dispute waits; what waited is sent once it is won, whatever the order of the messages (PAY-31)", async () => {
    const { planId, id, linkId } = await paid();
    const opened = dispute(linkId);
    await tellDispute(opened);
    world.clock.at += 25 * HOUR;
    await api.sweep();
    expect(await stateOf(planId)).toBe("cancelled");
    await reconcile();
    expect(await refundOf(id)).toMatchObject({ status: 1, failure_code: "disputed" });
    const won = standIn.core.decide(linkId, "won") ?? never();
    await tellDispute(won);
    await tellDispute(opened);
    await reconcile();
    expect(await disputeOf(id)).toMatchObject({ status: "won" });
    expect(await refundOf(id)).toMatchObject({ status: 2, failure_code: null });
    expect(await toldClient(planId)).toEqual(["disputeOpened", "disputeWon"]);
    expect(await books()).toEqual([]);
  });

  const mailsOf = async (planId: number, key: string) =>
    (
      await rows(world.db, sql`select text from outbox where plan_id = ${planId} and key like ${`%${key}`} order by id`)
    ).map(({ text }) => String(text));

  it("the signature is not asked for while a dispute blocks it, and no message promises money that waits for the bank (PAY-30, PAY-31)", async () => {
    const { planId, linkId } = await paid();
    await tellDispute(dispute(linkId));
    world.clock.at += 22 * HOUR;
    await api.sweep();
    expect(await mailsOf(planId, "-sign-3")).toEqual([]);
    world.clock.at += 3 * HOUR;
    await api.sweep();
    const [unsigned] = await mailsOf(planId, "-unsigned");
    expect(unsigned).toContain("waits until the bank has decided about the disputed payment");
    expect(unsigned).not.toContain("goes back to the card");
    await tellDispute(standIn.core.decide(linkId, "won") ?? never());
    const [won] = await mailsOf(planId, "-disputeWon");
    expect(won).toContain("Refunds that were waiting are sent.");
    expect(won).not.toContain("vouchers are valid");
  });

  it("a dispute that is over in time asks for the signature, which is reminded of again (PAY-30)", async () => {
    const { planId, linkId } = await paid();
    await tellDispute(dispute(linkId));
    await tellDispute(standIn.core.decide(linkId, "won") ?? never());
    const [won] = await mailsOf(planId, "-disputeWon");
    expect(won).toContain("Please sign its receipt by");
    world.clock.at += 22 * HOUR;
    await api.sweep();
    expect(await mailsOf(planId, "-sign-3")).toHaveLength(1);
  });

  it("a client whose dispute is decided while another one is open gets no all-clear (PAY-30)", async () => {
    const { planId, linkId } = await paid();
    const opened = dispute(linkId, 10_000);
    await tellDispute(opened);
    await tellDispute({ ...opened, id: `dp_other_${planId}` });
    await tellDispute(standIn.core.decide(linkId, "won") ?? never());
    const mail = sql`select text from outbox where plan_id = ${planId} and key like '%-disputeWon'`;
    expect(String((await rows(world.db, mail))[0]?.text)).toContain("Another dispute about your plan is still open");
    await tellDispute({ ...opened, id: `dp_other_${planId}`, status: "won" });
    expect(String((await rows(world.db, sql`${mail} order by id desc`))[0]?.text)).toContain("Please sign");
  });

  it("a plan that has ended does not hide another dispute of its payment: its refund still waits (PAY-31)", async () => {
    const { planId, linkId } = await paid();
    const opened = dispute(linkId, 10_000);
    await tellDispute(opened);
    await tellDispute({ ...opened, id: `dp_other_${planId}` });
    world.clock.at += 25 * HOUR;
    await api.sweep();
    await tellDispute(standIn.core.decide(linkId, "won") ?? never());
    const [first] = await mailsOf(planId, "-disputeWon");
    expect(first).toContain("until it is decided, nothing of it is refunded.");
    expect(first).not.toMatch(/are sent|vouchers/);
    await tellDispute({ ...opened, id: `dp_other_${planId}`, status: "won" });
    expect((await mailsOf(planId, "-disputeWon")).at(-1)).toContain("Refunds that were waiting are sent.");
  });

  it("money of a payment whose other dispute is undecided is said to wait, after a lost one too (PAY-31)", async () => {
    const { planId, linkId } = await paid();
    const opened = dispute(linkId, 10_000);
    await tellDispute(opened);
    await tellDispute({ ...opened, id: `dp_other_${planId}` });
    await tellDispute(standIn.core.decide(linkId, "lost") ?? never());
    world.clock.at += 25 * HOUR;
    await api.sweep();
    const [unsigned] = await mailsOf(planId, "-unsigned");
    expect(unsigned).toContain("waits until the bank has decided about the disputed payment");
    expect(unsigned).not.toContain("goes back to the card");
  });

  it.each([
    ["won", "Refunds that were waiting are sent."],
    ["lost", "We do not refund this amount a second time."],
  ] as const)(
    "a dispute that is %s after the trip promises no vouchers, and asks nobody to travel (PAY-30)",
    async (as, said) => {
      const { planId, linkId } = await paid();
      await tellDispute(dispute(linkId));
      await api.commands.change(null, planId, async (plan) =>
        plan.take({ type: "receipt.signed" }, { kind: "client", id: me().clientId }),
      );
      expect(await stateOf(planId)).toBe("printing");
      world.clock.at += 400 * 24 * HOUR;
      await api.sweep();
      expect(await stateOf(planId)).toBe("completed");
      await tellDispute(standIn.core.decide(linkId, as) ?? never());
      const [mail] = await mailsOf(planId, as === "won" ? "-disputeWon" : "-disputeLost");
      expect(mail).toContain(said);
      expect(mail).not.toMatch(/voucher|travel, please/);
    },
  );

  it("money that did not pay the plan and that a bank returns blocks no vouchers (PAY-30)", async () => {
    const { planId, id, linkId } = await paid();
    // As a link's second payment has it: the plan goes on without this money.
    await world.db.execute(sql`update payments set status = 3 where id = ${id}`);
    await tellDispute(dispute(linkId));
    await tellDispute(standIn.core.decide(linkId, "lost") ?? never());
    const [mail] = await mailsOf(planId, "-disputeLost");
    expect(mail).toContain("We do not refund this amount a second time.");
    expect(mail).not.toContain("voucher");
  });

  it.each([
    ["nothing was owed", async () => {}],
    [
      "a refund waited for it",
      async () => {
        world.clock.at += 25 * HOUR;
        await api.sweep();
      },
    ],
  ])(
    "a dispute that is lost where %s has given the money back once, and the ledger balances (PAY-31)",
    async (_what, before) => {
      const { planId, id, linkId } = await paid();
      await tellDispute(dispute(linkId));
      await before();
      await tellDispute(standIn.core.decide(linkId, "lost") ?? never());
      await reconcile();
      const back = await rows(
        world.db,
        sql`select status, amount, provider_reference from refunds where payment_id = ${id}`,
      );
      expect(back).toMatchObject([{ status: 2, amount: AMOUNT, provider_reference: expect.stringMatching(/^dp_/) }]);
      expect(standIn.core.lastRefund(linkId)).toBeUndefined();
      expect(await toldClient(planId)).toEqual(["disputeOpened", "disputeLost"]);
      expect(await books()).toEqual([]);
    },
  );

  it("a lost dispute of less than the refund that waited has sent a part of it, and the rest goes on to the client (PAY-31)", async () => {
    const { id, linkId } = await paid();
    await tellDispute(dispute(linkId, 10_000));
    world.clock.at += 25 * HOUR;
    await api.sweep();
    await tellDispute(standIn.core.decide(linkId, "lost") ?? never());
    expect(await books()).toEqual([]);
    await reconcile();
    const back = await rows(
      world.db,
      sql`select status, amount, provider_reference from refunds where payment_id = ${id} order by amount`,
    );
    expect(back).toMatchObject([
      { status: 2, amount: 10_000, provider_reference: expect.stringMatching(/^dp_/) },
      { status: 2, amount: AMOUNT - 10_000, provider_reference: expect.stringMatching(/^re_/) },
    ]);
    expect(standIn.core.lastRefund(linkId)).toMatchObject({ amount: AMOUNT - 10_000 });
    expect(await books()).toEqual([]);
  });

  it("a refund that the provider takes while the bank makes it is booked twice, and claimed (PAY-31, PAY-32)", async () => {
    const { id, linkId } = await paid();
    world.clock.at += 25 * HOUR;
    await api.sweep();
    const inFlight = world.startWith({
      stripe: {
        ...stripe,
        refund: async (asked) => {
          const outcome = await stripe.refund(asked);
          await tellDispute(dispute(linkId));
          await tellDispute(standIn.core.decide(linkId, "lost") ?? never());
          return outcome;
        },
      },
    });
    await inFlight.reconcile();
    await goOn();
    expect(await disputeOf(id)).toMatchObject({ status: "lost", shortfall: AMOUNT });
    const sum = sql`select coalesce(sum(amount), 0)::int n from refunds where payment_id = ${id} and status = 2`;
    expect((await rows(world.db, sum))[0]?.n).toBe(standIn.core.goneBackOf(linkId));
    expect(await books()).toEqual([]);
  });

  const DESK = { role: "staff" } as const;
  const refundByHand = async (planId: number, Amount: number, Destination: "client" | "fund") => {
    const [booking] = await rows(world.db, sql`select id from bookings where plan_id = ${planId}`);
    const order = { Key: randomUUID(), BookingId: Number(booking?.id), Amount, Destination, EndsBooking: false };
    return api.refundDesk.byHand({ ...DESK, clientId: me().clientId }, { ...order, Reason: "asked for" });
  };
  const fundOf = async () => (await api.fund.getFund(me(), me().clientId)).Balance;

  it("a lost dispute takes back what is left of a refund to the fund; what was spent is a claim (PAY-31, PAY-32, FUND-5)", async () => {
    const before = await fundOf();
    const { planId, id, linkId } = await paid();
    await refundByHand(planId, 20_000, "fund");
    expect(await fundOf()).toBe(before + 20_000);
    // The client has used a part of it for another plan.
    const lot = sql`select max(id) from fund_lots where client_id = ${me().clientId}`;
    await world.db.execute(sql`insert into fund_movements (lot_id, kind, amount, at, plan_id, payment_id, key)
      values ((${lot}), 'taken', -5000, now(), ${planId}, ${id}, ${`spent/${id}`})`);
    await post(world.db, fundPosting({ key: `spent/${id}`, planId, clientId: me().clientId, at: 0 }, -5_000));
    await tellDispute(dispute(linkId));
    await tellDispute(standIn.core.decide(linkId, "lost") ?? never());
    expect(await fundOf()).toBe(before);
    expect(await disputeOf(id)).toMatchObject({ status: "lost", shortfall: 5_000 });
    expect(await books()).toEqual([]);
    const told: object[] = [];
    const { settle } = disputeActions({
      commands: api.commands,
      notify: async (_tx, notification) => void told.push(notification),
    });
    const [lost] = await rows(world.db, sql`select id from disputes where payment_id = ${id}`);
    const body = { DisputeId: String(lost?.id), SettledAs: "collected", Reason: "By transfer" } as const;
    const caller = { clientId: me().clientId, role: "staff", staffRole: "finance" } as const;
    const actor = { kind: "staff", id: caller.clientId } as const;
    await world.db.transaction((tx) => settle({ tx, body, at: world.clock.at, actor, caller }));
    expect(await books()).toEqual([]);
    const booked = sql`select account, amount from ledger_entries where key = ${`dispute/${lost?.id}/settled`} order by account`;
    expect(await rows(world.db, booked)).toMatchObject([
      { account: "claims", amount: -5_000 },
      { account: "collected", amount: 5_000 },
    ]);
    const values = { planId, amount: AMOUNT, settledAs: "collected", hold: "unsigned" };
    expect(told).toMatchObject([{ clientId: me().clientId, template: "disputeSettled", values }]);
  });

  it("with refunds, disputes and decisions in any order, no more is refunded than came in, except claims on the client, and ledger, refunds and provider agree (PAY-31, SIM-6)", async () => {
    const amount = fc.integer({ min: 1, max: AMOUNT });
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom("client" as const, "fund" as const), amount }),
      fc.record({ kind: fc.constantFrom("dispute" as const, "disputeThenReconcile" as const), amount }),
      fc.record({ kind: fc.constantFrom("won" as const, "lost" as const), amount }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
        given.sent = [];
        const { planId, id, linkId } = await paid();
        for (const { kind, amount: part } of steps) {
          if (kind === "client" || kind === "fund") await codeOf(refundByHand(planId, part, kind));
          if (kind === "dispute" || kind === "disputeThenReconcile") {
            const opened = standIn.core.dispute(linkId, world.clock.at, part);
            if (opened) await tellDispute(opened);
            if (kind === "disputeThenReconcile") await reconcile();
          }
          const decided = kind === "won" || kind === "lost" ? standIn.core.decide(linkId, kind) : undefined;
          if (decided) await tellDispute(decided);
          expect(await books()).toEqual([]);
        }
        const open = standIn.core.decide(linkId, "won");
        if (open) await tellDispute(open);
        await reconcile();
        expect(await books()).toEqual([]);
        const sum = sql`select coalesce(sum(amount), 0)::int n from refunds where payment_id = ${id} and status = 2`;
        expect((await rows(world.db, sum))[0]?.n).toBe(standIn.core.goneBackOf(linkId));
      }),
      { numRuns: THOROUGH ? 5 : 2, seed: 20_261_123 },
    );
  }, 60_000);

  it("a dispute for which the bank wants more evidence by a later day waits until then (PAY-30)", async () => {
    const { id, linkId } = await paid();
    const opened = dispute(linkId);
    await tellDispute(opened);
    await world.db.execute(sql`update disputes set status = 'answered' where payment_id = ${id}`);
    const later = { ...opened, dueBy: opened.dueBy + 7 * 24 * 60 * 60 };
    await tellDispute(later);
    await tellDispute(opened);
    expect(await disputeOf(id)).toMatchObject({ status: "open" });
    expect(Number((await disputeOf(id))?.due_by)).toBe(later.dueBy);
  });

  it("a dispute of money that did not pay the plan holds none of its papers (PAY-30)", async () => {
    const [paying, besides] = [await paid(), await refunded()];
    await tellDispute(dispute(paying.linkId));
    await tellDispute(dispute(besides.linkId));
    expect(await holdOnPapers(world.db, paying.planId)).toBe("undecided");
    expect(await disputeOf(besides.id)).toMatchObject({ status: "open" });
    expect(await holdOnPapers(world.db, besides.planId)).toBeNull();
  });

  it("money in another currency does not pay the plan: it is audited once and finance is alerted once, however often the provider is asked (PAY-24)", async () => {
    const { planId, id, linkId } = await linked();
    await world.db.execute(sql`update payments set currency = 'CAD' where id = ${id}`);
    await paidAt(linkId);
    const before = await audited("payment.currencyDiffers");
    for (let turn = 0; turn < 3; turn += 1) {
      await reconcile();
      world.clock.at += MINUTE;
    }
    expect(await stateOf(planId)).toBe("paying.awaitingLink");
    expect(await audited("payment.currencyDiffers")).toBe(before + 1);
    expect(await toDesk(planId, "currencyDiffers")).toBe(1);
    await world.db.execute(sql`update payments set currency = 'USD' where id = ${id}`);
    await reconcile();
  });

  it("a refund that came back is not sent by hand either while its payment is disputed (PAY-31)", async () => {
    const { id, linkId, refund } = await refunded();
    await standIn.webhooks.refundFailed(refund);
    await takeAll();
    await tellDispute(dispute(linkId));
    const sent = async () => codeOf(api.markRefundSent(String((await refundOf(id))?.id), "WIRE-8"));
    expect(await sent()).toBe("refund.disputed");
    expect(await refundOf(id)).toMatchObject({ status: 1 });
    await tellDispute(standIn.core.decide(linkId, "won") ?? never());
    await sent();
    expect(await refundOf(id)).toMatchObject({ status: 2 });
    expect(await books()).toEqual([]);
  });

  it("a dispute of a charge that is not ours is taken, and neither applied nor audited (PAY-41)", async () => {
    const { id, linkId } = await paid();
    const before = await audited("webhook.refused");
    await tellDispute({ ...dispute(linkId), intent: "pi_of_somebody_else" });
    expect(await audited("webhook.refused")).toBe(before);
    expect(await disputeOf(id)).toBeUndefined();
  });

  it.each([
    ["at once", () => api],
    ["when the provider answers", () => world.startWith({ stripe: { ...stripe, paymentOf: async () => "unknown" } })],
  ])("a dispute that is told before its payment is known is applied with it, %s (FAULT-10)", async (_when, by) => {
    const { planId, id, linkId } = await linked();
    await paidAt(linkId);
    given.sent = [];
    await standIn.webhooks.disputed(dispute(linkId));
    const before = await audited("webhook.refused");
    for (const webhook of given.sent) await take(webhook, by());
    await reconcile();
    expect(await audited("webhook.refused")).toBe(before);
    expect(await stateOf(planId)).toBe("signing");
    expect(await disputeOf(id)).toMatchObject({ status: "open", amount: AMOUNT });
    expect([await toDesk(planId, "disputed"), await toldClient(planId)]).toEqual([1, ["disputeOpened"]]);
  });

  it.each([
    ["needs_response", "disputed"],
    ["lost", "disputeLost"],
  ] as const)(
    "staff are told of a dispute whichever message comes first: %s in an update (PAY-30)",
    async (status, what) => {
      const { planId, linkId } = await paid();
      await standIn.webhooks.disputed({ ...dispute(linkId), status });
      const updated = signed((event) => Object.assign(event, { type: "charge.dispute.updated" }));
      await take(updated);
      await takeAll();
      expect(await toDesk(planId, what)).toBe(1);
    },
  );

  it("staff are notified of a lost dispute that is won on appeal, once, and it stays booked as lost (PAY-30)", async () => {
    const { planId, id, linkId } = await paid();
    await tellDispute(dispute(linkId));
    const lost = standIn.core.decide(linkId, "lost") ?? never();
    await tellDispute(lost);
    await tellDispute({ ...lost, status: "won" });
    await tellDispute({ ...lost, status: "won" });
    expect(await toDesk(planId, "disputeReversed")).toBe(1);
    expect(await disputeOf(id)).toMatchObject({ status: "lost" });
    expect(await books()).toEqual([]);
  });

  it("a dispute is not lost by a process that dies, and is notified once", async () => {
    const { planId, linkId } = await paid();
    await standIn.webhooks.disputed(dispute(linkId));
    const [webhook] = given.sent;
    if (webhook) expect(await codeOf(take(webhook, world.start("webhook.applying")))).toBeInstanceOf(Killed);
    expect(await toDesk(planId, "disputed")).toBe(0);
    await reconcile();
    expect(await toDesk(planId, "disputed")).toBe(1);
  });

  it("a refund that the bank sent back is owed again by hand; client and staff are notified once, and the ledger balances (REFUND-14)", async () => {
    const { planId, id, refund } = await refunded();
    expect(await refundOf(id)).toMatchObject({ status: 2 });
    await standIn.webhooks.refundFailed(refund);
    expect(given.sent).toHaveLength(2);
    await takeAll();
    expect(await refundOf(id)).toMatchObject({ status: 1, ask_again_at: null, failure_code: "sent_back" });
    expect([await toDesk(planId, "refundFailed"), await toDesk(planId, "back")]).toEqual([1, 1]);
    expect(await books()).toEqual([]);
    // No provider is asked for it any more: staff send it.
    await reconcile();
    expect(await refundOf(id)).toMatchObject({ status: 1 });
    expect(await api.markRefundSent(String((await refundOf(id))?.id), "WIRE-7")).toBe(true);
    expect(await refundOf(id)).toMatchObject({ status: 2, failure_code: null });
    expect(await books()).toEqual([]);
    const told = sql`select subject from outbox where plan_id = ${planId} and key like 'refund-%' order by id`;
    expect((await rows(world.db, told)).map(({ subject }) => String(subject).replace(/\$[\d.,]+/, "…"))).toEqual([
      "Your refund of … is on its way",
      "Your refund of … did not arrive",
      "Your refund of … is on its way",
    ]);
  });

  it.each([
    ["canceled", { status: 1, ask_again_at: null, failure_code: "sent_back" }, 1],
    ["pending", { status: 2, failure_code: null }, 0],
    ["requires_action", { status: 2, failure_code: null }, 0],
  ])("a sent refund that the provider reports as %s is %j (REFUND-14, PAY-24)", async (status, expected, alerts) => {
    const { planId, id, refund } = await refunded();
    await standIn.webhooks.refundFailed(refund);
    await take(signed((event) => Object.assign(event.data.object, { status })));
    expect(await refundOf(id)).toMatchObject(expected);
    expect(await toDesk(planId, "refundFailed")).toBe(alerts);
    expect(await books()).toEqual([]);
  });

  /** A refund that the provider takes, while its answer is lost; `arrives` false: while the question is. */
  async function unanswered(arrives = true) {
    const { planId, id, linkId, session } = await paid();
    world.clock.at += 25 * HOUR;
    await api.sweep();
    const deaf = world.startWith({
      stripe: {
        ...stripe,
        refund: async (asked) => {
          if (arrives) await stripe.refund(asked);
          return { kind: "unknown" };
        },
      },
    });
    await deaf.reconcile();
    expect(await refundOf(id)).toMatchObject({ status: 1, failure_code: "outcome_unknown" });
    given.sent = [];
    return { planId, id, linkId, session };
  }
  const lastRefund = (linkId: string) => standIn.core.lastRefund(linkId) ?? never();

  it("a refund that failed before its answer was recorded is owed again by hand, and notified once (REFUND-14)", async () => {
    const { planId, id, linkId } = await unanswered();
    await standIn.webhooks.refundFailed(lastRefund(linkId));
    await takeAll();
    expect(await toDesk(planId, "refundFailed")).toBe(0);
    await reconcile();
    await takeAll();
    await reconcile();
    expect(await refundOf(id)).toMatchObject({ status: 1, ask_again_at: null, failure_code: "sent_back" });
    expect([await toDesk(planId, "refundFailed"), await toDesk(planId, "back")]).toEqual([1, 1]);
    expect(await rows(world.db, sql`select id from webhook_events where applied_at is null`)).toEqual([]);
    expect(await books()).toEqual([]);
  });

  const sentOf = async (id: string) =>
    rows(
      world.db,
      sql`select status, coalesce(sum(amount), 0)::int n from refunds where payment_id = ${id} group by status`,
    );

  it.each([
    ["the whole amount", AMOUNT],
    ["a part", 10_000],
  ])(
    "a refund whose answer was lost before a dispute of %s was lost is booked beside it, and claimed (PAY-31, PAY-32)",
    async (_what, part) => {
      const { id, linkId } = await unanswered();
      await tellDispute(dispute(linkId, part));
      await tellDispute(standIn.core.decide(linkId, "lost") ?? never());
      await goOn();
      expect(await disputeOf(id)).toMatchObject({ status: "lost", shortfall: part });
      expect(await sentOf(id)).toEqual([{ status: 2, n: standIn.core.goneBackOf(linkId) }]);
      expect(await books()).toEqual([]);
    },
  );

  it("a refund that never reached the provider before a dispute was lost is made by the bank, once (PAY-31)", async () => {
    const { id, linkId } = await unanswered(false);
    await tellDispute(dispute(linkId));
    await goOn();
    expect(await refundOf(id)).toMatchObject({ status: 1, failure_code: "disputed" });
    await tellDispute(standIn.core.decide(linkId, "lost") ?? never());
    await goOn();
    expect(await disputeOf(id)).toMatchObject({ status: "lost", shortfall: 0 });
    expect(await sentOf(id)).toEqual([{ status: 2, n: AMOUNT }]);
    expect(standIn.core.goneBackOf(linkId)).toBe(AMOUNT);
    expect(await books()).toEqual([]);
  });

  it("a refund whose answer was lost stays unknown when a revoked key is refused, and a lost dispute waits for it (PAY-31, REFUND-13)", async () => {
    const { id, linkId } = await unanswered();
    await tellDispute(dispute(linkId));
    world.clock.at += MINUTE;
    await world.startWith({ stripe: stripeRevoked }).reconcile();
    expect(await refundOf(id)).toMatchObject({ status: 1, failure_code: "outcome_unknown" });
    expect((await refundOf(id))?.ask_again_at).not.toBeNull();
    await tellDispute(standIn.core.decide(linkId, "lost") ?? never());
    expect(await disputeOf(id)).toMatchObject({ status: "open" });
    await goOn();
    expect(await disputeOf(id)).toMatchObject({ status: "lost", shortfall: AMOUNT });
    expect(await sentOf(id)).toEqual([{ status: 2, n: standIn.core.goneBackOf(linkId) }]);
    expect(await books()).toEqual([]);
  });

  it("a refund whose answer was lost, of a charge that has gone back otherwise, is left to staff, during a dispute too (PAY-31, REFUND-13)", async () => {
    const { id, linkId, session } = await unanswered(false);
    standIn.core.refund("made at the provider", { payment_intent: session.intent });
    await reconcile();
    expect(await refundOf(id)).toMatchObject({ status: 1, ask_again_at: null, failure_code: "outcome_unknown" });
    await tellDispute(dispute(linkId));
    await tellDispute(standIn.core.decide(linkId, "lost") ?? never());
    await goOn();
    expect(await disputeOf(id)).toMatchObject({ status: "open" });
    expect(await api.markRefundSent(String((await refundOf(id))?.id), lastRefund(linkId).id)).toBe(true);
    await goOn();
    expect(await disputeOf(id)).toMatchObject({ status: "lost", shortfall: AMOUNT });
    expect(await sentOf(id)).toEqual([{ status: 2, n: standIn.core.goneBackOf(linkId) }]);
    expect(await books()).toEqual([]);
  });

  it("a refund whose answer was lost is found after the provider has forgotten its key, and not made again (REFUND-13)", async () => {
    const { id, linkId } = await unanswered();
    standIn.memory.record({ type: "refund", refund: { ...lastRefund(linkId), key: "forgotten" } });
    await reconcile();
    expect(await refundOf(id)).toMatchObject({ status: 2, failure_code: null });
    expect(standIn.core.goneBackOf(linkId)).toBe(AMOUNT);
  });

  it("a refund whose answer was lost is not asked about during a dispute where the provider may send it anew (PAY-31)", async () => {
    const { id, linkId } = await unanswered(false);
    await tellDispute(dispute(linkId));
    const refund = jest.fn(stripe.refund);
    world.clock.at += MINUTE;
    await world.startWith({ stripe: { ...stripe, refusesDisputed: false, refund } }).reconcile();
    expect(refund).not.toHaveBeenCalled();
    expect(await refundOf(id)).toMatchObject({ status: 1, failure_code: "outcome_unknown" });
  });

  it("a lost dispute that is reported again with a later day takes nothing more (PAY-31)", async () => {
    const { planId, id, linkId } = await paid();
    const opened = dispute(linkId, 10_000);
    await tellDispute(opened);
    await tellDispute(standIn.core.decide(linkId, "lost") ?? never());
    await refundByHand(planId, 5_000, "client");
    await tellDispute({ ...opened, status: "lost", dueBy: opened.dueBy + 24 * 60 * 60 });
    expect(await sentOf(id)).toEqual(
      expect.arrayContaining([
        { status: 1, n: 5_000 },
        { status: 2, n: 10_000 },
      ]),
    );
    expect(await books()).toEqual([]);
  });

  it("another refund that failed meanwhile, made at the provider, leaves ours sent, and staff are notified of it", async () => {
    const { planId, id, linkId } = await unanswered();
    await standIn.webhooks.refundFailed({ ...lastRefund(linkId), id: "re_of_the_dashboard" });
    await takeAll();
    await reconcile();
    expect(await refundOf(id)).toMatchObject({ status: 2, failure_code: null });
    expect([await toDesk(planId, "elsewhereFailed"), await toDesk(planId, "back")]).toEqual([1, 0]);
    expect(await rows(world.db, sql`select id from webhook_events where applied_at is null`)).toEqual([]);
  });

  it("staff are notified of a refund made at the provider, but not of one of ours", async () => {
    const { planId, session, linkId } = await paid();
    await standIn.webhooks.refunded(session, standIn.core.linkOf(linkId) ?? never(), 1_000);
    await takeAll();
    expect(await toDesk(planId, "refundedElsewhere")).toBe(1);
    const ours = await refunded();
    await standIn.webhooks.refunded(ours.session, standIn.core.linkOf(ours.linkId) ?? never(), AMOUNT);
    await takeAll();
    expect(await toDesk(ours.planId, "refundedElsewhere")).toBe(0);
  });
});

describe.each(["link.committed", "link.created"] as const)("a process that dies at %s (FAULT-4)", (step) => {
  it("leaves one link, which its successor finds", async () => {
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

  it("takes the plan up again where what was booked is still there", async () => {
    const { planId, id } = await expired();
    await reconcile();
    expect(await stateOf(planId)).toBe("signing");
    expect(await payment(id)).toMatchObject({ status: 2, captured: AMOUNT });
    const told = await rows(world.db, sql`select key from outbox where key = ${`plan-${planId}-restored`}`);
    expect(told).toHaveLength(1);
  });

  it("takes it up again also where nobody has noticed yet that its time was over", async () => {
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
    // What the plan held was released first, and is held again.
    expect(world.released.length).toBe(released + 1);
    expect(world.reclaimed.at(-1)).toBe(world.released.at(-1));
  });

  it("is refunded in full otherwise, and the client is notified", async () => {
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
