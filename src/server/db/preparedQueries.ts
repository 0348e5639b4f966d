import { messages, type PGlite, parse, protocol, type Results } from "@electric-sql/pglite";

/** Statements kept in the database's memory; the one that was asked longest ago makes room. */
const KEPT = 256;
/** Nobody tells an embedded database how its tables grow: a plan is made anew after so many uses. */
const USES_OF_A_PLAN = 1_000;
/** A statement with hundreds of rows in it does not come again. */
const LONGEST_KEPT = 8_000;
const plannable = /^\s*(select|insert|update|delete|with)\b/i;

type Statement = { name: string; parameters: number[]; columns: messages.RowDescriptionMessage[]; uses: number };
type RowMode = "array" | "object" | undefined;

/** True for what is worth keeping prepared: no DDL, no vacuum, no insert of a whole catalogue. */
export const isKept = (text: string) => text.length <= LONGEST_KEPT && plannable.test(text);

/**
 * Asks PGlite through statements that stay prepared. Its own `query` parses and plans each time and goes into
 * WebAssembly six times for it; here a question that was asked before goes in once. Whoever calls holds PGlite's locks.
 */
export function preparedQueries(client: PGlite) {
  const known = new Map<string, Statement>();
  let prepared = 0;

  const send = (...parts: Uint8Array[]) => client.execProtocolStream(Buffer.concat(parts), { syncToFs: false });

  async function prepare(text: string): Promise<Statement> {
    prepared += 1;
    const name = `kept_${prepared}`;
    const { serialize } = protocol;
    const described = await send(
      serialize.parse({ name, text }),
      serialize.describe({ type: "S", name }),
      serialize.sync(),
    );
    const columns = described.filter((message) => message instanceof messages.RowDescriptionMessage);
    return { name, parameters: parse.parseDescribeStatementResults(described), columns, uses: 0 };
  }

  async function forget(text: string): Promise<void> {
    const statement = known.get(text);
    known.delete(text);
    if (statement) await send(protocol.serialize.close({ type: "S", name: statement.name }), protocol.serialize.sync());
  }

  /** The statement of a text, the latest in the map's order. */
  async function statementOf(text: string): Promise<Statement> {
    const kept = known.get(text);
    if (kept && kept.uses >= USES_OF_A_PLAN) await forget(text);
    const statement = known.get(text) ?? (await prepare(text));
    known.delete(text);
    known.set(text, statement);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) await forget(oldest);
    return statement;
  }

  return async <T>(text: string, params: unknown[], rowMode: RowMode): Promise<Results<T>> => {
    const statement = await statementOf(text);
    statement.uses += 1;
    const values = params.map((value, index) => written(client, value, statement.parameters[index]));
    const { bind, execute, sync } = protocol.serialize;
    try {
      const answered = await send(bind({ statement: statement.name, values }), execute({}), sync());
      const [result] = parse.parseResults([...statement.columns, ...answered], client.parsers, rowMode && { rowMode });
      // Who asks says what a row is, as with PGlite's own query.
      return result as Results<T>;
    } catch (error) {
      // Where a table has changed since, the next attempt begins with a statement that fits it.
      await forget(text);
      throw error;
    }
  };
}

function written(client: PGlite, value: unknown, type: number | undefined): string | null {
  if (value === null || value === undefined) return null;
  const serialize = type === undefined ? undefined : client.serializers[type];
  return serialize ? serialize(value) : String(value);
}
