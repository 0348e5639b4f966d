import { PGlite, type PGliteOptions, type Results, types } from "@electric-sql/pglite";

const asText = (value: string) => value;

/** What Drizzle reads itself: instants, intervals and days alone and in lists, and lists of numerics. */
const read = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182];
const parsers = Object.fromEntries(read.map((type) => [type, asText]));

type Query = PGlite["query"];

/**
 * An embedded PostgreSQL that Drizzle asks. Drizzle hands the same parsers over with each query, for which PGlite copies
 * its whole table of types each time (a quarter of all time spent, as measured): here they are given once.
 */
export async function createEmbedded(options: PGliteOptions): Promise<PGlite> {
  const client = await PGlite.create({ ...options, parsers });
  const transaction = client.transaction.bind(client);
  client.query = withoutParsers(client.query.bind(client));
  client.transaction = (body) => transaction((tx) => body(Object.assign(tx, { query: withoutParsers(tx.query) })));
  return client;
}

function withoutParsers(query: Query): Query {
  return <T>(text: string, params?: unknown[], options?: Parameters<Query>[2]): Promise<Results<T>> =>
    query<T>(text, params, options?.rowMode && { rowMode: options.rowMode });
}
