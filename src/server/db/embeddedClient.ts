import { PGlite, type PGliteOptions, type Results, types } from "@electric-sql/pglite";
import { isKept, preparedQueries } from "./preparedQueries";

const asText = (value: string) => value;

/** What Drizzle reads itself: instants, intervals and days alone and in lists, and lists of numerics. */
const read = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];
const parsers = Object.fromEntries(read.map((type) => [type, asText]));

type Query = PGlite["query"];

/**
 * An embedded PostgreSQL that Drizzle asks. Drizzle hands the same parsers over with each query, for which PGlite copies
 * its whole table of types each time (a quarter of all time spent, as measured): here they are given once. What is asked
 * again and again stays prepared.
 */
export async function createEmbedded(options: PGliteOptions): Promise<PGlite> {
  const client = await PGlite.create({ ...options, parsers });
  const ask = preparedQueries(client);

  /** A query under the locks that it needs: one outside of transactions waits for the one that is open. */
  function through(query: Query, locked: <T>(asking: () => Promise<T>) => Promise<T>): Query {
    return <T>(text: string, params: unknown[] = [], options?: Parameters<Query>[2]): Promise<Results<T>> =>
      isKept(text)
        ? locked(() => ask<T>(text, params, options?.rowMode))
        : query<T>(text, params, options?.rowMode && { rowMode: options.rowMode });
  }

  const alone = <T>(asking: () => Promise<T>) => client._runExclusiveQuery(asking);
  const transaction = client.transaction.bind(client);
  client.query = through(client.query.bind(client), (asking) => client._runExclusiveTransaction(() => alone(asking)));
  client.transaction = (body) =>
    transaction((tx) => {
      const open = <T>(asking: () => Promise<T>) => {
        if (tx.closed) throw new Error("Transaction is closed");
        return alone(asking);
      };
      return body(Object.assign(tx, { query: through(tx.query, open) }));
    });
  return client;
}
