import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { cloverProvider } from "../../src/features/payments/methods/clover/server/clover";
import type { PaymentStep } from "../../src/features/payments/server/payment.ports";
import type { Database, OpenDatabase } from "../../src/platform/server/db/database";
import { Problem } from "../../src/platform/server/problem";
import { IdentityDocumentType } from "../../src/shared/enumerations";
import { type Clock, DAY, HOUR, type Instant, MINUTE } from "../../src/shared/instant";
import { buildStandIn, type StandIn } from "../../stand-ins/clover/standIn";
import { type ApiProcess, startProcess, type TestProviders } from "../apiProcess";
import { testConfig } from "../testDatabase";

export const PRICE = 29_100;
const BREAKDOWN = { priceLines: [], inCubaLines: [], deposit: 0, freeCancellationUntil: null, days: 3 };
export const BEGINNING: Instant = Date.UTC(2026, 11, 1, 17);

/**
 * For fault tests: the real checkout with the real adapter and the real stand-in on loopback, and a clock that tests
 * set.
 */
export type World = {
  db: Database;
  clock: { at: Instant };
  standIn: StandIn;
  /** Filled whenever the stand-in would wait: the test decides when it continues. */
  waits: { milliseconds: number; goOn: () => void }[];
  released: number[];
  /** Bookings whose inventory was reserved again; it had been released before (`released`). */
  reclaimed: number[];
  /** Starts an API process. It can be made to die at a step, and have its own network and time limit (ms). */
  start: (dieAt?: PaymentStep, network?: typeof fetch, timeout?: number) => ApiProcess;
  /** Starts a process with its own other providers. */
  startWith: (providers: Omit<TestProviders, "clover">) => ApiProcess;
  newClient: () => Promise<number>;
  /** A plan with a booking that was confirmed an hour after it was requested, its documents in order. */
  payablePlan: (clientId: number) => Promise<number>;
  token: (number: string) => Promise<string>;
  close: () => Promise<void>;
};

const config = testConfig();

/** The code of the problem with which work fails; null if it succeeds, and any other error itself. */
export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Problem ? error.code : error),
  );

/** Longer than any test: tests of a time limit pass a shorter one. */
const PATIENCE = 10 * MINUTE;

/** The adapters of a test world besides Clover. `reclaims`: whether a cancelled plan's inventory is still available. */
export type Beside = { providers?: Omit<TestProviders, "clover">; reclaims?: () => boolean };

export async function openWorld({ db, close }: OpenDatabase, beside: Beside = {}): Promise<World> {
  const clock = { at: BEGINNING };
  const now: Clock = () => clock.at;
  const waits: World["waits"] = [];
  const standIn = buildStandIn({
    production: false,
    site: config.publicUrl,
    privateKey: "key",
    file: null,
    wait: (milliseconds) => new Promise((goOn) => waits.push({ milliseconds, goOn })),
    now,
  });
  await standIn.app.listen({ port: 0, host: "127.0.0.1" });
  const chargeUrl = `http://127.0.0.1:${portOf(standIn)}`;
  const released: number[] = [];
  const reclaimed: number[] = [];

  const start: World["start"] = (dieAt, network = fetch, timeout = PATIENCE) =>
    build(beside.providers ?? {}, dieAt, network, timeout);
  const startWith: World["startWith"] = (providers) => build(providers, undefined, fetch, 5_000);

  const build = (
    others: Omit<TestProviders, "clover">,
    dieAt: PaymentStep | undefined,
    network: typeof fetch,
    timeout: number,
  ) =>
    startProcess({
      db,
      now,
      dieAt: dieAt ?? null,
      providers: {
        clover: cloverProvider({ chargeUrl, privateKey: "key", fetch: network, timeout }),
        ...others,
      },
      inventories: [
        {
          release: async (_tx, ids) => void released.push(...ids),
          holding: async (_tx, ids) => [...ids],
          reclaim: async (_tx, ids) => {
            // Only released bookings can hold inventory again.
            if (!beside.reclaims?.() || ids.some((id) => !released.includes(id))) return [];
            reclaimed.push(...ids);
            return [...ids];
          },
        },
      ],
    });

  async function newClient(): Promise<number> {
    const email = `${randomUUID()}@example.com`;
    const made = await rows(
      db,
      sql`insert into clients (email, password_hash, first_name, last_name, phone, birth_date, country_id, address, city,
          postal_code, created_at)
        values (${email}, '-', 'Ana', 'García', '+1 305 555 0100', '1988-05-17', 167, '12 Ocean Drive', 'Miami', '33139',
          now()) returning id`,
    );
    const id = Number(made[0]?.id);
    await db.execute(
      sql`insert into client_documents (client_id, type, number, first_name, last_name, country_id, issued_on, expires_on,
          birth_date, status, given_at)
        values (${id}, ${IdentityDocumentType.Passport}, 'X12345678', 'Ana', 'García', 167, '2024-01-01', '2034-01-01',
          '1988-05-17', 'verified', now())`,
    );
    return id;
  }

  async function payablePlan(clientId: number): Promise<number> {
    const { commands } = start();
    const at = new Date(clock.at).toISOString();
    const startsAt = clock.at + 30 * DAY;
    const endsAt = clock.at + 33 * DAY;
    const [plan] = await rows(
      db,
      sql`insert into travel_plans (client_id, created_at, state) values (${clientId}, ${at}, 'collecting') returning id`,
    );
    const planId = Number(plan?.id);
    const [booking] = await rows(
      db,
      sql`insert into bookings (plan_id, client_id, product_type, status, created_at, starts_at, ends_at, pay_now, pay_in_cuba, currency, price)
        values (${planId}, ${clientId}, 1, 'requested', ${at}, ${new Date(startsAt).toISOString()}, ${new Date(endsAt).toISOString()},
          ${PRICE}, 0, 'USD', ${JSON.stringify(BREAKDOWN)}) returning id`,
    );
    const id = Number(booking?.id);
    const byClient = () => ({ actor: { kind: "client", id: clientId } as const, at: clock.at });
    const added = { id, productType: 1, startsAt, endsAt, amount: PRICE } as const;
    await db.transaction((tx) => commands.record(tx, planId, { type: "booking.added", booking: added }, byClient()));
    clock.at += HOUR;
    await db.transaction((tx) => commands.record(tx, planId, { type: "booking.confirmed", bookingId: id }, byClient()));
    return planId;
  }

  async function token(number: string): Promise<string> {
    const card = { number, exp_month: "12", exp_year: "2040", cvv: number.startsWith("3") ? "1234" : "123" };
    const answer = await standIn.app.inject({
      method: "POST",
      url: "/v1/tokens",
      headers: { apikey: "stand-in-access-key" },
      payload: { card },
    });
    return String(answer.json().id);
  }

  return {
    db,
    clock,
    standIn,
    waits,
    released,
    reclaimed,
    start,
    startWith,
    newClient,
    payablePlan,
    token,
    close: async () => {
      for (const { goOn } of waits) goOn();
      await standIn.app.close();
      await close();
    },
  };
}

export function portOf({ app }: StandIn): number {
  const address: AddressInfo | string | null = app.server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** A query's rows, for either database driver. */
export async function rows(db: Database, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  const result: unknown = await db.execute(query);
  if (typeof result !== "object" || result === null || !("rows" in result) || !Array.isArray(result.rows)) return [];
  return result.rows;
}

/** A request to pay as the browser sends it. */
export function order(ClientId: number, TravelPlanId: number, Token: string, PaymentKey: string = randomUUID()) {
  return {
    TravelPlanId,
    ClientId,
    PaymentKey,
    Token,
    Amount: PRICE,
    HolderName: "ANA GARCIA",
    AcceptTerms: true,
  };
}
