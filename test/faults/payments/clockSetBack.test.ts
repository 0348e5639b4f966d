import { sql } from "drizzle-orm";
import { HOUR, MINUTE } from "../../../src/shared/instant";
import { openTestDatabase } from "../../testDatabase";
import { assertInvariants } from "../invariants";
import { openWorld, order, rows, type World } from "../world";

const VISA = "4242424242424242";
const OFF = 25 * HOUR;

let world: World;
beforeAll(async () => {
  world = await openWorld(await openTestDatabase());
});
afterAll(() => world.close());

/** A process with a clock that is 25 hours wrong, which loses the provider's answers. */
const deaf = () =>
  world.start(undefined, async (url, init) => {
    const answer = await fetch(url, init);
    if (init?.method === "POST") throw new TypeError("fetch failed", { cause: { code: "ECONNRESET" } });
    return answer;
  });

it.each([
  ["ahead", OFF],
  ["behind", -OFF],
])(
  "the outcome of an answer that was lost while the clock was 25 hours %s is found once the clock is right again (FAULT-35)",
  async (_how, off) => {
    const clientId = await world.newClient();
    const planId = await world.payablePlan(clientId);
    const paid = order(clientId, planId, await world.token(VISA));
    world.clock.at += off;
    const payment = await deaf().payments.pay({ clientId, role: "client" }, paid, "198.51.100.7");
    expect(payment.Status).toBe(1);
    world.clock.at -= off;
    const api = world.start();
    for (let turn = 0; turn < 3; turn += 1) {
      world.clock.at += MINUTE;
      await api.reconcile();
    }
    expect(await rows(world.db, sql`select status from payments where id = ${paid.PaymentKey}`)).toEqual([
      { status: 2 },
    ]);
    expect(world.standIn.journal.charges().filter(({ key }) => key === paid.PaymentKey)).toHaveLength(1);
    await assertInvariants(world);
  },
);
