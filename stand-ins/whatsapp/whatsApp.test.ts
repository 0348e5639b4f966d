import Fastify, { type FastifyInstance } from "fastify";
import { outbox } from "../../src/platform/server/db/schema/operations";
import { deliverDue } from "../../src/platform/server/outbox/delivery";
import { queueWhatsApp } from "../../src/platform/server/outbox/outbox.repository";
import { whatsAppMailer } from "../../src/platform/server/outbox/whatsAppMailer";
import { signatureOf } from "../../src/platform/server/whatsapp/webhook";
import { MINUTE } from "../../src/shared/instant";
import { startTestApp, type TestApp } from "../../test/testApp";
import { strictAjv } from "../faults";
import { addWhatsAppStandIn } from "./whatsAppStandIn";

let test: TestApp;
let standIn: FastifyInstance;
let address: string;
/** The webhooks that the stand-in has called; each resolves once the site has answered. */
let reported: Promise<unknown>[];
/** The last delivery. The stand-in's reports are held back until the site knows the message by its reference. */
let delivered: Promise<number>;

beforeAll(async () => {
  test = await startTestApp();
  const { whatsApp: account } = test.config;
  if (!account) throw new Error("demo mode has an account with the stand-in");
  standIn = Fastify({ ajv: strictAjv });
  const toSite: typeof fetch = async (url, init) => {
    const answer = delivered.then(() =>
      test.call({
        method: "POST",
        url: new URL(String(url)).pathname,
        headers: Object.fromEntries(new Headers(init?.headers)),
        payload: String(init?.body),
      }),
    );
    reported.push(answer);
    return new Response(null, { status: (await answer).statusCode });
  };
  const templates = [{ name: "malecon_code", language: "es", category: "AUTHENTICATION" }];
  addWhatsAppStandIn(standIn, { production: false, account, templates, site: test.config.publicUrl, fetch: toSite });
  address = await standIn.listen({ port: 0, host: "localhost" });
});
afterAll(async () => {
  await standIn.close();
  await test.close();
});
beforeEach(() => {
  reported = [];
});

const mailer = (token = test.config.whatsApp?.token ?? "") =>
  whatsAppMailer({ apiUrl: address, phoneNumberId: "stand-in-number", token, isStandIn: true, fetch });
const deliver = (token?: string) => {
  delivered = deliverDue({ db: test.db, now: test.now, log: test.app.log }, mailer(token), "whatsapp");
  return delivered;
};
const queue = (key: string, recipient = "+13055550142", name = "malecon_code") =>
  queueWhatsApp(test.db, {
    key,
    recipient,
    language: "es",
    text: "123456 es su código",
    template: { name, parameters: ["123456"], copyButton: true },
    secrets: ["123456"],
    clientId: 1,
    at: test.now(),
  });
const stored = async (key: string) => (await test.db.select().from(outbox)).find((row) => row.key === key);
/** Waits until the stand-in has reported the expected number of statuses. */
const statuses = async (count: number) => {
  const deadline = Date.now() + MINUTE;
  while (reported.length < count && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
  await Promise.all(reported);
};
const webhook = (status: string, reference: string, secret = "stand-in-app-secret") => {
  const value = { statuses: [{ id: reference, status }] };
  const payload = JSON.stringify({ entry: [{ changes: [{ field: "messages", value }] }] });
  const signature = signatureOf(Buffer.from(payload), secret);
  const headers = { "content-type": "application/json", "x-hub-signature-256": signature };
  return test.call({ method: "POST", url: "/api/whatsapp/webhook", headers, payload });
};

describe("a WhatsApp message", () => {
  it("stays readable in the outbox with its code, as no phone receives it (MAIL-3)", async () => {
    await queue("read here");
    await deliver();
    await statuses(2);
    expect(await stored("read here")).toMatchObject({ deliveredAt: test.now(), text: "123456 es su código" });
  });

  it("is accepted by the Cloud API, whose id is stored, and is reported as delivered", async () => {
    await queue("taken");
    expect(await deliver()).toBe(1);
    expect(await stored("taken")).toMatchObject({
      deliveredAt: test.now(),
      providerReference: expect.stringMatching(/^wamid\./),
    });
    await statuses(2);
    expect((await stored("taken"))?.providerStatus).toBe("delivered");
  });

  it("is recorded as failed if the number cannot be reached", async () => {
    await queue("unreached", "+13055550000");
    await deliver();
    await statuses(1);
    expect((await stored("unreached"))?.providerStatus).toBe("failed");
  });

  it("meets the fault that is set: not delivered, then statuses out of order (QA-10)", async () => {
    const headers = { authorization: `Bearer ${test.config.whatsApp?.token}` };
    const payload = { faults: ["decline", "outOfOrder"] };
    await standIn.inject({ method: "POST", url: "/whatsapp/faults", headers, payload });
    for (const [key, count] of [
      ["fault-declined", 1],
      ["fault-outOfOrder", 3],
    ] as const) {
      await queue(key);
      await deliver();
      await statuses(count);
    }
    expect((await stored("fault-declined"))?.providerStatus).toBe("failed");
    expect((await stored("fault-outOfOrder"))?.providerStatus).toBe("delivered");
  });

  it("is refused with a template name that is invalid or unknown at Meta", async () => {
    for (const name of ["malecon_deskMessage", "malecon-code", "malecon_of_nobody"]) {
      await queue(name, "+13055550142", name);
      expect(await deliver()).toBe(0);
      expect(await stored(name)).toMatchObject({ attempts: 1, deliveredAt: null });
    }
  });

  it("stays in the outbox if the API refuses, and is tried only a few times", async () => {
    await queue("refused");
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      expect(await deliver("another token")).toBe(0);
      test.pass(60 * 60_000);
    }
    expect(await stored("refused")).toMatchObject({ attempts: 4, deliveredAt: null, nextAttemptAt: null });
  });
});

describe("the webhook", () => {
  const ask = (query: string) => test.call({ method: "GET", url: `/api/whatsapp/webhook?${query}` });

  it("echoes the challenge for the right verify token, and does not exist for others (ACC-13)", async () => {
    const good = await ask("hub.mode=subscribe&hub.verify_token=stand-in-verify-token&hub.challenge=4711");
    expect([good.statusCode, good.body]).toEqual([200, "4711"]);
    expect((await ask("hub.mode=subscribe&hub.verify_token=guess&hub.challenge=4711")).statusCode).toBe(404);
  });

  it("accepts only signed statuses, in whatever order they arrive (ACC-13)", async () => {
    const { providerReference: reference } = (await stored("taken")) ?? {};
    if (!reference) throw new Error("nothing was sent");
    expect((await webhook("read", reference, "another secret")).statusCode).toBe(404);
    expect((await stored("taken"))?.providerStatus).toBe("delivered");
    for (const status of ["read", "delivered", "sent"]) expect((await webhook(status, reference)).statusCode).toBe(200);
    expect((await stored("taken"))?.providerStatus).toBe("read");
    expect((await webhook("read", "wamid.unknown")).statusCode).toBe(200);
  });
});

it("WhatsApp has a stand-in outside production only", () => {
  const { whatsApp: account } = test.config;
  const given = { production: true, templates: [], site: "", fetch };
  expect(() => account && addWhatsAppStandIn(Fastify(), { ...given, account })).toThrow("refused in production");
});
