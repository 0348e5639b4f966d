import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../../src/app/server/app";
import { movableClock } from "../../../src/platform/server/clock";
import { databaseClock } from "../../../src/platform/server/databaseClock";
import type { OpenDatabase } from "../../../src/platform/server/db/database";
import { HOUR, MINUTE, SECOND } from "../../../src/shared/instant";
import { openTestDatabase, testConfig } from "../../testDatabase";
import { rows } from "../world";

const form = { "content-type": "application/x-www-form-urlencoded" };
const claimsOf = (token: string): { iat: number; exp: number } =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

describe.each([25, -25])("two processes, one with a clock that is %d h wrong (FAULT-35)", (hours) => {
  let opened: OpenDatabase;
  let right: FastifyInstance;
  let wrong: FastifyInstance;
  const start = async (off: number) => {
    const clock = await movableClock(opened.db, () => Date.now() + off, (await databaseClock(opened.db)).now);
    return buildApp({ config: testConfig(), db: opened.db, clock });
  };
  beforeAll(async () => {
    opened = await openTestDatabase();
    right = await start(0);
    wrong = await start(hours * HOUR);
  });
  afterAll(async () => {
    await right.close();
    await wrong.close();
    await opened.close();
  });

  const signIn = async (app: FastifyInstance) => {
    const payload = "grant_type=password&username=tourist@example.com&password=Malecon-2026";
    const answer = await app.inject({ method: "POST", url: "/token", headers: form, payload });
    expect(answer.statusCode).toBe(200);
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    return { token: String(answer.json().access_token), cookie };
  };
  const profileAt = async (app: FastifyInstance, token: string) =>
    (await app.inject({ url: "/api/profile/1/2", headers: { authorization: `Bearer ${token}` } })).statusCode;

  it("neither end nor prolong a session: a token of either is valid at both, for 15 minutes of the database's time", async () => {
    for (const app of [right, wrong]) {
      const { token, cookie } = await signIn(app);
      for (const each of [right, wrong]) expect(await profileAt(each, token)).toBe(200);
      const [time] = await rows(opened.db, sql`select extract(epoch from clock_timestamp()) at`);
      const { iat, exp } = claimsOf(token);
      expect(exp - iat).toBe((15 * MINUTE) / SECOND);
      expect(Math.abs(iat - Number(time?.at))).toBeLessThan(60);
      for (const each of [right, wrong]) {
        const payload = "grant_type=refresh_token";
        const renewed = await each.inject({ method: "POST", url: "/token", headers: { ...form, cookie }, payload });
        expect(renewed.statusCode).toBe(200);
        expect(Math.abs(claimsOf(renewed.json().access_token).iat - Number(time?.at))).toBeLessThan(60);
      }
    }
    const dated = await rows(
      opened.db,
      sql`select count(*) n from sessions where abs(extract(epoch from created_at - clock_timestamp())) > 60`,
    );
    expect(Number(dated[0]?.n)).toBe(0);
  });
});

describe("the database's clock in a process (FAULT-35)", () => {
  it("is queried once, and continues by the monotonic clock, whatever happens to the system clock", async () => {
    const opened = await openTestDatabase();
    let passed = 0;
    const select = jest.spyOn(opened.db, "select");
    const clock = await databaseClock(opened.db, () => passed);
    const begun = clock.now();
    expect(Math.abs(begun - Date.now())).toBeLessThan(MINUTE);
    jest.spyOn(Date, "now").mockReturnValue(0);
    for (let turn = 0; turn < 1_000; turn += 1) {
      passed += SECOND;
      expect(clock.now()).toBe(begun + passed);
    }
    expect(select).toHaveBeenCalledTimes(1);
    await clock.measure();
    expect(clock.now()).toBeLessThan(begun + passed);
    jest.restoreAllMocks();
    await opened.close();
  });
});
