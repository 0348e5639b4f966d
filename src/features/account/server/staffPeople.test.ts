import { randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import { eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { notifier } from "../../../platform/server/notify/notify";
import type { Language } from "../../../shared/language";
import type { StaffRole } from "../../../shared/staffRole";
import { INVITATION_TIME } from "../account.rules";
import { clients } from "./account.tables";
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
    recipientOf: nobody,
    addNote: async () => {},
    factsOf: nobody,
  });
  people = staffPeople({ db: test.db, now: test.now, mail, random: randomBytes });
});
afterAll(() => test.close());

const post = async (path: string, payload: object) => {
  const answer = await test.call({ method: "POST", url: `/api/support/invitation/${path}`, payload });
  return { status: answer.statusCode, code: answer.json().ResultCode, data: answer.json().Data };
};
const invite = (email: string, staffRole: StaffRole = "desk", language: Language = "en") =>
  people.invite({ email, staffRole, language });
const codeMailedTo = async (email: string) => {
  const [mail] = await test.mailsTo(email);
  return /\/join#([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
};
const named = { FirstName: "Marta", LastName: "Soler", Password: "a quiet harbour" };
const join = async (email: string) => {
  await invite(email);
  expect(await post("accept", { Code: await codeMailedTo(email), ...named })).toMatchObject({ status: 200 });
};
const signIn = (email: string, password = named.Password) =>
  test.call({
    method: "POST",
    url: "/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ grant_type: "password", cremail: email, password }).toString(),
  });
const over = { status: 404, code: "account.invitationOver" };

describe("an invitation to the staff (DESK-18)", () => {
  it("is mailed in the language that was asked for, and makes its reader one of the staff in its role, once", async () => {
    await invite("Marta@Example.com ", "finance", "es");
    const [mail] = await test.mailsTo("marta@example.com");
    expect(mail?.text).toMatch(/finanzas[\s\S]*72 horas/);
    const Code = await codeMailedTo("marta@example.com");
    expect(await post("look", { Code })).toMatchObject({ data: { email: "marta@example.com", StaffRole: "finance" } });
    expect(await post("accept", { Code, ...named, Password: "password1" })).toMatchObject({ status: 400 });
    expect(await post("accept", { Code, ...named })).toMatchObject({ status: 200 });
    expect(await post("accept", { Code, ...named })).toMatchObject(over);
    const { access_token, data } = (await signIn("marta@example.com")).json();
    expect(data).toMatchObject({ FirstName: "Marta", Role: "staff" });
    const self = { url: "/api/support/self", headers: { authorization: `Bearer ${access_token}` } };
    expect((await test.call(self)).json().Data).toEqual({ StaffRole: "finance" });
    expect(log.join("")).not.toContain(Code);
    expect(log.length).toBeGreaterThan(0);
  });

  it("that is newer ends the last one; neither works once its time is over", async () => {
    await invite("rosa@example.com");
    const first = await codeMailedTo("rosa@example.com");
    await invite("rosa@example.com", "content");
    const Code = await codeMailedTo("rosa@example.com");
    expect(await post("look", { Code: first })).toMatchObject(over);
    expect(await post("look", { Code })).toMatchObject({ data: { StaffRole: "content" } });
    test.pass(INVITATION_TIME);
    expect(await post("accept", { Code, ...named })).toMatchObject(over);
    expect((await people.list()).find(({ email }) => email === "rosa@example.com")?.standing.kind).toBe(
      "invitationOver",
    );
  });

  it("goes neither to a client, nor to one of the staff, nor to what is no address", async () => {
    await expect(invite("tourist@example.com")).rejects.toThrow("account of a client");
    await expect(invite("staff@example.com")).rejects.toThrow("one of the staff already (owner)");
    await expect(invite("staff")).rejects.toThrow("no email address");
    expect(await test.mailsTo("tourist@example.com")).toEqual([]);
  });
});

describe("staff who are disabled (DESK-19)", () => {
  it("are out at once: token, refresh, password and whoever's place they had taken; invited again they are back", async () => {
    await join("luis@example.com");
    const signedIn = await signIn("luis@example.com");
    const headers = { authorization: `Bearer ${signedIn.json().access_token}` };
    const inPlace = test.inPlaceOf(1, signedIn.json().data.clientId);
    const self = async () => (await test.call({ url: "/api/support/self", headers })).statusCode;
    const profile = async () => (await test.call({ url: "/api/profile/1/2", headers: inPlace })).statusCode;
    expect([await self(), await profile()]).toEqual([200, 200]);

    await people.disable("luis@example.com");
    expect([await self(), await profile()]).toEqual([401, 401]);
    expect((await signIn("luis@example.com")).json()).toMatchObject({ error: "invalid_grant" });
    await expect(people.disable("luis@example.com")).rejects.toThrow("malecon staff list");
    expect((await people.list()).find(({ email }) => email === "luis@example.com")?.standing.kind).toBe("disabled");

    await join("luis@example.com");
    expect((await signIn("luis@example.com")).statusCode).toBe(200);
    const [row] = await test.db.select().from(clients).where(eq(clients.email, "luis@example.com"));
    expect(row).toMatchObject({ staffRole: "desk", disabledAt: null });
  });

  it("who were only invited have a dead link", async () => {
    await invite("eva@example.com");
    await people.disable("eva@example.com");
    expect(await post("look", { Code: await codeMailedTo("eva@example.com") })).toMatchObject(over);
  });
});
