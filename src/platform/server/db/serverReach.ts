import { randomUUID } from "node:crypto";
import { Pool, type PoolConfig } from "pg";
import { textOf } from "../../../shared/unknownData";
import { withTimeout } from "../background/forEachConcurrently";
import type { Listen } from "../listen";
import { messageOf } from "../messageOf";

/** Milliseconds within which a running server accepts a connection, and passes on a notification. */
const ANSWER_WITHIN = 5_000;
const HEARD_WITHIN = 3_000;

const START_CHANNEL = "start";

/**
 * Connections send queries without waiting for earlier answers (`inParallel`). A lost connection without an error
 * listener would end this process (OPS-18). The pool listens to idle connections only, so each gets its own listener
 * for its whole life.
 */
export function poolOf(config: PoolConfig, onLost: (error: Error) => void): Pool {
  const pool = new Pool({ ...config, pipeline: true });
  pool.on("connect", (client) => client.on("error", onLost));
  // Already reported by the connection's own listener.
  pool.on("error", () => {});
  return pool;
}

/** A database's address, and the variable that contains it. */
export type Address = { variable: string; url: string };

/**
 * Throws with advice if no database accepts a connection; over TLS also if its certificate is not for the host in the
 * address, or not by a trusted authority. The connection also requests `limits`, which a pooler may refuse. (OPS-160)
 */
export async function requireAnswer({ variable, url }: Address, limits: PoolConfig = {}): Promise<void> {
  const config = { ...limits, connectionString: url, max: 1, connectionTimeoutMillis: ANSWER_WITHIN };
  const pool = poolOf(config, () => {});
  try {
    (await pool.connect()).release(true);
  } catch (cause) {
    throw new Error(`${variable}: ${messageOf(cause)}. ${todoAbout(cause)}`, { cause });
  } finally {
    await pool.end();
  }
}

const PAST_POOLER = "Set DATABASE_DIRECT_URL to the address of the database server itself";

const UNTRUSTED = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)\w*)$/;

function todoAbout(error: unknown): string {
  const code = textOf(error, "code") ?? "";
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID")
    return "The certificate of the database server is for another host: use the host name that it is for";
  if (UNTRUSTED.test(code))
    return "Nobody who is trusted has signed the certificate of the database server: name its authority's certificate by sslrootcert=FILE in it";
  if (/^CERT_/.test(code)) return "The certificate of the database server is not good: renew it there";
  if (/unsupported startup parameter/.test(messageOf(error)))
    return `A pooler is in front of the database. ${PAST_POOLER}`;
  if (/does not support SSL/.test(messageOf(error)))
    return "The database server has no TLS: turn it on there (ssl = on)";
  return "See host, port, user, password and name of the database in it, and that its server runs";
}

/**
 * Throws if a notification at one address does not arrive at the other, because changes would then reach no other
 * process: a pooler that shares connections by transaction accepts LISTEN but delivers nothing. Changes nothing.
 * (OPS-161)
 */
export async function requireHearing(of: Address, direct: Address | null, listen: Listen): Promise<void> {
  const word = randomUUID();
  let hear = () => {};
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const onMessage = (said: string) => {
    if (said === word) hear();
  };
  const end = await listen(START_CHANNEL, { onMessage, onLost: () => {} });
  const pool = poolOf({ connectionString: of.url, max: 1, connectionTimeoutMillis: ANSWER_WITHIN }, () => {});
  try {
    await pool.query("select pg_notify($1, $2)", [START_CHANNEL, word]);
    await withTimeout(heard, HEARD_WITHIN);
  } catch (cause) {
    const unheard = direct
      ? `${direct.variable}: what is notified through ${of.variable} is not heard there. It must lead to the same database, past every pooler`
      : `${of.variable}: notifications are not heard, so a pooler that shares connections by transaction is in front of the database (PgBouncer: pool_mode = transaction). ${PAST_POOLER}`;
    throw new Error(unheard, { cause });
  } finally {
    await pool.end();
    await end();
  }
}
