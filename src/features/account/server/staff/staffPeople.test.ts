import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { eq } from "drizzle-orm";
import { accountOutsideDemo } from "../../../../../test/fixtures/server/accountOutsideDemo";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { issueToken } from "../../../../platform/server/auth/authentication";
import { notifier } from "../../../../platform/server/notify/notify";
import type { Language } from "../../../../shared/language";
import { HOME } from "../../../../shared/page";
import type { StaffRole } from "../../../../shared/staffRole";
import { suppliersOfStaff } from "../../../desk/server/records/supplier.repository";
import { FRESH_SIGN_IN, INVITATION_TIME, SECOND_FACTOR_TRIES } from "../../account.rules";
import { totpOf } from "../access/secondFactor";
import { clients, secondFactors } from "../account.tables";
import { type StaffPeople, staffPeople } from "./staffPeople";

let test: TestApp;
let people: StaffPeople;
const log: string[] = [];
beforeAll(async () => {
  const logTo = new Writable({
    write(line, _encoding, done) {
      log.push(String(line));
      done();
    },
  });
  test = await startTestApp({ LOG_LEVEL: "trace" }, logTo);
  const nobody = async () => null;
  const { mail } = notifier({
    publicUrl: test.config.publicUrl,
    desk: HOME,
    planPath: () => HOME,
    recipientOf: nobody,
    addNote: async () => {},
    factsOf: nobody,
  });
  people = staffPeople({
    db: test.db,
    now: test.now,
    mail,
    notify: async () => {},
    random: randomBytes,
    supplies: suppliersOfStaff,
  });
});
afterAll(() => test.close());

const post = async (path: string, payload: object) => {
  const answer = await test.call({ method: "POST", url: `/api/support/invitation/${path}`, payload });
  return { status: answer.statusCode, code: answer.json().ResultCode, data: answer.json().Data };
};
const invite = (email: string, staffRole: StaffRole = "desk", language: Language = "en") =>
  people.invite(null, { email, staffRole, language });
const codeMailedTo = async (email: string) => {
  const [mail] = await test.mailsTo(email);
  return /\/join\?lang=\w+#([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
};
const named = { FirstName: "Marta", LastName: "Soler", Password: "a quiet harbour" };
const join = async (email: string, staffRole: StaffRole = "desk") => {
  await invite(email, staffRole);
  expect(await post("accept", { Code: await codeMailedTo(email), ...named })).toMatchObject({ status: 200 });
};
const signIn = (email: string, code?: string, remoteAddress = "127.0.0.1") =>
  test.call({
    remoteAddress,
    method: "POST",
    url: "/token",
    headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": "a test" },
    payload: new URLSearchParams({
      ...{ grant_type: "password", cremail: email, password: named.Password },
      ...(code !== undefined && { code }),
    }).toString(),
  });
const over = { status: 404, code: "account.invitationOver" };

describe("an invitation to the staff (DESK-18)", () => {
  it("is mailed in the language that was asked for, and makes its reader one of the staff in its role, once", async () => {
    await invite("Marta@Example.com ", "finance", "es");
    const [mail] = await test.mailsTo("marta@example.com");
    expect(mail?.text).toMatch(/finanzas\.\s+Abra[\s\S]*72 horas/);
    const Code = await codeMailedTo("marta@example.com");
    expect(await post("look", { Code })).toMatchObject({ data: { email: "marta@example.com", StaffRole: "finance" } });
    expect(await post("accept", { Code, ...named, Password: "password1" })).toMatchObject({ status: 400 });
    expect(await post("accept", { Code, ...named })).toMatchObject({ status: 200 });
    expect(await post("accept", { Code, ...named })).toMatchObject(over);
    const { access_token, data } = (await signIn("marta@example.com")).json();
    expect(data).toMatchObject({ FirstName: "Marta", Role: "staff" });
    const self = { url: "/api/support/self", headers: { authorization: `Bearer ${access_token}` } };
    expect((await test.call(self)).json().Data).toEqual({ StaffRole: "finance", NeedsSecondFactor: false });
    expect(log.join("")).not.toContain(Code);
    expect(log.length).toBeGreaterThan(0);
  });

  it("an invitation to the staff that is newer ends the last one; neither works once its time is over", async () => {
    await invite("rosa@example.com");
    const first = await codeMailedTo("rosa@example.com");
    await invite("rosa@example.com", "content");
    const Code = await codeMailedTo("rosa@example.com");
    expect(await post("look", { Code: first })).toMatchObject(over);
    expect(await post("look", { Code })).toMatchObject({ data: { StaffRole: "content" } });
    test.pass(INVITATION_TIME);
    expect(await post("accept", { Code, ...named })).toMatchObject(over);
    expect((await people.list()).find(({ email }) => email === "rosa@example.com")?.status.kind).toBe("invitationOver");
  });

  it("to a supplier names its company or properties, in the email and on the link's page, and only that role has them (DESK-30)", async () => {
    const of = (kind: "company" | "house", ...ids: number[]) =>
      people.invite(null, { email: "via@example.com", staffRole: "supplier", language: "es", supplies: { kind, ids } });
    await expect(of("company", 3, 999)).rejects.toMatchObject({ code: "staff.supplierUnknown", facts: { ids: "999" } });
    await expect(invite("via@example.com", "supplier")).rejects.toThrow("staff.suppliesNeeded");
    await expect(
      people.invite(null, {
        email: "via@example.com",
        staffRole: "desk",
        language: "es",
        supplies: { kind: "house", ids: [1] },
      }),
    ).rejects.toThrow("staff.suppliesNeeded");
    expect((await people.list()).some(({ email }) => email === "via@example.com")).toBe(false);
    const listed = async () =>
      (await people.list()).find(({ email }) => email === "via@example.com")?.supplied?.of.map(({ name }) => name);
    await of("house", 1, 2, 2);
    expect(await listed()).toEqual(["Hotel Nacional de Cuba", "Meliá Cohiba"]);
    await of("company", 3);
    expect(await listed()).toEqual(["Via"]);
    const Code = await codeMailedTo("via@example.com");
    expect((await test.mailsTo("via@example.com"))[0]?.text).toMatch(/proveedor\. Atenderá las reservas de Via\./);
    expect(await post("look", { Code })).toMatchObject({ data: { StaffRole: "supplier", Supplies: ["Via"] } });
    expect(await post("accept", { Code, ...named })).toMatchObject({ status: 200 });
    const headers = { authorization: `Bearer ${(await signIn("via@example.com")).json().access_token}` };
    const asked = async (path: string) => (await test.call({ url: `/api/support/${path}`, headers })).statusCode;
    expect([await asked("supplier/bookings"), await asked("queue/en"), await asked("self")]).toEqual([200, 403, 200]);
  });

  it("is refused for a client and for one of the staff", async () => {
    await expect(invite("tourist@example.com")).rejects.toThrow("staff.isClient");
    await expect(invite("staff@example.com")).rejects.toThrow("staff.already");
    expect(await test.mailsTo("tourist@example.com")).toEqual([]);
  });
});

describe("staff who are disabled (DESK-19)", () => {
  it("lose access immediately: token, refresh, password and impersonation; invited again they have it back", async () => {
    await join("luis@example.com");
    const signedIn = await signIn("luis@example.com");
    const headers = { authorization: `Bearer ${signedIn.json().access_token}` };
    const inPlace = test.inPlaceOf(1, signedIn.json().data.clientId);
    const self = async () => (await test.call({ url: "/api/support/self", headers })).statusCode;
    const profile = async () => (await test.call({ url: "/api/profile/1/2", headers: inPlace })).statusCode;
    expect([await self(), await profile()]).toEqual([200, 200]);

    await people.disable(null, { email: "luis@example.com" });
    expect([await self(), await profile()]).toEqual([401, 401]);
    expect((await signIn("luis@example.com")).json()).toMatchObject({ error: "invalid_grant" });
    await expect(people.disable(null, { email: "luis@example.com" })).rejects.toThrow("staff.notInService");
    expect((await people.list()).find(({ email }) => email === "luis@example.com")?.status.kind).toBe("disabled");

    await join("luis@example.com");
    expect((await signIn("luis@example.com")).statusCode).toBe(200);
    const [row] = await test.db.select().from(clients).where(eq(clients.email, "luis@example.com"));
    expect(row).toMatchObject({ staffRole: "desk", disabledAt: null });
  });

  it("leave an owner: the only one in service is not disabled, and an owner who is only invited is none yet", async () => {
    const owner = "staff@example.com";
    await invite("second@example.com", "owner");
    await expect(people.disable(null, { email: owner })).rejects.toThrow("staff.lastOwner");
    await join("second@example.com", "owner");
    await people.disable(null, { email: "second@example.com" });
    await expect(people.disable(null, { email: owner })).rejects.toThrow("staff.lastOwner");
    expect((await people.list()).find(({ email }) => email === owner)?.status.kind).toBe("inService");
  });

  it("who were only invited have an invalid link", async () => {
    await invite("eva@example.com");
    await people.disable(null, { email: "eva@example.com" });
    expect(await post("look", { Code: await codeMailedTo("eva@example.com") })).toMatchObject(over);
  });
});

describe("the second factor of staff (DESK-20)", () => {
  const email = "nina@example.com";
  const { Password } = named;
  let secret: string;
  let codes: string[];
  let answer: Awaited<ReturnType<typeof signIn>>;
  const access = async (path: string, payload?: object, of = answer) => {
    const { value = "" } = of.cookies[0] ?? {};
    const response = await test.call({
      method: payload ? "POST" : "GET",
      url: `/api/access${path}`,
      headers: { authorization: `Bearer ${of.json().access_token}` },
      cookies: { "malecon-refresh": value },
      ...(payload && { payload }),
    });
    const { ResultCode: code, Data: data, Errors: errors } = response.json();
    return { status: response.statusCode, code, data, errors };
  };
  const reauthenticate = async (Code: string) => {
    const headers = { authorization: `Bearer ${answer.json().access_token}` };
    const url = "/api/support/access/reauthenticate";
    const { statusCode: status } = await test.call({ method: "POST", url, headers, payload: { Code } });
    return { status };
  };
  const codeNow = () => totpOf(secret, email).generate({ timestamp: test.now() });
  const wrongCode = () => String((Number(codeNow()) + 500_000) % 1_000_000).padStart(6, "0");
  beforeAll(async () => {
    await join(email);
    answer = await signIn(email);
  });
  // Each code is good once.
  beforeEach(() => test.pass(30_000));

  it("is set up with a first code and the password, or without it right after signing in; it is sealed, its codes are digests, other sessions end and an email reports it", async () => {
    const elsewhere = await signIn(email);
    expect((await access("")).data.SecondFactor).toMatchObject({ On: false, PasswordAsked: false });
    expect(await access("/factor/begin", {})).toMatchObject({ status: 200 });
    test.pass(FRESH_SIGN_IN);
    expect((await access("", undefined, await signIn(email))).data.SecondFactor.PasswordAsked).toBe(false);
    expect((await access("")).data.SecondFactor.PasswordAsked).toBe(true);
    expect(await access("/factor/begin", {})).toMatchObject({ status: 400 });
    expect(await access("/factor/begin", { Password: "not it" })).toMatchObject({ status: 400 });
    const begun = await access("/factor/begin", { Password });
    secret = begun.data.Secret;
    expect(begun.data.Uri).toContain(secret);
    expect((await signIn(email)).statusCode).toBe(200);
    expect(await access("/factor/confirm", { Code: wrongCode() })).toMatchObject({
      code: "account.secondFactorWrong",
      errors: [{ Field: "Code", Message: expect.stringContaining("the phone’s clock") }],
    });
    const confirmed = await access("/factor/confirm", { Code: codeNow() });
    codes = confirmed.data.RecoveryCodes;
    expect(new Set(codes).size).toBe(10);
    expect(await access("", undefined, elsewhere)).toMatchObject({ status: 401 });
    expect(await access("/factor/begin", { Password })).toMatchObject({ code: "account.secondFactorNeeded" });
    expect(await access("/factor/end", { Code: codeNow() })).toMatchObject({ status: 400 });
    expect((await access("")).data.SecondFactor).toMatchObject({ On: true, PasswordAsked: true });
    const [row] = await test.db.select().from(secondFactors);
    expect(row?.sealed).toMatch(/^sealed:/);
    expect((await test.mailsTo(email))[0]?.subject).toBe("A second factor now protects your account");
    expect(log.join("")).not.toContain(secret);
  });

  it("is asked for once the password was right, and each code and recovery code is good once", async () => {
    expect((await signIn(email)).json()).toMatchObject({ error: "invalid_code" });
    expect((await signIn(email, wrongCode())).json()).toMatchObject({ error: "invalid_code" });
    const code = codeNow();
    expect((await signIn(email, code)).statusCode).toBe(200);
    expect((await signIn(email, code)).statusCode).toBe(400);
    const [recovery = ""] = codes;
    expect((await signIn(email, recovery.toUpperCase().replaceAll("-", " "))).statusCode).toBe(200);
    expect((await signIn(email, recovery)).statusCode).toBe(400);
    expect((await access("")).data.SecondFactor).toMatchObject({
      On: true,
      App: true,
      Required: false,
      RecoveryCodesLeft: 9,
    });
  });

  it("accepts at most 20 wrong codes in a quarter of an hour, from all addresses together, and notifies its owner (SAFE-62)", async () => {
    for (let time = 0; time < SECOND_FACTOR_TRIES.most; time += 1) await signIn(email, wrongCode(), `10.0.0.${time}`);
    expect((await signIn(email, codeNow(), "10.0.1.1")).json().error).toBe("slow_down");
    const mails = await test.mailsTo(email);
    expect(mails.filter(({ subject }) => subject === "Somebody knows your password")).toHaveLength(1);
    // Wrong codes lock out neither who is signed in nor the recovery codes.
    expect(await reauthenticate(codeNow())).toMatchObject({ status: 200 });
    expect((await signIn(email, codes[1] ?? "")).statusCode).toBe(200);
    test.pass(SECOND_FACTOR_TRIES.within);
    answer = await signIn(email, codeNow());
    expect(answer.statusCode).toBe(200);
  });

  it("is turned off with the password and a code, or forgotten by the operator, which ends the sessions", async () => {
    await people.forgetFactor(null, { email });
    expect(await access("")).toMatchObject({ status: 401 });
    answer = await signIn(email);
    secret = (await access("/factor/begin", { Password })).data.Secret;
    await access("/factor/confirm", { Code: codeNow() });
    test.pass(30_000);
    expect(await access("/factor/end", { Password, Code: codeNow() })).toMatchObject({ status: 200 });
    expect((await signIn(email)).statusCode).toBe(200);
  });

  it("is required outside a demo: until it is set up staff may do nothing else", async () => {
    const account = accountOutsideDemo(test);
    const { client, staffRole } = await account.signIn.signIn({ email, password: Password, address: "::1" });
    expect(staffRole).toBe("unproven");
    const bearer = { clientId: client.clientId, role: client.Role, staffRole };
    const headers = { authorization: `Bearer ${issueToken(test.app, bearer, test.now())}` };
    const queue = await test.call({ url: "/api/support/queue/en", headers });
    expect([queue.statusCode, queue.json().ResultCode]).toEqual([403, "account.secondFactorNeeded"]);
    expect((await test.call({ url: "/api/profile/1/2", headers })).statusCode).toBe(404);
    expect((await test.call({ url: "/api/access", headers })).statusCode).toBe(200);
    const self = await test.call({ url: "/api/support/self", headers });
    expect(self.json().Data).toMatchObject({ NeedsSecondFactor: true });
  });
});

describe("the sessions of staff (DESK-21)", () => {
  it("are listed with their browser and since when, and each can be ended, but nobody else's", async () => {
    await join("olga@example.com");
    const [one, other] = [await signIn("olga@example.com"), await signIn("olga@example.com")];
    const headers = { authorization: `Bearer ${one.json().access_token}` };
    const list = async () => (await test.call({ url: "/api/sessions", headers })).json().Data.Sessions;
    const both = await list();
    expect(both).toHaveLength(2);
    expect(both).toContainEqual(expect.objectContaining({ Device: "a test", BegunAt: test.now(), Current: true }));
    const { SessionId } = both.find(({ Current }: { Current: boolean }) => !Current);
    const end = (who: Record<string, string>) =>
      test.call({ method: "POST", url: "/api/sessions/end", headers: who, payload: { SessionId } });
    await end(test.as(3, "desk"));
    expect(await list()).toHaveLength(2);
    await end(headers);
    expect(await list()).toHaveLength(1);
    const theirs = { authorization: `Bearer ${other.json().access_token}` };
    expect((await test.call({ url: "/api/support/self", headers: theirs })).statusCode).toBe(401);
  });
});
