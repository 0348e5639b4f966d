import { PGlite, type PGliteOptions, type QueryOptions, type Results, types } from "@electric-sql/pglite";
import { embeddedTransaction } from "./embeddedTransaction";
import { preparedQueries } from "./preparedQueries";

const asText = (value: string) => value;

/** What Drizzle reads itself: instants, intervals and days alone and in lists, and lists of numerics. */
const read = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];

/** PGlite reads bytes one by one: ten megabytes held everybody up for seconds, eight times as long as these. */
const bytesOf = (value: string): Uint8Array => Buffer.from(value.slice(2), "hex");

const parsers = { ...Object.fromEntries(read.map((type) => [type, asText])), [types.BYTEA]: bytesOf };

/**
 * An embedded PostgreSQL that Drizzle asks. Drizzle hands the same parsers over with each query, for which PGlite copies
 * its whole table of types each time (a quarter of all time spent, as measured): here they are given once. What is asked
 * again and again stays prepared, and a transaction begins with its first question: each way into the database counts.
 */
export async function createEmbedded(options: PGliteOptions): Promise<PGlite> {
  const client = await PGlite.create({ ...options, parsers });
  const ask = preparedQueries(client);
  client.query = <Row>(text: string, params?: unknown[], options?: QueryOptions) =>
    client._runExclusiveTransaction(async () => {
      const [answer] = await ask([{ text, params, rowMode: options?.rowMode }]);
      // Who asks says what a row is, as with PGlite's own query.
      return answer as Results<Row>;
    });
  client.transaction = (body) => client._runExclusiveTransaction(() => embeddedTransaction(ask, body));
  return client;
}
