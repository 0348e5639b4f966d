import { sql } from "drizzle-orm";
import { startTestApp, TEST_NOON } from "../../../../test/testApp";
import { openTestDatabase, testConfig } from "../../../../test/testDatabase";
import { movableClock } from "../../../platform/server/clock";
import { buildApp } from "../app";

const LIMIT = 5;

it("the server limits the calls of an address, but neither pages nor their files nor health checks (SAFE-3)", async () => {
  const test = await startTestApp({ REQUESTS_PER_MINUTE: String(LIMIT) });
  const statusOf = async (url: string) => (await test.app.inject({ method: "GET", url })).statusCode;
  for (let times = 0; times < 2 * LIMIT; times += 1) expect(await statusOf("/robots.txt")).toBe(200);
  for (let times = 0; times < LIMIT; times += 1) expect(await statusOf("/api/docs/json")).toBe(200);
  expect(await statusOf("/api/docs/json")).toBe(429);
  expect(await statusOf("/robots.txt")).toBe(200);
  for (let times = 0; times < 2 * LIMIT; times += 1) {
    expect(await statusOf("/health/ready")).toBe(200);
    expect(await statusOf("/health/live")).toBe(200);
  }
  await test.close();
});

it("the server enforces a call's own limit over two processes together (OPS-60)", async () => {
  const { db, close } = await openTestDatabase();
  // Calls that hash a password get a tenth of the general limit.
  const config = testConfig({ REQUESTS_PER_MINUTE: String(10 * LIMIT) });
  let present = TEST_NOON;
  const processes = [0, 1].map(async () => buildApp({ config, db, clock: await movableClock(db, () => present) }));
  const [one, other] = await Promise.all(processes);
  const recover = async (app: typeof one, remoteAddress: string) => {
    const payload = { email: "nobody@example.com", siteId: 11 };
    return app?.inject({ method: "POST", url: "/api/clients/recoverPassword", payload, remoteAddress });
  };
  const [ADDRESS, NEIGHBOUR] = ["203.0.113.9", "203.0.113.10"];
  const asked = await Promise.all(
    Array.from({ length: 4 * LIMIT }, (_, time) => recover(time % 2 === 0 ? one : other, ADDRESS)),
  );
  expect(asked.filter((answer) => answer?.statusCode === 200)).toHaveLength(LIMIT);
  const refused = await recover(other, ADDRESS);
  expect([refused?.statusCode, refused?.headers["retry-after"]]).toEqual([429, "60"]);
  // Each call and each address is counted separately, and the count ends after a minute.
  expect((await recover(one, NEIGHBOUR))?.statusCode).toBe(200);
  // Addresses of one IPv6 network count together.
  for (let time = 1; time <= LIMIT; time += 1) await recover(one, `2001:db8:0:1::${time}`);
  expect((await recover(other, "2001:db8:0:1::ffff"))?.statusCode).toBe(429);
  expect((await recover(other, "2001:db8:0:2::1"))?.statusCode).toBe(200);
  const invitation = { method: "POST", url: "/api/support/invitation/look", payload: { Code: "x" } } as const;
  expect((await one?.inject({ ...invitation, remoteAddress: ADDRESS }))?.statusCode).toBe(404);
  present += 60_000;
  expect((await recover(one, ADDRESS))?.statusCode).toBe(200);
  await Promise.all([one?.close(), other?.close()]);
  await close();
});

it("the server enforces the general limit of an address over two processes together, within a small margin (OPS-60)", async () => {
  const [ALLOWED, EACH] = [600, 650];
  const { db, close } = await openTestDatabase();
  // A database server, because only there several processes can share a database.
  const config = { ...testConfig({ REQUESTS_PER_MINUTE: String(ALLOWED) }), databaseUrl: "postgres://localhost/shop" };
  const processes = [0, 1].map(async () => buildApp({ config, db, clock: await movableClock(db, () => TEST_NOON) }));
  let refused = 0;
  for (const each of processes) {
    const app = await each;
    app.get("/api/light", { config: { access: "public" } }, async () => null);
    for (let time = 0; time < EACH; time += 1) {
      const answer = await app.inject({ method: "GET", url: "/api/light", remoteAddress: "203.0.113.9" });
      // Yields to the event loop, so that processes exchange their counts as they would between requests from the
      // network.
      await db.execute(sql`select 1`);
      if (answer.statusCode === 429) refused += 1;
    }
  }
  await Promise.all(processes.map(async (each) => (await each).close()));
  await close();
  const exact = 2 * EACH - ALLOWED;
  expect(refused).toBeLessThanOrEqual(exact);
  expect(refused).toBeGreaterThan(exact - ALLOWED / 10);
});

describe("the address of a proxy's client (SAFE-3)", () => {
  const [DIRECT, PROXY, NEIGHBOUR] = ["203.0.113.9", "10.1.2.3", "10.9.9.9"];

  /** How many calls with forged addresses are answered, where one address may make `LIMIT`. */
  async function answered(env: Record<string, string>, remoteAddress: string, forwarded: (time: number) => string) {
    const test = await startTestApp({ REQUESTS_PER_MINUTE: String(LIMIT), ...env });
    const statuses: number[] = [];
    for (let time = 0; time < 2 * LIMIT; time += 1) {
      const headers = { "x-forwarded-for": forwarded(time) };
      const answer = await test.app.inject({ method: "GET", url: "/api/countries", remoteAddress, headers });
      statuses.push(answer.statusCode);
    }
    await test.close();
    return statuses.filter((status) => status === 200).length;
  }
  const madeUp = (time: number) => `198.51.100.${time}`;

  it("is not trusted when no proxy is named", async () => {
    expect(await answered({}, DIRECT, madeUp)).toBe(LIMIT);
  });

  it.each(["10.1.0.0/16", "127.0.0.1, 10.1.2.3"])("is accepted only from a named proxy (%s)", async (TRUST_PROXY) => {
    expect(await answered({ TRUST_PROXY }, PROXY, madeUp)).toBe(2 * LIMIT);
    expect(await answered({ TRUST_PROXY }, NEIGHBOUR, madeUp)).toBe(LIMIT);
  });

  it("is what the last trusted proxy saw, not what its client claims, with a number of hops", async () => {
    const passedOn = (time: number) => `${madeUp(time)}, ${DIRECT}`;
    expect(await answered({ TRUST_PROXY: "1" }, PROXY, passedOn)).toBe(LIMIT);
    expect(await answered({ TRUST_PROXY: "1" }, PROXY, madeUp)).toBe(2 * LIMIT);
  });
});
