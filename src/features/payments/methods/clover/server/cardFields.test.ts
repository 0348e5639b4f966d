import { startTestApp, type TestApp } from "../../../../../../test/testApp";

let test: TestApp;
beforeAll(async () => {
  const provider = { CLOVER_SDK_URL: "https://checkout.example/sdk.js", CLOVER_TOKEN_URL: "https://token.example" };
  test = await startTestApp(provider);
});
afterAll(() => test.close());

const get = (url: string) => test.call({ method: "GET", url });

it("the provider's program runs in the page of the card fields alone, which only our own pages may frame (SAFE-6)", async () => {
  const { headers, body, statusCode } = await get("/card-fields?key=public&lang=es");
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="es">');
  expect(body).toContain('<script src="https://checkout.example/sdk.js" defer></script>');
  const policy = String(headers["content-security-policy"]).split("; ");
  expect(policy).toContain("script-src 'self' https://checkout.example https://token.example");
  expect(policy).toContain("frame-src https://checkout.example https://token.example");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
});

it("its script stands alone, and its style is served beside it", async () => {
  const script = await get("/card-fields.js");
  expect(script.headers["content-type"]).toContain("text/javascript");
  expect(() => new Function(script.body)).not.toThrow();
  expect((await get("/card-fields.css")).headers["content-type"]).toContain("text/css");
});

it("Payeezy's fields are framed from their own origin, with the public key alone, and no program but ours runs around them", async () => {
  const { headers, body } = await get("/card-fields/payeezy?lang=es");
  const { fieldsUrl, apiKey, apiSecret, merchantToken } = test.config.payments.payeezy.settings ?? {};
  expect(body).toContain(`data-fields="${fieldsUrl}?apiKey=${apiKey}&amp;lang=es"`);
  expect([body.includes(`${apiSecret}`), body.includes(`${merchantToken}`)]).toEqual([false, false]);
  const policy = String(headers["content-security-policy"]).split("; ");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain(`frame-src ${new URL(fieldsUrl ?? "").origin}`);
  expect(policy).toContain("frame-ancestors 'self'");
  const script = await get("/card-fields/payeezy.js");
  expect(() => new Function(script.body)).not.toThrow();
});

it("what is not part of the question is refused", async () => {
  expect((await get("/card-fields?key=public&lang=en&sdk=https://elsewhere.example")).statusCode).toBe(400);
});
