import { createHash, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { insertCard, KEEP_CARD_CONSENT, linkCard } from "../../../src/features/payments/server/cards/cards.repository";
import { insertPayment } from "../../../src/features/payments/server/payment.repository";
import { text } from "../../../src/platform/server/http/texts";
import { PaymentProvider } from "../../../src/shared/enumerations";
import { HOUR, MINUTE } from "../../../src/shared/instant";
import { languages } from "../../../src/shared/language";
import type { ApiProcess } from "../../apiProcess";
import { Killed } from "../../apiProcess";
import { openTestDatabase } from "../../testDatabase";
import { BEGINNING, codeOf, openWorld, order, PRICE, rows, type World } from "../world";

const APPROVED = "4242424242424242";

let world: World;
let api: ApiProcess;
let clientId: number;

beforeAll(async () => {
  world = await openWorld(await openTestDatabase());
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.at = BEGINNING;
  api = world.start();
  clientId = await world.newClient();
});

const me = () => ({ clientId, role: "client" }) as const;
async function keeping(number = APPROVED) {
  const planId = await world.payablePlan(clientId);
  return { ...order(clientId, planId, await world.token(number)), KeepCard: true };
}
async function withCard(CardId: string) {
  const { Token: _none, ...body } = order(clientId, await world.payablePlan(clientId), "");
  return { ...body, CardId, HolderName: "ignored" };
}
const kept = () => api.cards.list(me());

describe("a saved card", () => {
  it("is saved by the payment that requests it, shows brand, last digits, expiry and holder only, and pays the next plan (PAY-18)", async () => {
    expect(await api.payments.pay(me(), await keeping(), "::1")).toMatchObject({ Status: 2 });
    const [card] = await kept();
    expect(card).toEqual({
      CardId: expect.any(String),
      Brand: "Visa",
      Last4: "4242",
      Expires: "12/40",
      HolderName: "ANA GARCIA",
    });
    const next = await api.payments.pay(me(), await withCard(card?.CardId ?? ""), "::1");
    expect(next).toMatchObject({ Status: 2, Amount: PRICE, CardLast4: "4242" });
  });

  it("is not saved without a request", async () => {
    await api.payments.pay(me(), { ...(await keeping()), KeepCard: false }, "::1");
    expect(await kept()).toEqual([]);
  });

  it("is not saved if it was declined, and is deleted at the provider (PAY-18)", async () => {
    const declined = await keeping("4005571702222222");
    expect(await codeOf(api.payments.pay(me(), declined, "::1"))).toBe("payment.declined");
    expect(await kept()).toEqual([]);
    await api.reconcile();
    const [row] = await rows(
      world.db,
      sql`select removed_at, customer, forgotten_at from client_cards join card_payments on card_id = id
        where payment_id = ${declined.PaymentKey}`,
    );
    expect(row?.removed_at).not.toBeNull();
    expect(row?.customer === null || row?.forgotten_at !== null).toBe(true);
  });

  it("is not saved by a payment that the plan cannot accept, and is deleted at the provider (PAY-16, PAY-18)", async () => {
    const body = await keeping();
    world.clock.at += 49 * HOUR;
    await api.sweep();
    const made = { clientId, createdAt: world.clock.at };
    const cardId = randomUUID();
    await insertPayment(world.db, {
      ...{
        ...made,
        id: body.PaymentKey,
        planId: body.TravelPlanId,
        method: PaymentProvider.Clover,
        amount: PRICE,
        status: 1,
      },
      ...{ currency: "USD", source: body.Token, clientAddress: "::1", askAgainAt: world.clock.at },
    });
    await insertCard(world.db, { ...made, id: cardId, holderName: body.HolderName });
    await linkCard(world.db, body.PaymentKey, cardId);
    for (let round = 0; round < 2; round += 1) {
      await api.reconcile();
      world.clock.at += MINUTE;
    }
    expect(await api.payments.getPayment(me(), body.PaymentKey)).toMatchObject({ FailureCode: "refunded" });
    const [row] = await rows(
      world.db,
      sql`select customer, removed_at, forgotten_at from client_cards where id = ${cardId}`,
    );
    expect(row).toEqual({
      ...{ customer: expect.any(String), removed_at: expect.anything(), forgotten_at: expect.anything() },
    });
    expect(world.standIn.journal.customer(String(row?.customer))?.removed).toBe(true);
  });

  it("is stored with its holder's consent, and shown with the details of its first charge (PAY-18, PAY-40)", async () => {
    await api.payments.pay(me(), await keeping(), "::1");
    const [card] = await kept();
    expect(card).toMatchObject({ Brand: "Visa", Last4: "4242", Expires: "12/40" });
    const [row] = await rows(
      world.db,
      sql`select consent, customer, provider_card from client_cards where id = ${card?.CardId}`,
    );
    const customer = world.standIn.journal.customer(String(row?.customer));
    expect(row).toMatchObject({ consent: KEEP_CARD_CONSENT, provider_card: customer?.card });
  });

  it("has a consent whose version changes with its text (PAY-40)", () => {
    const texts = JSON.stringify(languages.map((language) => text(language, "payment.cards.keep")));
    const digest = createHash("sha256").update(texts).digest("hex").slice(0, 8);
    expect([KEEP_CARD_CONSENT, digest]).toEqual(["2026-11", "d446d289"]);
  });

  it("a saved card that is removed cannot pay any more, and is deleted at the provider", async () => {
    await api.payments.pay(me(), await keeping(), "::1");
    const [card] = await kept();
    const [row] = await rows(world.db, sql`select customer from client_cards where id = ${card?.CardId}`);
    await api.cards.remove(me(), card?.CardId ?? "");
    expect(await kept()).toEqual([]);
    expect(await codeOf(api.payments.pay(me(), await withCard(card?.CardId ?? ""), "::1"))).toBe("payment.cardGone");
    expect(world.standIn.journal.customer(String(row?.customer))?.removed).toBe(true);
  });

  it("a saved card that could not be deleted at the provider is deleted later", async () => {
    await api.payments.pay(me(), await keeping(), "::1");
    const [card] = await kept();
    const cutOff = world.start(undefined, async () => Promise.reject(new TypeError("fetch failed")));
    await cutOff.cards.remove(me(), card?.CardId ?? "");
    await api.reconcile();
    const [row] = await rows(world.db, sql`select forgotten_at from client_cards where id = ${card?.CardId}`);
    expect(row?.forgotten_at).not.toBeNull();
  });

  it("a saved card that the provider does not delete delays no other deletion, and is retried at growing intervals", async () => {
    await api.payments.pay(me(), await keeping(), "::1");
    const [card] = await kept();
    const cutOff = world.start(undefined, async () => Promise.reject(new TypeError("fetch failed")));
    await cutOff.cards.remove(me(), card?.CardId ?? "");
    const removedAt = new Date(world.clock.at - HOUR).toISOString();
    for (let stuck = 0; stuck < 25; stuck += 1)
      await rows(
        world.db,
        sql`insert into client_cards (id, client_id, customer, holder_name, created_at, removed_at)
          values (${randomUUID()}, ${clientId}, ${`stuck-${stuck}`}, '', ${removedAt}, ${removedAt})`,
      );
    let asked = 0;
    const refusing = world.start(undefined, async (...request) => {
      if (!String(request[0]).includes("stuck")) return fetch(...request);
      asked += 1;
      return new Response("{}", { status: 500 });
    });
    await refusing.reconcile();
    const [row] = await rows(world.db, sql`select forgotten_at from client_cards where id = ${card?.CardId}`);
    expect(row?.forgotten_at).not.toBeNull();
    await refusing.reconcile();
    expect(asked).toBe(25);
    for (const [pause, times] of [
      [HOUR - 1, 25],
      [1, 50],
      [HOUR, 50],
      [HOUR, 75],
    ] as const) {
      world.clock.at += pause;
      await refusing.reconcile();
      expect(asked).toBe(times);
    }
    await rows(world.db, sql`delete from client_cards where customer like 'stuck%'`);
  });

  it("is seen and used by its client only (PAY-18)", async () => {
    await api.payments.pay(me(), await keeping(), "::1");
    const [card] = await kept();
    clientId = await world.newClient();
    expect(await kept()).toEqual([]);
    expect(await codeOf(api.cards.remove(me(), card?.CardId ?? ""))).toBe("payment.cardGone");
    expect(await codeOf(api.payments.pay(me(), await withCard(card?.CardId ?? ""), "::1"))).toBe("payment.cardGone");
  });

  it("has either a card or a token, never both or neither", async () => {
    const body = await keeping();
    expect(await codeOf(api.payments.pay(me(), { ...body, CardId: randomUUID() }, "::1"))).toBe("invalid");
    const { Token: _none, ...bare } = body;
    expect(await codeOf(api.payments.pay(me(), bare, "::1"))).toBe("invalid");
  });

  it.each(["payment.committed", "payment.charged", "payment.settling"] as const)(
    "in a process that dies at %s is stored and charged once (FAULT-4)",
    async (step) => {
      const body = await keeping();
      expect(await codeOf(world.start(step).payments.pay(me(), body, "::1"))).toBeInstanceOf(Killed);
      for (let round = 0; round < 3; round += 1) {
        world.clock.at += MINUTE;
        await api.reconcile();
      }
      expect(await api.payments.pay(me(), body, "::1")).toMatchObject({ Status: 2 });
      expect(await kept()).toHaveLength(1);
      expect(world.standIn.journal.charges().filter(({ key }) => key === body.PaymentKey)).toHaveLength(1);
    },
  );
});

it("no test card number is in any table of the database after payments with them (FAULT-24, SAFE-5, PAY-17)", async () => {
  for (const number of [APPROVED, "378282246310005", "4005571702222222"]) {
    await codeOf(api.payments.pay(me(), await keeping(number), "::1"));
  }
  const tables = await rows(
    world.db,
    sql`select table_name from information_schema.tables where table_schema = 'public'`,
  );
  expect(tables.length).toBeGreaterThan(30);
  for (const { table_name } of tables) {
    const dump = await rows(world.db, sql`select t::text as line from ${sql.identifier(String(table_name))} t`);
    const text = dump.map(({ line }) => String(line)).join("\n");
    for (const number of [APPROVED, "378282246310005", "4005571702222222"]) {
      expect([table_name, text.includes(number)]).toEqual([table_name, false]);
    }
  }
});
