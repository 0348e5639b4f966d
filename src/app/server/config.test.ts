import { readConfig } from "./config";

const production = {
  NODE_ENV: "production",
  TOKEN_SECRET: "a secret of thirty-two characters",
  PUBLIC_URL: "https://malecon.example",
  CLOVER_TOKEN_URL: "https://token.clover.com",
  CLOVER_CHARGE_URL: "https://scl.clover.com",
  CLOVER_SDK_URL: "https://checkout.clover.com/sdk.js",
  CLOVER_PRIVATE_KEY: "key",
  RECEIPT_P12: "/etc/malecon/receipts.p12",
};

describe("the configuration", () => {
  it("of a fresh checkout needs nothing: port 8080, stand-ins on the next port, demo mode and QA tools on (PAY-20, OPS-1, OPS-6, OPS-9)", () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      demo: true,
      qaTools: true,
      databaseUrl: null,
      payments: { clover: { settings: { chargeUrl: "http://localhost:8081" } } },
    });
  });

  it("makes another token secret at every start that has none", () => {
    expect(readConfig({}).tokenSecret).not.toBe(readConfig({}).tokenSecret);
  });

  it("turns QA tools off when told", () => {
    expect(readConfig({ QA_TOOLS: "off" }).qaTools).toBe(false);
  });

  it("of production has neither demo accounts nor QA tools (QA-5, OPS-4, OPS-9)", () => {
    expect(readConfig(production)).toMatchObject({ demo: false, qaTools: false });
  });

  it.each(Object.keys(production).filter((name) => name !== "NODE_ENV"))(
    "refuses production without %s (OPS-4, OPS-5)",
    (name) => {
      expect(() => readConfig({ ...production, [name]: undefined })).toThrow(name);
    },
  );

  it.each([
    ["a short secret", { TOKEN_SECRET: "short" }],
    ["QA tools", { QA_TOOLS: "on" }],
    ["the provider's stand-in", { CLOVER_CHARGE_URL: "http://localhost:8081" }],
  ])("refuses production with %s (OPS-4)", (_what, change) => {
    expect(() => readConfig({ ...production, ...change })).toThrow();
  });

  it("believes no proxy and serves its own machine alone unless told; production serves every address (SAFE-3, OPS-5)", () => {
    expect(readConfig({})).toMatchObject({ trustProxy: false, host: "localhost" });
    expect(readConfig(production)).toMatchObject({ trustProxy: false, host: "0.0.0.0" });
    const told = readConfig({ ...production, HOST: "127.0.0.1", TRUST_PROXY: "10.0.0.0/8, ::1" });
    expect(told).toMatchObject({ trustProxy: ["10.0.0.0/8", "::1"], host: "127.0.0.1" });
    expect(readConfig({ TRUST_PROXY: "2" }).trustProxy).toBe(2);
  });

  it.each([
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "0"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["HOST", "no host"],
    ["HOST", " "],
  ])("stops the start with the name of %s=%s (OPS-5)", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
