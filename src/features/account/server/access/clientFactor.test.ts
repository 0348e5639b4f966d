import { eq } from "drizzle-orm";
import { auditLines } from "../../../../../test/auditLines";
import { softwareAuthenticator } from "../../../../../test/softwareAuthenticator";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { auditLog } from "../../../../platform/server/db/schema/operations";
import type { StaffRole } from "../../../../shared/staffRole";
import { FRESH_SIGN_IN, SECOND_FACTOR_TRIES } from "../../account.rules";
import { recoveryCodes, secondFactors } from "../account.tables";
import { totpOf } from "./secondFactor";

const ORIGIN = "http://localhost:8080";
const [ANA, LUIS, STAFF] = [1, 2, 3];
const email = "tourist@example.com";
const Password = "Malecon-2026";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: ORIGIN });
});
afterAll(() => test.close());
afterEach(async () => {
  await test.db.delete(secondFactors);
  test.pass(SECOND_FACTOR_TRIES.within);
});

type Shown = { code?: string; passkey?: string };

/** A client's browser: its sign-in, and its calls about the second factor. `device`: the cookie that it already has. */
async function signIn(shown: Shown = {}, device?: string, remoteAddress = "127.0.0.1") {
  const answer = await test.call({
    remoteAddress,
    method: "POST",
    url: "/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ grant_type: "password", cremail: email, password: Password, ...shown }).toString(),
    ...(device && { cookies: { "malecon-refresh": device } }),
  });
  const headers = { authorization: `Bearer ${answer.json().access_token}` };
  const cookie = answer.cookies[0]?.value ?? "";
  const call = async (path: string, payload?: object) => {
    const response = await test.call({
      method: payload ? "POST" : "GET",
      url: `/api/access${path}`,
      headers,
      cookies: { "malecon-refresh": cookie },
      ...(payload && { payload }),
    });
    const { ResultCode: code, Data: data } = response.json();
    return { status: response.statusCode, code, data };
  };
  return {
    status: answer.statusCode,
    error: answer.json().error,
    passkey: answer.json().passkey,
    cookie,
    headers,
    call,
  };
}
type Browser = Awaited<ReturnType<typeof signIn>>;

/** Sets up an app in a browser that has just signed in; returns codes, each valid once, and the recovery codes. */
async function setUpApp(browser: Browser) {
  const { Secret } = (await browser.call("/factor/begin", {})).data;
  const code = () => {
    test.pass(30_000);
    return totpOf(Secret, email).generate({ timestamp: test.now() });
  };
  const { RecoveryCodes } = (await browser.call("/factor/confirm", { Code: code() })).data;
  return { code, recovery: RecoveryCodes as string[] };
}
const factor = async (browser: Browser) => (await browser.call("")).data.SecondFactor;
const subjects = async () => (await test.mailsTo(email)).map(({ subject }) => subject);

describe("a client's second factor (SAFE-72)", () => {
  it("is never asked for: without one the password signs in, and every page is open", async () => {
    const browser = await signIn();
    expect(browser.status).toBe(200);
    expect(await browser.call("")).toMatchObject({
      status: 200,
      data: { email, StaffRole: null, SecondFactor: { On: false, Required: false, RecoveryCodesLeft: 0 } },
    });
  });

  it("as an app's codes makes the password alone insufficient and ends other sessions; an email reports that and links to the client's page", async () => {
    const elsewhere = await signIn();
    const browser = await signIn();
    const { code, recovery } = await setUpApp(browser);
    expect(recovery).toHaveLength(10);
    expect((await elsewhere.call("")).status).toBe(401);
    expect(await signIn()).toMatchObject({ status: 400, error: "invalid_code" });
    expect(await signIn({ code: code() })).toMatchObject({ status: 200 });
    const [told] = await test.mailsTo(email);
    expect(told?.subject).toBe("A second factor now protects your account");
    expect(told?.text).toContain(`${ORIGIN}/my-second-factor`);
    expect(told?.text).toContain("change your password at once and write to us");
  });

  it("can be a passkey, which signs in after the password", async () => {
    const key = softwareAuthenticator(ORIGIN);
    const browser = await signIn();
    const { Options } = (await browser.call("/passkeys/begin", {})).data;
    expect((await browser.call("/passkeys/add", { Name: "Phone", Answer: key.make(Options) })).status).toBe(200);
    const { passkey } = await signIn();
    expect(await signIn({ passkey: key.prove(passkey) })).toMatchObject({ status: 200 });
    expect(await factor(browser)).toMatchObject({ On: true, App: false, Passkeys: [{ Name: "Phone" }] });
  });

  it("is replaced once by each recovery code; an email reports each use and how many codes are left", async () => {
    const { recovery } = await setUpApp(await signIn());
    const [first = "", second = ""] = recovery;
    expect((await signIn({ code: first })).status).toBe(200);
    expect((await signIn({ code: first })).status).toBe(400);
    const browser = await signIn({ code: second });
    expect((await factor(browser)).RecoveryCodesLeft).toBe(8);
    const told = (await test.mailsTo(email)).filter(({ subject }) => /recovery code of your account/.test(subject));
    expect(told.map(({ text }) => /(\d+) are left/.exec(text)?.[1])).toEqual(["8", "9"]);
  });

  it("gets new recovery codes with a proof; they replace all earlier ones, and an email reports that", async () => {
    const browser = await signIn();
    expect(await browser.call("/recoveryCodes/renew", {})).toMatchObject({ code: "account.secondFactorOff" });
    const { code, recovery } = await setUpApp(browser);
    const refused = await browser.call("/recoveryCodes/renew", { Password });
    expect(refused).toMatchObject({ status: 403, code: "account.secondFactorNeeded" });
    const renewed = (await browser.call("/recoveryCodes/renew", { Password, Code: code() })).data.RecoveryCodes;
    expect(new Set([...recovery, ...renewed]).size).toBe(20);
    expect((await subjects())[0]).toBe("New recovery codes were made for your account");
    expect((await signIn({ code: recovery[0] ?? "" })).status).toBe(400);
    expect((await signIn({ code: renewed[0] })).status).toBe(200);
    const stored = await test.db.select().from(recoveryCodes).where(eq(recoveryCodes.clientId, ANA));
    expect(JSON.stringify(stored)).not.toContain(renewed[1]);
  });

  it("is turned off with the password and a proof, and then the password alone signs in", async () => {
    const browser = await signIn();
    const { code } = await setUpApp(browser);
    test.pass(FRESH_SIGN_IN);
    expect((await browser.call("/factor/end", { Code: code() })).status).toBe(400);
    expect((await browser.call("/factor/end", { Password, Code: "000000" })).code).toBe("account.secondFactorWrong");
    expect((await browser.call("/factor/end", { Password, Code: code() })).status).toBe(200);
    expect((await subjects())[0]).toBe("The second factor was turned off for your account");
    expect((await signIn()).status).toBe(200);
  });

  it("locks out only guesses: a device on which its owner is signed in and the recovery codes still work (SAFE-62)", async () => {
    const { code, recovery } = await setUpApp(await signIn());
    const known = await signIn({ code: code() });
    for (let time = 0; time < SECOND_FACTOR_TRIES.most; time += 1)
      await signIn({ code: "000000" }, undefined, `10.0.0.${time}`);
    expect(await signIn({ code: code() })).toMatchObject({ error: "slow_down" });
    expect((await subjects())[0]).toBe("Somebody knows your password");
    expect((await signIn({ code: code() }, known.cookie)).status).toBe(200);
    expect((await signIn({ code: recovery[0] ?? "" })).status).toBe(200);
  });

  it("a client's second factor that is lost is removed by staff, who state how they verified the person: sessions end, the password signs in, client and owners are notified, and it is audited", async () => {
    const browser = await signIn();
    await setUpApp(browser);
    const take = async (by: StaffRole, ClientId = ANA) => {
      const payload = { ClientId, Reason: "Called the number on file" };
      const url = "/api/support/clients/forgetFactor";
      return (await test.call({ method: "POST", url, headers: test.as(STAFF, by), payload })).json().ResultCode;
    };
    expect([await take("finance"), await take("content"), await take("supplier")]).toEqual(Array(3).fill("forbidden"));
    // Begun, and never confirmed.
    await test.db.insert(secondFactors).values({ clientId: LUIS, sealed: "" });
    expect([await take("desk", LUIS), await take("desk", STAFF)]).toEqual(["account.secondFactorOff", "notFound"]);
    expect(await take("desk")).toBe("OK");
    expect((await browser.call("")).status).toBe(401);
    expect((await signIn()).status).toBe(200);
    const [told] = await test.mailsTo(email);
    expect(told?.subject).toBe("The second factor of your account was removed");
    expect(told?.text).toContain(`${ORIGIN}/my-second-factor`);
    expect((await test.mailsTo("staff@example.com"))[0]?.subject).toMatch(/took off the second factor of client 1$/);
    const lines = await auditLines(test.db, eq(auditLog.action, "client.factorForgotten"));
    expect(lines).toMatchObject([{ subject: "client 1", reason: "Called the number on file", actorId: STAFF }]);
    expect(await take("desk")).toBe("account.secondFactorOff");
  });

  it("is neither seen, set up nor turned off by staff in the client's place", async () => {
    await setUpApp(await signIn());
    const headers = test.inPlaceOf(ANA, STAFF);
    const refusals = [
      await test.call({ url: "/api/access", headers }),
      await test.call({ method: "POST", url: "/api/access/factor/begin", headers, payload: { Password } }),
      await test.call({ method: "POST", url: "/api/access/passkeys/begin", headers, payload: { Password } }),
      await test.call({ method: "POST", url: "/api/access/factor/end", headers, payload: { Password } }),
    ];
    expect(refusals.map((refusal) => refusal.json().ResultCode)).toEqual(refusals.map(() => "impersonated"));
    expect(await test.db.$count(secondFactors)).toBe(1);
  });
});
