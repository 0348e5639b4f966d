import { eq } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { outbox } from "../../../../platform/server/db/schema/operations";
import { DAY, MINUTE } from "../../../../shared/instant";
import { EMAIL_CODE_TIME } from "../../account.rules";
import { clients } from "../account.tables";

const [ANA, LUIS, STAFF] = [1, 2, 3];
const PASSWORD = "Malecon-2026";
const OLD = "tourist@example.com";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
/** Each test has its own day, so that other tests' limits do not count, and begins with the clients' own addresses. */
beforeEach(async () => {
  test.pass(2 * DAY);
  for (const [id, email] of Object.entries({ [ANA]: OLD, [LUIS]: "tourist2@example.com" }))
    await test.db
      .update(clients)
      .set({ email })
      .where(eq(clients.id, Number(id)));
});

const post = async (url: string, payload: object, headers: Record<string, string> = test.as(ANA)) => {
  const answer = await test.call({ method: "POST", url, payload, headers });
  return { status: answer.statusCode, ...answer.json() };
};
const start = (Email: string, more: object = {}, headers = test.as(ANA)) =>
  post("/api/profile/email", { ClientId: ANA, Password: PASSWORD, Email, ...more }, headers);
const confirm = (
  change: { Email: string; Ticket: string },
  Code: string,
  more: object = {},
  headers = test.as(ANA),
) => {
  const { Email, Ticket } = change;
  return post("/api/profile/email/confirm", { ClientId: ANA, Email, Ticket, Code, ...more }, headers);
};
const emailOf = async (id = ANA) => {
  const [row] = await test.db.select().from(clients).where(eq(clients.id, id));
  return row?.email;
};
const mailTo = async (address: string) => (await test.mailsTo(address))[0];
const codeTo = async (address: string) => /^\d{6}$/m.exec((await mailTo(address))?.text ?? "")?.[0] ?? "";
const signIn = async (cremail: string) => {
  const payload = new URLSearchParams({ grant_type: "password", cremail, password: PASSWORD }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return test.call({ method: "POST", url: "/token", headers, payload });
};

describe("a change of the email address (ACC-24)", () => {
  it("needs the password and the code sent to the new address, and notifies the former one", async () => {
    const { Data } = await start(" New.Ana@Example.com ");
    expect(Data).toMatchObject({ Email: "new.ana@example.com", ExpiresAt: test.now() + EMAIL_CODE_TIME });
    expect(await emailOf()).toBe(OLD);
    expect((await mailTo("new.ana@example.com"))?.text).not.toContain("Ana,");
    const code = await codeTo("new.ana@example.com");
    expect((await confirm(Data, code)).status).toBe(200);
    expect(await emailOf()).toBe("new.ana@example.com");
    const told = await mailTo(OLD);
    expect(told?.subject).toBe("The email address of your account was changed");
    expect(told?.text).toContain("n…@example.com");
    expect(told?.text).not.toContain("new.ana@example.com");
    expect([(await signIn(OLD)).statusCode, (await signIn("new.ana@example.com")).statusCode]).toEqual([400, 200]);
    // The answer may have been lost.
    expect((await confirm(Data, code)).status).toBe(200);
  });

  it("is refused with a wrong password, to the own address, and for another client", async () => {
    const wrong = await start("never@example.com", { Password: "guess" });
    expect(wrong.Errors).toMatchObject([{ Field: "Password" }]);
    expect((await start(OLD.toUpperCase())).Errors).toMatchObject([{ Field: "Email" }]);
    expect((await start("never@example.com", {}, test.as(LUIS))).status).toBe(404);
    expect((await start("never@example.com", {}, test.inPlaceOf(ANA, STAFF))).ResultCode).toBe("impersonated");
    expect(await test.mailsTo("never@example.com")).toEqual([]);
  });

  it("is refused with a code that is wrong, late, of another address or another client, and after five tries", async () => {
    const { Data } = await start("new@example.com");
    const code = await codeTo("new@example.com");
    const other = code === "000000" ? "000001" : "000000";
    for (const refused of [
      await confirm(Data, other),
      await confirm({ ...Data, Email: "another@example.com" }, code),
      await confirm(Data, code, { ClientId: LUIS }, test.as(LUIS)),
      await confirm({ ...Data, Ticket: `${test.now() + MINUTE}.${Data.Ticket.split(".")[1]}` }, code),
    ])
      expect(refused.ResultCode).toBe("account.emailCodeWrong");
    for (let time = 0; time < 3; time += 1) await confirm(Data, other);
    expect((await confirm(Data, code)).ResultCode).toBe("account.emailCodeWrong");
    expect(await emailOf()).toBe(OLD);
  });

  it("is refused once the code is half an hour old", async () => {
    const { Data } = await start("new@example.com");
    const code = await codeTo("new@example.com");
    test.pass(EMAIL_CODE_TIME);
    expect((await confirm(Data, code)).ResultCode).toBe("account.emailCodeWrong");
  });

  it("to another account's address gets the same answer, and only that account's owner is notified (ACC-3)", async () => {
    const free = await start("new@example.com");
    const taken = await start("tourist2@example.com");
    expect([taken.status, Object.keys(taken.Data)]).toEqual([free.status, Object.keys(free.Data)]);
    const mail = await mailTo("tourist2@example.com");
    expect([mail?.subject, /^\d{6}$/m.test(mail?.text ?? "")]).toEqual([
      "This email address already has an account",
      false,
    ]);
  });

  it("to an address that is registered and activated meanwhile is refused; one that was not activated is free", async () => {
    const person = { FirstName: "Eva", LastName: "Gil", password: "una-clave-larga-7", AcceptPolicies: true };
    const { Data } = await start("eva@example.com");
    const code = await codeTo("eva@example.com");
    await post("/api/clients", { ...person, email: "eva@example.com" }, {});
    await test.app.backgroundTasks.settled();
    const [row] = await test.db.select().from(clients).where(eq(clients.email, "eva@example.com"));
    await test.db
      .update(clients)
      .set({ activatedAt: test.now() })
      .where(eq(clients.id, row?.id ?? 0));
    expect((await confirm(Data, code)).ResultCode).toBe("account.emailTaken");
    await test.db
      .update(clients)
      .set({ activatedAt: null })
      .where(eq(clients.id, row?.id ?? 0));
    expect((await confirm(Data, code)).status).toBe(200);
    expect([await emailOf(), await emailOf(row?.id)]).toEqual([
      "eva@example.com",
      expect.stringMatching(/@released\.invalid$/),
    ]);
  });

  it("to one address by two clients succeeds for one: the second is refused", async () => {
    const one = await start("both@example.com");
    const code = await codeTo("both@example.com");
    const other = await start("both@example.com", { ClientId: LUIS }, test.as(LUIS));
    const codes = (await test.mailsTo("both@example.com")).map(({ text }) => /^\d{6}$/m.exec(text)?.[0]);
    const second = codes.find((each) => each !== code) ?? code;
    const answers = await Promise.all([
      confirm(one.Data, code),
      confirm(other.Data, second, { ClientId: LUIS }, test.as(LUIS)),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("ends the other sessions and a mailed password, and redirects waiting emails to the new address", async () => {
    await post("/api/clients/recoverPassword", { email: OLD, siteId: 11 }, {});
    await test.app.backgroundTasks.settled();
    await signIn(OLD);
    const { Data } = await start("new@example.com");
    await test.db
      .update(outbox)
      .set({ nextAttemptAt: test.now() + MINUTE })
      .where(eq(outbox.recipient, OLD));
    expect((await confirm(Data, await codeTo("new@example.com"))).status).toBe(200);
    const [row] = await test.db.select().from(clients).where(eq(clients.id, ANA));
    expect([row?.temporaryPasswordHash, row?.temporaryPasswordExpiresAt]).toEqual([null, null]);
    const waiting = await test.db.select().from(outbox).where(eq(outbox.clientId, ANA));
    const toOld = waiting.filter(
      ({ recipient, deliveredAt, createdAt }) =>
        recipient === OLD && deliveredAt === null && createdAt >= test.now() - MINUTE,
    );
    expect(toOld.map(({ subject }) => subject)).toEqual(["The email address of your account was changed"]);
  });
});
