import { resolve } from "node:path";
import type { Work } from "../../../features/account/server/guesses/proofOfWork";
import {
  type ConfiguredMethods,
  cardPagesOf,
  configureMethods,
} from "../../../features/payments/methods/server/methods.server";
import {
  type Environment,
  readEach,
  readHost,
  readOr,
  readProxies,
  readSwitch,
  readText,
  readWhole,
  readWord,
} from "../../../platform/server/environment";
import { readAddress, readDatabase, readOrigin } from "../../../platform/server/environment.address";
import type { FilePlace } from "../../../platform/server/files/openFileStore";
import type { MailboxAccess } from "../../../platform/server/outbox/bounces/bounceMailbox";
import type { MailServer } from "../../../platform/server/outbox/smtpMailer";
import type { SealConfig } from "../../../platform/server/pdf/openSeal";
import { type KeyRing, readKeyRing } from "../../../platform/server/sealed/keyRing";
import { scannerOf } from "../../../platform/server/uploads/scanner";
import type { WhatsAppAccount } from "../../../platform/server/whatsapp/account";
import { proofOfWorkOf, whatsAppOf } from "./config.account";
import { type CardPagesHost, readCardFields } from "./config.cardFields";
import { bouncesOf, mailFromOf, mailServerOf, returnPathOf } from "./config.mail";
import { photoPlaceOf } from "./config.photos";
import { type StreetSource, streetSourceOf } from "./config.streets";

/**
 * What a process does: answers requests (`web`), does the work in the background (`worker`), or both (`all`). (OPS-30)
 */
const processRoles = ["all", "web", "worker"] as const;
export type ProcessRole = (typeof processRoles)[number];

/** All configuration from outside, read once at the start (OPS-5). */
export type Config = SealConfig & {
  production: boolean;
  role: ProcessRole;
  /** Where metrics are read; null: nowhere. (OPS-32) */
  metrics: { port: number; host: string } | null;
  /** Where traces are collected, and where errors are reported; null: nowhere. (OPS-35, OPS-36) */
  tracesTo: string | null;
  errorsTo: string | null;
  port: number;
  /** The host name or address that the server listens on. */
  host: string;
  /**
   * Proxies that are trusted for the caller's address: a number of hops, or addresses and networks; false: none.
   * (SAFE-3)
   */
  trustProxy: number | string[] | false;
  /** Folder of the embedded database; unused with a database server's URL. (OPS-6) */
  dataDir: string;
  databaseUrl: string | null;
  /** The same database past a pooler that shares connections by transaction; null: there is none. (OPS-161) */
  databaseDirectUrl: string | null;
  /** A replica of it that is read by searches; null: there is none. (OPS-162) */
  databaseReadUrl: string | null;
  /** Where photographs of the catalogue are kept. (PHOTO-3) */
  photos: FilePlace;
  /** The source of the maps' streets; null: maps show only our own drawing. (LODGE-37) */
  streets: StreetSource | null;
  /** ClamAV's daemon, which scans uploads; null: uploads are not scanned. (SAFE-64) */
  scanner: string | null;
  /** Demo accounts and provider stand-ins. */
  demo: boolean;
  qaTools: boolean;
  /** Serve the built application as well as the API. */
  web: boolean;
  tokenSecret: string;
  /** The keys that seal documents in the database. (SAFE-27) */
  documentKeys: KeyRing;
  /** The site's public address without a final slash: links in emails begin with it. */
  publicUrl: string;
  mailServer: MailServer | null;
  mailFrom: string | null;
  /** Where emails that cannot be delivered are returned to; null: to their sender. */
  mailReturnPath: string | null;
  /** The mailbox in which they are read; null: nobody reads them here. (MAIL-10) */
  bounces: MailboxAccess | null;
  /** The payment methods. */
  payments: ConfiguredMethods;
  /** Null: no payment method needs a page for card fields. */
  cardFields: CardPagesHost | null;
  /** Codes are sent by WhatsApp if it is configured; null: by email. */
  whatsApp: WhatsAppAccount | null;
  /** The proof of work that registration and recovery require. */
  proofOfWork: Work;
  /** The key that signs vouchers, a PKCS#8 PEM file (ECDSA P-256); null: the installation's own. */
  voucherKey: string | null;
  /** Clients refund their bookings themselves, without staff (REFUND-6, OPS-11). */
  clientsCanRefund: boolean;
  /** Refunds to the fund keep the cancellation charge too (REFUND-7, OPS-11). */
  fundAppliesPolicy: boolean;
  /** For a maps service and a captcha: unused while the map and the proof of work are our own. (OPS-12) */
  services: { mapsKey: string | null; mapsTestMode: boolean; captchaKey: string | null };
  /** A document in the client's own name is enough for payment before staff have seen it (DOC-12, OPS-11). */
  payOnUnseenDocuments: boolean;
  /** US persons say by which general license they travel before they pay. (PLAN-50, OPS-11) */
  asksUsTravel: boolean;
  logLevel: string;
  /** Milliseconds between two sweeps; 0: only on request. */
  sweepEvery: number;
  /** Milliseconds between the moment the process is no longer ready and the refusal of new connections. (OPS-15) */
  shutdownGrace: number;
  /** Requests a minute from one address; the calls that hash passwords have their own, lower limits. */
  requestsPerMinute: number;
};

/** The configuration before the database is opened. */
export type Settings = Omit<Config, "tokenSecret" | "documentKeys"> & {
  /** Null: the database stores one for a demo's processes. */
  tokenSecret: string | null;
  /** Null: the demo's own keys, stored beside its data. */
  documentKeys: KeyRing | null;
  /** Digest of the secret that TOKEN_SECRET replaces. (OPS-20) */
  tokenSecretReplaces: string | null;
};

const BASE64 = "base64:";
const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/**
 * Reads the configuration. Throws with the names of all invalid settings, and in production also of those that are
 * missing or a default; each payment method checks its own. (OPS-4, OPS-5)
 */
export function readConfig(given: Environment): Settings {
  // A misspelt "production" would start a demo that is open to everybody.
  const readProduction = () =>
    readWord(given, "NODE_ENV", ["production", "development", "test"], "development") === "production";
  const production = readOr(readProduction, false);
  const env = production ? withoutEmpty(given) : given;
  const readPort = () => readWhole(env, "PORT", { least: 1, most: 65_533, otherwise: 8080 });
  const port = readOr(readPort, 8080);
  const standIn = production ? null : `http://localhost:${port + 1}`;
  // A demo serves only its own machine. Production may listen on every address, as it trusts only the proxies that are
  // named.
  const everywhere = production ? "0.0.0.0" : "localhost";
  const readOwnHost = () => readHost(env, "HOST", everywhere);
  const readPublicUrl = () => publicUrlOf(env, production) ?? `http://localhost:${port}`;
  const readDataDir = () => resolve(readText(env, "DATA_DIR") ?? ".data");
  const readPayments = () => configureMethods(env, standIn);
  const site = {
    production,
    publicUrl: readOr(readPublicUrl, `http://localhost:${port}`),
    host: readOr(readOwnHost, everywhere),
    port: port + 2,
  };
  const readSettings = () =>
    readEach<Settings>({
      production: readProduction,
      role: () => roleOf(env),
      metrics: () => metricsOf(env),
      tracesTo: () => readAddress(env, "OTEL_EXPORTER_OTLP_ENDPOINT", ["https:", "http:"]),
      errorsTo: () => readAddress(env, "SENTRY_DSN", ["https:", "http:"]),
      port: readPort,
      host: readOwnHost,
      trustProxy: () => readProxies(env, "TRUST_PROXY"),
      dataDir: readDataDir,
      databaseUrl: () => readDatabase(env, "DATABASE_URL"),
      databaseDirectUrl: () => besideDatabase(env, "DATABASE_DIRECT_URL"),
      databaseReadUrl: () => besideDatabase(env, "DATABASE_READ_URL"),
      photos: () => photoPlaceOf(env, readOr(readDataDir, "")),
      streets: () => streetSourceOf(env, production),
      scanner: () => scannerOf(env),
      demo: () => !production,
      qaTools: () => qaToolsOf(env, production),
      web: () => readSwitch(env, "WEB", true),
      tokenSecret: () => secretOf(env),
      tokenSecretReplaces: () => replacedSecretOf(env),
      documentKeys: () => readKeyRing(env, "DOCUMENT_KEYS"),
      publicUrl: readPublicUrl,
      mailServer: () => mailServerOf(env),
      mailFrom: () => mailFromOf(env),
      mailReturnPath: () => returnPathOf(env),
      bounces: () => bouncesOf(env),
      payments: readPayments,
      cardFields: () => (readOr(() => cardPagesOf(readPayments()).length > 0, true) ? readCardFields(env, site) : null),
      whatsApp: () => whatsAppOf(env, standIn),
      proofOfWork: () => proofOfWorkOf(env, production),
      receiptP12: () => receiptP12Of(env),
      voucherKey: () => readText(env, "VOUCHER_KEY"),
      // Timestamps are signed, so an authority may be reached over plain http, as most are.
      tsaUrl: () => readAddress(env, "TSA_URL", ["https:", "http:"]),
      clientsCanRefund: () => readSwitch(env, "CLIENTS_CAN_REFUND", !production),
      fundAppliesPolicy: () => readSwitch(env, "FUND_APPLIES_POLICY", false),
      services: () => servicesOf(env),
      // In production staff see a document first; a demo may have no staff at hand.
      payOnUnseenDocuments: () => readSwitch(env, "PAY_ON_UNSEEN_DOCUMENTS", !production),
      asksUsTravel: () => readSwitch(env, "ASK_US_TRAVEL_CATEGORY", false),
      logLevel: () => readWord(env, "LOG_LEVEL", LOG_LEVELS, "info"),
      // Tests may turn the sweeper off; in production deadlines would then never be enforced.
      sweepEvery: () =>
        readWhole(env, "SWEEP_EVERY_MS", { least: production ? 100 : 0, most: 600_000, otherwise: 5_000 }),
      // No proxy in development.
      shutdownGrace: () =>
        readWhole(env, "SHUTDOWN_GRACE_MS", { least: 0, most: 10_000, otherwise: production ? 5_000 : 0 }),
      requestsPerMinute: () => readWhole(env, "REQUESTS_PER_MINUTE", { least: 1, most: 1_000_000, otherwise: 600 }),
    });
  return readEach({ needed: () => (production ? requireAll(env) : undefined), settings: readSettings }).settings;
}

const needed = ["TOKEN_SECRET", "PUBLIC_URL", "RECEIPT_P12", "DATABASE_URL", "SMTP_URL", "DOCUMENT_KEYS"];

/**
 * The environment without the required variables that a copied example left empty, so that they are reported as
 * missing.
 */
function withoutEmpty(env: Environment): Environment {
  const isEmpty = (name: string, value = "") => needed.includes(name) && value.trim() === "";
  return Object.fromEntries(Object.entries(env).filter(([name, value]) => !isEmpty(name, value)));
}

function requireAll(env: Environment): void {
  const missing = needed.filter((name) => env[name] === undefined);
  if (missing.length > 0) throw new Error(`Refusing to start in production without ${missing.join(", ")}`);
}

function qaToolsOf(env: Environment, production: boolean): boolean {
  const qaTools = readSwitch(env, "QA_TOOLS", !production);
  if (production && qaTools) throw new Error("QA_TOOLS=on is refused in production");
  return qaTools;
}

/** The embedded database has one process, which must do everything. */
function roleOf(env: Environment): ProcessRole {
  const role = readWord(env, "ROLE", processRoles, "all");
  if (role !== "all" && env.DATABASE_URL === undefined)
    throw new Error(
      `ROLE=${role} needs DATABASE_URL: the embedded database belongs to one process, which does everything`,
    );
  return role;
}

/** A second address of the database. Throws if the first one is not set. */
function besideDatabase(env: Environment, name: string): string | null {
  const url = readDatabase(env, name);
  if (url !== null && env.DATABASE_URL === undefined)
    throw new Error(`${name} is beside DATABASE_URL, which is not set`);
  return url;
}

/** By default only on this machine, as metrics are not public. */
function metricsOf(env: Environment): Config["metrics"] {
  const metrics = readEach({
    port: () => readWhole(env, "METRICS_PORT", { least: 1, most: 65_535, otherwise: 9464 }),
    host: () => readHost(env, "METRICS_HOST", "127.0.0.1"),
  });
  return readText(env, "METRICS_PORT") === null ? null : metrics;
}

function servicesOf(env: Environment): Config["services"] {
  const development = (readText(env, "NODE_ENV") ?? "development") === "development";
  const mapsTestMode = readSwitch(env, "MAPS_TEST_MODE", development);
  if (mapsTestMode && !development) throw new Error("MAPS_TEST_MODE=on is for development alone");
  return { mapsKey: readText(env, "MAPS_KEY"), mapsTestMode, captchaKey: readText(env, "CAPTCHA_KEY") };
}

/** A file, or what `malecon secrets` prints: the file itself as text, for an environment that cannot hold files. */
function receiptP12Of(env: Environment): Config["receiptP12"] {
  const given = readText(env, "RECEIPT_P12");
  if (given === null) return null;
  const content = given.startsWith(BASE64) ? Buffer.from(given.slice(BASE64.length), "base64") : null;
  return { file: content === null ? given : new Uint8Array(content), password: env.RECEIPT_P12_PASSWORD ?? "" };
}

/** Refuses a short secret or one repeated character: `openssl rand -hex 32` makes a good one. */
function secretOf(env: Environment): string | null {
  const secret = readText(env, "TOKEN_SECRET");
  if (secret === null) return null;
  if (secret.length < 32) throw new Error("TOKEN_SECRET needs at least 32 characters");
  if (new Set(secret).size < 8) throw new Error("TOKEN_SECRET needs at least 8 different characters");
  return secret;
}

function replacedSecretOf(env: Environment): string | null {
  const digest = readText(env, "TOKEN_SECRET_REPLACES");
  if (digest !== null && !/^[0-9a-f]{16}$/.test(digest))
    throw new Error("TOKEN_SECRET_REPLACES must be the digest that a refusal to start has named: 16 hex digits");
  return digest;
}

/** Links in emails begin with it. Production needs https: session cookies are not safe without it. */
const publicUrlOf = (env: Environment, production: boolean) =>
  readOrigin(env, "PUBLIC_URL", production ? ["https:"] : ["https:", "http:"]);
