import { desc, eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { issueToken } from "../../../../platform/server/auth/authentication";
import { auditLog } from "../../../../platform/server/db/schema/operations";
import type { StaffRole } from "../../../../shared/staffRole";
import { suppliersOfStaff } from "../../../desk/server/records/supplier.repository";
import { INVITATION_TIME } from "../../account.rules";
import type { NewPerson, Person } from "../../people.schemas";
import { totpOf } from "../access/secondFactor";
import { clients } from "../account.tables";

/** The owner and a client of the demonstration. */
const [OWNER, CLIENT] = [3, 1];
const Reason = "They asked me on the phone";
const named = { FirstName: "Marta", LastName: "Soler", Password: "a quiet harbour" };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Headers = Record<string, string>;
const ask = async (path: string, payload?: object, headers: Headers = test.as(OWNER, "owner")) => {
  const method = payload ? "POST" : "GET";
  const answer = await test.call({ method, url: `/api/support/${path}`, headers, ...(payload && { payload }) });
  const { ResultCode: code, Data: data, Errors } = answer.json();
  return { status: answer.statusCode, code, data, fields: Errors?.map(({ Field }: { Field: string }) => Field) };
};
const order = (path: string, payload: object, headers?: Headers) => ask(`people/${path}`, payload, headers);
const people = async (): Promise<Person[]> => (await ask("people")).data;
const personOf = async (email: string) => (await people()).find((person) => person.email === email);
const idOf = async (email: string) => (await personOf(email))?.PersonId ?? 0;

const invite = (email: string, StaffRole: StaffRole = "desk", Supplies: NewPerson["Supplies"] = null) =>
  order("invite", { email, StaffRole, Supplies, Language: "en" });
const linkTo = async (email: string) => {
  const [mail] = await test.mailsTo(email);
  return /\/join\?lang=\w+#([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
};
const isGood = async (Code: string) => (await ask("invitation/look", { Code })).status === 200;
const join = async (email: string, role: StaffRole = "desk") => {
  await invite(email, role);
  await ask("invitation/accept", { Code: await linkTo(email), ...named });
  return idOf(email);
};
const signIn = async (email: string) => {
  const answer = await test.call({
    method: "POST",
    url: "/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ grant_type: "password", cremail: email, password: named.Password }).toString(),
  });
  const { access_token } = answer.json();
  const refresh = () =>
    test.call({
      method: "POST",
      url: "/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      cookies: { "malecon-refresh": answer.cookies[0]?.value ?? "" },
      payload: "grant_type=refresh_token",
    });
  const headers: Headers = { authorization: `Bearer ${access_token}` };
  return {
    status: answer.statusCode,
    headers,
    /** Whether the access token and the refresh token are good. */
    isOpen: async () => [(await ask("self", undefined, headers)).status, (await refresh()).statusCode],
  };
};
const lastAudited = async () => {
  const [row] = await test.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return row;
};

describe("the staff of the shop, for its owners (DESK-105)", () => {
  it("are listed with role, status, second factor, open sessions and when they were last seen", async () => {
    await invite("waits@example.com", "supplier", { Kind: "company", Ids: [3] });
    await join("joined@example.com", "finance");
    await signIn("joined@example.com");
    expect(await personOf("joined@example.com")).toEqual({
      PersonId: expect.any(Number),
      email: "joined@example.com",
      Name: "Marta Soler",
      StaffRole: "finance",
      Supplies: null,
      Status: "inService",
      InvitedUntil: null,
      SecondFactor: false,
      Sessions: 1,
      LastSeenAt: test.now(),
      Self: false,
    });
    expect(await personOf("waits@example.com")).toMatchObject({
      Name: "",
      StaffRole: "supplier",
      Supplies: { Kind: "company", Of: [{ Id: 3, Name: "Via" }] },
      Status: "invited",
      InvitedUntil: test.now() + INVITATION_TIME,
      Sessions: 0,
      LastSeenAt: null,
    });
    expect((await people()).filter(({ Self }) => Self).map(({ PersonId }) => PersonId)).toEqual([OWNER]);
  });

  it("are invited by the same mail as from the command line; a new link ends the last, a withdrawn one is dead", async () => {
    const email = "eva@example.com";
    expect((await invite(email, "content")).data).toEqual({ Until: test.now() + INVITATION_TIME });
    expect(await lastAudited()).toMatchObject({ actorId: OWNER, action: "staff.invited", facts: { role: "content" } });
    const first = await linkTo(email);
    test.pass(INVITATION_TIME);
    expect((await personOf(email))?.Status).toBe("invitationOver");
    const PersonId = await idOf(email);
    expect((await order("inviteAgain", { PersonId })).data).toEqual({ Until: test.now() + INVITATION_TIME });
    const second = await linkTo(email);
    expect([await isGood(first), await isGood(second)]).toEqual([false, true]);
    expect(await personOf(email)).toMatchObject({ StaffRole: "content", Status: "invited" });
    expect(await order("withdraw", { PersonId, Reason })).toMatchObject({ status: 200 });
    expect(await lastAudited()).toMatchObject({ action: "staff.invitationWithdrawn", reason: Reason });
    expect([await isGood(second), await personOf(email)]).toEqual([false, undefined]);
    expect(await order("inviteAgain", { PersonId })).toMatchObject({ status: 404, code: "staff.unknown" });
  });

  it("whose invitation for a supplier was withdrawn answer for none, and get no notification of bookings (DESK-30)", async () => {
    const email = "gone@example.com";
    await invite(email, "supplier", { Kind: "company", Ids: [3] });
    const PersonId = await idOf(email);
    expect((await suppliersOfStaff.answered(test.db)).has(PersonId)).toBe(true);
    await order("withdraw", { PersonId, Reason });
    expect((await suppliersOfStaff.answered(test.db)).has(PersonId)).toBe(false);
  });

  it("are no clients, and a supplier's people are invited for what the catalogue has", async () => {
    expect(await invite("tourist@example.com")).toMatchObject({
      status: 409,
      code: "staff.isClient",
      fields: ["email"],
    });
    expect(await invite("staff@example.com")).toMatchObject({ status: 409, code: "staff.already", fields: ["email"] });
    expect(await invite("via@example.com", "supplier")).toMatchObject({ status: 400, code: "staff.suppliesNeeded" });
    const none: NewPerson["Supplies"] = { Kind: "house", Ids: [999] };
    expect(await invite("via@example.com", "supplier", none)).toMatchObject({ code: "staff.supplierUnknown" });
    expect(await personOf("via@example.com")).toBeUndefined();
    const { Companies, Houses } = (await ask("people/suppliers")).data;
    expect(Companies).toContainEqual({ Id: 3, Name: "Via" });
    expect(Houses).toContainEqual({ Id: 1, Name: "Hotel Nacional de Cuba" });
    for (const path of ["disable", "enable", "endSessions", "forgetFactor", "withdraw"])
      expect(await order(path, { PersonId: CLIENT, Reason })).toMatchObject({ status: 404, code: "staff.unknown" });
  });

  it("lose access immediately when they are disabled, and have it again with the same password when enabled", async () => {
    const email = "luis@example.com";
    const PersonId = await join(email);
    const session = await signIn(email);
    expect(await session.isOpen()).toEqual([200, 200]);
    expect(await order("disable", { PersonId, Reason: " " })).toMatchObject({ status: 400 });
    expect(await order("disable", { PersonId, Reason: ` ${Reason} ` })).toMatchObject({ status: 200 });
    expect(await lastAudited()).toMatchObject({
      ...{ actor: "staff", actorId: OWNER, action: "staff.disabled" },
      ...{ subject: `staff ${PersonId}`, reason: Reason },
    });
    expect([await session.isOpen(), (await signIn(email)).status]).toEqual([[401, 400], 400]);
    expect(await order("disable", { PersonId, Reason })).toMatchObject({ status: 409, code: "staff.notInService" });
    expect(await order("enable", { PersonId, Reason })).toMatchObject({ status: 200 });
    expect([(await session.isOpen())[0], (await signIn(email)).status]).toEqual([401, 200]);
    expect(await order("enable", { PersonId, Reason })).toMatchObject({ status: 409, code: "staff.notDisabled" });
  });

  it("get another role, which ends their sessions, as tokens contain the role", async () => {
    const email = "rosa@example.com";
    const PersonId = await join(email, "finance");
    const session = await signIn(email);
    expect((await ask("refunds", undefined, session.headers)).status).toBe(200);
    const Supplies = { Kind: "house", Ids: [1, 2] };
    expect(await order("role", { PersonId, StaffRole: "supplier", Supplies, Reason })).toMatchObject({ status: 200 });
    expect(await lastAudited()).toMatchObject({
      ...{ action: "staff.roleChanged", reason: Reason },
      facts: { from: "finance", role: "supplier", house: "1 2" },
    });
    expect(await session.isOpen()).toEqual([401, 400]);
    const { headers } = await signIn(email);
    expect((await ask("self", undefined, headers)).data.StaffRole).toBe("supplier");
    expect((await ask("refunds", undefined, headers)).status).toBe(403);
    await order("role", { PersonId, StaffRole: "desk", Supplies: null, Reason });
    expect(await personOf(email)).toMatchObject({ StaffRole: "desk", Supplies: null });
  });

  it("have all their sessions ended, and with them what they do in a client's place", async () => {
    const email = "olga@example.com";
    const PersonId = await join(email);
    const [one, other] = [await signIn(email), await signIn(email)];
    const begun = await ask("impersonation/begin", { Client: "tourist@example.com", Reason }, one.headers);
    const inPlace = { authorization: `Bearer ${begun.data.access_token}` };
    const profile = async () => (await test.call({ url: `/api/profile/${CLIENT}/2`, headers: inPlace })).statusCode;
    expect(await profile()).toBe(200);
    expect((await personOf(email))?.Sessions).toBe(2);
    expect(await order("endSessions", { PersonId, Reason })).toMatchObject({ status: 200 });
    expect([await one.isOpen(), await other.isOpen(), await profile()]).toEqual([[401, 400], [401, 400], 401]);
    expect((await personOf(email))?.Sessions).toBe(0);
    expect((await signIn(email)).status).toBe(200);
  });

  it("who have lost their second factor sign in with the password alone, and are notified by email (DESK-20)", async () => {
    const email = "nina@example.com";
    const PersonId = await join(email);
    const { headers, isOpen } = await signIn(email);
    expect(await order("forgetFactor", { PersonId, Reason })).toMatchObject({ status: 409, code: "staff.noFactor" });
    const factor = async (path: string, payload: object) =>
      (await test.call({ method: "POST", url: `/api/access/factor/${path}`, headers, payload })).json().Data;
    const { Secret } = await factor("begin", { Password: named.Password });
    await factor("confirm", { Code: totpOf(Secret, email).generate({ timestamp: test.now() }) });
    expect((await signIn(email)).status).toBe(400);
    expect((await personOf(email))?.SecondFactor).toBe(true);
    expect(await order("forgetFactor", { PersonId, Reason })).toMatchObject({ status: 200 });
    expect(await isOpen()).toEqual([401, 400]);
    expect((await test.mailsTo(email))[0]?.subject).toBe("The second factor of your account was removed");
    expect(await lastAudited()).toMatchObject({ action: "staff.factorForgotten", reason: Reason });
    expect((await signIn(email)).status).toBe(200);
  });

  it("cannot do this to themselves, so that an owner stays and the proof of a second factor is not bypassed", async () => {
    for (const path of ["disable", "endSessions", "forgetFactor"])
      expect(await order(path, { PersonId: OWNER, Reason })).toMatchObject({ status: 409, code: "staff.oneself" });
    const role = { PersonId: OWNER, StaffRole: "desk", Supplies: null, Reason };
    expect(await order("role", role)).toMatchObject({ status: 409, code: "staff.oneself" });
  });

  it("cannot be changed by an owner who was disabled meanwhile, has no second factor yet, or acts in a client's place", async () => {
    const PersonId = await join("second@example.com", "owner");
    const theirs = test.as(PersonId, "owner");
    await test.db.update(clients).set({ disabledAt: test.now() }).where(eq(clients.id, PersonId));
    expect(await order("disable", { PersonId: OWNER, Reason }, theirs)).toMatchObject({
      status: 403,
      code: "forbidden",
    });
    expect(await personOf("staff@example.com")).toMatchObject({ Status: "inService" });
    const unproven = { clientId: OWNER, role: "staff", staffRole: "unproven" } as const;
    const headers = { authorization: `Bearer ${issueToken(test.app, unproven, test.now())}` };
    expect(await ask("people", undefined, headers)).toMatchObject({ code: "account.secondFactorNeeded" });
    expect(await ask("people", undefined, test.inPlaceOf(CLIENT, OWNER))).toMatchObject({ status: 403 });
  });
});
