import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import type { Work } from "../../features/account/server/proofOfWork";
import { type ConfiguredMethods, configureMethods } from "../../features/payments/methods/server/methods.server";
import { type Environment, readHost, readProxies } from "../../platform/server/environment";
import type { SealConfig } from "../../platform/server/pdf/seal";
import type { WhatsAppAccount } from "../../platform/server/whatsapp/account";
import { proofOfWorkOf, whatsAppOf } from "./config.account";

/** Everything that is set from outside, read once at the start (OPS-5). */
export type Config = SealConfig & {
  production: boolean;
  port: number;
  /** The name or address that the site is served on. */
  host: string;
  /** Proxies that are believed about whose request they pass on: hops, or addresses and networks; false: none. (SAFE-3) */
  trustProxy: number | string[] | false;
  /** Folder of the embedded database; unused with a server's URL. (OPS-6) */
  dataDir: string;
  databaseUrl: string | null;
  /** Demo accounts and provider stand-ins. */
  demo: boolean;
  qaTools: boolean;
  /** Serve the built application beside the API. */
  web: boolean;
  tokenSecret: string;
  /** Where the site is reached, without a final slash: links in mails begin with it. */
  publicUrl: string;
  smtpUrl: string | null;
  mailFrom: string;
  /** The ways to be paid. */
  payments: ConfiguredMethods;
  /** Codes go by WhatsApp where it is set up; null: by e-mail. */
  whatsApp: WhatsAppAccount | null;
  /** What registration and recovery (proofOfWork) ask of the caller. */
  proofOfWork: Work;
  /** The key that signs vouchers, a PKCS#8 PEM file (ECDSA P-256); null: the installation's own. */
  voucherKey: string | null;
  /** Clients refund their bookings themselves, without the desk (REFUND-6, OPS-11). */
  clientsCanRefund: boolean;
  /** What goes to the fund is charged by the cancellation policy too (REFUND-7, OPS-11). */
  fundAppliesPolicy: boolean;
  /** A document in the client's own name counts before payment although staff have not seen it (DOC-12, OPS-11). */
  payOnUnseenDocuments: boolean;
  logLevel: string;
  /** Milliseconds between two sweeps; 0: only when told. */
  sweepEvery: number;
  /** Requests a minute from one address; the calls that hash passwords have their own, lower limits. */
  requestsPerMinute: number;
};

/** Reads the configuration. Throws with the names of what is missing when production lacks a secret. */
export function readConfig(env: Environment): Config {
  const production = env.NODE_ENV === "production";
  const port = Number(env.PORT ?? 8080);
  const standIn = `http://localhost:${port + 1}`;
  if (production) refuseDefaults(env);
  return {
    production,
    port,
    // A demo is for its own machine. In production nobody is believed who is not named, so that any address may be served.
    host: readHost(env, "HOST", production ? "0.0.0.0" : "localhost"),
    trustProxy: readProxies(env, "TRUST_PROXY"),
    dataDir: resolve(env.DATA_DIR ?? ".data"),
    databaseUrl: env.DATABASE_URL ?? null,
    demo: !production,
    qaTools: !production && env.QA_TOOLS !== "off",
    web: env.WEB !== "off",
    // Outside production nobody needs to agree on a secret: one is made at each start.
    tokenSecret: env.TOKEN_SECRET ?? randomBytes(32).toString("hex"),
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${port}`,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? "Malecón <hola@malecon.example>",
    payments: configureMethods(env, production ? null : standIn),
    whatsApp: whatsAppOf(env, production ? null : standIn),
    proofOfWork: proofOfWorkOf(env, production),
    receiptP12: env.RECEIPT_P12 ? { path: env.RECEIPT_P12, password: env.RECEIPT_P12_PASSWORD ?? "" } : null,
    voucherKey: env.VOUCHER_KEY ?? null,
    tsaUrl: env.TSA_URL ?? null,
    clientsCanRefund: env.CLIENTS_CAN_REFUND ? env.CLIENTS_CAN_REFUND === "on" : !production,
    fundAppliesPolicy: env.FUND_APPLIES_POLICY === "on",
    // In production staff see a document first; in a demo there may be none at hand.
    payOnUnseenDocuments: env.PAY_ON_UNSEEN_DOCUMENTS ? env.PAY_ON_UNSEEN_DOCUMENTS === "on" : !production,
    logLevel: env.LOG_LEVEL ?? "info",
    sweepEvery: Number(env.SWEEP_EVERY_MS ?? 5_000),
    requestsPerMinute: Number(env.REQUESTS_PER_MINUTE ?? 600),
  };
}

const needed = ["TOKEN_SECRET", "PUBLIC_URL", "RECEIPT_P12"];

/**
 * Throws where production lacks a secret or has a default one, or is to run QA's tools; each payment method sees to its own. (OPS-4)
 */
function refuseDefaults(env: Environment): void {
  const missing = needed.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`Refusing to start in production without ${missing.join(", ")}`);
  if ((env.TOKEN_SECRET ?? "").length < 32) throw new Error("TOKEN_SECRET needs at least 32 characters");
  if (env.QA_TOOLS === "on") throw new Error("QA_TOOLS=on is refused in production");
}
