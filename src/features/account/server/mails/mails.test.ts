import { eq } from "drizzle-orm";
import { type SmtpServer, startSmtpServer } from "../../../../../test/smtpServer";
import { startTestApp, type TestApp } from "../../../../../test/testApp";
import { deliverDue } from "../../../../platform/server/outbox/delivery";
import { smtpMailer } from "../../../../platform/server/outbox/smtpMailer";
import { clients } from "../account.tables";
import { unsubscribePathOf } from "./mails.repository";

const ANA = 1;
const LUIS = 2;
const STAFF = 3;
const EMAIL = "tourist@example.com";

let test: TestApp;
let smtp: SmtpServer;
let path: string;
beforeAll(async () => {
  test = await startTestApp();
  smtp = await startSmtpServer();
  path = await unsubscribePathOf(test.db, ANA, "reviewRequests");
});
afterAll(async () => {
  await smtp.close();
  await test.close();
});
beforeEach(() => test.db.update(clients).set({ unwantedMails: [] }));

const unwanted = async (id = ANA) => {
  const [row] = await test.db.select().from(clients).where(eq(clients.id, id));
  return row?.unwantedMails;
};
const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
  (await test.call({ method: "POST", url, payload, headers })).json();
const choose = (Unwanted: string[], headers: Record<string, string>, ClientId = ANA) =>
  post("/api/profile/mails", { ClientId, Unwanted }, headers);
const status = async (headers: Record<string, string>, id = ANA) =>
  (await test.call({ method: "GET", url: `/api/profile/mails/${id}`, headers })).json();

describe("the link that ends a kind of email (MAIL-9)", () => {
  it("is the client's own, and the same in every email", async () => {
    expect(await unsubscribePathOf(test.db, ANA, "reviewRequests")).toBe(path);
    expect(await unsubscribePathOf(test.db, LUIS, "reviewRequests")).not.toBe(path);
    expect(path).toMatch(/^\/unsubscribe\/reviewRequests\/[\w-]{43}$/);
  });

  it.each(["GET", "HEAD"] as const)("changes nothing when it is only followed, by %s", async (method) => {
    await test.call({ method, url: path });
    expect(await unwanted()).toEqual([]);
  });

  it.each([
    ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
    [
      "multipart/form-data; boundary=b",
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])("ends it immediately when a mail program posts to it, by a form of type %s (RFC 8058)", async (type, payload) => {
    const headers = { "content-type": type, "accept-language": "es" };
    const answer = await test.call({ method: "POST", url: `${path}?lang=es`, headers, payload });
    expect([answer.statusCode, answer.body]).toEqual([200, "Le hemos dado de baja."]);
    expect(await unwanted()).toEqual(["reviewRequests"]);
    expect(await unwanted(LUIS)).toEqual([]);
  });

  it("ends it by the page's button, without signing in; twice does no harm", async () => {
    const Code = path.split("/").at(-1);
    for (let time = 0; time < 2; time += 1)
      expect((await post("/api/mails/end", { Kind: "reviewRequests", Code })).ResultCode).toBe("OK");
    expect(await unwanted()).toEqual(["reviewRequests"]);
  });

  it("with an unknown code, or a closed account's, has no effect and is answered with an error", async () => {
    const unknown = await test.call({ method: "POST", url: "/unsubscribe/reviewRequests/guess" });
    expect(unknown.statusCode).toBe(404);
    const end = { Kind: "reviewRequests", Code: "guess" };
    expect((await post("/api/mails/end", end)).ResultCode).toBe("account.unsubscribeUnknown");
    expect((await test.call({ method: "POST", url: path.replace("reviewRequests", "receipts") })).statusCode).toBe(400);
  });
});

describe("the choice of emails in the profile (MAIL-9)", () => {
  it("can be turned off and on again by the client", async () => {
    expect((await choose(["reviewRequests"], test.as(ANA))).Data).toEqual({
      Unwanted: ["reviewRequests"],
      RefusedAt: null,
    });
    expect((await status(test.as(ANA))).Data.Unwanted).toEqual(["reviewRequests"]);
    expect((await choose([], test.as(ANA))).Data.Unwanted).toEqual([]);
    expect((await choose(["receipts"], test.as(ANA))).ResultCode).toBe("invalid");
  });

  it("cannot be made by others: staff see it, but do not change it in the client's place", async () => {
    expect((await choose(["reviewRequests"], test.as(LUIS))).ResultCode).toBe("notFound");
    expect((await status(test.as(LUIS))).ResultCode).toBe("notFound");
    expect((await choose(["reviewRequests"], test.inPlaceOf(ANA, STAFF))).ResultCode).toBe("impersonated");
    expect((await status(test.inPlaceOf(ANA, STAFF))).Data.Unwanted).toEqual([]);
    expect(await unwanted()).toEqual([]);
  });
});

describe("an email that a mailbox refuses (MAIL-8)", () => {
  const deliver = async (recipient: string | null) => {
    smtp.answer("RCPT", recipient);
    const sender = async () => "hola@malecon.example";
    const mailer = smtpMailer({
      server: { url: smtp.url, requiresTls: false },
      sender: async () => ({ from: await sender(), replyTo: null }),
      publicUrl: "https://malecon.example",
      returnPath: null,
      mark: async () => new Uint8Array(),
    });
    await deliverDue({ db: test.db, now: test.now, log: test.app.log }, mailer);
    mailer.close();
  };
  const person = { FirstName: "Eva", LastName: "Soto", password: "una-clave-larga", AcceptPolicies: true };
  const register = async (email: string): Promise<string> => {
    const { Data } = await post("/api/clients", { ...person, email });
    await test.app.backgroundTasks.settled();
    return Data.Ticket;
  };
  const asked = (email: string, Ticket: string) => post("/api/clients/registrationMail", { email, Ticket });

  it("is reported to the visitor who has just registered the address, until another email arrives", async () => {
    const email = "typo@example.com";
    const first = await register(email);
    expect((await asked(email, first)).Data).toEqual({ RefusedAt: null });
    await deliver("550 5.1.1 no such user");
    expect((await asked(email.toUpperCase(), first)).Data).toEqual({ RefusedAt: test.now() });
    await register(email);
    await deliver(null);
    expect((await asked(email, first)).Data).toEqual({ RefusedAt: null });
  });

  it("is reported in the same way for an address that has an account", async () => {
    const ticket = await register(EMAIL);
    await deliver("550 5.1.1 no such user");
    expect((await asked(EMAIL, ticket)).Data).toEqual({ RefusedAt: test.now() });
  });

  it("is reported to nobody who has not registered that very address", async () => {
    const ticket = await register("mine@example.com");
    const [at = "", sign = ""] = ticket.split(".");
    for (const [email, forged] of [
      [EMAIL, ticket],
      ["mine@example.com", `${Number(at) - 1}.${sign}`],
      ["mine@example.com", "0"],
      ["mine@example.com", ""],
    ] as const)
      expect((await asked(email, forged)).ResultCode).toBe("notFound");
  });

  it("is reported to the account's client, in the profile", async () => {
    await post("/api/clients/recoverPassword", { email: EMAIL, siteId: 11 });
    await test.app.backgroundTasks.settled();
    await deliver("550 5.1.1 no such user");
    expect((await status(test.as(ANA))).Data.RefusedAt).toBe(test.now());
    await post("/api/clients/recoverPassword", { email: EMAIL, siteId: 11 });
    await test.app.backgroundTasks.settled();
    await deliver(null);
    expect((await status(test.as(ANA))).Data.RefusedAt).toBeNull();
  });
});
