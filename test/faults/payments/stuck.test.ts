import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { stripeProvider } from "../../../src/features/payments/methods/stripe/server/stripe";
import type { LinkProvider } from "../../../src/features/payments/server/payment.ports";
import { DAY, MINUTE } from "../../../src/shared/instant";
import type { startProcess } from "../../apiProcess";
import { codeOf, order, rows } from "../world";
import { given, linked, openLinkWorld, paidAt, signed, standIn, stateOf, take, world } from "./links";

openLinkWorld();

/** A process whose link provider always fails for one link, and answers for all others. */
async function processThatFailsAbout(link: string) {
  const address = standIn.app.server.address();
  if (typeof address !== "object" || !address) throw new Error("the stand-in does not listen");
  const apiUrl = `http://127.0.0.1:${address.port}`;
  const real = stripeProvider({ apiUrl, secretKey: "sk_test_of_tests", webhookSecret: "whsec_of_tests" });
  const failing: LinkProvider = {
    ...real,
    ask: async (linkId) => {
      if (linkId === link) throw new Error("always");
      return real.ask(linkId);
    },
  };
  return world.startWith({ stripe: failing });
}

/** Runs of the background jobs, a minute apart; failures are logged and tried again. */
async function turns(process: ReturnType<typeof startProcess>, count: number) {
  for (let turn = 0; turn < count; turn += 1) {
    world.clock.at += MINUTE;
    for (const { run } of process.jobs) await run().catch(() => undefined);
  }
}

it("webhooks that always fail do not prevent later ones from being applied (OPS-16)", async () => {
  const [bad, good] = [await linked(), await linked()];
  const process = await processThatFailsAbout(bad.linkId);
  // Only webhooks report payments: the links themselves are not polled.
  await world.db.execute(sql`update payment_links set ask_again_at = null`);
  await paidAt(bad.linkId);
  for (let sent = 0; sent < 25; sent += 1)
    expect(
      await codeOf(
        take(
          signed(() => {}),
          process,
        ),
      ),
    ).toEqual(new Error("always"));
  given.sent = [];
  await paidAt(good.linkId);
  const [webhook] = given.sent;
  if (!webhook) throw new Error("nothing was sent");
  await expect(take(webhook, world.start("webhook.stored"))).rejects.toThrow("webhook.stored");
  await turns(process, 4);
  expect(await stateOf(good.planId)).toBe("signing");
  expect(await stateOf(bad.planId)).toBe("paying.awaitingLink");
});

it("a payment link that always fails does not prevent others from being polled (OPS-16)", async () => {
  const bad = await linked();
  const others = [await linked(), await linked(), await linked()];
  for (const { linkId } of others) await paidAt(linkId);
  const process = await processThatFailsAbout(bad.linkId);
  const first = new Date(world.clock.at - DAY).toISOString();
  await world.db.execute(sql`update payment_links set ask_again_at = ${first} where payment_id = ${bad.id}`);
  await turns(process, 1);
  for (const { planId } of others) expect(await stateOf(planId)).toBe("signing");
});

it("refunds that hang delay neither questions about payments nor each other (OPS-16)", async () => {
  let asked = 0;
  const hanging: (() => void)[] = [];
  let loseAnswers = true;
  /** The first refunds hang for ever, and the answers to charges are lost for a while. */
  const network: typeof fetch = async (input, init) => {
    if (String(input).endsWith("/v1/refunds")) {
      asked += 1;
      if (asked <= 4) await new Promise<void>((goOn) => void hanging.push(goOn));
    }
    const answer = await fetch(input, init);
    if (loseAnswers && String(input).endsWith("/v1/charges")) throw new Error("the answer is lost");
    return answer;
  };
  const process = world.start(undefined, network);
  const clientId = await world.newClient();
  const pay = async () => {
    const planId = await world.payablePlan(clientId);
    const body = order(clientId, planId, await world.token("4242424242424242"));
    await process.payments.pay({ clientId, role: "client" }, body, "198.51.100.7");
    return { planId, key: body.PaymentKey };
  };
  loseAnswers = false;
  for (let made = 0; made < 6; made += 1) {
    const { planId, key } = await pay();
    await world.db.execute(sql`
      insert into refunds (id, payment_id, amount, reason, status, created_at, ask_again_at, asked)
      values (${randomUUID()}, ${key}, 100, 'goodwill', 1, now(), ${new Date(world.clock.at).toISOString()}, 0)`);
    expect(await stateOf(planId)).toBe("signing");
  }
  loseAnswers = true;
  const { planId } = await pay();
  expect(await stateOf(planId)).not.toBe("signing");
  loseAnswers = false;

  world.clock.at += MINUTE;
  // In parallel, as in the sweeper. Those that hang are not awaited.
  const running = process.jobs.map(({ run }) => run());
  // A refund is done once it is stored, some time after the provider's answer.
  const undone = async () => (await rows(world.db, sql`select count(*)::int n from refunds where status = 1`))[0]?.n;
  while ((await undone()) !== 4 || (await stateOf(planId)) !== "signing") await new Promise(setImmediate);
  expect(asked).toBe(6);
  expect(hanging).toHaveLength(4);
  for (const goOn of hanging) goOn();
  await Promise.all(running);
});
