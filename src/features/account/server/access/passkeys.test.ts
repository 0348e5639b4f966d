import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { softwareAuthenticator } from "../../../../../test/softwareAuthenticator";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { GUESSES, PASSKEY_TIME, PASSKEYS_AT_MOST, SECOND_FACTOR_TRIES } from "../../account.rules";
import { passkeyChallenges, passkeys } from "../account.tables";
import { passkeyService } from "./passkeys";
import { forgetChallenges } from "./passkeys.repository";
import { totpOf } from "./secondFactor";

const ORIGIN = "http://localhost:8080";
const email = "staff@example.com";
const Password = "Malecon-2026";

let test: TestApp;
let signedIn: Awaited<ReturnType<typeof signIn>>;
const key = softwareAuthenticator(ORIGIN);
const second = softwareAuthenticator(ORIGIN);

beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: ORIGIN });
  signedIn = await signIn({});
});
afterAll(() => test.close());

const signIn = (shown: { code?: string; passkey?: string }) =>
  test.call({
    method: "POST",
    url: "/token",
    headers: { "content-type": "application/x-www-form-urlencoded", "accept-language": "es" },
    payload: new URLSearchParams({ grant_type: "password", cremail: email, password: Password, ...shown }).toString(),
  });
/** A passkey's challenge at sign-in, after earlier guesses have expired. */
const asked = async (): Promise<string> => {
  test.pass(GUESSES.within);
  return (await signIn({})).json().passkey;
};
const access = async (path: string, payload?: object) => {
  const response = await test.call({
    method: payload ? "POST" : "GET",
    url: `/api/access${path}`,
    headers: test.as(signedIn.json().data.clientId, "owner"),
    cookies: { "malecon-refresh": signedIn.cookies[0]?.value ?? "" },
    ...(payload && { payload }),
  });
  const { ResultCode: code, Data: data, Message: message } = response.json();
  return { status: response.statusCode, code, data, message };
};
/** A proof for a change in the back office. */
const proof = async (by = key) => ({
  Password,
  Passkey: by.prove((await access("/passkeys/ask", {})).data.Options),
});
const begun = async (proven: object): Promise<string> => (await access("/passkeys/begin", proven)).data.Options;
const factor = async () => (await access("")).data.SecondFactor;

describe("passkeys as the second factor of staff (SAFE-40, SAFE-41)", () => {
  let codes: string[];

  it("are added with the password; the first turns the second factor on, with recovery codes, and ends other sessions", async () => {
    const elsewhere = await signIn({});
    expect(await access("/passkeys/begin", { Password: "not it" })).toMatchObject({ status: 400 });
    const made = key.make(await begun({ Password }));
    const added = await access("/passkeys/add", { Name: "Blue key", Answer: made });
    codes = added.data.RecoveryCodes;
    expect(codes).toHaveLength(10);
    expect(await factor()).toMatchObject({
      ...{ On: true, App: false, TakesPasskeys: true, RecoveryCodesLeft: 10 },
      Passkeys: [{ Name: "Blue key", AddedAt: test.now(), UsedAt: null }],
    });
    const headers = { authorization: `Bearer ${elsewhere.json().access_token}` };
    expect((await test.call({ url: "/api/access", headers })).statusCode).toBe(401);
    expect((await test.mailsTo(email))[0]?.subject).toBe("A second factor now protects your account");
  });

  it("sign in after the password; each challenge is valid once, and for five minutes", async () => {
    const refusal = (await signIn({})).json();
    expect(refusal).toMatchObject({ error: "invalid_code", error_description: expect.stringContaining("llave") });
    const answer = key.prove(refusal.passkey);
    signedIn = await signIn({ passkey: answer });
    expect(signedIn.statusCode).toBe(200);
    const again = await signIn({ passkey: answer });
    expect(again.json()).toMatchObject({ error: "invalid_code", error_description: /^No se aceptó esta llave/ });
    const late = await asked();
    test.pass(PASSKEY_TIME);
    expect((await signIn({ passkey: key.prove(late) })).statusCode).toBe(400);
    expect((await factor()).Passkeys).toEqual([expect.objectContaining({ UsedAt: expect.any(Number) })]);
  });

  it("are refused from another site, for another name, for another key, with a lower counter, and as malformed answers", async () => {
    const refused = async (answer: string) => (await signIn({ passkey: answer })).json().error;
    expect(await refused(key.prove(await asked(), { origin: "https://malecon.example.net" }))).toBe("invalid_code");
    expect(await refused(key.prove(await asked(), { domain: "example.net" }))).toBe("invalid_code");
    expect(await refused(second.prove(await asked()))).toBe("invalid_code");
    expect(await refused(key.prove(await asked(), { counter: 1 }))).toBe("invalid_code");
    const own = JSON.parse(key.prove(await asked(), { counter: 50 }));
    const foreign = JSON.parse(second.prove(await asked(), { counter: 51 }));
    expect(await refused(JSON.stringify({ ...own, response: foreign.response }))).toBe("invalid_code");
    for (const none of ["", "{", "null", "[]", '{"id":7}', '{"response":{"clientDataJSON":"x"}}'])
      expect((await signIn({ passkey: none })).statusCode).toBe(400);
    expect((await signIn({ passkey: key.prove(await asked(), { counter: 60 }) })).statusCode).toBe(200);
  });

  it("need a challenge for the same purpose: one drawn for signing in does not add a passkey, nor the reverse", async () => {
    const toAdd = await begun(await proof());
    const asProof = key.prove(JSON.stringify({ ...JSON.parse(toAdd), rpId: "localhost" }));
    expect((await signIn({ passkey: asProof })).statusCode).toBe(400);
    const toProve = JSON.parse((await access("/passkeys/ask", {})).data.Options);
    const made = second.make(JSON.stringify({ ...toProve, rp: { id: "localhost" } }));
    expect(await access("/passkeys/add", { Name: "Other", Answer: made })).toMatchObject({
      code: "account.passkeyRefused",
    });
  });

  it("after the first need a proof of the second factor; none is stored twice, nor for two accounts", async () => {
    expect(await access("/passkeys/begin", { Password })).toMatchObject({ code: "account.secondFactorNeeded" });
    const [recovery = ""] = codes;
    const options = await begun({ Password, Code: recovery });
    expect(JSON.parse(options).excludeCredentials).toHaveLength(1);
    const added = await access("/passkeys/add", { Name: "Phone", Answer: second.make(options) });
    expect(added.data.RecoveryCodes).toEqual([]);
    expect(await factor()).toMatchObject({ RecoveryCodesLeft: 9, Passkeys: [{ Name: "Blue key" }, { Name: "Phone" }] });
    expect((await test.mailsTo(email))[0]?.text).toContain("“Phone”");
    const twice = second.make(await begun(await proof()));
    expect(await access("/passkeys/add", { Name: "Phone", Answer: twice })).toMatchObject({
      code: "account.passkeyOfAnother",
    });
    expect((await signIn({ passkey: second.prove(await asked()) })).statusCode).toBe(200);
  });

  it("are removed with a proof, except the last part of the second factor", async () => {
    const [{ PasskeyId: first }, { PasskeyId: other }] = (await factor()).Passkeys;
    expect(await access("/passkeys/remove", { Password, PasskeyId: first })).toMatchObject({ status: 403 });
    expect(await access("/passkeys/remove", { ...(await proof()), PasskeyId: other })).toMatchObject({ status: 200 });
    expect((await test.mailsTo(email))[0]?.subject).toBe("A passkey was removed from your account");
    expect((await signIn({ passkey: second.prove(await asked()) })).statusCode).toBe(400);
    const last = await access("/passkeys/remove", { ...(await proof()), PasskeyId: first });
    expect(last).toMatchObject({ status: 409, code: "account.passkeyLast" });
    expect((await factor()).Passkeys).toHaveLength(1);
  });

  it("work in addition to an app: each signs in, and earlier recovery codes stay valid", async () => {
    const { Secret } = (await access("/factor/begin", await proof())).data;
    const code = () => totpOf(Secret, email).generate({ timestamp: test.now() });
    expect((await signIn({ code: code() })).statusCode).toBe(400);
    const confirmed = await access("/factor/confirm", { Code: code() });
    expect(confirmed.data.RecoveryCodes).toEqual([]);
    test.pass(30_000);
    for (const shown of [{ code: code() }, { code: codes[1] ?? "" }])
      expect((await signIn(shown)).statusCode).toBe(200);
    expect((await signIn({ passkey: key.prove(await asked()) })).statusCode).toBe(200);
    expect(await access("/factor/begin", await proof())).toMatchObject({ code: "account.secondFactorOn" });
    const [{ PasskeyId }] = (await factor()).Passkeys;
    expect(await access("/passkeys/remove", { ...(await proof()), PasskeyId })).toMatchObject({ status: 200 });
    expect((await signIn({})).json()).not.toHaveProperty("passkey");
  });

  it("cannot be guessed, so wrong ones are not counted; they are deleted with the second factor (SAFE-62)", async () => {
    const add = await begun({ Password, Code: codes[2] });
    await access("/passkeys/add", { Name: "Blue key", Answer: key.make(add, { counter: 0 }) });
    for (let time = 0; time < SECOND_FACTOR_TRIES.most; time += 1)
      await access("/factor/end", { Password, Passkey: "{}" });
    const uncounted = {
      Password,
      Passkey: key.prove((await access("/passkeys/ask", {})).data.Options, { counter: 0 }),
    };
    expect(await access("/factor/end", uncounted)).toMatchObject({ status: 200 });
    expect(await test.db.$count(passkeys)).toBe(0);
    expect((await signIn({})).statusCode).toBe(200);
  });

  it("are at most twenty for an account", async () => {
    const { clientId } = signedIn.json().data;
    await access("/passkeys/add", { Name: "Blue key", Answer: key.make(await begun({ Password })) });
    const options = await begun(await proof());
    const row = { clientId, name: "x", publicKey: "", counter: 0, transports: [], addedAt: test.now(), usedAt: null };
    const others = Array.from({ length: PASSKEYS_AT_MOST - 1 }, (_, n) => ({ ...row, id: `other-${n}` }));
    await test.db.insert(passkeys).values(others);
    const full = { status: 409, code: "account.passkeysFull" };
    expect(await access("/passkeys/add", { Name: "Phone", Answer: second.make(options) })).toMatchObject(full);
    expect(await access("/passkeys/begin", await proof())).toMatchObject(full);
    await test.db.delete(passkeys).where(eq(passkeys.name, "x"));
  });

  it("leave no challenges behind that were never signed", async () => {
    await asked();
    test.pass(PASSKEY_TIME);
    await forgetChallenges(test.db, test.now());
    expect(await test.db.$count(passkeyChallenges)).toBe(0);
  });

  it("are not available on a site without a host name", async () => {
    for (const publicUrl of ["http://127.0.0.1:8080", "http://[::1]:8080"]) {
      const nameless = passkeyService({ db: test.db, now: test.now, random: randomBytes, publicUrl });
      expect(nameless.areTaken).toBe(false);
      await expect(nameless.optionsToAdd({ clientId: 3, email })).rejects.toThrow("account.passkeyNeedsName");
      expect(await nameless.optionsToProve(3)).toBeNull();
    }
  });
});
