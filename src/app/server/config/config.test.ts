import { readFileSync } from "node:fs";
import { DOCUMENT_KEY } from "../../../../test/testDatabase";
import { faultsOf } from "../../../platform/server/environment";
import { secretNames } from "../cli/secrets";
import { readConfig } from "./config";

const production = {
  NODE_ENV: "production",
  TOKEN_SECRET: "a secret of thirty-two characters",
  PUBLIC_URL: "https://malecon.example",
  CLOVER_MERCHANT_ID: "M1V5CF1WV0FSJ",
  CLOVER_PRIVATE_KEY: "key",
  CARD_FIELDS_ORIGIN: "https://cards.malecon.example",
  RECEIPT_P12: "/etc/malecon/receipts.p12",
  DATABASE_URL: "postgres://shop@database/malecon",
  SMTP_URL: "smtps://mail.malecon.example",
  DOCUMENT_KEYS: DOCUMENT_KEY,
};

/** A provider's address on this machine or its network. */
const near = (host: string): [string, Record<string, string>] => [
  `the provider at ${host}`,
  { CLOVER_CHARGE_URL: `https://${host}` },
];

describe("the configuration", () => {
  it("the configuration without any variable: port 8080, stand-ins on the next port, demo mode and QA tools on (PAY-20, OPS-1, OPS-6, OPS-9)", () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      demo: true,
      qaTools: true,
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReadUrl: null,
      payments: { clover: { settings: { chargeUrl: "http://localhost:8081" } } },
    });
  });

  it("the configuration of the example starts as soon as secrets are added and its empty lines filled in, and names nothing that is not read (OPS-33)", () => {
    const example = readFileSync("packaging/.env.example", "utf8");
    const lines = [...example.matchAll(/^(# )?([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, out, name = "", value = ""]) => ({
      out,
      name,
      value,
    }));
    const set = lines
      .filter(({ out }) => out === undefined)
      .map(({ name, value }) => [name, value.replaceAll('"', "")]);
    const env = Object.fromEntries(set.filter(([, value]) => value !== ""));
    const filled = Object.fromEntries(
      Object.entries({ ...production, RECEIPT_P12_PASSWORD: "secret" }).filter(
        ([name]) =>
          secretNames.some((made) => made === name) || set.some(([own, value]) => own === name && value === ""),
      ),
    );
    expect(readConfig({ ...filled, ...env })).toMatchObject({ production: true, role: "all", trustProxy: 1 });
    const readme = readFileSync("docs/configuration.md", "utf8");
    const compose = readFileSync("compose.yaml", "utf8");
    const isRead = (name: string) => readme.includes(`\`${name}\``) || compose.includes(`\${${name}:`);
    expect(lines.filter(({ name }) => name !== "NODE_ENV" && !isRead(name)).map(({ name }) => name)).toEqual([]);
  });

  it("is explained, every variable that is read and no other, in docs/configuration.md (OPS-5)", () => {
    const read = new Set<string>();
    // The password is read only if a file is set.
    const given: Record<string, string> = { RECEIPT_P12: "seal.p12" };
    const recording = new Proxy(given, {
      get: (_, name: string) => {
        read.add(name);
        return given[name];
      },
    });
    readConfig(recording);
    const table = readFileSync("docs/configuration.md", "utf8")
      .split("\n")
      .filter((line) => line.startsWith("| `"));
    const explained = table.flatMap((line) =>
      [...(line.split("|")[1] ?? "").matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name),
    );
    expect(explained.toSorted()).toEqual([...read].toSorted());
  });

  it("names all settings that production needs and that a copied example left empty, in one error (OPS-4)", () => {
    const empty = { NODE_ENV: "production", TOKEN_SECRET: "", DOCUMENT_KEYS: " " };
    expect(() => readConfig(empty)).toThrow(
      "TOKEN_SECRET, PUBLIC_URL, RECEIPT_P12, DATABASE_URL, SMTP_URL, DOCUMENT_KEYS",
    );
  });

  it("names every fault in one go, and none twice (OPS-5)", () => {
    const faults = (env: Record<string, string>) => {
      try {
        readConfig(env);
      } catch (error) {
        return faultsOf(error);
      }
      return [];
    };
    const named = ["PORT", "HOST", "ROLE", "S3_ENDPOINT", "METRICS_PORT", "PUBLIC_URL", "WHATSAPP_API_URL", "TSA_URL"];
    const wrong = { ...Object.fromEntries(named.map((name) => [name, "?"])), CLOVER_SDK_URL: "?", STRIPE_API_URL: "?" };
    const found = faults(wrong);
    expect(found).toHaveLength(10);
    for (const name of Object.keys(wrong)) expect(found.filter((fault) => fault.startsWith(name))).toHaveLength(1);
    const copied = { ...production, TOKEN_SECRET: "", SMTP_URL: " ", PUBLIC_URL: "http://a.example", QA_TOOLS: "on" };
    expect(faults(copied)).toEqual([
      "Refusing to start in production without TOKEN_SECRET, SMTP_URL",
      expect.stringContaining("QA_TOOLS"),
      expect.stringContaining("PUBLIC_URL"),
    ]);
  });

  it("stores photographs in the data's folder, a named folder or a bucket: a complete setting, and only one place (PHOTO-3)", () => {
    const bucket = { S3_BUCKET: "shop", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
    expect(readConfig({ DATA_DIR: "/data" }).photos).toEqual({ kind: "folder", folder: "/data/photos" });
    expect(readConfig({ PHOTOS_DIR: "/photos" }).photos).toEqual({ kind: "folder", folder: "/photos" });
    expect(readConfig({ ...bucket, S3_ENDPOINT: "https://s3.example" }).photos).toEqual({
      kind: "s3",
      bucket: {
        ...{ name: "shop", region: "us-east-1", endpoint: "https://s3.example" },
        accessKey: { id: "key", secret: "secret" },
      },
    });
    // The machine's own credentials.
    expect(readConfig({ S3_BUCKET: "shop" }).photos).toMatchObject({ bucket: { name: "shop", accessKey: null } });
    expect(() => readConfig({ S3_BUCKET: "shop", S3_ACCESS_KEY_ID: "key" })).toThrow("S3_SECRET_ACCESS_KEY");
    expect(() => readConfig({ S3_ENDPOINT: "https://s3.example" })).toThrow("S3_BUCKET");
    expect(() => readConfig({ ...bucket, PHOTOS_DIR: "/photos" })).toThrow("two places");
  });

  it("turns QA tools off by QA_TOOLS=off", () => {
    expect(readConfig({ QA_TOOLS: "off" }).qaTools).toBe(false);
  });

  it("in production has neither demo accounts nor QA tools (QA-5, OPS-4, OPS-9)", () => {
    expect(readConfig(production)).toMatchObject({ demo: false, qaTools: false });
  });

  it("in production needs no card provider until its database offers cards, and half of one is refused (OPS-4)", () => {
    const clover = Object.keys(production).filter((name) => name.startsWith("CLOVER_"));
    const without = Object.fromEntries(Object.entries(production).filter(([name]) => !clover.includes(name)));
    expect(readConfig(without).payments.clover.settings).toBeNull();
    expect(readConfig(production).payments.clover.settings).not.toBeNull();
  });

  it("sends mail only over TLS, unless that is turned off or the server is on this machine (MAIL-20)", () => {
    const requires = (SMTP_URL: string, more = {}) => readConfig({ SMTP_URL, ...more }).mailServer?.requiresTls;
    expect(requires("smtp://shop:word@mail.example:587")).toBe(true);
    expect(requires("smtp://mail.example", { SMTP_TLS: "off" })).toBe(false);
    expect(requires("smtp://mails:1025?requireTLS=false")).toBe(false);
    for (const here of ["localhost:25", "127.0.0.1", "[::1]:25"]) expect(requires(`smtp://${here}`)).toBe(false);
    expect(requires("smtp://localhost.example")).toBe(true);
  });

  it("derives Clover's addresses from its environment, and each can be set separately (PAY-42)", () => {
    const clover = (env: Record<string, string>) => readConfig(env).payments.clover.settings;
    expect(clover(production)).toMatchObject({
      environment: "production",
      tokenUrl: "https://token.clover.com",
      chargeUrl: "https://scl.clover.com",
      sdkUrl: "https://checkout.clover.com/sdk.js",
      merchantId: "M1V5CF1WV0FSJ",
    });
    expect(clover({ ...production, CLOVER_ENV: "sandbox" })).toMatchObject({
      environment: "sandbox",
      tokenUrl: "https://token-sandbox.dev.clover.com",
      chargeUrl: "https://scl-sandbox.dev.clover.com",
      sdkUrl: "https://checkout.sandbox.dev.clover.com/sdk.js",
    });
    expect(clover({ CLOVER_ENV: "sandbox" })?.chargeUrl).toBe("https://scl-sandbox.dev.clover.com");
    const own = { ...production, CLOVER_CHARGE_URL: "https://scl.example.com" };
    expect(clover(own)).toMatchObject({ chargeUrl: "https://scl.example.com", tokenUrl: "https://token.clover.com" });
  });

  it.each(Object.keys(production).filter((name) => name !== "NODE_ENV"))(
    "refuses production without %s (OPS-4, OPS-5)",
    (name) => {
      expect(() => readConfig({ ...production, [name]: undefined })).toThrow(name);
    },
  );

  it.each<[string, Record<string, string>]>([
    ["a short secret", { TOKEN_SECRET: "short" }],
    ["a secret of one sign", { TOKEN_SECRET: "a".repeat(32) }],
    ["QA tools", { QA_TOOLS: "on" }],
    ["a site without https", { PUBLIC_URL: "http://malecon.example" }],
    ["card fields without https", { CARD_FIELDS_ORIGIN: "http://cards.malecon.example" }],
    ["card fields on the shop's origin (SAFE-16)", { CARD_FIELDS_ORIGIN: "https://malecon.example" }],
    [
      "card fields on another port of the shop's host (SAFE-16)",
      { CARD_FIELDS_ORIGIN: "https://malecon.example:8443" },
    ],
    ["a provider without https", { CLOVER_TOKEN_URL: "http://token.clover.com" }],
    ["another provider without https", { STRIPE_API_URL: "http://api.stripe.com" }],
    ["no work to prove", { PROOF_OF_WORK: "off" }],
    ["work that any attempt proves", { PROOF_OF_WORK_PREFIX: "" }],
    ["work that costs nothing", { PROOF_OF_WORK_COST: "1" }],
    ["a sweeper that never sweeps", { SWEEP_EVERY_MS: "0" }],
    ...["localhost:8081", "0.0.0.0:8081", "127.0.0.2", "127.1", "[::1]", "[::]", "[::ffff:127.0.0.1]"].map(near),
    ...["10.0.0.5", "172.20.0.2", "192.168.1.9", "169.254.169.254", "[fd00::1]", "clover", "clover.internal"].map(near),
  ])("refuses production with %s, and names what is wrong (OPS-4)", (_what, change) => {
    const [name = ""] = Object.keys(change);
    expect(() => readConfig({ ...production, ...change })).toThrow(name);
  });

  it("has the role `all` by default, and refuses another one without DATABASE_URL (OPS-30)", () => {
    expect(readConfig(production).role).toBe("all");
    expect(readConfig({ ...production, ROLE: "worker" }).role).toBe("worker");
    expect(() => readConfig({ ROLE: "web" })).toThrow("ROLE=web needs DATABASE_URL");
  });

  it("has places for the keys of a maps service and a captcha; maps are in test mode in development only (OPS-12)", () => {
    expect(readConfig({}).services).toEqual({ mapsKey: null, mapsTestMode: true, captchaKey: null });
    expect(readConfig({ ...production, MAPS_KEY: "map", CAPTCHA_KEY: "word" }).services).toEqual({
      mapsKey: "map",
      mapsTestMode: false,
      captchaKey: "word",
    });
    expect(() => readConfig({ ...production, MAPS_TEST_MODE: "on" })).toThrow("MAPS_TEST_MODE");
  });

  it("trusts no proxy and serves only its own machine by default; production serves every address (SAFE-3, OPS-5)", () => {
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
    ["NODE_ENV", "Production"],
    ["PORT", "http"],
    ["PORT", "65535"],
    ["DATA_DIR", ""],
    ["DATABASE_URL", "mysql://localhost/malecon"],
    ["DATABASE_URL", "postgres://db.example/malecon?sslmode=verify-full&sslrootcert=/nowhere/authority.pem"],
    ["DATABASE_DIRECT_URL", "postgres://database/malecon"],
    ["DATABASE_READ_URL", "postgres://replica/malecon"],
    ["QA_TOOLS", "false"],
    ["WEB", "no"],
    ["TOKEN_SECRET", "short"],
    ["TOKEN_SECRET_REPLACES", "the old one"],
    ["PUBLIC_URL", "malecon.example"],
    ["PUBLIC_URL", "http://malecon.example/"],
    ["SMTP_URL", "mail.example"],
    ["SMTP_TLS", "no"],
    ["MAIL_FROM", "Malecón"],
    ["MAIL_RETURN_PATH", "Malecón <back@malecon.example>"],
    ["MAIL_BOUNCES_URL", "pop3://back:word@mail.example"],
    ["MAIL_BOUNCES_URL", "imaps://mail.example"],
    ["PROOF_OF_WORK", "yes"],
    ["PROOF_OF_WORK_COST", "much"],
    ["PROOF_OF_WORK_PREFIX", "xy"],
    ["TSA_URL", "tsa.example"],
    ["VOUCHER_KEY", ""],
    ["RECEIPT_P12", ""],
    ["CLIENTS_CAN_REFUND", "true"],
    ["FUND_APPLIES_POLICY", "1"],
    ["PAY_ON_UNSEEN_DOCUMENTS", "yes"],
    ["LOG_LEVEL", "loud"],
    ["SWEEP_EVERY_MS", "abc"],
    ["SWEEP_EVERY_MS", "-1"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector"],
    ["SENTRY_DSN", "sentry"],
    ["MAPS_KEY", ""],
    ["CAPTCHA_KEY", ""],
    ["METRICS_PORT", "on"],
    ["METRICS_HOST", "no host"],
    ["ROLE", "both"],
    ["ROLE", "worker"],
    ["REQUESTS_PER_MINUTE", "x"],
    ["REQUESTS_PER_MINUTE", "0"],
    ["WHATSAPP_API_URL", "graph"],
    ["WHATSAPP_TOKEN", "alone"],
    ["CARD_FIELDS_ORIGIN", "cards.malecon.example"],
    ["CARD_FIELDS_ORIGIN", "https://cards.malecon.example/fields"],
    ["CARD_FIELDS_ORIGIN", "http://localhost:9000"],
    ["CARD_FIELDS_ORIGIN", ""],
    ["CARD_FIELDS_PORT", "next"],
    ["CLOVER_CHARGE_URL", "clover"],
    ["CLOVER_ENV", "live"],
    ["CLOVER_MERCHANT_ID", "ours"],
    ["STRIPE_SECRET_KEY", ""],
    ["STRIPE_SECRET_KEY", "pk_test_51Ab"],
    ["STRIPE_SECRET_KEY", "pk_live_51Ab"],
    ["DOCUMENT_KEYS", "short"],
    ["DOCUMENT_KEYS", "A".repeat(43)],
    ["DOCUMENT_KEYS", `${"A".repeat(43)}=`],
    ["DOCUMENT_KEYS", `${DOCUMENT_KEY},${DOCUMENT_KEY}`],
    ["DOCUMENT_KEYS", `${DOCUMENT_KEY},`],
    ["TRANSFER_NAME", ""],
    ["TRANSFER_SWIFT", "021000021"],
    ["PAYEEZY_API_KEY", ""],
  ])("stops the start with the name of %s=%s (OPS-5)", (name, value) => {
    // If only some of an account's settings are given, the error names the missing ones.
    const named = value === "alone" ? "WHATSAPP_APP_SECRET" : name;
    expect(() => readConfig({ [name]: value })).toThrow(named);
  });
});
