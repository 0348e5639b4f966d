import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { buildStandIn } from "../../../../stand-ins/clover/standIn";
import { strictAjv } from "../../../../stand-ins/faults";
import { buildStripeStandIn, type StripeAccountState } from "../../../../stand-ins/stripe/stripeStandIn";
import { addWhatsAppStandIn, type StoredTemplate } from "../../../../stand-ins/whatsapp/whatsAppStandIn";
import { type SmtpServer, startSmtpServer } from "../../../../test/smtpServer";
import { canStamp, startTimeStampServer, type TimeStampServer } from "../../../../test/timeStampServer";
import { CODE_TIME } from "../../../features/account/phone.rules";
import { stripeEvents } from "../../../features/payments/methods/stripe/server/reading";
import { checkStripeAccount } from "../../../features/payments/methods/stripe/server/stripe.check";
import type { Bucket } from "../../../platform/server/files/s3Store";
import { templatesAtMeta } from "../../../platform/server/whatsapp/templates";
import { MINUTE } from "../../../shared/instant";
import { readConfig } from "../config/config";
import { malecon } from "./malecon";
import { mailBy, photosIn, providerTrials, stampBy } from "./providerTrials";

const MERCHANT = "M1V5CF1WV0FSJ";
const SITE = "https://malecon.example";
const loopback = { port: 0, host: "127.0.0.1" };

let apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});
const listening = async (app: FastifyInstance) => {
  apps.push(app);
  return app.listen(loopback);
};

/** What the doctor's trial of a provider finds in an installation with these settings. */
async function found(name: string, env: Record<string, string | undefined>) {
  const trial = providerTrials(readConfig({ PUBLIC_URL: SITE, ...env })).find((one) => one.name === name);
  if (!trial) throw new Error(`${name} is not tried`);
  return trial.look();
}

const clover = async (env: Record<string, string>, { closed = false } = {}) => {
  const { app } = buildStandIn({
    ...{ production: false, site: SITE, privateKey: "key", merchantId: MERCHANT, closed, file: null },
  });
  const url = await listening(app);
  const set = { CLOVER_CHARGE_URL: url, CLOVER_TOKEN_URL: url, CLOVER_SDK_URL: `${url}/sdk.js` };
  return found("clover", { ...set, CLOVER_MERCHANT_ID: MERCHANT, CLOVER_PRIVATE_KEY: "key", ...env });
};

const ours = { url: `${SITE}/api/stripe/webhook`, enabled_events: stripeEvents, status: "enabled" } as const;
const stripe = async (env: Record<string, string>, account: Partial<StripeAccountState> = {}) => {
  const { app } = await buildStripeStandIn({
    ...{ production: false, site: SITE, secretKey: "sk_live_1", webhookSecret: "whsec", origin: () => SITE },
    ...{ post: async () => 200, file: null, account: { chargesEnabled: true, webhooks: [ours], ...account } },
  });
  const STRIPE_API_URL = await listening(app);
  return found("stripe", { STRIPE_API_URL, STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec", ...env });
};

const stripeTest = async () => {
  const webhooks = [ours];
  const { app } = await buildStripeStandIn({
    ...{ production: false, site: SITE, secretKey: "sk_test_1", webhookSecret: "whsec", origin: () => SITE },
    ...{ post: async () => 200, file: null, account: { chargesEnabled: true, webhooks } },
  });
  const settings = { apiUrl: await listening(app), secretKey: "sk_test_1", webhookSecret: "whsec" };
  return checkStripeAccount(settings, { publicUrl: SITE, production: true });
};

const whatsApp = async (
  env: Record<string, string | undefined>,
  change: (templates: StoredTemplate[]) => void = () => {},
) => {
  const app = Fastify({ ajv: strictAjv });
  const account = { phoneNumberId: "106540352242922", businessAccountId: "102290129340398", token: "EAAJB" };
  const templates = addWhatsAppStandIn(app, {
    ...{ production: false, account: { ...account, appSecret: "secret" }, site: SITE, fetch },
    templates: templatesAtMeta(CODE_TIME / MINUTE),
  });
  change(templates);
  return found("whatsApp", {
    WHATSAPP_API_URL: await listening(app),
    WHATSAPP_PHONE_NUMBER_ID: account.phoneNumberId,
    WHATSAPP_BUSINESS_ACCOUNT_ID: account.businessAccountId,
    WHATSAPP_TOKEN: account.token,
    WHATSAPP_APP_SECRET: "secret",
    WHATSAPP_VERIFY_TOKEN: "word",
    ...env,
  });
};

describe("the doctor's trial of a provider (OPS-140)", () => {
  it.each([
    ["Clover", () => clover({}), "Clover takes the key of merchant"],
    ["Stripe", () => stripe({}), "takes payments, and reports them here"],
    ["WhatsApp", () => whatsApp({}), "all 4 templates are approved"],
  ])("finds %s ok if everything is set correctly", async (_name, look, text) => {
    expect(await look()).toEqual({ state: "ok", text: expect.stringContaining(text) });
  });

  it.each<[string, () => Promise<unknown>, string, string]>([
    ["a wrong key at Clover", () => clover({ CLOVER_PRIVATE_KEY: "old" }), "cannot pay by card", "CLOVER_PRIVATE_KEY"],
    [
      "another merchant than the key's",
      () => clover({ CLOVER_MERCHANT_ID: "A2J94WZSZW851" }),
      "clients see no card fields",
      "CLOVER_MERCHANT_ID",
    ],
    ["a merchant that Clover has closed", () => clover({}, { closed: true }), "cannot pay by card", "ask Clover"],
    [
      "a wrong key at Stripe",
      () => stripe({ STRIPE_SECRET_KEY: "sk_live_2" }),
      "cannot pay by link",
      "STRIPE_SECRET_KEY",
    ],
    [
      "an account that Stripe has closed",
      () => stripe({}, { chargesEnabled: false }),
      "cannot pay by link",
      "dashboard",
    ],
    ["no webhook at Stripe", () => stripe({}, { webhooks: [] }), "noticed late", `${SITE}/api/stripe/webhook`],
    [
      "a webhook that was turned off",
      () => stripe({}, { webhooks: [{ ...ours, status: "disabled" }] }),
      "noticed late",
      "docs/providers.md",
    ],
    ["a wrong token at Meta", () => whatsApp({ WHATSAPP_TOKEN: "EAAJC" }), "no code by WhatsApp", "WHATSAPP_TOKEN"],
    [
      "another number than the token's",
      () => whatsApp({ WHATSAPP_PHONE_NUMBER_ID: "1" }),
      "no code by WhatsApp",
      "WHATSAPP_PHONE_NUMBER_ID",
    ],
    [
      "a template that nobody has created",
      () => whatsApp({}, (templates) => templates.splice(0, 1)),
      "malecon_code in en (missing)",
      "malecon whatsapp templates",
    ],
    [
      "a template that Meta has rejected",
      () =>
        whatsApp({}, ([first]) => {
          if (first) first.status = "REJECTED";
        }),
      "malecon_code in en (REJECTED)",
      "malecon whatsapp templates",
    ],
  ])("explains for %s what fails for a client and what to do", async (_what, look, fails, remedy) => {
    const finding = await look();
    expect(finding).toMatchObject({ state: "failed", text: expect.stringContaining(fails) });
    expect(finding).toMatchObject({ text: expect.stringContaining(remedy) });
  });

  it.each([
    [
      "an event that Stripe does not tell",
      () => stripe({}, { webhooks: [{ ...ours, enabled_events: stripeEvents.slice(1) }] }),
      "checkout.session.completed",
    ],
    [
      "an account whose templates cannot be looked at",
      () => whatsApp({ WHATSAPP_BUSINESS_ACCOUNT_ID: undefined }),
      "set WHATSAPP_BUSINESS_ACCOUNT_ID",
    ],
    ["a test key in production", () => stripeTest(), "is in test mode"],
  ])("only warns of: %s", async (_what, look, text) => {
    const finding = await look();
    expect(finding).toEqual({ state: "warning", text: expect.stringContaining(text) });
  });

  it("leaves out the stand-ins of a demo, which answer only while its server runs", () => {
    expect(providerTrials(readConfig({}))).toEqual([]);
  });

  it("reports a provider that does not answer", async () => {
    const closed = { CLOVER_CHARGE_URL: "http://127.0.0.1:9", CLOVER_PRIVATE_KEY: "key" };
    expect(await found("clover", closed)).toMatchObject({
      state: "failed",
      text: expect.stringContaining("does not answer"),
    });
  });
});

describe("malecon whatsapp templates (ACC-40)", () => {
  it("creates what the account lacks, once, and says how each stands; a rejected one is a failure", async () => {
    const app = Fastify({ ajv: strictAjv });
    const account = { phoneNumberId: "106540352242922", businessAccountId: "102290129340398", token: "EAAJB" };
    const kept = addWhatsAppStandIn(app, {
      ...{ production: false, account: { ...account, appSecret: "secret" }, site: SITE, fetch },
      templates: [{ name: "malecon_code", language: "en", category: "AUTHENTICATION" }],
    });
    const env = {
      WHATSAPP_API_URL: await listening(app),
      WHATSAPP_PHONE_NUMBER_ID: account.phoneNumberId,
      WHATSAPP_BUSINESS_ACCOUNT_ID: account.businessAccountId,
      WHATSAPP_TOKEN: account.token,
      WHATSAPP_APP_SECRET: "secret",
      WHATSAPP_VERIFY_TOKEN: "word",
    };
    const run = async (given: Record<string, string> = env) => {
      const lines: string[] = [];
      const hear = (line: string) => lines.push(line);
      const status = await malecon(["whatsapp", "templates"], { env: given, say: hear, complain: hear });
      return { status, lines };
    };
    expect(await run()).toEqual({
      status: 0,
      lines: [
        "malecon_code (en, AUTHENTICATION): APPROVED",
        "malecon_code (es, AUTHENTICATION): created, PENDING",
        "malecon_desk_message (en, UTILITY): created, PENDING",
        "malecon_desk_message (es, UTILITY): created, PENDING",
      ],
    });
    for (const template of kept) template.status = template.name === "malecon_code" ? "APPROVED" : "REJECTED";
    const again = await run();
    expect([again.status, again.lines[3]]).toEqual([1, "malecon_desk_message (es, UTILITY): REJECTED"]);
    expect(kept).toHaveLength(4);
    expect((await run({ ...env, WHATSAPP_TOKEN: "EAAJC" })).lines).toEqual([expect.stringContaining("access token")]);
  });

  it("names a value by its number in Meta's text, with an example for the review", () => {
    const [, , english] = templatesAtMeta(10);
    expect(english).toMatchObject({
      name: "malecon_desk_message",
      components: [
        {
          type: "BODY",
          text: expect.stringContaining("your travel plan {{1}}."),
          example: { body_text: [["1001"]] },
        },
      ],
    });
  });
});

describe("the doctor's trial of the mail server (MAIL-20)", () => {
  let smtp: SmtpServer;
  beforeEach(async () => {
    smtp = await startSmtpServer();
    smtp.answer("EHLO", "250-test\r\n250 AUTH PLAIN LOGIN");
  });
  afterEach(() => smtp.close());
  const url = () => smtp.url.replace("//", "//shop:hidden-word@");

  it("signs in, and sends nothing", async () => {
    smtp.answer("AUTH", "235 welcome");
    expect(await mailBy({ url: url(), requiresTls: false })).toMatchObject({ state: "ok" });
    expect([smtp.taken, smtp.envelopes]).toEqual([[], []]);
  });

  it("reports that no client gets an email if the password is refused or there is no TLS", async () => {
    smtp.answer("AUTH", "535 5.7.8 bad credentials");
    const refused = await mailBy({ url: url(), requiresTls: false });
    expect(refused).toMatchObject({ state: "failed", text: expect.stringContaining("refuses user and password") });
    const bare = await mailBy({ url: url(), requiresTls: true });
    expect(bare).toMatchObject({ state: "failed", text: expect.stringContaining("offers no TLS") });
    expect(bare.text).toContain("SMTP_TLS=off");
  });
});

describe("the doctor's trial of a bucket (PHOTO-3)", () => {
  it.each([
    ["a wrong key", 403, "SignatureDoesNotMatch"],
    ["a bucket that does not exist", 404, "NoSuchBucket"],
    ["a role that may not write", 403, "AccessDenied"],
  ])("reports for %s that staff cannot add photographs", async (_what, status, code) => {
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(status).end(`<Error><Code>${code}</Code><Message>no</Message></Error>`);
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const bucket: Bucket = {
      ...{ name: "photos", region: "us-east-1", endpoint, accessKey: { id: "shop", secret: "hidden-word" } },
    };
    const finding = await photosIn({ kind: "s3", bucket });
    server.closeAllConnections();
    server.close();
    expect(finding).toMatchObject({ state: "failed", text: expect.stringContaining(code) });
    expect(finding.text).toContain("s3:PutObject");
    expect(finding.text).not.toContain("hidden-word");
  });
});

(canStamp ? describe : describe.skip)("the doctor's trial of the time stamp authority (PAPER-20)", () => {
  let tsa: TimeStampServer;
  beforeEach(async () => {
    tsa = await startTimeStampServer();
  });
  afterEach(() => tsa.close());

  it("succeeds if the authority stamps a digest", async () => {
    expect(await stampBy(tsa.url)).toMatchObject({ state: "ok" });
  });

  it.each([
    ["refuses", "refuses, with status 2"],
    ["another", "another digest"],
    ["repeats", "another digest"],
    ["speaksHtml", "no answer of RFC 3161"],
  ] as const)("says that receipts cannot be signed, and why: %s", async (mode, why) => {
    await stampBy(tsa.url);
    tsa.mode = mode;
    const finding = await stampBy(tsa.url);
    expect(finding).toMatchObject({ state: "failed", text: expect.stringContaining(why) });
    expect(finding.text).toContain("clients cannot sign receipts");
  });
});
