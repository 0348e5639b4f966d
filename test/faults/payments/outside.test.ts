import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { fundPosting, imbalances } from "../../../src/features/ledger/ledger.rules";
import { post } from "../../../src/features/ledger/server/ledger.repository";
import { readBooks } from "../../../src/features/payments/server/books.repository";
import type { RefundAttribution } from "../../../src/features/refunds/refunds.schemas";
import { MINUTE } from "../../../src/shared/instant";
import type { ApiProcess } from "../../apiProcess";
import { auditLines } from "../../auditLines";
import { brokenMessages, readMessages } from "../../simulation/messageInvariants";
import { THOROUGH } from "../../thorough";
import { codeOf, PRICE, rows } from "../world";
import {
  AMOUNT,
  api,
  given,
  linked,
  me,
  openLinkWorld,
  paidAt,
  payment,
  reconcile,
  signed,
  standIn,
  stateOf,
  stripe,
  take,
  world,
} from "./links";

openLinkWorld();

const CHARGE = AMOUNT - PRICE;
const finance = () => ({ clientId: me().clientId, role: "staff", staffRole: "finance" }) as const;

const never = (): never => {
  throw new Error("it is there");
};

async function paid() {
  const { planId, id, linkId } = await linked();
  const session = await paidAt(linkId);
  await takeAll();
  const [booking] = await rows(world.db, sql`select id from bookings where plan_id = ${planId}`);
  return { planId, id, linkId, session, bookingId: Number(booking?.id), link: standIn.core.linkOf(linkId) ?? never() };
}
type Paid = Awaited<ReturnType<typeof paid>>;

/** All webhooks that the stand-in has sent, once each. */
async function takeAll(by?: ApiProcess) {
  for (const webhook of given.sent.splice(0)) await take(webhook, by);
}

/** A refund in the provider's dashboard; its messages wait in `given.sent`. */
async function refundThere({ linkId, session, link }: Paid, part?: number) {
  const refund = standIn.core.refundAtDashboard(linkId, part) ?? never();
  await standIn.webhooks.refundedThere(refund, session, link, standIn.core.refundedOf(linkId));
  return refund;
}

async function failThere(id: string) {
  await standIn.webhooks.refundFailed(standIn.core.failRefund(id) ?? never());
}

/** The movement that waits for finance for a payment's plan; undefined: none. */
const waitingFor = async ({ planId }: Pick<Paid, "planId">) =>
  (await api.outsideDesk.queue()).filter(({ TravelPlanId }) => TravelPlanId === planId);
const offered = async ({ bookingId }: Paid) => {
  const { ToClient, ToFund, IfSupplierFailed } = await api.refunds.values(me(), bookingId);
  return [ToClient, ToFund, IfSupplierFailed.ToClient].map(({ Amount }) => Amount);
};
const byHand = ({ bookingId }: Paid, Amount: number, Destination: "client" | "fund") => {
  const order = { Key: randomUUID(), BookingId: bookingId, Amount, Destination, EndsBooking: false };
  return api.refundDesk.byHand(finance(), { ...order, Reason: "asked for" });
};
const attribute = async (of: Paid, change: Partial<RefundAttribution>) => {
  const [movement] = await waitingFor(of);
  return api.outsideDesk.attribute(finance(), {
    ...{ MovementId: movement?.MovementId ?? "", As: "goodwill", BookingIds: [], EndsBookings: false },
    ...{ RefundId: null, ShortfallAs: null, Reason: " The client was promised it " },
    ...change,
  });
};
const moneyAt = async ({ planId }: Paid) => (await api.deskView.getPlan(finance(), planId, "en")).Money;
const toDesk = async (planId: number, what: string) =>
  Number((await rows(world.db, sql`select count(*) n from outbox where key like ${`plan-${planId}-${what}-%`}`))[0]?.n);
const refundsOf = (id: string) =>
  rows(
    world.db,
    sql`select status, amount, reason, provider_reference from refunds where payment_id = ${id} order by created_at, amount`,
  );
const toldOf = async ({ planId }: Paid) =>
  (
    await rows(
      world.db,
      sql`select subject from outbox where plan_id = ${planId} and key like 'refund-%' and client_id = ${me().clientId} order by id`,
    )
  ).map(({ subject }) => String(subject).replace(/\$[\d.,]+/, "…"));

/** Checks that ledger, rows and provider agree, and that the messages to clients add up. */
async function expectTrue({ id, linkId }: Pick<Paid, "id" | "linkId">) {
  expect(imbalances(await readBooks(world.db))).toEqual([]);
  const sent = sql`select coalesce(sum(amount), 0)::int n from refunds where payment_id = ${id} and status = 2`;
  expect((await rows(world.db, sent))[0]?.n).toBe(standIn.core.goneBackOf(linkId));
  expect(brokenMessages(await readMessages(world.db))).toEqual([]);
}

describe("a refund made in the provider's dashboard (PAY-34)", () => {
  it("a refund made in the provider's dashboard of everything counts immediately: nothing is offered or refunded again, the back office shows it, and finance gets an alert with the amount and a row", async () => {
    const of = await paid();
    const refund = await refundThere(of);
    await takeAll();
    expect(await offered(of)).toEqual([0, 0, 0]);
    expect(await codeOf(api.refunds.toFund(me(), of.bookingId, {}))).toBe("refund.nothing");
    expect(await codeOf(api.refunds.toClient(me(), of.bookingId, {}))).toBe("refund.nothing");
    expect(await codeOf(byHand(of, 1, "fund"))).toBe("refund.nothing");
    expect(await moneyAt(of)).toMatchObject({ Paid: AMOUNT, Back: AMOUNT, Left: 0 });
    expect(await api.refunds.sums(me(), of.planId)).toMatchObject({ Paid: AMOUNT, Sent: AMOUNT, ForBookings: 0 });
    expect(await waitingFor(of)).toMatchObject([
      { Kind: "refundedElsewhere", Amount: AMOUNT, Reference: refund.id, Shortfall: 0, Owed: [] },
    ]);
    const told = sql`select text from outbox where key like ${`plan-${of.planId}-refundedElsewhere-%`}`;
    expect(await rows(world.db, told)).toMatchObject([{ text: expect.stringContaining("$298.28 was refunded") }]);
    expect(await toldOf(of)).toEqual(["… was sent back to you"]);
    await expectTrue(of);
  });

  it("a refund made in the provider's dashboard of a part leaves the rest: no more is offered, of the price or of the charge", async () => {
    const of = await paid();
    await refundThere(of, 20_000);
    await takeAll();
    const [toClient, toFund, whole] = await offered(of);
    expect(toFund).toBe(PRICE - 20_000);
    expect(toClient).toBeLessThanOrEqual(PRICE - 20_000);
    expect(whole).toBe(AMOUNT - 20_000);
    await byHand(of, AMOUNT - 20_000, "client");
    await reconcile();
    expect(await offered(of)).toEqual([0, 0, 0]);
    await expectTrue(of);
  });

  it.each([
    ["the refund's, then the charge's", (sent: typeof given.sent) => sent],
    ["the charge's, then the refund's", (sent: typeof given.sent) => sent.toReversed()],
    ["both ten times at once", (sent: typeof given.sent) => Array.from({ length: 10 }, () => sent).flat()],
    ["the charge's alone", (sent: typeof given.sent) => sent.slice(1)],
    ["the refund's alone", (sent: typeof given.sent) => sent.slice(0, 1)],
  ])("counts once, whichever messages come: %s", async (_which, order) => {
    const of = await paid();
    await refundThere(of, 5_000);
    await refundThere(of, 5_000);
    const [first = never(), second = never(), third = never(), fourth = never()] = given.sent.splice(0);
    const processes = [api, world.start()];
    const sent = [...order([first, second]), ...order([third, fourth])];
    await Promise.all(sent.map((webhook, n) => take(webhook, processes[n % 2])));
    await reconcile();
    expect(await refundsOf(of.id)).toMatchObject([
      { status: 2, amount: 5_000, reason: "elsewhere" },
      { status: 2, amount: 5_000, reason: "elsewhere" },
    ]);
    expect(await toDesk(of.planId, "refundedElsewhere")).toBe(2);
    await expectTrue(of);
  });

  it("a refund made in the provider's dashboard whose total arrived first, while the provider did not answer, gets its id later and is not counted twice", async () => {
    const of = await paid();
    const deaf = world.startWith({ stripe: { ...stripe, book: { ...stripe.book, refundsOf: async () => "unknown" } } });
    const refunds = [await refundThere(of, 3_000), await refundThere(of, 4_000)];
    const [, , , total = never()] = given.sent;
    await take(total, deaf);
    expect(await refundsOf(of.id)).toMatchObject([{ amount: 7_000, provider_reference: null }]);
    await takeAll();
    expect((await refundsOf(of.id)).map((row) => row.provider_reference).sort()).toEqual(
      refunds.map(({ id }) => id).sort(),
    );
    await expectTrue(of);
  });

  it("counts once beside one of ours in flight, whichever message comes before our answer", async () => {
    const of = await paid();
    await byHand(of, 10_000, "client");
    const inFlight = world.startWith({
      stripe: {
        ...stripe,
        refund: async (asked) => {
          const outcome = await stripe.refund(asked);
          await standIn.webhooks.refundedThere(
            standIn.core.lastRefund(of.linkId) ?? never(),
            of.session,
            of.link,
            standIn.core.refundedOf(of.linkId),
          );
          await takeAll();
          await refundThere(of, 2_000);
          await takeAll();
          return outcome;
        },
      },
    });
    world.clock.at += MINUTE;
    await inFlight.reconcile();
    expect(await refundsOf(of.id)).toMatchObject([
      { status: 2, amount: 10_000, reason: "cancelled" },
      { status: 2, amount: 2_000, reason: "elsewhere" },
    ]);
    expect(await toDesk(of.planId, "refundedElsewhere")).toBe(1);
    await expectTrue(of);
  });

  it("does not include a refund of ours, in whatever order its messages come", async () => {
    const of = await paid();
    await byHand(of, 10_000, "client");
    await reconcile();
    const ours = standIn.core.lastRefund(of.linkId) ?? never();
    await standIn.webhooks.refundedThere(ours, of.session, of.link, standIn.core.refundedOf(of.linkId));
    await takeAll();
    expect([await toDesk(of.planId, "refundedElsewhere"), await waitingFor(of)]).toEqual([0, []]);
    await expectTrue(of);
  });

  it("is refundable again, once, if it fails, and its row leaves the inbox", async () => {
    const of = await paid();
    const refund = await refundThere(of, 20_000);
    await takeAll();
    await failThere(refund.id);
    await takeAll();
    await failThere(refund.id);
    await takeAll();
    expect((await offered(of))[1]).toBe(PRICE);
    expect(await moneyAt(of)).toMatchObject({ Paid: AMOUNT, Back: 0, Left: AMOUNT });
    expect(await waitingFor(of)).toEqual([]);
    expect([await toDesk(of.planId, "elsewhereFailed"), await toDesk(of.planId, "refundFailed")]).toEqual([1, 0]);
    expect((await toldOf(of)).at(-1)).toBe("Your refund of … did not go through");
    await expectTrue(of);
  });

  it("a refund made in the provider's dashboard that had failed before it was known changes nothing", async () => {
    const of = await paid();
    const refund = await refundThere(of, 20_000);
    const late = given.sent.splice(0);
    await failThere(refund.id);
    await takeAll();
    for (const webhook of late) await take(webhook);
    expect((await offered(of))[1]).toBe(PRICE);
    expect(await waitingFor(of)).toEqual([]);
    await expectTrue(of);
  });

  it("after a refund to the fund takes the credit back; spent credit is a claim until finance settles it, and a failure undoes everything", async () => {
    const before = (await api.fund.getFund(me(), me().clientId)).Balance;
    const other = await paid();
    const of = await paid();
    await byHand(of, 20_000, "fund");
    // As if the credit had paid a part of another plan.
    const key = `payment/${other.id}/fund-taken/0`;
    const lot = sql`select max(id) from fund_lots where client_id = ${me().clientId}`;
    await world.db.execute(sql`insert into fund_movements (lot_id, kind, amount, at, plan_id, payment_id, key)
      values ((${lot}), 'taken', -5000, now(), ${other.planId}, ${other.id}, ${key})`);
    await post(world.db, fundPosting({ key, planId: other.planId, clientId: me().clientId, at: 0 }, -5_000));
    const refund = await refundThere(of);
    await takeAll();
    expect((await api.fund.getFund(me(), me().clientId)).Balance).toBe(before);
    expect(await waitingFor(of)).toMatchObject([{ Amount: AMOUNT, Shortfall: 5_000 }]);
    expect(imbalances(await readBooks(world.db))).toEqual([]);
    expect(await codeOf(attribute(of, {}))).toBe("invalid");
    await attribute(of, { ShortfallAs: "losses" });
    await expectTrue(of);
    await failThere(refund.id);
    await takeAll();
    expect((await api.fund.getFund(me(), me().clientId)).Balance).toBe(before + 15_000);
    await expectTrue(of);
  });

  it("replaces owed refunds if less money is left than is owed", async () => {
    const of = await paid();
    await byHand(of, 20_000, "client");
    // Refunds are sent by a job: this one is made before it runs.
    const refund = await refundThere(of, AMOUNT);
    await takeAll();
    await reconcile();
    expect(await refundsOf(of.id)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ status: 2, amount: 20_000, reason: "cancelled", provider_reference: refund.id }),
        expect.objectContaining({ status: 2, amount: AMOUNT - 20_000, reason: "elsewhere" }),
      ]),
    );
    expect(standIn.core.goneBackOf(of.linkId)).toBe(AMOUNT);
    await expectTrue(of);
  });

  it("is counted once beside a lost dispute of the rest", async () => {
    const of = await paid();
    await refundThere(of, 10_000);
    await takeAll();
    const rest = AMOUNT - 10_000;
    await standIn.webhooks.disputed(standIn.core.dispute(of.linkId, world.clock.at, rest) ?? never());
    await standIn.webhooks.disputed(standIn.core.decide(of.linkId, "lost") ?? never());
    await takeAll();
    expect(await offered(of)).toEqual([0, 0, 0]);
    expect(await moneyAt(of)).toMatchObject({ Back: AMOUNT, Left: 0 });
    await expectTrue(of);
  });

  it("is recognised even if the webhook names the payment only by our metadata", async () => {
    const of = await paid();
    await standIn.webhooks.refunded(of.session, of.link, AMOUNT);
    const nameless = signed((event) => Object.assign(event.data.object, { payment_intent: null }));
    given.sent = [];
    await take(nameless);
    expect(await waitingFor(of)).toMatchObject([{ Amount: AMOUNT }]);
  });

  it("a refund made in the provider's dashboard with other refunds, disputes and failures in any order leaves ledger, rows, provider and mails in agreement (SIM-2, SIM-6)", async () => {
    const amount = fc.integer({ min: 1, max: AMOUNT });
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom("client" as const, "fund" as const), amount }),
      fc.record({ kind: fc.constantFrom("there" as const, "thereUntold" as const), amount }),
      fc.record({ kind: fc.constantFrom("fails" as const, "send" as const, "goodwill" as const), amount }),
      fc.record({ kind: fc.constantFrom("dispute" as const, "lost" as const, "bookings" as const), amount }),
    );
    const take: Record<string, (of: Paid, part: number) => Promise<unknown>> = {
      client: (of, part) => codeOf(byHand(of, part, "client")),
      fund: (of, part) => codeOf(byHand(of, part, "fund")),
      there: async (of, part) => {
        if (standIn.core.refundAtDashboard(of.linkId, part)) {
          const made = standIn.core.lastRefund(of.linkId) ?? never();
          await standIn.webhooks.refundedThere(made, of.session, of.link, standIn.core.refundedOf(of.linkId));
        }
        await takeAll();
      },
      thereUntold: async (of, part) => void standIn.core.refundAtDashboard(of.linkId, part),
      fails: async (of) => {
        const there = standIn.memory
          .refunds()
          .filter(({ intent, key }) => intent === of.session.intent && key.startsWith("dashboard"));
        const last = there.findLast(({ status }) => status !== "failed");
        if (last) await failThere(last.id);
        await takeAll();
      },
      send: () => reconcile(),
      goodwill: async (of) => codeOf(attribute(of, { ShortfallAs: "losses" })),
      bookings: async (of) =>
        codeOf(attribute(of, { As: "bookings", BookingIds: [of.bookingId], ShortfallAs: "collected" })),
      dispute: async (of, part) => {
        const opened = standIn.core.dispute(of.linkId, world.clock.at, part);
        if (opened) await standIn.webhooks.disputed(opened);
        await takeAll();
      },
      lost: async (of) => {
        const decided = standIn.core.decide(of.linkId, "lost");
        if (decided) await standIn.webhooks.disputed(decided);
        await takeAll();
      },
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
        given.sent = [];
        const of = await paid();
        for (const { kind, amount: part } of steps) {
          await take[kind]?.(of, part);
          expect(imbalances(await readBooks(world.db))).toEqual([]);
          const left = AMOUNT - standIn.core.goneBackOf(of.linkId);
          const told = steps.every((one) => one.kind !== "thereUntold");
          if (told) for (const most of await offered(of)) expect(most).toBeLessThanOrEqual(Math.max(0, left));
        }
        const open = standIn.core.decide(of.linkId, "won");
        if (open) await standIn.webhooks.disputed(open);
        await standIn.webhooks.refunded(of.session, of.link, standIn.core.refundedOf(of.linkId));
        await takeAll();
        await reconcile();
        await expectTrue(of);
      }),
      { numRuns: THOROUGH ? 6 : 2, seed: 20_261_201 },
    );
  }, 90_000);
});

describe("finance attributes a refund made at the provider (PAY-34)", () => {
  it("as goodwill: the booking stays paid, and the decision is recorded once, with person, time and reason", async () => {
    const of = await paid();
    await refundThere(of, 20_000);
    await takeAll();
    await attribute(of, {});
    expect(await waitingFor(of)).toEqual([]);
    const [movement] = await rows(
      world.db,
      sql`select settled_as, settled_by, reason from outside_movements where payment_id = ${of.id}`,
    );
    expect(movement).toMatchObject({
      settled_as: "goodwill",
      settled_by: me().clientId,
      reason: "The client was promised it",
    });
    expect(await stateOf(of.planId)).toBe("signing");
    const attributed = sql`action = 'refund.attributed' and subject = ${`plan ${of.planId}`}`;
    expect(await auditLines(world.db, attributed)).toMatchObject([
      { reason: "The client was promised it", facts: { amount: 20_000, for: "goodwill" } },
    ]);
    expect((await offered(of))[2]).toBe(AMOUNT - 20_000);
    expect((await toldOf(of)).at(-1)).toBe("What the refund of … was for");
    await expectTrue(of);
  });

  it("to a booking that ends with it: the booking counts as refunded, and the rest of its price is left", async () => {
    const of = await paid();
    await refundThere(of, 20_000);
    await takeAll();
    expect(await waitingFor(of)).toMatchObject([
      { Bookings: [{ BookingId: of.bookingId, Left: AMOUNT, MayEnd: true }] },
    ]);
    await attribute(of, { As: "bookings", BookingIds: [of.bookingId], EndsBookings: true });
    expect(await stateOf(of.planId)).toBe("cancelled");
    expect(await moneyAt(of)).toMatchObject({ Back: 20_000, Left: AMOUNT - 20_000, Bookings: [{ Back: 20_000 }] });
    expect(await api.refunds.sums(me(), of.planId)).toMatchObject({
      ...{ Sent: 20_000, KeptByPolicy: PRICE - 20_000, KeptCharge: CHARGE, ForBookings: 0 },
    });
    await expectTrue(of);
  });

  it("to an owed refund that waited for that: it counts as sent, and is not sent again", async () => {
    const of = await paid();
    await byHand(of, 10_000, "client");
    await refundThere(of, 10_000);
    await takeAll();
    await reconcile();
    const [waiting] = await waitingFor(of);
    expect(waiting?.Owed).toMatchObject([{ Amount: 10_000 }]);
    await attribute(of, { As: "refund", RefundId: waiting?.Owed[0]?.RefundId ?? null });
    await reconcile();
    expect(await moneyAt(of)).toMatchObject({ Back: 10_000, Owed: 0, Left: AMOUNT - 10_000 });
    expect(standIn.core.goneBackOf(of.linkId)).toBe(10_000);
    expect((await toldOf(of)).at(-1)).toBe("The … that you got is the refund you were waiting for");
    await expectTrue(of);
  });

  it("as goodwill: an owed refund that waited for this decision is then sent", async () => {
    const of = await paid();
    await byHand(of, 10_000, "client");
    await refundThere(of, 10_000);
    await takeAll();
    await byHand(of, 1_000, "client");
    await reconcile();
    // Refunds that are owed since then cannot have been that one.
    expect(standIn.core.goneBackOf(of.linkId)).toBe(11_000);
    await attribute(of, {});
    await api.reconcile();
    expect(standIn.core.goneBackOf(of.linkId)).toBe(21_000);
    await expectTrue(of);
  });

  it("a refund that staff mark as sent under its reference is the same one; with another amount it is refused", async () => {
    const of = await paid();
    await byHand(of, 20_000, "client");
    await reconcile();
    await failThere(standIn.core.lastRefund(of.linkId)?.id ?? "");
    await takeAll();
    const made = await refundThere(of, 20_000);
    const other = await refundThere(of, 1_000);
    await takeAll();
    const stuck = (await api.refundDesk.queue(finance())).Stuck.find(({ TravelPlanId }) => TravelPlanId === of.planId);
    const RefundId = stuck?.RefundId ?? "";
    expect(await codeOf(api.refundDesk.sent(finance(), { RefundId, Reference: other.id }))).toBe("refund.otherAmount");
    await api.refundDesk.sent(finance(), { RefundId, Reference: made.id });
    expect(await waitingFor(of)).toMatchObject([{ Amount: 1_000 }]);
    await expectTrue(of);
  });

  it("only once, only up to what is left of a booking, and only with the permission", async () => {
    const of = await paid();
    await refundThere(of, 1_000);
    await takeAll();
    const [movement] = await waitingFor(of);
    const MovementId = movement?.MovementId ?? "";
    expect(await codeOf(attribute(of, { As: "bookings", BookingIds: [of.bookingId + 9_999] }))).toBe(
      "refund.notOfBookings",
    );
    expect(await codeOf(attribute(of, { As: "refund", RefundId: randomUUID() }))).toBe("notFound");
    const order: RefundAttribution = {
      ...{ MovementId, As: "goodwill", BookingIds: [], EndsBookings: false, RefundId: null, ShortfallAs: null },
      Reason: "ours",
    };
    expect(await codeOf(api.outsideDesk.attribute(me(), order))).toBe("forbidden");
    const twice = await Promise.all(
      [api, world.start()].map((by) => codeOf(by.outsideDesk.attribute(finance(), order))),
    );
    expect(twice.sort()).toEqual(["refund.attributed", null].sort());
    expect(await codeOf(api.outsideDesk.settle(finance(), { MovementId, Reason: "no" }))).toBe("notFound");
    await expectTrue(of);
  });
});

describe("warnings about a payment (PAY-35)", () => {
  it.each([
    ["fraudWarning", (session: Paid["session"], open: boolean) => standIn.webhooks.warned(session, open)],
    ["reviewOpened", (session: Paid["session"], open: boolean) => standIn.webhooks.reviewed(session, open)],
  ] as const)("%s: finance is alerted once, and a row waits until the provider withdraws it", async (what, warn) => {
    const of = await paid();
    for (let time = 0; time < 3; time += 1) await warn(of.session, true);
    await takeAll();
    expect(await toDesk(of.planId, what)).toBe(1);
    expect(await waitingFor(of)).toMatchObject([{ Kind: what, Amount: AMOUNT, Bookings: [], Owed: [] }]);
    expect((await api.deskView.getPlan(finance(), of.planId, "en")).Why[0]).toMatchObject({
      What: what,
      Waits: "desk",
    });
    await warn(of.session, false);
    await takeAll();
    expect(await waitingFor(of)).toEqual([]);
    expect(await toDesk(of.planId, what)).toBe(1);
    expect((await offered(of))[1]).toBe(PRICE);
  });

  it("refer to the payment by its charge alone", async () => {
    const of = await paid();
    await standIn.webhooks.warned(of.session, true);
    const byCharge = signed((event) => Object.assign(event.data.object, { payment_intent: null }));
    given.sent = [];
    await take(byCharge);
    expect(await toDesk(of.planId, "fraudWarning")).toBe(1);
  });

  it("leave the inbox once finance has closed them with a reason, and when the services have begun", async () => {
    const of = await paid();
    await standIn.webhooks.warned(of.session, true);
    await takeAll();
    const [warning] = await waitingFor(of);
    const MovementId = warning?.MovementId ?? "";
    await world.db.execute(
      sql`update bookings set starts_at = ${new Date(world.clock.at).toISOString()} where id = ${of.bookingId}`,
    );
    expect(await waitingFor(of)).toEqual([]);
    await api.outsideDesk.settle(finance(), { MovementId, Reason: "The client was at the counter" });
    expect(await codeOf(api.outsideDesk.settle(finance(), { MovementId, Reason: "again" }))).toBe(
      "support.nothingWaiting",
    );
    const audit = sql`select facts from audit_log where action = 'movement.handled' and subject = ${`plan ${of.planId}`}`;
    expect(await rows(world.db, audit)).toMatchObject([{ facts: { what: "fraudWarning" } }]);
  });

  it("about an unknown charge are refused", async () => {
    const of = await paid();
    await standIn.webhooks.warned({ ...of.session, intent: "pi_of_somebody_else" }, true);
    await takeAll();
    expect(await waitingFor(of)).toEqual([]);
  });
});

it("money in another currency waits for finance until it is closed (PAY-24, PAY-35)", async () => {
  const { planId, id, linkId } = await linked();
  await world.db.execute(sql`update payments set currency = 'CAD' where id = ${id}`);
  await paidAt(linkId);
  await reconcile();
  const [waiting] = await waitingFor({ planId });
  expect(waiting).toMatchObject({ Kind: "currencyDiffers", Amount: AMOUNT, CurrencyCode: "USD" });
  await api.outsideDesk.settle(finance(), { MovementId: waiting?.MovementId ?? "", Reason: "Sent back" });
  await reconcile();
  expect(await waitingFor({ planId })).toEqual([]);
  expect(await payment(id)).toMatchObject({ captured: 0 });
});
