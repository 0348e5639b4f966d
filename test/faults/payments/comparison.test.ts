import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { readSince, reconcile } from "../../../src/app/server/cli/reconcile";
import { recover } from "../../../src/app/server/cli/recover";
import { imbalances } from "../../../src/features/ledger/ledger.rules";
import { cloverFacts } from "../../../src/features/payments/methods/clover/clover.facts";
import { cloverProvider } from "../../../src/features/payments/methods/clover/server/clover";
import { payeezyFacts } from "../../../src/features/payments/methods/payeezy/payeezy.facts";
import { stripeFacts } from "../../../src/features/payments/methods/stripe/stripe.facts";
import { readBooks } from "../../../src/features/payments/server/books.repository";
import type { ProviderBook } from "../../../src/features/payments/server/payment.ports";
import { passPlanNumbers } from "../../../src/features/plan/server/planNumbers.repository";
import { DAY, HOUR, MINUTE } from "../../../src/shared/instant";
import type { ApiProcess } from "../../apiProcess";
import { brokenMessages, readMessages } from "../../simulation/messageInvariants";
import { testConfig } from "../../testDatabase";
import { BEGINNING, codeOf, order, PRICE, portOf, rows } from "../world";
import { AMOUNT, api, given, linked, me, openLinkWorld, paidAt, standIn, stripe, take, world } from "./links";

openLinkWorld();

const finance = () => ({ clientId: me().clientId, role: "staff", staffRole: "finance" }) as const;
const never = (): never => {
  throw new Error("it is there");
};

/** A run of the worker; `compare`: one in which the daily comparison is due. */
const turn = (by: ApiProcess = api) => by.jobs.find(({ name }) => name.startsWith("comparison"))?.run();
async function compare(by: ApiProcess = api) {
  world.clock.at += MINUTE;
  await world.db.execute(sql`update provider_comparisons set due_at = '2026-01-01'`);
  await turn(by);
}

async function paidByCard(by: ApiProcess = api) {
  const planId = await world.payablePlan(me().clientId);
  const body = order(me().clientId, planId, await world.token("4242424242424242"));
  await by.payments.pay(me(), body, "198.51.100.7");
  const [booking] = await rows(world.db, sql`select id from bookings where plan_id = ${planId}`);
  const charge = world.standIn.journal.chargeBy(body.PaymentKey) ?? never();
  return { planId, id: body.PaymentKey, bookingId: Number(booking?.id), charge };
}
type Paid = Awaited<ReturnType<typeof paidByCard>>;

const atConsole = ({ charge }: Paid, amount?: number) =>
  world.standIn.core.refundAtConsole(charge.id, amount) ?? never();
const offered = async ({ bookingId }: Paid) => {
  const { ToClient, ToFund, IfSupplierFailed } = await api.refunds.values(me(), bookingId);
  return [ToClient, ToFund, IfSupplierFailed.ToClient].map(({ Amount }) => Amount);
};
const waitingFor = async (planId: number) =>
  (await api.outsideDesk.queue()).filter(({ TravelPlanId }) => TravelPlanId === planId);
const moneyAt = async (planId: number) => (await api.deskView.getPlan(finance(), planId, "en")).Money;
const refundsOf = (id: string) =>
  rows(
    world.db,
    sql`select status, amount, reason, provider_reference from refunds where payment_id = ${id} order by created_at, amount`,
  );
const alerted = async (planId: number, what: string) =>
  (await rows(world.db, sql`select text from outbox where key like ${`plan-${planId}-${what}-%`}`)).map(({ text }) =>
    String(text),
  );
const byHand = ({ bookingId }: Pick<Paid, "bookingId">, Amount: number, by: ApiProcess = api) =>
  by.refundDesk.byHand(finance(), {
    ...{ Key: randomUUID(), BookingId: bookingId, Amount, Destination: "client", EndsBooking: false },
    Reason: "asked for",
  });

const asGoodwill = async (planId: number) => {
  const [movement] = await waitingFor(planId);
  await api.outsideDesk.attribute(finance(), {
    ...{ MovementId: movement?.MovementId ?? "", As: "goodwill", BookingIds: [], EndsBookings: false },
    ...{ RefundId: null, ShortfallAs: null, Reason: "The client was promised it" },
  });
};

/** Checks that ledger, rows and provider agree, and that the messages to clients add up. */
async function expectTrue({ id, charge }: Pick<Paid, "id" | "charge">) {
  expect(imbalances(await readBooks(world.db))).toEqual([]);
  const sent = sql`select coalesce(sum(amount), 0)::int n from refunds where payment_id = ${id} and status = 2`;
  const back = world.standIn.journal.refunds().filter((refund) => refund.charge === charge.id);
  expect((await rows(world.db, sent))[0]?.n).toBe(back.reduce((total, { amount }) => total + amount, 0));
  expect(brokenMessages(await readMessages(world.db))).toEqual([]);
}

describe("a refund made in the console of a provider that sends no messages (PAY-34, PAY-36)", () => {
  it("of everything is recorded by the daily comparison: nothing more is refundable, and finance gets an alert with the amount and a row once", async () => {
    const of = await paidByCard();
    const refund = atConsole(of);
    await compare();
    expect(await offered(of)).toEqual([0, 0, 0]);
    expect(await codeOf(api.refunds.toFund(me(), of.bookingId, {}))).toBe("refund.nothing");
    expect(await moneyAt(of.planId)).toMatchObject({ Paid: PRICE, Back: PRICE, Left: 0 });
    expect(await waitingFor(of.planId)).toMatchObject([
      { Kind: "refundedElsewhere", Amount: PRICE, Reference: refund.id, Shortfall: 0 },
    ]);
    await compare();
    await compare();
    expect(await alerted(of.planId, "refundedElsewhere")).toEqual([expect.stringContaining("$291.00 was refunded")]);
    await expectTrue(of);
  });

  it("of a part leaves the rest refundable, and finance records what it was for", async () => {
    const of = await paidByCard();
    atConsole(of, 10_000);
    await compare();
    expect((await offered(of))[1]).toBe(PRICE - 10_000);
    await asGoodwill(of.planId);
    expect(await waitingFor(of.planId)).toEqual([]);
    await expectTrue(of);
  });

  it("is distinguished from a refund that we sent, which changes nothing", async () => {
    const of = await paidByCard();
    await byHand(of, 10_000);
    await compare();
    await api.reconcile();
    await compare();
    expect(await refundsOf(of.id)).toMatchObject([{ status: 2, amount: 10_000, reason: "cancelled" }]);
    expect(await waitingFor(of.planId)).toEqual([]);
    await expectTrue(of);
  });

  it("is distinguished from one of ours with a lost answer and the same amount: each counts once, whichever is known first", async () => {
    const of = await paidByCard();
    await byHand(of, 10_000);
    const deaf = world.start(undefined, async (url, init) => {
      const answer = await fetch(url, init);
      if (init?.method === "POST") throw new TypeError("fetch failed", { cause: { code: "ECONNRESET" } });
      return answer;
    });
    world.clock.at += MINUTE;
    await deaf.reconcile();
    expect(world.standIn.journal.refunds().filter(({ charge }) => charge === of.charge.id)).toHaveLength(1);
    await compare(deaf);
    expect(await waitingFor(of.planId)).toEqual([]);
    atConsole(of, 10_000);
    await compare(deaf);
    expect(await waitingFor(of.planId)).toMatchObject([{ Amount: 10_000 }]);
    // It is unclear which refund is ours, so ours waits for finance to decide.
    await asGoodwill(of.planId);
    await api.reconcile();
    await compare();
    expect((await refundsOf(of.id)).filter(({ status }) => status === 2)).toMatchObject([
      { amount: 10_000, reason: "cancelled" },
      { amount: 10_000, reason: "elsewhere" },
    ]);
    expect(await moneyAt(of.planId)).toMatchObject({ Back: 20_000, Left: PRICE - 20_000 });
    await expectTrue(of);
  });

  it("is not lost if the provider does not answer: the comparison is repeated within the hour, and other providers are compared meanwhile", async () => {
    const of = await paidByCard();
    const link = await linked();
    await paidAt(link.linkId);
    for (const webhook of given.sent.splice(0)) await take(webhook);
    atConsole(of);
    standIn.core.refundAtDashboard(link.linkId, 5_000);
    const silent = world.start(undefined, async (url, init) =>
      init?.method === "GET" ? Promise.reject(new DOMException("late", "TimeoutError")) : fetch(url, init),
    );
    await compare(silent);
    expect([await waitingFor(of.planId), await waitingFor(link.planId)]).toMatchObject([[], [{ Amount: 5_000 }]]);
    world.clock.at += HOUR - MINUTE;
    await turn();
    expect(await waitingFor(of.planId)).toEqual([]);
    world.clock.at += MINUTE;
    await turn();
    expect(await waitingFor(of.planId)).toMatchObject([{ Amount: PRICE }]);
  });
});

describe("a refund in Stripe's dashboard (PAY-34, PAY-36)", () => {
  it("a refund in Stripe's dashboard whose webhooks were lost is found by the comparison, including its failure, and a failed one of ours is owed again", async () => {
    const { planId, id, linkId } = await linked();
    await paidAt(linkId);
    for (const webhook of given.sent.splice(0)) await take(webhook);
    const [booking] = await rows(world.db, sql`select id from bookings where plan_id = ${planId}`);
    const there = standIn.core.refundAtDashboard(linkId, 5_000) ?? never();
    await compare();
    expect(await waitingFor(planId)).toMatchObject([{ Kind: "refundedElsewhere", Amount: 5_000, Reference: there.id }]);
    standIn.core.failRefund(there.id);
    await byHand({ bookingId: Number(booking?.id) }, 2_000);
    world.clock.at += MINUTE;
    await api.reconcile();
    standIn.core.failRefund(standIn.core.lastRefund(linkId)?.id ?? "");
    await compare();
    await compare();
    expect(await waitingFor(planId)).toEqual([]);
    expect(await refundsOf(id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ status: 3, amount: 5_000, reason: "elsewhere" }),
        expect.objectContaining({ status: 1, amount: 2_000 }),
      ]),
    );
    expect([await alerted(planId, "elsewhereFailed"), await alerted(planId, "refundFailed")]).toMatchObject([
      { length: 1 },
      { length: 1 },
    ]);
    expect(imbalances(await readBooks(world.db))).toEqual([]);
  });

  it("a refund in Stripe's dashboard that messages and comparisons of several processes find concurrently counts once (FAULT-9)", async () => {
    const { planId, id, linkId } = await linked();
    const session = await paidAt(linkId);
    for (const webhook of given.sent.splice(0)) await take(webhook);
    const link = standIn.core.linkOf(linkId) ?? never();
    for (const part of [5_000, 7_000]) {
      const refund = standIn.core.refundAtDashboard(linkId, part) ?? never();
      await standIn.webhooks.refundedThere(refund, session, link, standIn.core.refundedOf(linkId));
    }
    const sent = given.sent.splice(0);
    const processes = Array.from({ length: 4 }, () => world.start());
    await Promise.all([...sent.map((webhook, n) => take(webhook, processes[n % 4])), ...processes.map(compare)]);
    await compare();
    expect(await refundsOf(id)).toMatchObject([
      { status: 2, amount: 5_000, reason: "elsewhere" },
      { status: 2, amount: 7_000, reason: "elsewhere" },
    ]);
    expect(await alerted(planId, "refundedElsewhere")).toHaveLength(2);
    expect(await moneyAt(planId)).toMatchObject({ Back: 12_000, Left: AMOUNT - 12_000 });
    expect(imbalances(await readBooks(world.db))).toEqual([]);
  });
});

describe("other differences between a provider and our book (PAY-36)", () => {
  it("a charge of another amount, or that the provider does not have, waits for finance, who records what was done", async () => {
    const [less, gone] = [await paidByCard(), await paidByCard()];
    world.standIn.journal.record({ type: "charge", charge: { ...less.charge, amount: PRICE - 100 } });
    const forgets = world.start(undefined, async (url, init) => {
      const answer = await fetch(url, init);
      if (init?.method !== "GET" || !String(url).includes("/v1/charges")) return answer;
      if (String(url).endsWith(gone.charge.id)) return new Response("{}", { status: 404 });
      const body = await answer.json();
      const data = body.data.filter(({ id }: { id: string }) => id !== gone.charge.id);
      return new Response(JSON.stringify({ ...body, data }));
    });
    await compare(forgets);
    await compare(forgets);
    expect(await waitingFor(less.planId)).toMatchObject([
      { Kind: "amountDiffers", Amount: PRICE - 100, CurrencyCode: "USD", Reference: less.charge.id },
    ]);
    expect(await waitingFor(gone.planId)).toMatchObject([{ Kind: "chargeMissing", Amount: PRICE }]);
    expect(await alerted(less.planId, "amountDiffers")).toEqual([expect.stringContaining("$290.00")]);
    expect(await alerted(gone.planId, "chargeMissing")).toEqual([expect.stringContaining("$291.00")]);
    const [movement] = await waitingFor(gone.planId);
    await api.outsideDesk.settle(finance(), { MovementId: movement?.MovementId ?? "", Reason: "It was closed there" });
    await compare(forgets);
    expect(await waitingFor(gone.planId)).toEqual([]);
    world.standIn.journal.record({ type: "charge", charge: less.charge });
  });

  it("a payment whose charge is older than the list is queried separately, and is no difference", async () => {
    const of = await paidByCard();
    world.standIn.journal.record({ type: "charge", charge: { ...of.charge, created: BEGINNING - 30 * DAY } });
    await compare();
    expect(await waitingFor(of.planId)).toEqual([]);
  });

  it("a charge for one of our plans without a payment alerts finance once, and changes nothing by itself", async () => {
    const planId = await world.payablePlan(me().clientId);
    const of = await paidByCard();
    const description = `Malecón, travel plan ${planId}`;
    const charge = { ...of.charge, key: randomUUID(), id: "LOST", description, created: world.clock.at };
    world.standIn.journal.record({ type: "charge", charge });
    world.standIn.journal.record({ type: "charge", charge: { ...charge, id: "OTHER", description: "" } });
    await compare();
    await compare();
    expect(await alerted(planId, "chargeUnknown")).toEqual([expect.stringContaining("a charge of $291.00")]);
    expect(await rows(world.db, sql`select 1 from payments where plan_id = ${planId}`)).toEqual([]);
    expect(world.standIn.journal.refunds().filter((refund) => refund.charge === "LOST")).toEqual([]);
  });
});

describe("malecon reconcile (PAY-36)", () => {
  async function reported(books: { card: ProviderBook; links?: ProviderBook }) {
    const lines: string[] = [];
    const methods = [
      { ...payeezyFacts, isOffered: true, refunds: stripe },
      { ...cloverFacts, isOffered: true, book: books.card },
      { ...stripeFacts, isOffered: true, book: books.links },
    ];
    const clock = () => world.clock.at;
    const parts = { db: world.db, now: clock, systemClock: clock, methods };
    const isWell = await reconcile(parts, world.clock.at - HOUR, (line) => lines.push(line));
    return { isWell, lines };
  }

  it("prints the differences and changes nothing; what cannot be compared is printed too", async () => {
    world.clock.at = BEGINNING + 90 * DAY;
    const of = await paidByCard();
    const chargeUrl = `http://127.0.0.1:${portOf(world.standIn)}`;
    const card = cloverProvider({ chargeUrl, privateKey: "key", fetch }).book ?? never();
    expect(await reported({ card })).toEqual({
      isWell: true,
      lines: [
        expect.stringMatching(/Payeezy: its protocol has no list/),
        expect.stringMatching(/: 1 charges and 0 refunds, all as in the book\.$/),
      ],
    });
    const refund = atConsole(of, 7_500);
    const { isWell, lines } = await reported({
      card,
      links: { ...stripe.book, list: async () => "unknown" },
    });
    expect(isWell).toBe(false);
    expect(lines).toEqual([
      expect.stringContaining("Payeezy"),
      expect.stringContaining("1 charges and 1 refunds, 1 differ from the book."),
      `  plan ${of.planId}: refund ${refund.id} of $75.00 was made there and is not in the book`,
      expect.stringContaining("it did not list its charges and refunds"),
    ]);
    expect(await refundsOf(of.id)).toEqual([]);
    await compare();
  });

  it.each([
    ["2026-12-01", Date.UTC(2026, 11, 1)],
    ["2026-12-01T18:30Z", Date.UTC(2026, 11, 1, 18, 30)],
    ["2026-12-01T18:30:05-05:00", Date.UTC(2026, 11, 1, 23, 30, 5)],
  ])("compares from %s on", (typed, since) => expect(readSince(typed, since + 1)).toBe(since));

  it.each(["yesterday", "2026-12-01T18:30", "2026-13-01", "01/12/2026", "2031-01-01"])(
    "refuses %s, which is no past instant",
    (typed) => expect(() => readSince(typed, Date.UTC(2030, 0, 1))).toThrow("--since"),
  );
});

describe("a charge that a restored database lacks (PAY-37)", () => {
  let hundreds = 0;

  /** A charge that the provider has for a plan, but not our book. */
  async function lostFor(planId: number, amount = PRICE, back = 0) {
    const { charge } = await paidByCard();
    const id = `LOST-${planId}`;
    const lost = { ...charge, id, key: randomUUID(), amount, description: `Malecón, travel plan ${planId}` };
    world.standIn.journal.record({ type: "charge", charge: { ...lost, created: world.clock.at } });
    if (back > 0) world.standIn.core.refundAtConsole(id, back);
    return { planId, id, charge: lost };
  }
  const recovered = async () => {
    world.clock.at += MINUTE;
    const found = await api.recover(135, world.clock.at - HOUR);
    return found?.charges.map(({ planId, outcome }) => [planId, outcome]);
  };
  /** Sends the owed refunds, a limited number in each run. */
  const sendAll = async () => {
    for (let turns = 0; turns < 4; turns += 1) {
      world.clock.at += 6 * MINUTE;
      await api.reconcile();
    }
  };
  const paymentsOf = (planId: number) =>
    rows(world.db, sql`select id, status, captured, provider_reference from payments where plan_id = ${planId}`);
  const stateOf = async (planId: number) =>
    (await rows(world.db, sql`select state from travel_plans where id = ${planId}`))[0]?.state;
  beforeEach(() => {
    // Keeps charges of other tests out of the compared time.
    hundreds += 1;
    world.clock.at = BEGINNING + hundreds * 100 * DAY;
  });

  it("is recorded: a charge pays the waiting plan once, and nobody pays twice", async () => {
    const planId = await world.payablePlan(me().clientId);
    const lost = await lostFor(planId);
    expect(await recovered()).toEqual([[planId, "paid"]]);
    expect(await recovered()).toEqual([]);
    expect(await stateOf(planId)).toBe("signing");
    expect(await paymentsOf(planId)).toMatchObject([{ status: 2, captured: PRICE, provider_reference: lost.id }]);
    const again = order(me().clientId, planId, await world.token("4242424242424242"));
    expect(await codeOf(api.payments.pay(me(), again, "198.51.100.7"))).toBe("checkout.refused");
    expect(imbalances(await readBooks(world.db))).toEqual([]);
  });

  it.each([
    ["another amount than is due", PRICE - 1, 0],
    ["what went back already", PRICE, PRICE],
  ])(
    "is recorded and refunded if the plan cannot accept it: %s; nothing is refunded twice",
    async (_what, amount, back) => {
      const planId = await world.payablePlan(me().clientId);
      const lost = await lostFor(planId, amount, back);
      expect(await recovered()).toEqual([[planId, "goesBack"]]);
      await sendAll();
      const [payment] = await paymentsOf(planId);
      expect(payment).toMatchObject({ status: 3, captured: amount, provider_reference: lost.id });
      expect(await stateOf(planId)).toBe("paying.choosing");
      const there = world.standIn.journal.refunds().filter(({ charge }) => charge === lost.id);
      expect(there.map((refund) => refund.amount)).toEqual([amount]);
      await expectTrue({ id: String(payment?.id), charge: lost.charge });
    },
  );

  it("is recorded with its partial refund, which waits for finance", async () => {
    const planId = await world.payablePlan(me().clientId);
    const lost = await lostFor(planId, PRICE, 5_000);
    expect(await recovered()).toEqual([[planId, "paid"]]);
    expect(await waitingFor(planId)).toMatchObject([{ Kind: "refundedElsewhere", Amount: 5_000 }]);
    await expectTrue({ id: String((await paymentsOf(planId))[0]?.id), charge: lost.charge });
  });

  it("is refunded if the plan's time to pay is over", async () => {
    const planId = await world.payablePlan(me().clientId);
    const lost = await lostFor(planId);
    world.clock.at += 3 * DAY;
    const found = await api.recover(135, lost.charge.created);
    expect(found?.charges).toMatchObject([{ planId, outcome: "goesBack" }]);
    expect(await stateOf(planId)).toBe("cancelled");
    expect(imbalances(await readBooks(world.db))).toEqual([]);
  });

  it("is refunded once if the plan is paid by another charge", async () => {
    const of = await paidByCard();
    const lost = await lostFor(of.planId);
    expect(await recovered()).toEqual([[of.planId, "goesBack"]]);
    await sendAll();
    expect(world.standIn.journal.refunds().filter(({ charge }) => charge === lost.id)).toHaveLength(1);
    expect(await stateOf(of.planId)).toBe("signing");
    expect(imbalances(await readBooks(world.db))).toEqual([]);
  });

  it("is recorded by malecon reconcile --apply, which reports each outcome and advances the plans' numbers", async () => {
    const planId = await world.payablePlan(me().clientId);
    const lost = await lostFor(planId);
    const { charge } = await paidByCard();
    const unknown = { ...charge, id: "UNKNOWN-PLAN", key: randomUUID(), description: "Malecón, travel plan 900000" };
    world.standIn.journal.record({ type: "charge", charge: unknown });
    const card = { CLOVER_CHARGE_URL: `http://127.0.0.1:${portOf(world.standIn)}`, CLOVER_PRIVATE_KEY: "key" };
    const lines: string[] = [];
    // Stripe does not answer there.
    const env = { ...card, CLOVER_MERCHANT_ID: "MALECON000001", STRIPE_API_URL: "http://127.0.0.1:1" };
    const settings = { ...testConfig(env), tokenSecretReplaces: null };
    expect(await recover(world.db, settings, 0, (line) => lines.push(line))).toBe(false);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`plan ${planId}: charge ${lost.id} of $291.00 is recorded and`),
        expect.stringContaining("did not list its charges and refunds"),
        "Plan 900000 was given out and is not in this database: the next plan is 901001.",
      ]),
    );
    expect(await paymentsOf(planId)).toMatchObject([{ captured: PRICE, provider_reference: lost.id }]);
    expect(imbalances(await readBooks(world.db))).toEqual([]);
  });

  it("advances the plans' numbers past those given out, unless none was lost", async () => {
    const first = await world.payablePlan(me().clientId);
    expect(await passPlanNumbers(world.db, first)).toBeNull();
    expect(await passPlanNumbers(world.db, first + 20)).toBe(first + 1_021);
    expect(await world.payablePlan(me().clientId)).toBe(first + 1_021);
  });
});
