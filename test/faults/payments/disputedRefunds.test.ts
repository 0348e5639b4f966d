import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { disputeActions } from "../../../src/features/desk/server/records/staffActions";
import { fundPosting } from "../../../src/features/ledger/ledger.rules";
import { post } from "../../../src/features/ledger/server/ledger.repository";
import { holdOnPapers } from "../../../src/features/payments/server/disputes/disputes.repository";
import { HOUR, MINUTE } from "../../../src/shared/instant";
import { THOROUGH } from "../../thorough";
import { codeOf, rows } from "../world";
import {
  books,
  dispute,
  disputeOf,
  goOn,
  mailsOf,
  never,
  paid,
  refunded,
  refundOf,
  takeAll,
  tellDispute,
  toDesk,
  toldClient,
} from "./disputed";
import {
  AMOUNT,
  api,
  audited,
  given,
  linked,
  me,
  openLinkWorld,
  paidAt,
  reconcile,
  signed,
  standIn,
  stateOf,
  stripe,
  stripeRevoked,
  take,
  world,
} from "./links";

openLinkWorld();

describe("disputes and refunds that a bank returns", () => {
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

  it("a dispute of money that did not pay the plan blocks no vouchers (PAY-30)", async () => {
    const { planId, id, linkId } = await paid();
    // As with a link's second payment: the plan continues without this money.
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
  ])("a lost dispute with %s refunds the money once, and the ledger balances (PAY-31)", async (_what, before) => {
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
  });

  it("a lost dispute of less than the waiting refund counts as a part of it, and the rest is refunded to the client (PAY-31)", async () => {
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

  it("a refund that both the provider and the bank make is booked twice, and becomes a claim on the client (PAY-31, PAY-32)", async () => {
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

  it("a lost dispute takes back the unspent part of a refund to the fund; the spent part is a claim (PAY-31, PAY-32, FUND-5)", async () => {
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

  it("a dispute for which the bank requires more evidence by a later day waits until then (PAY-30)", async () => {
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

  it("a dispute of money that did not pay the plan blocks none of its papers (PAY-30)", async () => {
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

  it("a returned refund is not sent by hand either while its payment is disputed (PAY-31)", async () => {
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

  it("a dispute of an unknown charge is accepted, and neither applied nor audited (PAY-41)", async () => {
    const { id, linkId } = await paid();
    const before = await audited("webhook.refused");
    await tellDispute({ ...dispute(linkId), intent: "pi_of_somebody_else" });
    expect(await audited("webhook.refused")).toBe(before);
    expect(await disputeOf(id)).toBeUndefined();
  });

  it.each([
    ["at once", () => api],
    ["when the provider answers", () => world.startWith({ stripe: { ...stripe, paymentOf: async () => "unknown" } })],
  ])("a dispute that is reported before its payment is applied with the payment, %s (FAULT-10)", async (_when, by) => {
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

  it("staff are notified once of a lost dispute that is won on appeal, and it stays recorded as lost (PAY-30)", async () => {
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

  /** A refund whose answer is lost; `arrives` false: the request is lost. */
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
    "a refund whose answer was lost before a dispute of %s was lost is recorded in addition to it, and claimed (PAY-31, PAY-32)",
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

  it("a refund whose answer was lost is left to staff if its charge was returned otherwise, during a dispute too (PAY-31, REFUND-13)", async () => {
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

  it("a refund whose answer was lost is found after the provider has forgotten its key, and not repeated (REFUND-13)", async () => {
    const { id, linkId } = await unanswered();
    standIn.memory.record({ type: "refund", refund: { ...lastRefund(linkId), key: "forgotten" } });
    await reconcile();
    expect(await refundOf(id)).toMatchObject({ status: 2, failure_code: null });
    expect(standIn.core.goneBackOf(linkId)).toBe(AMOUNT);
  });

  it("a refund whose answer was lost is not repeated during a dispute if the provider might send it again (PAY-31)", async () => {
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

  it("an external refund that failed does not affect ours, which stays sent, and staff are notified", async () => {
    const { planId, id, linkId } = await unanswered();
    await standIn.webhooks.refundFailed({ ...lastRefund(linkId), id: "re_of_the_dashboard" });
    await takeAll();
    await reconcile();
    expect(await refundOf(id)).toMatchObject({ status: 2, failure_code: null });
    expect([await toDesk(planId, "elsewhereFailed"), await toDesk(planId, "back")]).toEqual([1, 0]);
    expect(await rows(world.db, sql`select id from webhook_events where applied_at is null`)).toEqual([]);
  });

  it("staff are notified of a refund made at the provider, but not of ours", async () => {
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
