import { eq } from "drizzle-orm";
import { accountOutsideDemo } from "../../../../../test/fixtures/server/accountOutsideDemo";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { DAY, HOUR, MINUTE } from "../../../../shared/instant";
import { clients, registrations, secondFactors } from "../account.tables";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const password = "una-clave-larga";
const register = async (email: string, change: object = {}) => {
  const payload = { email, password, FirstName: "María", LastName: "López", AcceptPolicies: true, ...change };
  await test.call({ method: "POST", url: "/api/clients", payload, headers: { "accept-language": "en" } });
  const [mail] = await test.mailsTo(email);
  const link = /\/activate_client\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const digits = /^(\d{6})$/m.exec(mail?.text ?? "")?.[1] ?? "";
  return { link, digits };
};
const token = (fields: Record<string, string>, language = "en") =>
  test.call({
    method: "POST",
    url: "/token",
    headers: { "content-type": "application/x-www-form-urlencoded", "accept-language": language },
    payload: new URLSearchParams({ grant_type: "activation_code", ...fields }).toString(),
  });
const typed = (cremail: string, code: string) => token({ cremail, code });
const notFor = (digits: string) => (digits === "000000" ? "000001" : "000000");

describe("the mailed link, opened in a browser (ACC-23)", () => {
  const asked = { AcceptPolicies: true, FirstName: "María", LastName: "López" };
  const registered = async (email: string) => {
    const answer = await test.call({ method: "POST", url: "/api/clients", payload: { ...asked, email, password } });
    const [mail] = await test.mailsTo(email);
    return { Ticket: answer.json().Data.Ticket, Code: /activate_client\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "" };
  };
  const open = async (payload: object) => {
    const answer = await test.call({ method: "POST", url: "/api/clients/activation", payload });
    return { status: answer.statusCode, code: answer.json().ResultCode };
  };
  const signsIn = async (email: string, by: string) =>
    (await token({ grant_type: "password", cremail: email, password: by })).statusCode === 200;

  it("needs no password in the browser of the registration, which has the answer's ticket", async () => {
    const { Code, Ticket } = await registered("here@example.com");
    expect(await open({ Code, Ticket })).toMatchObject({ status: 200 });
    expect(await signsIn("here@example.com", password)).toBe(true);
    // A retry, as after a lost answer.
    expect(await open({ Code, Ticket })).toMatchObject({ status: 200 });
  });

  it("asks for a password elsewhere, also with another registration's ticket, and then only that password counts", async () => {
    const email = "owner@example.com";
    const own = await registered(email);
    test.pass(MINUTE);
    const strangers = await registered(email);
    expect(await open({ Code: strangers.Code })).toEqual({ status: 409, code: "account.passwordNeeded" });
    expect(await open({ Code: strangers.Code, Ticket: own.Ticket })).toMatchObject({ code: "account.passwordNeeded" });
    expect(await signsIn(email, password)).toBe(false);
    expect(await open({ Code: strangers.Code, Password: "password123" })).toMatchObject({
      code: "account.passwordTooCommon",
    });
    expect(await open({ Code: strangers.Code, Password: "una tarde en el mar" })).toMatchObject({ status: 200 });
    expect(await signsIn(email, password)).toBe(false);
    expect(await signsIn(email, "una tarde en el mar")).toBe(true);
    // Nobody changes the password of an active account by a link.
    expect((await open({ Code: strangers.Code, Password: "otra tarde en el mar" })).status).toBe(200);
    expect(await signsIn(email, "otra tarde en el mar")).toBe(false);
  });

  it("leaves the registration's password out once the owner has asked for a temporary one", async () => {
    const email = "wants-in@example.com";
    const { Code } = await registered(email);
    await test.call({ method: "POST", url: "/api/clients/recoverPassword", payload: { email, siteId: 11 } });
    const [mail] = await test.mailsTo(email);
    const temporary = /tmp(-[0-9a-z]{4}){3}/.exec(mail?.text ?? "")?.[0] ?? "";
    expect((await test.call({ url: `/api/clients/activate/${Code}` })).statusCode).toBe(200);
    expect(await signsIn(email, password)).toBe(false);
    expect(await signsIn(email, temporary)).toBe(true);
  });
});

describe("the code that is mailed to a new client (ACC-15)", () => {
  it("activates the account and signs in, once; a digest of it is stored", async () => {
    const { digits } = await register("code@example.com", { FirstName: "Carla" });
    const [kept] = await test.db.select().from(registrations);
    expect(JSON.stringify(kept)).not.toContain(digits);
    const answer = await typed(" Code@Example.com ", ` ${digits} `);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      token_type: "bearer",
      data: { email: "code@example.com", FirstName: "Carla" },
    });
    expect(answer.cookies).toHaveLength(1);
    expect((await typed("code@example.com", digits)).statusCode).toBe(400);
    const known = await token({ grant_type: "password", cremail: "code@example.com", password });
    expect(known.statusCode).toBe(200);
  });

  it("belongs to its own registration and address", async () => {
    const first = await register("own@example.com", { FirstName: "Owner" });
    const second = await register("own@example.com", { FirstName: "Stranger", password: "clave-de-otra-persona" });
    await register("else@example.com");
    expect((await typed("else@example.com", first.digits)).statusCode).toBe(400);
    expect((await typed("own@example.com", first.digits)).json().data.FirstName).toBe("Owner");
    expect((await typed("own@example.com", second.digits)).statusCode).toBe(400);
  });

  it("is refused with the same answer when it is wrong, expired, tried too often, or for an address without a pending code (ACC-3)", async () => {
    const { digits } = await register("late@example.com");
    test.pass(HOUR);
    const over = await typed("late@example.com", digits);
    const fresh = await register("tried@example.com");
    const wrong = await typed("tried@example.com", notFor(fresh.digits));
    for (let tries = 1; tries < 10; tries++) await typed("tried@example.com", notFor(fresh.digits));
    const tooOften = await typed("tried@example.com", fresh.digits);
    const again = await register("tried@example.com");
    const others = [
      await typed("tried@example.com", again.digits),
      await typed("nobody@example.com", "123456"),
      await typed("tourist@example.com", "123456"),
    ];
    const said = [over, wrong, tooOften, ...others].map(({ statusCode, body }) => `${statusCode} ${body}`);
    expect(new Set(said)).toEqual(
      new Set([
        `400 ${JSON.stringify({
          error: "invalid_code",
          error_description: "This code is wrong or has expired. Please check it, or open the link in the email",
        })}`,
      ]),
    );
    test.pass(DAY);
    const next = await register("tried@example.com");
    expect((await typed("tried@example.com", next.digits)).statusCode).toBe(200);
  });

  it("can be tried ten times a day for an address, whether or not a code is pending (ACC-3, SAFE-26)", async () => {
    for (let tries = 0; tries < 10; tries++) await typed("waits-later@example.com", "123456");
    const { digits } = await register("waits-later@example.com");
    expect((await typed("waits-later@example.com", digits)).statusCode).toBe(400);
    test.pass(DAY);
    const next = await register("waits-later@example.com");
    expect((await typed("waits-later@example.com", next.digits)).statusCode).toBe(200);
  });

  it("is refused in the caller's language", async () => {
    const answer = await token({ cremail: "nobody@example.com", code: "123456" }, "es");
    expect(answer.json().error_description).toBe(
      "Este código no es correcto o ya venció. Revíselo o abra el enlace del correo",
    );
  });
});

describe("the link that is mailed to a new client (ACC-15)", () => {
  const activate = (code: string) => test.call({ method: "GET", url: `/api/clients/activate/${code}` });

  it("signs in and leads back to the page where the registration began, on any device", async () => {
    const { link } = await register("link@example.com", { ReturnUrl: "/book-car/kia?from=2026-12-10" });
    expect((await activate(link)).json().Data).toEqual({ ReturnUrl: "/book-car/kia?from=2026-12-10" });
    expect((await token({ code: link })).json().data.email).toBe("link@example.com");
  });

  it("signs in for ten minutes after the activation, not later; the account stays activated", async () => {
    const { link } = await register("again@example.com");
    expect((await token({ code: link })).statusCode).toBe(200);
    test.pass(10 * MINUTE);
    expect((await token({ code: link })).statusCode).toBe(200);
    test.pass(1);
    expect((await token({ code: link })).statusCode).toBe(400);
    expect((await activate(link)).statusCode).toBe(200);
  });

  it("bypasses no second factor, and does not sign in a disabled account (DESK-19, DESK-20)", async () => {
    const { link } = await register("joined@example.com");
    const { clientId } = (await token({ code: link })).json().data;
    await test.db.insert(secondFactors).values({ clientId, sealed: "", confirmedAt: test.now() });
    expect((await token({ code: link })).statusCode).toBe(400);
    await test.db.delete(secondFactors).where(eq(secondFactors.clientId, clientId));
    await test.db.update(clients).set({ disabledAt: test.now() }).where(eq(clients.id, clientId));
    expect((await token({ code: link })).statusCode).toBe(400);
    await test.db.update(clients).set({ disabledAt: null }).where(eq(clients.id, clientId));
    expect((await token({ code: link })).statusCode).toBe(200);
  });

  it("signs staff in for setting up a second factor, outside a demo, and for nothing else (DESK-20)", async () => {
    const { link } = await register("desk@example.com");
    const { clientId } = (await token({ code: link })).json().data;
    await test.db.update(clients).set({ role: "staff", staffRole: "desk" }).where(eq(clients.id, clientId));
    const { activation } = accountOutsideDemo(test);
    expect((await activation.signInByLink(link)).staffRole).toBe("unproven");
  });

  it("signs in only the address that it was mailed to, and only with its code", async () => {
    const answers = [await token({ code: "x".repeat(43) }), await token({ code: "" }), await token({})];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  });
});
