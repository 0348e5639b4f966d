import type { FastifyInstance } from "fastify";
import { testConfig } from "../../../../test/testDatabase";
import { cardPagesOf } from "../../../features/payments/methods/server/methods.server";
import { readConfig } from "../config/config";
import { buildCardFields } from "./cardFields";

const settings = {
  PUBLIC_URL: "https://malecon.example",
  CARD_FIELDS_ORIGIN: "https://cards.malecon.example",
  CLOVER_SDK_URL: "https://checkout.example/sdk.js",
  CLOVER_TOKEN_URL: "https://token.example",
  CLOVER_MERCHANT_ID: "M1V5CF1WV0FSJ",
};
const config = testConfig(settings);
const running = { isStopping: () => false };

let app: FastifyInstance;
beforeAll(async () => {
  app = buildCardFields(config, running);
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string) => app.inject({ method: "GET", url });
const policyOf = ({ headers }: Awaited<ReturnType<typeof get>>) =>
  String(headers["content-security-policy"]).split("; ");

describe("the host of the pages of card fields", () => {
  it("runs the provider's program in a sandbox that may contact only its provider and be framed only by the shop (SAFE-6, SAFE-16)", async () => {
    const page = await get("/card-fields?key=public&lang=es");
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="es">');
    expect(page.body).toContain('<script src="https://checkout.example/sdk.js" defer></script>');
    const theirs = "https://checkout.example https://token.example";
    expect(page.body).toContain('data-merchant="M1V5CF1WV0FSJ"');
    expect(policyOf(page)).toEqual([
      "default-src 'none'",
      "style-src 'self'",
      "font-src 'self'",
      // A merchant may have reCAPTCHA on at Clover.
      `script-src 'self' ${theirs} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`,
      `connect-src ${theirs} https://www.google.com/recaptcha/`,
      `frame-src ${theirs} https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/`,
      `img-src ${theirs}`,
      "worker-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors https://malecon.example",
      "sandbox allow-scripts allow-same-origin",
    ]);
    expect(page.headers["x-frame-options"]).toBeUndefined();
    expect(page.headers["set-cookie"]).toBeUndefined();
  });

  it("has a self-contained script that is given the shop's origin, and a style beside it", async () => {
    const script = await get("/card-fields.js");
    expect(script.headers["content-type"]).toContain("text/javascript");
    expect(script.body).toMatch(/\("https:\/\/malecon\.example"\);$/);
    expect(() => new Function(script.body)).not.toThrow();
    expect((await get("/card-fields.css")).headers["content-type"]).toContain("text/css");
    expect((await get("/card-fields.ttf")).headers["content-type"]).toBe("font/ttf");
  });

  it("has a page for the bank's questions to the holder only if the merchant uses 3-D Secure (PAY-44, SAFE-16)", async () => {
    expect((await get("/card-fields/authentication?lang=es")).statusCode).toBe(404);
    const asking = buildCardFields(testConfig({ ...settings, CLOVER_3DS: "on", CLOVER_ENV: "production" }), running);
    const page = await asking.inject({ url: "/card-fields/authentication?lang=es" });
    const policy = policyOf(page);
    expect(page.body).toContain('src="https://checkout.clover.com/clover3DS/clover3DS-sdk.js"');
    expect(policy).toContain("script-src 'self' https://checkout.clover.com");
    expect(policy).toContain("frame-src https:");
    expect(policy).toContain("form-action https:");
    expect(policy).toContain("frame-ancestors https://malecon.example");
    expect(policy).toContain("sandbox allow-scripts allow-same-origin allow-forms");
    const script = await asking.inject({ url: "/card-fields/authentication.js" });
    expect(() => new Function(script.body)).not.toThrow();
    const fields = await asking.inject({ url: "/card-fields?key=public&lang=es" });
    expect(fields.body).toContain("clover3DS-sdk.js");
    expect(policyOf(fields)).toContain("form-action 'none'");
    await asking.close();
  });

  it("frames Payeezy's fields from their own origin, with the public key alone, and runs no program but ours around them", async () => {
    const page = await get("/card-fields/payeezy?lang=es");
    const { fieldsUrl, apiKey, apiSecret, merchantToken } = config.payments.payeezy.settings ?? {};
    expect(page.body).toContain(`data-fields="${fieldsUrl}?apiKey=${apiKey}&amp;lang=es"`);
    expect([page.body.includes(`${apiSecret}`), page.body.includes(`${merchantToken}`)]).toEqual([false, false]);
    expect(policyOf(page)).toContain("script-src 'self'");
    expect(policyOf(page).join()).not.toContain("recaptcha");
    expect(policyOf(page)).toContain(`frame-src ${new URL(fieldsUrl ?? "").origin}`);
    expect(policyOf(page)).toContain("frame-ancestors https://malecon.example");
    const script = await get("/card-fields/payeezy.js");
    expect(() => new Function(script.body)).not.toThrow();
  });

  it("ignores fields that are not part of the question", async () => {
    expect((await get("/card-fields?key=public&lang=en&sdk=https://elsewhere.example")).statusCode).toBe(400);
    expect((await get("/card-fields?lang=en")).statusCode).toBe(400);
    expect((await get("/card-fields/payeezy?lang=en&key=public")).statusCode).toBe(400);
  });

  it("serves nothing else, neither calls nor the shop's pages, and allows no other origin (SAFE-16)", async () => {
    for (const url of [
      "/",
      "/payment",
      "/api/clients/profile",
      "/token",
      "/health/ready",
      "/qa/outbox",
      "/card-fields/",
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    const asked = await app.inject({ url: "/card-fields.js", headers: { origin: "https://malecon.example" } });
    expect(Object.keys(asked.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });
});

describe("the origin of the pages of card fields", () => {
  it("is the machine's other name on the port after the stand-ins' in a demo, which shares no cookie with the site", () => {
    expect(readConfig({}).cardFields).toEqual({ origin: "http://127.0.0.1:8082", host: "127.0.0.1", port: 8082 });
    expect(readConfig({ PUBLIC_URL: "http://127.0.0.1:9000", PORT: "9000" }).cardFields?.origin).toBe(
      "http://localhost:9002",
    );
  });

  it("has one page for each payment method with card fields", () => {
    expect(cardPagesOf(config.payments).map(({ path }) => path)).toEqual(["/card-fields", "/card-fields/payeezy"]);
  });
});
