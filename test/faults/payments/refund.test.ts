import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { imbalances } from "../../../src/features/ledger/ledger.rules";
import { readBooks } from "../../../src/features/payments/server/books.repository";
import { writeSystemAudit } from "../../../src/platform/server/audit/audit.repository";
import { Problem } from "../../../src/platform/server/problem";
import { Killed } from "../../apiProcess";
import { openTestDatabase } from "../../testDatabase";
import { assertInvariants } from "../invariants";
import { openWorld, order, PRICE, rows, type World } from "../world";

const server = process.env.TEST_DATABASE_URL;
const ROUNDS = server ? 10 : 1;
const staff = { clientId: 3, role: "staff" } as const;

let world: World;
beforeAll(async () => {
  world = await openWorld(await openTestDatabase());
});
afterAll(() => world.close());
afterEach(() => assertInvariants(world));

/** The back office's refunds in a new process. */
const desk = () => world.start().refundDesk;

async function paidBooking(): Promise<number> {
  const clientId = await world.newClient();
  const planId = await world.payablePlan(clientId);
  const payment = order(clientId, planId, await world.token("4242424242424242"));
  await world.start().payments.pay({ clientId, role: "client" }, payment, "198.51.100.7");
  const [booking] = await rows(world.db, sql`select id from bookings where plan_id = ${planId}`);
  return Number(booking?.id);
}

const refund = (BookingId: number, part: number, Destination: "client" | "fund" = "client") =>
  desk().byHand(staff, {
    ...{ Key: randomUUID(), BookingId, Destination, EndsBooking: false, Reason: "Goodwill" },
    Amount: Math.round(PRICE * part),
  });

it("staff's entry about a refund is recorded with its audit line or not at all, and once even if entered twice (REFUND-14)", async () => {
  await refund(await paidBooking(), 0.5);
  const [owed] = await rows(world.db, sql`select id from refunds where status = 1`);
  const id = String(owed?.id);
  const state = async () => (await rows(world.db, sql`select status, failure_code from refunds where id = ${id}`))[0];
  const lost = { status: 1, failure_code: "outcome_unknown" };
  // The provider has sent it, and its answer was lost.
  await expect(world.start("refund.sent").reconcile()).rejects.toBeInstanceOf(Killed);
  await world.db.execute(sql`update refunds set ask_again_at = null where id = ${id}`);
  const dies = () => Promise.reject(new Error("the process died"));
  const { markRefundSent, sendRefundAgain } = world.start();
  await expect(markRefundSent(id, "WIRE-1", dies)).rejects.toThrow("died");
  await expect(sendRefundAgain(id, dies)).rejects.toThrow("died");
  expect(await state()).toEqual(lost);
  const entry = { RefundId: id, Reference: "WIRE-1" };
  await desk().sent(staff, entry);
  await desk().sent(staff, entry);
  expect(await state()).toEqual({ status: 2, failure_code: null });
  expect(await rows(world.db, sql`select 1 from audit_log where action = 'refund.sentByHand'`)).toHaveLength(1);
});

describe("refunds never exceed what was captured (REFUND-12, FAULT-13)", () => {
  it("of two concurrent ones of 60 % one is refused, whichever process they reach (FAULT-13)", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await paidBooking();
      const answers = await Promise.allSettled([refund(id, 0.6), refund(id, 0.6, "fund")]);
      const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason] : []));
      expect(refused).toHaveLength(1);
      expect(refused[0]).toBeInstanceOf(Problem);
      expect(refused[0].code).toBe("refund.beyondCaptured");
    }
  });

  it("two concurrent requests with the same id are one refund", async () => {
    const id = await paidBooking();
    const asked = { Key: randomUUID(), BookingId: id, Destination: "client", EndsBooking: false, Reason: "x" } as const;
    const answers = await Promise.all([1, 2].map(() => desk().byHand(staff, { ...asked, Amount: 1_000 })));
    expect(answers[0]).toEqual(answers[1]);
    const [row] = await rows(world.db, sql`select count(*)::int as n from refunds where booking_id = ${id}`);
    expect(row?.n).toBe(1);
  });
});

/** Sends the refunds that earlier tests left, in as many runs as needed: each sends a limited number. */
async function sendAll(): Promise<void> {
  for (let sent = -1; sent !== world.standIn.journal.refunds().length; ) {
    sent = world.standIn.journal.refunds().length;
    await world.start().reconcile();
  }
}

describe("a refund that is being sent when the process dies", () => {
  it.each(["refund.claimed", "refund.sent", "refund.settling"] as const)(
    "at %s is sent once, by the next process",
    async (step) => {
      const id = await paidBooking();
      await sendAll();
      const before = world.standIn.journal.refunds().length;
      await refund(id, 0.5);
      await world
        .start(step)
        .reconcile()
        .catch(() => undefined);
      world.clock.at += 60_000;
      await world.start().reconcile();
      await world.start().reconcile();
      expect(
        world.standIn.journal
          .refunds()
          .slice(before)
          .map(({ amount }) => amount),
      ).toEqual([PRICE / 2]);
    },
  );
});

describe("the ledger", () => {
  it("reveals a difference of one cent that was written without it (FUND-5)", async () => {
    expect(imbalances(await readBooks(world.db))).toEqual([]);
    await world.db.execute(
      sql`update payments set captured = captured + 1 where id = (select min(id::text)::uuid from payments where captured > 0)`,
    );
    expect(imbalances(await readBooks(world.db))).toHaveLength(1);
    await world.db.execute(
      sql`update payments set captured = captured - 1 where id = (select min(id::text)::uuid from payments where captured > 0)`,
    );
  });

  it.each(["ledger_entries", "checkout_events", "audit_log"])(
    "cannot be changed or deleted, and neither can facts and audit rows: %s (FUND-4, SAFE-11)",
    async (table) => {
      const rows = sql.identifier(table);
      await writeSystemAudit(world.db, { at: 1, action: "plan.read", subject: "plan 1" });
      await expect(world.db.execute(sql`update ${rows} set at = now()`)).rejects.toThrow();
      await expect(world.db.execute(sql`delete from ${rows}`)).rejects.toThrow();
    },
  );
});
