import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { capturedPosting, imbalances } from "../../../src/features/ledger/ledger.rules";
import { post } from "../../../src/features/ledger/server/ledger.repository";
import { readBooks } from "../../../src/features/payments/server/books.repository";
import { insertPayment } from "../../../src/features/payments/server/payment.repository";
import { eventsOf } from "../../../src/features/plan/server/checkout/checkout.repository";
import type { ApiProcess } from "../../apiProcess";
import { openTestServer } from "../../testDatabase";
import { openWorld, PRICE, rows, type World } from "../world";

const COMMANDS = 10;
const server = process.env.TEST_DATABASE_URL;
// The embedded database has one session, so nothing ever waits for a lock there.
const onServer = server ? describe : describe.skip;

let world: World;
beforeAll(async () => {
  if (server) world = await openWorld(await openTestServer(server));
});
afterAll(() => world?.close());

onServer("commands on one plan at once", () => {
  it("each see the facts committed by the commands that they waited for", async () => {
    const clientId = await world.newClient();
    const planId = await world.payablePlan(clientId);
    const [added] = await eventsOf(world.db, planId);
    const bookingId = added?.type === "booking.added" ? added.booking.id : 0;
    const cancel = ({ commands }: ApiProcess) =>
      commands.change({ clientId, role: "client" }, planId, (plan) =>
        plan.take({ type: "booking.cancelled", bookingId }, { kind: "client", id: clientId }),
      );
    const answers = await Promise.allSettled(Array.from({ length: COMMANDS }, () => cancel(world.start())));
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const kept = await eventsOf(world.db, planId);
    expect(kept.filter(({ type }) => type === "booking.cancelled")).toHaveLength(1);
  });
});

onServer("the books", () => {
  it("are read from one snapshot: a payment recorded meanwhile is no difference (FUND-5)", async () => {
    const clientId = await world.newClient();
    const planId = await world.payablePlan(clientId);
    let reading: ReturnType<typeof readBooks> | undefined;
    await world.db.transaction(async (tx) => {
      // Readers of payments wait until this is committed.
      await tx.execute(sql`lock table payments in access exclusive mode`);
      const at = world.clock.at;
      const payment = { id: randomUUID(), planId, clientId, method: 135, status: 2, currency: "USD", createdAt: at };
      await insertPayment(tx, { ...payment, amount: PRICE, captured: PRICE });
      const key = `payment/${payment.id}/captured`;
      await post(tx, capturedPosting({ key, planId, clientId, at }, payment.method, PRICE));
      reading = readBooks(world.db);
      const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      for (let looks = 0; looks < 500 && (await rows(world.db, waiting)).length === 0; looks += 1);
    });
    expect(imbalances((await reading) ?? never())).toEqual([]);
    expect(imbalances(await readBooks(world.db))).toEqual([]);
  });
});

const never = (): never => {
  throw new Error("they are read");
};
