import { setTimeout as pause } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { type NodePgDatabase, NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { PgDialect, type PgTransactionConfig } from "drizzle-orm/pg-core";
import type { Pool, PoolClient } from "pg";
import { databaseFailure } from "./databaseFailures";

type Schema = Record<string, never>;
type Work<Result> = (tx: NodePgTransaction<Schema, Schema>) => Promise<Result>;

/** The greatest number of attempts, by kind of failure. */
const ATTEMPTS = { clash: 6, lost: 2, unsent: 2, late: 1, full: 1 };
/** Milliseconds; doubled each time and randomised, so that two clashing transactions do not clash again. */
const FIRST_PAUSE = 10;

/**
 * Retries transactions on a PostgreSQL server: one that clashed with another (deadlock, serialization), and one whose
 * connection was lost before COMMIT was sent, because it cannot have taken effect. After COMMIT its outcome is unknown,
 * and the error is thrown to the caller. (OPS-17, OPS-18, FAULT-18) `limits` are set in each transaction.
 */
export function steadyTransactions<Db extends NodePgDatabase>(db: Db, pool: Pool, limits: Settings = {}): Db {
  const settings = Object.entries(limits).map(([name, value]) => `set local ${name} = ${value}`);
  const begin = sql.raw(["begin", ...settings].join("; "));
  db.transaction = (work, config) => tryAgain((ending) => once({ pool, begin }, work, ending, config));
  return db;
}

/** Settings of the database that apply within each transaction only, by name. */
type Settings = Readonly<Record<string, number>>;

/** Called when the attempt is about to commit: from then on it may have taken effect. */
type Ending = () => void;

/** Retries if that can help; `attempt` calls its argument before it may take effect. */
export async function tryAgain<Result>(attempt: (ending: Ending) => Promise<Result>): Promise<Result> {
  for (let times = 1; ; times += 1) {
    let ended = false;
    try {
      return await attempt(() => {
        ended = true;
      });
    } catch (error) {
      const failure = databaseFailure(error);
      if (failure === null || times >= ATTEMPTS[failure] || (ended && (failure === "lost" || failure === "late")))
        throw error;
      await pause(FIRST_PAUSE * 2 ** times * Math.random());
    }
  }
}

async function once<Result>(
  { pool, begin }: { pool: Pool; begin: SQL },
  work: Work<Result>,
  ending: Ending,
  config?: PgTransactionConfig,
): Promise<Result> {
  const client = await lend(pool);
  const tx = new NodePgTransaction<Schema, Schema>(dialect, new NodePgSession(client, dialect, undefined), undefined);
  let broken = false;
  try {
    await tx.execute(begin);
    if (config) await tx.setTransaction(config);
    const result = await work(tx);
    ending();
    await tx.execute(sql`commit`);
    return result;
  } catch (error) {
    // A server that does not answer is not asked to roll back: it does that when the connection ends.
    const failure = databaseFailure(error);
    broken = (failure !== null && failure !== "clash") || !(await rolledBack(tx));
    throw error;
  } finally {
    client.release(broken);
  }
}

const dialect = new PgDialect();

async function rolledBack(tx: NodePgTransaction<Schema, Schema>): Promise<boolean> {
  return tx.execute(sql`rollback`).then(
    () => true,
    () => false,
  );
}

/** Wraps the error as that of a query, so that it counts as a database failure. */
async function lend(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw new DrizzleQueryError("begin", [], error instanceof Error ? error : new Error(String(error)));
  }
}
