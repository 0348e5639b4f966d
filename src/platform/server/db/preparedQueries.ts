import type { PGlite, Results } from "@electric-sql/pglite";
import { serialize } from "pg-protocol";
import {
  CommandCompleteMessage,
  DataRowMessage,
  ParameterDescriptionMessage,
  RowDescriptionMessage,
} from "pg-protocol/dist/messages";
import { exchange } from "./embeddedWire";

/** Statements kept in the database's memory; the one that was asked longest ago makes room. */
const KEPT = 256;
/** Nobody tells an embedded database how its tables grow: a plan is made anew after so many uses. */
const USES_OF_A_PLAN = 1_000;
/** A statement with hundreds of rows in it does not come again. */
const LONGEST_KEPT = 8_000;
const worthKeeping = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i;

type Column = { name: string; dataTypeID: number; read: (written: string) => unknown };
type Statement = { name: string; parameters: number[]; columns: Column[]; uses: number };

export type Question = { text: string; params?: unknown[]; rowMode?: "array" | "object" };

/** The answers to some questions, in their order. Where one of them fails, all that were asked with it do. */
export type Ask = (questions: readonly Question[]) => Promise<Results[]>;

const execute = serialize.execute();

/**
 * Asks PGlite through statements that stay prepared. Its own `query` parses and plans each time and goes into
 * WebAssembly six times for it; here questions that were asked before go in once, together. Whoever calls holds PGlite's
 * locks.
 */
export function preparedQueries(client: PGlite): Ask {
  const known = new Map<string, Statement>();
  let prepared = 0;

  async function prepare(text: string, name: string): Promise<Statement> {
    const statement: Statement = { name, parameters: [], columns: [], uses: 0 };
    await exchange(client, [serialize.parse({ name, text }), serialize.describe({ type: "S", name })], (message) => {
      if (message instanceof ParameterDescriptionMessage) statement.parameters = message.dataTypeIDs;
      if (message instanceof RowDescriptionMessage) statement.columns = message.fields.map(columnOf);
    });
    return statement;
  }

  function columnOf({ name, dataTypeID }: { name: string; dataTypeID: number }): Column {
    const parser = client.parsers[dataTypeID];
    return { name, dataTypeID, read: parser ? (written) => parser(written, dataTypeID) : (written) => written };
  }

  async function forget(text: string): Promise<void> {
    const statement = known.get(text);
    known.delete(text);
    if (statement) await exchange(client, [serialize.close({ type: "S", name: statement.name })], () => {});
  }

  /** A statement that can be used as it is; from now on it is the latest in the map's order. */
  function ready(text: string): Statement | undefined {
    const statement = known.get(text);
    if (!statement || statement.uses >= USES_OF_A_PLAN) return undefined;
    known.delete(text);
    known.set(text, statement);
    return statement;
  }

  /** What does not come again is prepared without a name: the next such takes its place. */
  async function made(text: string): Promise<Statement> {
    if (text.length > LONGEST_KEPT || !worthKeeping.test(text)) return prepare(text, "");
    await forget(text);
    prepared += 1;
    const statement = await prepare(text, `kept_${prepared}`);
    known.set(text, statement);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) await forget(oldest);
    return statement;
  }

  function written(value: unknown, type: number | undefined): string | Buffer | null {
    if (value === null || value === undefined) return null;
    if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    const serialize = type === undefined ? undefined : client.serializers[type];
    return serialize ? serialize(value) : String(value);
  }

  type Asked = Question & { statement: Statement };

  function run({ statement, params = [] }: Asked): Buffer[] {
    const { name, parameters } = statement;
    statement.uses += 1;
    const values = params.map((value, index) => written(value, parameters[index]));
    return [serialize.bind({ statement: name, values }), execute];
  }

  async function answer(asked: readonly Asked[]): Promise<Results[]> {
    if (asked.length === 0) return [];
    const answers = asked.map(({ statement }): Results => ({ rows: [], fields: statement.columns }));
    let at = 0;
    try {
      await exchange(client, asked.flatMap(run), (message) => {
        const [question, result] = [asked[at], answers[at]];
        if (!question || !result) return;
        if (message instanceof DataRowMessage) result.rows.push(rowOf(question, message.fields));
        if (message instanceof CommandCompleteMessage) result.command = message.text;
        if (message instanceof CommandCompleteMessage || message.name === "emptyQuery") at += 1;
      });
    } catch (error) {
      // Where a table has changed since, the next attempt begins with a statement that fits it.
      for (const { text } of asked) await forget(text);
      throw error;
    }
    return answers;
  }

  return async (questions) => {
    const answers: Results[] = [];
    let together: Asked[] = [];
    for (const question of questions) {
      let statement = ready(question.text);
      if (!statement) {
        // What comes before it is done before it is prepared: that may fail.
        answers.push(...(await answer(together)));
        together = [];
        statement = await made(question.text);
      }
      together.push({ ...question, statement });
    }
    return [...answers, ...(await answer(together))];
  };
}

/** Who asks says what a row is: its values in a list, or by their names. */
function rowOf({ statement: { columns }, rowMode }: Question & { statement: Statement }, fields: (string | null)[]) {
  const values = columns.map(({ read }, index) => {
    const field = fields[index];
    return typeof field === "string" ? read(field) : null;
  });
  return rowMode === "array" ? values : Object.fromEntries(columns.map(({ name }, index) => [name, values[index]]));
}
