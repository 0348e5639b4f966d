import { createRequire } from "node:module";
import { Writable } from "node:stream";
import { eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { MINUTE, SECOND } from "../../../../shared/instant";
import { ENDED_SESSION_KEPT, REFRESH_GRACE, SESSION_TIME } from "../../account.rules";
import { sessions } from "../account.tables";
import { forgetSessions } from "./sessions.repository";

/** The server's own module instance: an import here would be a copy, whose calls cannot be counted. */
const argon2: typeof import("@node-rs/argon2") = createRequire(__filename)("@node-rs/argon2");

const logged: string[] = [];
const logTo = new Writable({
  write: (chunk, _encoding, done) => {
    logged.push(String(chunk));
    done();
  },
});

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ LOG_LEVEL: "info" }, logTo);
});
afterAll(() => test.close());

const form = (fields: Record<string, string>, cookie?: string, headers: Record<string, string> = {}) =>
  test.call({
    method: "POST",
    url: "/token",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(fields).toString(),
    ...(cookie && { cookies: { "malecon-refresh": cookie } }),
  });
const tourist = { grant_type: "password", cremail: "tourist@example.com", password: "Malecon-2026" };
const refresh = (cookie: string) => form({ grant_type: "refresh_token" }, cookie);
type Answer = Awaited<ReturnType<typeof form>>;
const cookieOf = (answer: Answer) => answer.cookies.find(({ name }) => name === "malecon-refresh")?.value ?? "";
const signIn = async () => cookieOf(await form(tourist));
const expired = { error: "invalid_grant", error_description: expect.stringContaining("session is expired") };

describe("signing in (SESSION-1)", () => {
  it("answers without the envelope with a token for 15 minutes and who is signed in (SESSION-1, SESSION-5, OPS-9)", async () => {
    const answer = await form(tourist);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      access_token: expect.any(String),
      token_type: "bearer",
      expires_in: 900,
      data: { clientId: 1, email: "tourist@example.com", FirstName: "Ana", LastName: "Rivera Soto", Role: "client" },
    });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("is a line of the log, and so is a refused one, without what was typed (SAFE-70)", async () => {
    logged.length = 0;
    await form(tourist);
    await form({ ...tourist, password: "not it at all", code: "123456" });
    await form({ grant_type: "tourist@example.com" });
    await refresh("none");
    const lines = logged.map((line) => JSON.parse(line)).filter(({ msg }) => /sign/.test(msg));
    const facts = lines.map(({ msg, by, secondFactor, client, code }) => ({ msg, by, secondFactor, client, code }));
    expect(facts).toEqual([
      { msg: "signed in", by: "password", secondFactor: null, client: 1 },
      { msg: "a sign-in was refused", by: "password", secondFactor: "code", code: "account.badCredentials" },
    ]);
    expect(logged.join()).not.toMatch(/tourist@|not it at all|123456|Malecon-2026/i);
  });

  it("ends the session that the browser had, whosever it was (SESSION-5)", async () => {
    const before = await signIn();
    const other = await signIn();
    const after = cookieOf(await form({ ...tourist, cremail: "tourist2@example.com" }, before));
    expect((await refresh(before)).json()).toEqual(expired);
    expect((await refresh(after)).json().data.clientId).toBe(2);
    expect((await refresh(other)).json().data.clientId).toBe(1);
    // A refused sign-in leaves the session open.
    const next = await signIn();
    await form({ ...tourist, password: "not it at all" }, next);
    expect((await refresh(next)).statusCode).toBe(200);
  });

  it("takes the e-mail as username, in capitals and with blanks", async () => {
    const answer = await form({ grant_type: "password", username: " Tourist@Example.com ", password: "Malecon-2026" });
    expect(answer.json().data.clientId).toBe(1);
  });

  it("keeps the refresh token in an HttpOnly, SameSite=Strict cookie, over plain http without the prefix (SESSION-5)", async () => {
    const [cookie] = (await form(tourist)).cookies;
    expect(cookie).toMatchObject({ name: "malecon-refresh", httpOnly: true, sameSite: "Strict", path: "/" });
    expect(cookie).not.toHaveProperty("secure");
  });

  it("refuses a wrong password and an unknown email with the same message, in both languages (FAULT-21)", async () => {
    const wrong = await form({ ...tourist, password: "not it at all" });
    const unknown = await form({ ...tourist, cremail: "nobody@example.com" });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toEqual({
      error: "invalid_grant",
      error_description: "Either email or password is incorrect",
    });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    const spanish = await form({ ...tourist, password: "not it at all" }, undefined, { "accept-language": "es-CU" });
    expect(spanish.json().error_description).toBe("El correo electrónico o la contraseña son incorrectos");
  });

  it("does the same work for an unknown email as for a wrong password, so that the time reveals nothing (ACC-3, FAULT-21)", async () => {
    const hashed = jest.spyOn(argon2, "verify");
    await form({ ...tourist, cremail: "tourist2@example.com", password: "not it at all" });
    await form({ ...tourist, cremail: "nobody2@example.com", password: "not it at all" });
    const work = hashed.mock.calls.map(([hash, typed]) => [String(hash).split("$").slice(1, 4), typed]);
    hashed.mockRestore();
    expect(work).toHaveLength(2);
    expect(work[1]).toEqual(work[0]);
  });

  it.each([
    ["no grant type", { cremail: "a@b.example", password: "x" }, "invalid_request"],
    ["no password", { grant_type: "password", cremail: "a@b.example" }, "invalid_request"],
    ["another grant", { grant_type: "client_credentials" }, "unsupported_grant_type"],
    ["an unknown field", { ...tourist, role: "staff" }, "invalid_request"],
  ])("refuses %s as OAuth does, without the envelope", async (_what, fields, error) => {
    const answer = await form(fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error, error_description: expect.any(String) });
  });

  it("is refused for a form on another site's page", async () => {
    const answer = await form(tourist, undefined, { "sec-fetch-mode": "navigate" });
    expect(answer.statusCode).toBe(400);
    expect(answer.cookies).toEqual([]);
  });

  const guess = (cremail: string, password: string, remoteAddress: string, device = "") =>
    test.call({
      method: "POST",
      url: "/token",
      remoteAddress,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ grant_type: "password", cremail, password }).toString(),
      ...(device && { cookies: { "malecon-refresh": device } }),
    });
  const [STRANGERS, OWNERS] = ["203.0.113.9", "198.51.100.7"];
  const owner = "tourist2@example.com";

  it("refuses more than 10 guesses at one email from one address in 15 minutes, known or not, before any hashing (SESSION-9, SAFE-2)", async () => {
    for (const cremail of ["staff@example.com", "ghost@example.com"]) {
      const hashed = jest.spyOn(argon2, "verify");
      for (let time = 0; time < 10; time += 1) await guess(cremail, `guess ${time}`, STRANGERS);
      expect(hashed).toHaveBeenCalledTimes(10);
      for (let time = 0; time < 10; time += 1) {
        const refused = await guess(cremail, "Malecon-2026", STRANGERS);
        expect([refused.statusCode, refused.json().error]).toEqual([429, "slow_down"]);
      }
      expect(hashed).toHaveBeenCalledTimes(10);
      hashed.mockRestore();
    }
    test.pass(15 * MINUTE);
    expect((await guess("staff@example.com", "Malecon-2026", STRANGERS)).statusCode).toBe(200);
  });

  it("counts all addresses of one IPv6 network as one, because its owner has all of them (SAFE-3)", async () => {
    const statuses: number[] = [];
    for (let time = 1; time <= 12; time += 1)
      statuses.push((await guess("nobody@example.com", `guess ${time}`, `2001:db8:0:1::${time}`)).statusCode);
    expect(statuses.map((status) => status === 429)).toEqual([...Array(10).fill(false), true, true]);
    expect((await guess("nobody@example.com", "guess", "2001:db8:0:2::1")).statusCode).toBe(400);
  });

  it("does not lock the owner out after guesses from elsewhere, on one of their devices, or with a mailed password (SESSION-9)", async () => {
    const device = cookieOf(await guess(owner, "Malecon-2026", OWNERS));
    for (let time = 0; time < 11; time += 1) await guess(owner, `guess ${time}`, STRANGERS);
    expect((await guess(owner, "Malecon-2026", OWNERS)).statusCode).toBe(200);
    expect((await guess(owner, "Malecon-2026", STRANGERS)).statusCode).toBe(429);
    expect((await guess(owner, "Malecon-2026", STRANGERS, await signIn())).statusCode).toBe(429);
    expect((await guess(owner, "Malecon-2026", STRANGERS, device)).statusCode).toBe(200);
    const payload = { email: owner, siteId: 11 };
    await test.call({ method: "POST", url: "/api/clients/recoverPassword", payload });
    const mailed = /tmp-\S+/.exec((await test.mailsTo(owner))[0]?.text ?? "")?.[0] ?? "";
    expect((await guess(owner, mailed, STRANGERS)).statusCode).toBe(200);
  });
});

describe("a refresh token", () => {
  it("is exchanged for a new access token and another refresh token (SESSION-5)", async () => {
    const first = await signIn();
    const answer = await refresh(first);
    expect(answer.json().data.clientId).toBe(1);
    expect(cookieOf(answer)).not.toBe(first);
    expect((await refresh(cookieOf(answer))).statusCode).toBe(200);
  });

  it("used by two tabs within 10 s gives both the same successor (SESSION-6)", async () => {
    const first = await signIn();
    const [one, two] = await Promise.all([refresh(first), refresh(first)]);
    expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
    expect(cookieOf(one)).toBe(cookieOf(two));
    test.pass(REFRESH_GRACE + 1);
    expect((await refresh(cookieOf(two))).statusCode).toBe(200);
  });

  it("used again later ends its whole family, including the newest token (SESSION-6, FAULT-22)", async () => {
    const stolen = await signIn();
    const newest = cookieOf(await refresh(stolen));
    test.pass(REFRESH_GRACE + 1);
    const replayed = await refresh(stolen);
    expect([replayed.statusCode, replayed.json()]).toEqual([400, expired]);
    expect((await refresh(newest)).json()).toEqual(expired);
  });

  it("a refresh token of another sign-in stays valid when one is used again", async () => {
    const [stolen, other] = [await signIn(), await signIn()];
    await refresh(stolen);
    test.pass(REFRESH_GRACE + 1);
    await refresh(stolen);
    expect((await refresh(other)).statusCode).toBe(200);
  });

  it("expires 30 days after its last use, and ends at log-off (SESSION-5)", async () => {
    const [forgotten, used] = [await signIn(), await signIn()];
    test.pass(SESSION_TIME - SECOND);
    const kept = cookieOf(await refresh(used));
    test.pass(SECOND);
    expect((await refresh(forgotten)).json()).toEqual(expired);
    const bye = await test.call({
      method: "POST",
      url: "/api/clients/logOff",
      cookies: { "malecon-refresh": kept },
    });
    expect(bye.json()).toMatchObject({ Status: 0, Data: null });
    expect(cookieOf(bye)).toBe("");
    expect((await refresh(kept)).json()).toEqual(expired);
  });

  it("a refresh token that has ended is stored for another week; a live session keeps its first row, and its used tokens while their reuse ends it (SESSION-5, SESSION-6)", async () => {
    await test.db.delete(sessions).where(eq(sessions.clientId, 1));
    const stored = async () =>
      (await test.db.select().from(sessions).where(eq(sessions.clientId, 1)).orderBy(sessions.createdAt)).length;
    await signIn();
    const first = await signIn();
    test.pass(MINUTE);
    const second = cookieOf(await refresh(first));
    test.pass(SESSION_TIME - MINUTE);
    const third = cookieOf(await refresh(second));
    await forgetSessions(test.db, test.now());
    expect(await stored()).toBe(4);
    test.pass(ENDED_SESSION_KEPT + MINUTE);
    await forgetSessions(test.db, test.now());
    // Its beginning and its newest token.
    expect(await stored()).toBe(2);
    const used = third;
    const newest = cookieOf(await refresh(third));
    test.pass(REFRESH_GRACE + 1);
    await forgetSessions(test.db, test.now());
    expect((await refresh(used)).statusCode).toBe(400);
    expect((await refresh(newest)).json()).toEqual(expired);
    test.pass(ENDED_SESSION_KEPT);
    await forgetSessions(test.db, test.now());
    expect(await stored()).toBe(0);
  });

  it("a refresh token of staff is stored while it is their newest, so that owners see when they were last active", async () => {
    await form({ ...tourist, cremail: "staff@example.com" });
    test.pass(SESSION_TIME + ENDED_SESSION_KEPT);
    await form({ ...tourist, cremail: "staff@example.com" });
    test.pass(SESSION_TIME + ENDED_SESSION_KEPT);
    await forgetSessions(test.db, test.now());
    expect(await test.db.$count(sessions, eq(sessions.clientId, 3))).toBe(1);
  });

  it("takes its access tokens with it at log-off, and no other session's (SAFE-13)", async () => {
    const [mine, other] = [await form(tourist), await form(tourist)];
    const cards = async (answer: Answer) => {
      const headers = { authorization: `Bearer ${answer.json().access_token}` };
      return (await test.call({ method: "GET", url: "/api/clients/getClientCards", headers })).statusCode;
    };
    expect([await cards(mine), await cards(other)]).toEqual([200, 200]);
    const renewed = await refresh(cookieOf(mine));
    await test.call({
      method: "POST",
      url: "/api/clients/logOff",
      cookies: { "malecon-refresh": cookieOf(renewed) },
    });
    expect([await cards(mine), await cards(renewed), await cards(other)]).toEqual([401, 401, 200]);
  });

  it("ends by a log-off with only its access token (SAFE-13)", async () => {
    const [mine, other] = [await form(tourist), await form(tourist)];
    const headers = { authorization: `Bearer ${mine.json().access_token}` };
    await test.call({ method: "POST", url: "/api/clients/logOff", headers });
    expect((await test.call({ method: "GET", url: "/api/clients/getClientCards", headers })).statusCode).toBe(401);
    expect((await refresh(cookieOf(mine))).json()).toEqual(expired);
    expect((await refresh(cookieOf(other))).statusCode).toBe(200);
  });

  it("a refresh token that is unknown or missing gives no session", async () => {
    expect((await refresh("made-up")).json()).toEqual(expired);
    expect((await form({ grant_type: "refresh_token" })).json()).toEqual(expired);
  });
});

describe("a page that is not ours", () => {
  const offTo = (cookie: string, headers: Record<string, string>) =>
    test.call({ method: "POST", url: "/api/clients/logOff", cookies: { "malecon-refresh": cookie }, headers });

  it.each(["same-site", "cross-site"])(
    "of another port or host (%s) neither renews, replaces nor ends the session of its visitor (SAFE-18)",
    async (site) => {
      const headers = { "sec-fetch-site": site };
      const cookie = await signIn();
      for (const fields of [{ grant_type: "refresh_token" }, tourist]) {
        const answer = await form(fields, cookie, headers);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().error_description).toBe("This can only be done on our own pages.");
        expect(answer.cookies).toEqual([]);
      }
      const off = await offTo(cookie, headers);
      expect([off.statusCode, off.json().ResultCode, off.cookies]).toEqual([403, "otherPageRefused", []]);
      expect((await refresh(cookie)).statusCode).toBe(200);
    },
  );

  it("is recognised by the browser's header; a browser that sends none is let through (SAFE-18)", async () => {
    const cookie = await signIn();
    const renewed = await form({ grant_type: "refresh_token" }, cookie, { "sec-fetch-site": "same-origin" });
    expect(renewed.statusCode).toBe(200);
    expect((await offTo(cookieOf(renewed), {})).statusCode).toBe(200);
  });
});

describe("over https", () => {
  it("the cookie has the __Host- prefix and is Secure (SESSION-5)", async () => {
    const secure = await startTestApp({ PUBLIC_URL: "https://malecon.example" });
    const answer = await secure.call({
      method: "POST",
      url: "/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(tourist).toString(),
    });
    expect(answer.cookies[0]).toMatchObject({ name: "__Host-malecon-refresh", secure: true, path: "/" });
    expect(answer.cookies[0]).not.toHaveProperty("domain");
    await secure.close();
  });
});
