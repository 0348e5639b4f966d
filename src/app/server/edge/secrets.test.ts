import { Writable } from "node:stream";
import { startTestApp, type TestApp } from "../../../../test/testApp";
import { outbox } from "../../../platform/server/db/schema/operations";
import { deliverDue } from "../../../platform/server/outbox/delivery";
import type { Mailer } from "../../../platform/server/outbox/mailer";
import { whatsAppMailer } from "../../../platform/server/outbox/whatsAppMailer";

const [ANA, MARIA] = [1, "maria@example.com"];
const lines: string[] = [];
const logTo = new Writable({
  write: (chunk, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ LOG_LEVEL: "trace" }, logTo);
});
afterAll(() => test.close());

/** A provider that accepts every email and logs it. */
const complaining: Mailer = {
  send: async ({ id }) => `<${id}>`,
  reachesPeople: true,
  close: () => {},
};
const refusing: Mailer = {
  send: async () => {
    throw new Error("451 try again later");
  },
  reachesPeople: true,
  close: () => {},
};

const post = (url: string, payload: object) =>
  test.call({ method: "POST", url, payload, headers: { ...test.as(ANA), "x-forwarded-for": "203.0.113.9" } });
const textTo = async (recipient: string) => (await test.mailsTo(recipient))[0]?.text ?? "";
const found = (pattern: RegExp, text: string) => {
  const [, secret] = pattern.exec(text) ?? [];
  if (!secret) throw new Error(`nothing like ${pattern} in: ${text}`);
  return secret;
};

/** Runs every flow that sends a secret which opens an account; returns those secrets. */
async function flows(): Promise<string[]> {
  const person = { FirstName: "María", LastName: "López", AcceptPolicies: true };
  await post("/api/clients", { ...person, email: MARIA, password: "una-clave-larga" });
  const asked = await textTo(MARIA);
  const [code, shortCode] = [/activate_client\/([\w-]+)/, /\b(\d{6})\b/].map((secret) => found(secret, asked));
  await test.call({ url: `/activate_client/${code}?from=mail` });
  await test.call({ url: `/api/clients/activate/${code}?from=mail` });
  await test.call({ url: `/api/clients/activated/${code}` });
  await post("/api/clients/recoverPassword", { email: MARIA, siteId: 11 });
  const password = found(/(tmp(?:-\w{4}){3})/, await textTo(MARIA));
  const form = new URLSearchParams({ grant_type: "password", cremail: MARIA, password }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const signedIn = await test.call({ method: "POST", url: "/token", headers, payload: form });
  const codes = [];
  for (const [MobilePhone, recipient] of [
    ["+1 305 555 0142", "+13055550142"],
    ["+53 5 555 0110", "tourist@example.com"],
  ] as const) {
    await post("/api/admin/clients/startWAAccountVerification", { ClientId: ANA, MobilePhone });
    codes.push(found(/\b(\d{6})\b/, await textTo(recipient)));
    await post("/api/clients/phoneVerification/confirm", { ClientId: ANA, Code: "000000" });
    test.pass(60_000);
  }
  return [code, shortCode, password, ...codes, signedIn.json().access_token, "una-clave-larga"];
}

it("secrets that open an account are neither in a sent message nor in the log (SAFE-10, SAFE-22, SAFE-23)", async () => {
  const secrets = await flows();
  const services = { db: test.db, now: test.now, log: test.app.log };
  await deliverDue(services, refusing);
  test.pass(120_000);
  await deliverDue(services, complaining);
  const taking = async () => new Response(JSON.stringify({ messages: [{ id: "wamid.1" }] }));
  const account = { apiUrl: "http://localhost", phoneNumberId: "1", token: "t", isStandIn: false };
  await deliverDue(services, whatsAppMailer({ ...account, fetch: taking }), "whatsapp");

  const rows = await test.db.select().from(outbox);
  expect(rows.length).toBeGreaterThanOrEqual(4);
  expect(rows.filter(({ deliveredAt }) => deliveredAt === null)).toEqual([]);
  const [kept, logged] = [JSON.stringify(rows), lines.join("")];
  expect(secrets.filter((secret) => kept.includes(secret))).toEqual([]);
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  expect(logged).toContain("a message was not delivered");
});

it("a line of the log names the route's pattern and the caller's address, never the requested URL (SAFE-23)", async () => {
  lines.length = 0;
  await test.call({ url: "/api/clients/activate/some-code?query=text" });
  await test.call({ url: "/no/such/place/some-code?query=text" });
  const asked = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request completed");
  expect(asked.map(({ req }) => req)).toEqual([
    { id: expect.any(String), method: "GET", route: "/api/clients/activate/:code", ip: "127.0.0.1" },
    { id: expect.any(String), method: "GET", route: null, ip: "127.0.0.1" },
  ]);
  expect(lines.join("")).not.toMatch(/some-code|query/);
});

it("a card's number that was sent to us appears in no line of the log, whatever field it was in (FAULT-24, SAFE-5, SAFE-10)", async () => {
  lines.length = 0;
  const note = { RequestKey: "0b9f3c8e-8a1d-4f5e-9d7b-3c2a1b0f9e8d", ClientId: ANA, SiteId: 11, Language: "en" };
  for (const number of ["4242424242424242", "4242 4242 4242 4242", "3782 822463 10005"]) {
    const answer = await post("/api/notes/", { ...note, Subject: "my card", Message: `it is ${number}` });
    expect(answer.json().ResultCode).toBe("cardNumberRefused");
    await test.call({ url: `/api/countries?card=${encodeURIComponent(number)}` });
    await post(`/api/no/such/${encodeURIComponent(number)}`, { Token: number });
  }
  expect(lines.length).toBeGreaterThanOrEqual(9);
  expect(lines.join("").replace(/[ +]|%20/g, "")).not.toMatch(/4242424242424242|378282246310005/);
});
