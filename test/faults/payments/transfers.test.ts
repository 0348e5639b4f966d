import { createHash, randomInt, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { imbalances } from "../../../src/features/ledger/ledger.rules";
import { fillReferenceKeys } from "../../../src/features/payments/methods/server/references.repository";
import { transfersToDo } from "../../../src/features/payments/methods/server/transfersToDo.repository";
import { openOrders } from "../../../src/features/payments/methods/transfer/server/transfer.repository";
import { transferProofs } from "../../../src/features/payments/methods/transfer/server/transfers.tables";
import { readBooks } from "../../../src/features/payments/server/books.repository";
import { bookingReader } from "../../../src/features/plan/server/bookings/bookings.repository";
import { products } from "../../../src/products/products.server";
import { DAY, HOUR } from "../../../src/shared/instant";
import type { ApiProcess } from "../../apiProcess";
import { Killed } from "../../apiProcess";
import { brokenMessages, readMessages } from "../../simulation/messageInvariants";
import { stillPdf } from "../../stillPdf";
import { openTestDatabase } from "../../testDatabase";
import { BEGINNING, codeOf, openWorld, PRICE, rows, type World } from "../world";

const AMOUNT = PRICE + 1_500;

let world: World;
let api: ApiProcess;
let clientId: number;
let staffId: number;
let inventoryIsThere: boolean;

beforeAll(async () => {
  world = await openWorld(await openTestDatabase(), { reclaims: () => inventoryIsThere });
  clientId = await world.newClient();
  staffId = Number((await rows(world.db, sql`select id from clients where role = 'staff' limit 1`))[0]?.id);
}, 60_000);
afterAll(() => world.close());
beforeEach(() => {
  world.clock.at = BEGINNING;
  inventoryIsThere = true;
  api = world.start();
});
// Captured − refunded equals the ledger, to the cent, after every test.
afterEach(async () => expect(imbalances(await readBooks(world.db))).toEqual([]));
afterEach(async () => expect(brokenMessages(await readMessages(world.db))).toEqual([]));

const me = () => ({ clientId, role: "client" }) as const;
const staff = () => ({ clientId: staffId, role: "staff" }) as const;
const stateOf = async (planId: number) =>
  (await rows(world.db, sql`select state from travel_plans where id = ${planId}`))[0]?.state;
const owed = async (paymentId: string) =>
  rows(
    world.db,
    sql`select amount, reason, status, ask_again_at from refunds where payment_id = ${paymentId} order by created_at`,
  );
const bank = () => `BANK-${randomUUID()}`;
const receive = async (PaymentId: string, Amount: number, by = api, BankReference = bank()) =>
  (await by.transferDesk.receive(staff(), { PaymentId, Amount, BankReference })).Transfer;

async function ordered() {
  const planId = await world.payablePlan(clientId);
  await api.methods.change(me(), planId, 85);
  const order = {
    TravelPlanId: planId,
    ClientId: clientId,
    PaymentKey: randomUUID(),
    Amount: AMOUNT,
    AcceptTerms: true,
  };
  const transfer = await api.transfers.order(me(), order);
  return { planId, id: transfer.PaymentId, order, transfer };
}
/** Moves the clock past the review's deadline, and then past the payment deadline. */
async function untilItEnds(planId: number) {
  for (let week = 0; week < 2; week += 1) {
    world.clock.at += 8 * DAY;
    await api.sweep();
  }
  expect(await stateOf(planId)).toBe("cancelled");
}
async function reported() {
  const made = await ordered();
  await api.transfers.report(me(), made.id, stillPdf);
  return made;
}

describe("an order to transfer money", () => {
  it("has a unique reference, the exact amount with its charge, and the beneficiary (PAY-26)", async () => {
    const [{ transfer, planId }, other] = [await ordered(), await ordered()];
    expect(transfer).toMatchObject({ Amount: AMOUNT, Arrived: 0, Missing: AMOUNT, Status: 1 });
    expect(transfer.Reference).toMatch(new RegExp(`^MLC-${planId}-[2-9A-Z]{5}$`));
    expect(transfer.Reference).not.toBe(other.transfer.Reference);
    expect(transfer.Beneficiary.RoutingNumber).toHaveLength(9);
  });

  it("is the same for the same key, and needs the terms and the charge", async () => {
    const { order, transfer } = await ordered();
    expect(await api.transfers.order(me(), order)).toEqual(transfer);
    const planId = await world.payablePlan(clientId);
    const bare = { ...order, TravelPlanId: planId, PaymentKey: randomUUID() };
    expect(await codeOf(api.transfers.order(me(), { ...bare, Amount: PRICE }))).toBe("checkout.refused");
    expect(await codeOf(api.transfers.order(me(), { ...bare, AcceptTerms: false }))).toBe("checkout.refused");
  });

  it("an order to transfer money that is withdrawn lets the client choose another method", async () => {
    const { planId, id } = await ordered();
    expect(await api.transfers.withdraw(me(), id)).toMatchObject({ Status: 3 });
    expect(await stateOf(planId)).toBe("paying.choosing");
  });

  it("does not exist for another client", async () => {
    const { id } = await ordered();
    const other = { clientId: await world.newClient(), role: "client" } as const;
    expect(await codeOf(api.transfers.report(other, id, stillPdf))).toBe("notFound");
    expect(await codeOf(api.transfers.withdraw(other, id))).toBe("notFound");
    expect(await codeOf(api.transfers.owned(other, id))).toBe("notFound");
    expect(await codeOf(api.transferDesk.queue(me(), 0))).toBe("forbidden");
    expect(await codeOf(api.transferDesk.receive(me(), { PaymentId: id, Amount: 1, BankReference: "none" }))).toBe(
      "forbidden",
    );
  });
});

describe("a proof", () => {
  it("pauses the time to pay for up to five business days, and the client is notified of that (MAIL-6)", async () => {
    const { planId, transfer } = await reported();
    const told = await rows(
      world.db,
      sql`select text from outbox where plan_id = ${planId} and subject like 'We have the proof%'`,
    );
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).toContain(transfer.Reference);
    expect(await stateOf(planId)).toBe("paying.awaitingTransfer.reviewing");
    world.clock.at += 3 * DAY;
    await api.sweep();
    expect(await stateOf(planId)).toBe("paying.awaitingTransfer.reviewing");
    world.clock.at += 5 * DAY;
    await api.sweep();
    expect(await stateOf(planId)).toBe("paying.awaitingTransfer.ordered");
  });

  it("is recognized by its bytes, not by its name; other kinds of files are refused (PAY-27)", async () => {
    const { id, planId } = await ordered();
    for (const [content, code] of [
      [Buffer.from("<script>alert(1)</script>"), "upload.kind"],
      [Buffer.from("MZ\u0090\u0000 a program"), "upload.kind"],
      [Buffer.alloc(0), "upload.empty"],
      [hugePicture(), "upload.pixels"],
    ] as const)
      expect(await codeOf(api.transfers.report(me(), id, content))).toBe(code);
    expect(await stateOf(planId)).toBe("paying.awaitingTransfer.ordered");
  });

  it("is stored once if sent twice; an order accepts five at most (PAY-27)", async () => {
    const { id } = await reported();
    expect((await api.transfers.report(me(), id, stillPdf)).Proofs).toHaveLength(1);
    const another = (number: number) => Buffer.concat([stillPdf, Buffer.from(`%${number}\n`)]);
    for (let number = 1; number < 5; number += 1) await api.transfers.report(me(), id, another(number));
    expect(await codeOf(api.transfers.report(me(), id, another(5)))).toBe("upload.tooMany");
  });

  it("is sealed in the database (SAFE-27)", async () => {
    const { id } = await reported();
    const stored = await world.db.select().from(transferProofs).where(eq(transferProofs.paymentId, id));
    expect(stored).toMatchObject([{ size: stillPdf.length, sealedWith: expect.any(String) }]);
    expect(Buffer.from(stored[0]?.content ?? []).includes(stillPdf.subarray(0, 5))).toBe(false);
  });

  it("a proof that is a picture is stored re-encoded, with its own size and digest, and recognized if sent again (PAY-27, SAFE-43)", async () => {
    const { id } = await ordered();
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#ff0000" } })
      .withExif({ IFD0: { Make: "Acme" } })
      .jpeg()
      .toBuffer();
    for (let time = 0; time < 2; time += 1)
      expect((await api.transfers.report(me(), id, photo)).Proofs).toHaveLength(1);
    const [stored] = await world.db.select().from(transferProofs).where(eq(transferProofs.paymentId, id));
    const { content } = await api.transfers.proof(me(), stored?.id ?? "");
    expect(Buffer.from(content).includes("Acme")).toBe(false);
    const sha256 = createHash("sha256").update(content).digest("hex");
    expect(stored).toMatchObject({ mediaType: "image/jpeg", size: content.length, sha256 });
  });

  it("can be opened by its owner and staff only, and each access is recorded", async () => {
    const { id, planId } = await reported();
    const [proof] = (await api.transfers.read(id)).Proofs;
    const proofId = proof?.ProofId ?? "";
    for (const who of [me(), staff()]) {
      expect(Buffer.from((await api.transfers.proof(who, proofId)).content).equals(stillPdf)).toBe(true);
    }
    const other = { clientId: await world.newClient(), role: "client" } as const;
    expect(await codeOf(api.transfers.proof(other, proofId))).toBe("notFound");
    const looks = await rows(
      world.db,
      sql`select actor from audit_log where action = 'transfer.proofRead' and subject = ${`plan ${planId}`} order by id`,
    );
    expect(looks.map(({ actor }) => actor)).toEqual(["client", "staff"]);
  });

  it("a proof that is rejected shows the reason, and leaves at least 12 h to pay (PAY-27)", async () => {
    const { id, planId } = await reported();
    world.clock.at += 4 * DAY;
    const turned = await api.transferDesk.reject(staff(), { PaymentId: id, Reason: "The picture is cut off" });
    expect(turned.Findings).toMatchObject([{ Finding: "rejected", Reason: "The picture is cut off" }]);
    world.clock.at += 12 * HOUR - 1;
    await api.sweep();
    expect(await stateOf(planId)).toBe("paying.awaitingTransfer.ordered");
    const mails = await rows(
      world.db,
      sql`select text from outbox where plan_id = ${planId} and text like '%cut off%'`,
    );
    expect(mails).toHaveLength(1);
  });
});

describe("a rejected proof that is sent again", () => {
  it("waits for staff again, is stored once, and client and staff are notified (PAY-27, MAIL-6)", async () => {
    const { id, planId } = await reported();
    const told = async () =>
      (await rows(world.db, sql`select key from outbox where key like ${`transfer-${id}-reported-%`}`)).length;
    const once = await told();
    await api.transferDesk.reject(staff(), { PaymentId: id, Reason: "Not found yet" });
    world.clock.at += HOUR;
    expect(await api.transfers.report(me(), id, stillPdf)).toMatchObject({
      ReportedAt: world.clock.at,
      Proofs: [{ Size: stillPdf.length }],
    });
    expect(await stateOf(planId)).toBe("paying.awaitingTransfer.reviewing");
    expect(await transfersToDo(world.db, planId)).toMatchObject([{ status: "match", since: world.clock.at }]);
    expect(once).toBeGreaterThan(1);
    expect(await told()).toBe(2 * once);
    // The answer was lost: the same file, sent again while it is reviewed, changes nothing.
    await api.transfers.report(me(), id, stillPdf);
    expect(await told()).toBe(2 * once);
  });
});

describe("money in the back office", () => {
  it("is listed first if a proof waits", async () => {
    await ordered();
    const { id } = await reported();
    await ordered();
    const [first] = (await api.transferDesk.queue(staff(), 0)).Items.filter(
      ({ Transfer }) => Transfer.PaymentId === id || Transfer.ReportedAt === null,
    );
    expect(first).toMatchObject({ Transfer: { PaymentId: id }, Status: "review", Expected: AMOUNT });
  });

  it("waits for staff from a proof until somebody reviews it, even after the review's deadline, and while a part is missing (DESK-50)", async () => {
    const { id, planId } = await ordered();
    const toDo = async () =>
      (await transfersToDo(world.db, planId)).map(({ status, amount, since }) => [status, amount, since]);
    expect(await toDo()).toEqual([]);
    const shownAt = world.clock.at;
    await api.transfers.report(me(), id, stillPdf);
    expect(await toDo()).toEqual([["match", AMOUNT, shownAt]]);
    world.clock.at += 8 * DAY;
    await api.sweep();
    expect(await stateOf(planId)).toBe("paying.awaitingTransfer.ordered");
    expect(await toDo()).toEqual([["match", AMOUNT, shownAt]]);
    await receive(id, AMOUNT - 5_000);
    expect(await toDo()).toEqual([["short", 5_000, world.clock.at]]);
    await receive(id, 5_000);
    expect(await toDo()).toEqual([]);
  });

  it("is listed in pages, and no actionable order is cut off, however many wait (DESK-97)", async () => {
    const before = (await transfersToDo(world.db)).length;
    const { Total, PageSize } = await api.transferDesk.queue(staff(), 0);
    const fillers = await Promise.all(Array.from({ length: 3 }, () => ordered()));
    const { id } = await ordered();
    await receive(id, AMOUNT - 5_000);
    expect((await transfersToDo(world.db)).length).toBe(before + 1);
    const first = await api.transferDesk.queue(staff(), 0);
    expect(first.Total).toBe(Total + 4);
    expect(first.Items).toHaveLength(Math.min(PageSize, first.Total));
    const pagesOfTwo = await Promise.all(
      Array.from({ length: Math.ceil(first.Total / 2) }, (_page, page) =>
        openOrders(world.db, { skip: page * 2, most: 2 }),
      ),
    );
    const places = pagesOfTwo.flat().map(({ payment }) => payment.id);
    expect(new Set(places).size).toBe(first.Total);
    expect(places).toEqual(expect.arrayContaining([id, ...fillers.map((other) => other.id)]));
    for (const other of fillers) expect(places.indexOf(id)).toBeLessThan(places.indexOf(other.id));
    const beyond = await api.transferDesk.queue(staff(), Math.ceil(first.Total / PageSize));
    expect(beyond).toMatchObject({ Items: [], Total: first.Total });
  });

  it("has a page of its own even if it is not awaited, because money may still arrive (DESK-98)", async () => {
    const { id } = await ordered();
    const { Total } = await api.transferDesk.queue(staff(), 0);
    const one = (paymentId: string) => api.transferDesk.one(staff(), paymentId);
    const awaited = { Transfer: { PaymentId: id }, Status: "waiting", Expected: AMOUNT, Until: expect.any(Number) };
    expect(await one(id)).toMatchObject({ Items: [awaited], Total });
    await receive(id, AMOUNT);
    expect(await one(id)).toMatchObject({
      Items: [{ Transfer: { PaymentId: id }, Status: "paid", Expected: 0, Until: null }],
      Total: Total - 1,
    });
    const other = await ordered();
    await api.transfers.withdraw(me(), other.id);
    expect((await one(other.id)).Items).toMatchObject([{ Status: "withdrawn", Expected: 0, Until: null }]);
    expect((await one(randomUUID())).Items).toEqual([]);
  });

  it("that the ended plan has already refunded is expected again in full (DESK-98)", async () => {
    const { id } = await ordered();
    await receive(id, 10_000);
    world.clock.at += 60 * HOUR;
    await api.sweep();
    const [late] = (await api.transferDesk.one(staff(), id)).Items;
    expect(late).toMatchObject({ Status: "expired", Expected: AMOUNT });
  });

  it("does not wait for staff after its proof was rejected, nor without a proof after its plan has ended (DESK-50)", async () => {
    const { id, planId } = await reported();
    await api.transferDesk.reject(staff(), { PaymentId: id, Reason: "The picture is cut off" });
    expect(await transfersToDo(world.db, planId)).toEqual([]);
    const other = await ordered();
    await untilItEnds(other.planId);
    expect(await transfersToDo(world.db, planId)).toEqual([]);
    expect(await transfersToDo(world.db, other.planId)).toEqual([]);
  });

  it("waits for staff while its proof is unreviewed, even after its plan has ended; found money restores the plan (DESK-70)", async () => {
    const { id, planId } = await reported();
    const shownAt = world.clock.at;
    await untilItEnds(planId);
    const toDo = await transfersToDo(world.db, planId);
    expect(toDo).toMatchObject([{ status: "ended", amount: AMOUNT, since: shownAt, payment: { id } }]);
    await receive(id, AMOUNT);
    expect(await stateOf(planId)).toBe("signing");
    expect(await transfersToDo(world.db, planId)).toEqual([]);
  });

  it("that was not found after its plan's end is closed by staff, once, and its client is notified (DESK-70)", async () => {
    const { id, planId } = await reported();
    await untilItEnds(planId);
    const notFound = () => api.transferDesk.reject(staff(), { PaymentId: id, Reason: "Nothing came in your name" });
    expect(await notFound()).toMatchObject({ Findings: [{ Finding: "rejected" }] });
    expect(await stateOf(planId)).toBe("cancelled");
    expect(await transfersToDo(world.db, planId)).toEqual([]);
    const told = await rows(
      world.db,
      sql`select text from outbox where plan_id = ${planId} and subject like 'We could not find your transfer%'`,
    );
    expect(JSON.stringify(told)).toContain("Nothing came in your name");
    expect(told).toHaveLength(1);
    expect(await codeOf(notFound())).toBe("checkout.refused");
  });

  it("of the whole amount pays the plan", async () => {
    const { id, planId } = await reported();
    expect(await receive(id, AMOUNT)).toMatchObject({ Status: 2, Arrived: AMOUNT, Missing: 0, Over: 0, ToRefund: 0 });
    expect(await stateOf(planId)).toBe("signing");
  });

  it("that is short leaves the missing amount visible, with time to send it; the rest pays the plan (PAY-28)", async () => {
    const { id, planId } = await reported();
    expect(await receive(id, AMOUNT - 5_000)).toMatchObject({ Status: 1, Arrived: AMOUNT - 5_000, Missing: 5_000 });
    expect(await stateOf(planId)).toBe("paying.awaitingTransfer.ordered");
    expect(await receive(id, 5_000)).toMatchObject({ Status: 2, Missing: 0 });
    expect(await stateOf(planId)).toBe("signing");
  });

  it("that is too much pays the plan, and the overpayment is owed immediately (PAY-28)", async () => {
    const { id, planId } = await ordered();
    expect(await receive(id, AMOUNT + 700)).toMatchObject({ Status: 2, Over: 700, ToRefund: 700, Refunded: 0 });
    expect(await stateOf(planId)).toBe("signing");
    expect(await owed(id)).toMatchObject([{ amount: 700, reason: "overpaid", ask_again_at: null }]);
    // A later one is refunded too, as too much: the plan stays paid.
    expect(await receive(id, 300)).toMatchObject({ Over: 1_000, ToRefund: 1_000 });
    expect(await owed(id)).toMatchObject([{ reason: "overpaid" }, { amount: 300, reason: "overpaid" }]);
    const subjects = await rows(world.db, sql`select subject from outbox where plan_id = ${planId}`);
    expect(subjects).toContainEqual({ subject: "You transferred $3.00 too much" });
    expect(JSON.stringify(subjects)).not.toContain("We are sending back");
  });

  const late = async ({ planId }: Awaited<ReturnType<typeof ordered>>) => untilItEnds(planId);
  it.each<[string, (made: Awaited<ReturnType<typeof ordered>>) => unknown, number, object, string]>([
    ["the whole", () => null, AMOUNT, { Outcome: "pays", GoesBack: 0 }, "signing"],
    ["too much", () => null, AMOUNT + 700, { Outcome: "paysOver", GoesBack: 700 }, "signing"],
    ["a part", () => null, 100, { Outcome: "short", GoesBack: 0 }, "paying.awaitingTransfer.ordered"],
    ["more, once it is paid,", ({ id }) => receive(id, AMOUNT), 300, { Outcome: "over", GoesBack: 300 }, "signing"],
    ["the whole, late,", late, AMOUNT, { Outcome: "pays", GoesBack: 0 }, "signing"],
    ["too much, late,", late, AMOUNT + 700, { Outcome: "paysOver", GoesBack: 700 }, "signing"],
    ["a part, late,", late, 100, { Outcome: "back", GoesBack: 100 }, "cancelled"],
    [
      "the whole, once its bookings are gone,",
      async (made) => {
        await late(made);
        inventoryIsThere = false;
      },
      AMOUNT + 700,
      { Outcome: "back", GoesBack: AMOUNT + 700 },
      "cancelled",
    ],
    [
      "the whole, withdrawn,",
      ({ id }) => api.transfers.withdraw(me(), id),
      AMOUNT,
      { Outcome: "back", GoesBack: AMOUNT },
      "paying.choosing",
    ],
  ])(
    "%s has the effect of its preview, and the preview changes nothing (DESK-99)",
    async (_what, before, amount, foreseen, state) => {
      const made = await ordered();
      await before(made);
      const { id, planId } = made;
      const reference = bank();
      const all = async () => [
        (await api.transferDesk.one(staff(), id)).Items,
        await stateOf(planId),
        await rows(world.db, sql`select count(*) from outbox`),
        await rows(world.db, sql`select count(*) from audit_log`),
        await rows(world.db, sql`select count(*) from ledger_entries`),
      ];
      const asBefore = await all();
      const arrival = { PaymentId: id, Amount: amount, BankReference: reference };
      const Expected = (await api.transferDesk.one(staff(), id)).Items[0]?.Expected;
      const Foreseen = await api.transferDesk.foresee(staff(), arrival);
      expect(Foreseen).toEqual({ ...foreseen, Expected });
      expect(await all()).toEqual(asBefore);
      const toRefund = (await api.transfers.read(id)).ToRefund;
      const { Transfer: after, Arrival } = await api.transferDesk.receive(staff(), { ...arrival, Foreseen });
      expect(Arrival).toEqual(foreseen);
      expect(after.ToRefund - toRefund).toBe((foreseen as { GoesBack: number }).GoesBack);
      expect(await stateOf(planId)).toBe(state);
      expect(await codeOf(api.transferDesk.foresee(staff(), arrival))).toBe("transfer.enteredBefore");
      expect(await codeOf(api.transferDesk.foresee(me(), arrival))).toBe("forbidden");
    },
  );

  it("that comes after the plan's end is not recorded as in the preview, and by the last release with its real effect (DESK-99)", async () => {
    const made = await ordered();
    const arrival = { PaymentId: made.id, Amount: 100, BankReference: bank() };
    const Foreseen = await api.transferDesk.foresee(staff(), arrival);
    expect(Foreseen).toEqual({ Outcome: "short", GoesBack: 0, Expected: AMOUNT });
    await late(made);
    expect(await codeOf(api.transferDesk.receive(staff(), { ...arrival, Foreseen }))).toBe("transfer.outcomeChanged");
    const { Arrival } = await api.transferDesk.receive(staff(), arrival);
    expect(Arrival).toEqual({ Outcome: "back", GoesBack: 100 });
  });

  it("that the plan does not wait for, or that is short without a proof, is audited as received, and not as refused (DESK-24, PAY-28)", async () => {
    const { id, planId } = await ordered();
    await api.transfers.withdraw(me(), id);
    await receive(id, 10_000);
    const paid = await ordered();
    await receive(paid.id, AMOUNT);
    await receive(paid.id, 500);
    const short = await ordered();
    await receive(short.id, 10_000);
    for (const [plan, times] of [
      [planId, 1],
      [short.planId, 1],
      [paid.planId, 2],
    ] as const) {
      const subject = `plan ${plan}`;
      const acts = await rows(
        world.db,
        sql`select action from audit_log where subject = ${subject} and action in ('transfer.received', 'checkout.refused')`,
      );
      expect(acts).toEqual(Array.from({ length: times }, () => ({ action: "transfer.received" })));
    }
  });

  const charged = { Amount: AMOUNT, Charge: 1_500, FundAmount: 0, PaidBy: "transfer" };
  const receiptOf = (planId: number) =>
    api.receipts.preview(me(), planId, { address: "198.51.100.7", userAgent: null });

  it("has a receipt with the bank's references of all parts that paid, and of nothing else (PAPER-2)", async () => {
    const { id, planId } = await ordered();
    const { Findings } = await receive(id, 4_000, api, "FED 1-mistake");
    await api.transferDesk.reverse(staff(), { ReviewId: Findings[0]?.ReviewId ?? "", Reason: "Another client's" });
    await receive(id, 10_000, api, "FED 1-first");
    world.clock.at += HOUR;
    await receive(id, AMOUNT - 10_000, api, "FED 1-rest");
    await receive(id, 300, api, "FED 1-too-much");
    expect(await receiptOf(planId)).toMatchObject({ ...charged, ProviderReference: "FED 1-first, FED 1-rest" });
  });

  it("has a receipt without the bank's reference of a part that was refunded when the time was over (PAPER-2)", async () => {
    const { id, planId } = await ordered();
    await receive(id, 10_000, api, "FED 2-back");
    world.clock.at += 60 * HOUR;
    await api.sweep();
    await receive(id, AMOUNT, api, "FED 2-all");
    expect(await receiptOf(planId)).toMatchObject({ ...charged, ProviderReference: "FED 2-all" });
  });

  it.each([
    ["too much came at once", async (id: string) => void (await receive(id, AMOUNT + 70_000))],
    [
      "more came later",
      async (id: string) => {
        await receive(id, AMOUNT);
        await receive(id, 300);
      },
    ],
    [
      "an earlier part was refunded when the time was over",
      async (id: string) => {
        await receive(id, 10_000);
        world.clock.at += 60 * HOUR;
        await api.sweep();
        await receive(id, AMOUNT);
      },
    ],
    [
      "the money came late and was too much",
      async (id: string) => {
        world.clock.at += 60 * HOUR;
        await receive(id, AMOUNT + 70_000);
      },
    ],
  ])("has a receipt with the plan's price, if %s (PAPER-2)", async (_what, come) => {
    const { id, planId } = await ordered();
    await come(id);
    expect(await stateOf(planId)).toBe("signing");
    expect(await receiptOf(planId)).toMatchObject(charged);
  });

  it("has a receipt that does not change with the refund of a booking (PAPER-2)", async () => {
    const { id, planId } = await ordered();
    await receive(id, AMOUNT);
    const [booking] = await rows(world.db, sql`select id from bookings where plan_id = ${planId}`);
    const order = { Key: randomUUID(), BookingId: Number(booking?.id), Amount: 5_000, EndsBooking: false } as const;
    await api.refundDesk.byHand(staff(), { ...order, Destination: "client", Reason: "Goodwill" });
    expect(await receiptOf(planId)).toMatchObject(charged);
  });

  it("is refunded in full, with charge and overpayment, once, if the receipt is not signed (REFUND-11)", async () => {
    const { id } = await ordered();
    await receive(id, AMOUNT + 700);
    world.clock.at += DAY;
    await api.sweep();
    expect((await api.transfers.read(id)).ToRefund).toBe(AMOUNT + 700);
  });

  it("is refunded without the fund's part, in addition to an earlier refund of an overpayment (REFUND-10, REFUND-11)", async () => {
    const { id, planId } = await ordered();
    await receive(id, AMOUNT);
    await receive(id, AMOUNT);
    const [booking] = await rows(world.db, sql`select id from bookings where plan_id = ${planId}`);
    const asked = {
      Key: randomUUID(),
      BookingId: Number(booking?.id),
      Destination: "fund",
      Reason: "Goodwill",
    } as const;
    await api.refundDesk.byHand(staff(), { ...asked, Amount: 5_000, EndsBooking: false });
    world.clock.at += DAY;
    await api.sweep();
    expect((await api.transfers.read(id)).ToRefund).toBe(2 * AMOUNT - 5_000);
  });

  it("is entered once under the bank's reference, whoever enters it and however often (PAY-28)", async () => {
    const { id } = await reported();
    const reference = bank();
    const answers = await Promise.all(
      [api, world.start(), api].map((by) => codeOf(receive(id, AMOUNT - 100, by, reference))),
    );
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers.filter((code) => code === "transfer.enteredBefore")).toHaveLength(2);
    expect((await api.transfers.read(id)).Arrived).toBe(AMOUNT - 100);
  });

  it("is entered once under the bank's reference, in any spelling and also concurrently (PAY-28)", async () => {
    const [one, other] = [await reported(), await reported()];
    const reference = bank();
    const spaced = ` ${reference.replaceAll("-", " – ").toLowerCase()}-`;
    const answers = await Promise.all([
      codeOf(receive(one.id, 100, api, reference)),
      codeOf(receive(other.id, 100, world.start(), spaced)),
    ]);
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers.filter((code) => code === "transfer.enteredBefore")).toHaveLength(1);
  });

  it("is entered once, whatever is between the letters and digits of its bank reference (PAY-28)", async () => {
    const [one, other] = [await reported(), await reported()];
    const end = randomInt(1e9, 1e10);
    await receive(one.id, 100, api, `FT1234 5678/${end}`);
    const same = [
      ...[" ", "-", "/", ".", "", "  ", " - ", "_"],
      ...["\u00A0", "\u202F", "\u2007", "\u3000", "\u2800", "\u3164", "\u200B", "\u2011", "–", "\u2212"],
    ].map((sign) => `ft1234${sign}5678${sign}${end}`);
    same.push(`ＦＴ１２３４－５６７８${end}`, `\u202AFT1234\uFE0F5678${end}.\u202C`);
    for (const BankReference of same) {
      const arrival = { PaymentId: other.id, Amount: 100, BankReference };
      expect([BankReference, await codeOf(api.transferDesk.foresee(staff(), arrival))]).toEqual([
        BankReference,
        "transfer.enteredBefore",
      ]);
    }
    await receive(other.id, 100, api, `FT1234 5679/${end}`);
    expect((await api.transfers.read(other.id)).Arrived).toBe(100);
  });

  it("with a bank reference that reads like one entered before is entered only by who has seen both (PAY-28)", async () => {
    const [one, other] = [await reported(), await reported()];
    const end = randomInt(1e9, 1e10);
    await receive(one.id, 100, api, `FT10 58${end}`);
    const Similar = { PlanId: one.planId, BankReference: `FT10 58${end}` };
    const alike = [
      `FTI0-58${end}`,
      `ft1o58${end}`,
      `FTlO/SB${end}`,
      `Ref: FT10 58${end}`,
      `Bank ref. no. FT1058${end}`,
    ];
    for (const BankReference of alike) {
      const arrival = { PaymentId: other.id, Amount: 100, BankReference };
      expect(await codeOf(api.transferDesk.receive(staff(), arrival))).toBe("transfer.similarBefore");
      expect(await api.transferDesk.foresee(staff(), arrival)).toMatchObject({ Outcome: "short", Similar });
    }
    for (const BankReference of [`FT10 59${end}`, `XT10 58${end}`, `58${end}`])
      expect(
        await api.transferDesk.foresee(staff(), { PaymentId: other.id, Amount: 100, BankReference }),
      ).toMatchObject({
        Similar: undefined,
      });
    const arrival = { PaymentId: other.id, Amount: 100, BankReference: `FT1O 58${end}` };
    const Foreseen = await api.transferDesk.foresee(staff(), arrival);
    const { Similar: _unseen, ...blind } = Foreseen;
    expect(await codeOf(api.transferDesk.receive(staff(), { ...arrival, Foreseen: blind }))).toBe(
      "transfer.outcomeChanged",
    );
    await api.transferDesk.receive(staff(), { ...arrival, Foreseen });
    expect((await api.transfers.read(other.id)).Arrived).toBe(100);
  });

  it("with bank references that read alike is not entered for two orders at once (PAY-28)", async () => {
    const [one, other] = [await reported(), await reported()];
    const end = randomInt(1e9, 1e10);
    const answers = await Promise.all([
      codeOf(receive(one.id, 100, api, `FT10${end}`)),
      codeOf(receive(other.id, 100, world.start(), `Ref FT1O${end}`)),
    ]);
    expect(answers.filter((code) => code === null)).toHaveLength(1);
    expect(answers.filter((code) => code === "transfer.similarBefore")).toHaveLength(1);
  });

  it("is recognized by its bank reference also if the last release entered or reversed it (PAY-28)", async () => {
    const [one, other] = [await reported(), await reported()];
    const end = randomInt(1e9, 1e10);
    await receive(one.id, 100, api, `FT1234 ${end}`);
    const again = () => codeOf(receive(other.id, 100, api, `FT1234\u00A0${end}`));
    await rows(world.db, sql`update transfer_reviews set reference_key = null where payment_id = ${one.id}`);
    expect(await again()).toBe("transfer.enteredBefore");
    await fillReferenceKeys(world.db);
    expect(await rows(world.db, sql`select reference_key from transfer_reviews where payment_id = ${one.id}`)).toEqual([
      { reference_key: `ft1234${end}` },
    ]);
    expect(await again()).toBe("transfer.enteredBefore");
    await rows(
      world.db,
      sql`update transfer_reviews set reversed_reference = bank_reference, bank_reference = null
        where payment_id = ${one.id}`,
    );
    expect(await again()).toBeNull();
  });

  it("has the keys of both spellings of a bank reference that the last release distinguished (PAY-28)", async () => {
    const [one, other] = [await reported(), await reported()];
    const end = randomInt(1e9, 1e10);
    await receive(one.id, 100, api, `FT1-2${end}`);
    await receive(other.id, 100, api, bank());
    await rows(
      world.db,
      sql`update transfer_reviews set bank_reference = ${`FT12${end}`}, reference_key = null
        where payment_id = ${other.id}`,
    );
    await fillReferenceKeys(world.db);
    const keys = await rows(world.db, sql`select id from transfer_reviews where reference_key = ${`ft12${end}`}`);
    expect(keys).toHaveLength(2);
  });

  it.each([
    ["the whole", AMOUNT, "signing"],
    ["a part", 100, "paying.awaitingTransfer.ordered"],
  ])(
    "is recorded once if two staff have previewed the same entry of %s, and nothing is owed (DESK-99)",
    async (_what, Amount, state) => {
      const { id, planId } = await reported();
      const foreseen = [bank(), bank()].map(async (BankReference) => {
        const arrival = { PaymentId: id, Amount, BankReference };
        return { ...arrival, Foreseen: await api.transferDesk.foresee(staff(), arrival) };
      });
      const entries = await Promise.all(foreseen);
      const answers = await Promise.all(entries.map((entry) => codeOf(api.transferDesk.receive(staff(), entry))));
      expect(answers.filter((code) => code === null)).toHaveLength(1);
      expect(answers.filter((code) => code === "transfer.outcomeChanged")).toHaveLength(1);
      expect(await owed(id)).toEqual([]);
      expect(await stateOf(planId)).toBe(state);
    },
  );

  it("that a process was recording when it died is recorded by the next process, once (FAULT-4)", async () => {
    const { id } = await reported();
    const reference = bank();
    expect(await codeOf(receive(id, AMOUNT, world.start("transfer.recording"), reference))).toBeInstanceOf(Killed);
    expect((await api.transfers.read(id)).Arrived).toBe(0);
    expect(await receive(id, AMOUNT, api, reference)).toMatchObject({ Status: 2, Arrived: AMOUNT });
  });

  it("of a part is refunded when the time is over", async () => {
    const { id, planId } = await ordered();
    await receive(id, 10_000);
    world.clock.at += 60 * HOUR;
    await api.sweep();
    expect(await stateOf(planId)).toBe("cancelled");
    expect(await api.transfers.read(id)).toMatchObject({ Status: 4, ToRefund: 10_000 });
  });

  it("that arrives after the deadline and before a sweep restores the plan and is not refunded", async () => {
    const { id, planId } = await ordered();
    await receive(id, 10_000);
    world.clock.at += 60 * HOUR;
    expect(await receive(id, AMOUNT)).toMatchObject({ Status: 2, ToRefund: 10_000 });
    expect(await stateOf(planId)).toBe("signing");
  });

  it("that comes too late restores the plan if its bookings are still available", async () => {
    const { id, planId } = await ordered();
    world.clock.at += 60 * HOUR;
    await api.sweep();
    expect(await receive(id, AMOUNT)).toMatchObject({ Status: 2, ToRefund: 0 });
    expect(await stateOf(planId)).toBe("signing");
  });

  it.each([
    ["where it is not", AMOUNT, false],
    ["when it is short", AMOUNT - 1, true],
  ])("that comes too late is refunded %s", async (_when, amount, isThere) => {
    inventoryIsThere = isThere;
    const { id, planId } = await ordered();
    world.clock.at += 60 * HOUR;
    await api.sweep();
    expect(await receive(id, amount)).toMatchObject({ Status: 4, ToRefund: amount });
    expect(await stateOf(planId)).toBe("cancelled");
  });

  it("that comes for a withdrawn order is refunded", async () => {
    const { id } = await ordered();
    await api.transfers.withdraw(me(), id);
    expect(await receive(id, AMOUNT)).toMatchObject({ Status: 3, ToRefund: AMOUNT });
  });
});

describe("messages about a transfer (REFUND-17)", () => {
  const lastTo = async (planId: number) =>
    String(
      (
        await rows(
          world.db,
          sql`select text from outbox where plan_id = ${planId} order by xmin::text::int desc limit 1`,
        )
      )[0]?.text,
    );

  it("state the refund of a part that had arrived when the time is over", async () => {
    const { id, planId } = await ordered();
    await receive(id, 10_000);
    world.clock.at += 60 * HOUR;
    await api.sweep();
    const text = await lastTo(planId);
    expect(text).toContain("We received $100.00. $100.00 goes back to the bank account it came from");
    expect(text).not.toContain("charged");
  });

  it("state that nothing was charged if nothing had arrived", async () => {
    const { planId } = await ordered();
    world.clock.at += 60 * HOUR;
    await api.sweep();
    expect(await lastTo(planId)).toContain("You have not been charged.");
  });

  it("state the refund of a part when the client pays another way", async () => {
    const { id, planId } = await ordered();
    await receive(id, 10_000);
    await api.transfers.withdraw(me(), id);
    expect(await lastTo(planId)).toContain("$100.00 goes back to the bank account it came from");
  });

  it("state how much has arrived in a reminder about the rest", async () => {
    const { id, planId } = await ordered();
    await receive(id, 10_000);
    world.clock.at += 25 * HOUR;
    await api.sweep();
    expect(await lastTo(planId)).toContain("We have received $100.00 of it.");
  });

  it("mention no card if the receipt of a transfer is not signed", async () => {
    const { id, planId } = await ordered();
    await receive(id, AMOUNT);
    world.clock.at += DAY;
    await api.sweep();
    const text = await lastTo(planId);
    expect(text).toContain("$306.00 goes back to the bank account it came from");
    expect(text).not.toContain("card");
  });
});

/** A PNG that claims to have 20,000 × 20,000 pixels. */
function hugePicture(): Buffer {
  const header = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  header.writeUInt32BE(20_000, 16);
  header.writeUInt32BE(20_000, 20);
  return header;
}

it("staff see with an order what its money is for, also once its plan has ended (DESK-99)", async () => {
  const { id, planId } = await ordered();
  const bookings = async () => (await api.transferDesk.one(staff(), id)).Items[0]?.Bookings ?? [];
  const booked = await bookings();
  expect(booked).toEqual(
    (await bookingReader(products).bookingsOf(world.db, planId)).map(({ BookingId, Name, StartsAt, EndsAt }) => ({
      BookingId,
      Name,
      StartsAt,
      EndsAt,
    })),
  );
  expect(booked).not.toEqual([]);
  world.clock.at += 16 * DAY;
  await api.sweep();
  expect(await stateOf(planId)).toBe("cancelled");
  expect(await bookings()).toEqual(booked);
});

describe("money that was entered by mistake (PAY-33)", () => {
  const reverse = (ReviewId: string) =>
    api.transferDesk.reverse(staff(), { ReviewId, Reason: "It was for another order" });
  const entryOf = ({ Findings }: { Findings: { ReviewId: string }[] }) => Findings.at(-1)?.ReviewId ?? "";

  it("is reversed once; the same money then pays its own order", async () => {
    const [wrong, right] = [await ordered(), await ordered()];
    const reference = bank();
    const entry = entryOf(await receive(wrong.id, 5_000, api, reference));
    const seen = async () => (await api.transferDesk.one(staff(), wrong.id)).Items[0];
    expect(await seen()).toMatchObject({
      Reversible: [entry],
      Entered: [{ ReviewId: entry, BankReference: reference }],
    });
    expect(await reverse(entry)).toMatchObject({ Arrived: 0, Missing: AMOUNT, Status: 1 });
    expect(await seen()).toMatchObject({ Reversible: [], Entered: [] });
    const [mail] = await rows(
      world.db,
      sql`select text from outbox where plan_id = ${wrong.planId} and subject like 'Correction%'`,
    );
    expect(mail?.text).toMatch(/\$50\.00.*entered that by mistake.*still expect \$306\.00/s);
    expect(await codeOf(reverse(entry))).toBe("transfer.reversedBefore");
    expect(await receive(right.id, AMOUNT, api, reference)).toMatchObject({ Arrived: AMOUNT });
    expect(await stateOf(right.planId)).toBe("signing");
    expect(await stateOf(wrong.planId)).toBe("paying.awaitingTransfer.ordered");
    await expect(receive(wrong.id, 5_000, api, reference)).rejects.toMatchObject({
      code: "transfer.enteredBefore",
      facts: { plan: right.planId },
    });
  });

  it("cannot be reversed once it has paid the plan, or once its refund is decided", async () => {
    const [paid, left] = [await ordered(), await ordered()];
    const part = entryOf(await receive(paid.id, 5_000));
    await receive(paid.id, AMOUNT - 5_000);
    expect(await codeOf(reverse(part))).toBe("transfer.paidPlan");
    const other = entryOf(await receive(left.id, 5_000));
    await api.transfers.withdraw(me(), left.id);
    expect(await codeOf(reverse(other))).toBe("transfer.decided");
    expect((await api.transferDesk.one(staff(), left.id)).Items[0]?.Reversible).toEqual([]);
  });

  it("is reversed only once by two concurrent requests", async () => {
    const { id } = await ordered();
    const entry = entryOf(await receive(id, 5_000));
    const codes = await Promise.all([codeOf(reverse(entry)), codeOf(reverse(entry))]);
    expect(codes.sort()).toEqual([null, "transfer.reversedBefore"].sort());
    expect(await owed(id)).toEqual([]);
  });

  it("is either reversed or refunded if the order is withdrawn or ends concurrently, never both", async () => {
    const [withdrawn, ended] = [await ordered(), await ordered()];
    const [first, second] = [entryOf(await receive(withdrawn.id, 5_000)), entryOf(await receive(ended.id, 5_000))];
    const [undone] = await Promise.all([codeOf(reverse(first)), codeOf(api.transfers.withdraw(me(), withdrawn.id))]);
    expect([undone, (await owed(withdrawn.id)).length]).toEqual(undone === null ? [null, 0] : ["transfer.decided", 1]);
    world.clock.at += 16 * DAY;
    const [late] = await Promise.all([codeOf(reverse(second)), api.sweep()]);
    expect([late, (await owed(ended.id)).length]).toEqual(["transfer.decided", 1]);
  });

  it("may be entered for its own order during the reversal: it is refused before, and accepted after", async () => {
    const [wrong, right] = [await ordered(), await ordered()];
    const reference = bank();
    const entry = entryOf(await receive(wrong.id, 5_000, api, reference));
    const [undone, entered] = await Promise.all([
      codeOf(reverse(entry)),
      codeOf(receive(right.id, 5_000, api, reference)),
    ]);
    expect([undone, entered === null || entered === "transfer.enteredBefore"]).toEqual([null, true]);
    expect(await codeOf(receive(right.id, 5_000, api, reference))).toBe(
      entered === null ? "transfer.enteredBefore" : null,
    );
  });

  it("is either reversed or pays the plan if the rest arrives concurrently, never both", async () => {
    const { id, planId } = await ordered();
    const entry = entryOf(await receive(id, 5_000));
    const [undone] = await Promise.all([codeOf(reverse(entry)), receive(id, AMOUNT - 5_000)]);
    expect([undone, await stateOf(planId)]).toEqual(
      undone === null ? [null, "paying.awaitingTransfer.ordered"] : ["transfer.paidPlan", "signing"],
    );
  });
});
