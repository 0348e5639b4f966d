import { messages, type PGlite, parse, protocol, type Results } from "@electric-sql/pglite";

/** Statements kept in the database's memory; the one that was asked longest ago makes room. */
const KEPT = 256;
/** Nobody tells an embedded database how its tables grow: a plan is made anew after so many uses. */
const USES_OF_A_PLAN = 1_000;
/** A statement with hundreds of rows in it does not come again. */
const LONGEST_KEPT = 8_000;
const worthKeeping = /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i;

type Statement = {
  name: string;
  parameters: number[];
  columns: messages.RowDescriptionMessage[];
  /** Its message to bind it, where it takes no values. */
  bound: Uint8Array | null;
  uses: number;
};
type Message = Awaited<ReturnType<PGlite["execProtocolStream"]>>[number];

export type Question = { text: string; params?: unknown[]; rowMode?: "array" | "object" };

/** The answers to some questions, in their order. Where one of them fails, all that were asked with it do. */
export type Ask = (questions: readonly Question[]) => Promise<Results[]>;

const { serialize } = protocol;
const [execute, sync] = [serialize.execute({}), serialize.sync()];

/**
 * Asks PGlite through statements that stay prepared. Its own `query` parses and plans each time and goes into
 * WebAssembly six times for it; here questions that were asked before go in once, together. Whoever calls holds PGlite's
 * locks.
 */
export function preparedQueries(client: PGlite): Ask {
  const known = new Map<string, Statement>();
  let prepared = 0;

  const send = (...parts: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...parts, sync]), { syncToFs: false });

  async function prepare(text: string, name: string): Promise<Statement> {
    const described = await send(serialize.parse({ name, text }), serialize.describe({ type: "S", name }));
    const columns = described.filter((message) => message instanceof messages.RowDescriptionMessage);
    const parameters = parse.parseDescribeStatementResults(described);
    const bound = parameters.length === 0 ? serialize.bind({ statement: name }) : null;
    return { name, parameters, columns, bound, uses: 0 };
  }

  async function forget(text: string): Promise<void> {
    const statement = known.get(text);
    known.delete(text);
    if (statement) await send(serialize.close({ type: "S", name: statement.name }));
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

  function written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serialize = type === undefined ? undefined : client.serializers[type];
    return serialize ? serialize(value) : String(value);
  }

  type Asked = Question & { statement: Statement };

  function run({ statement, params = [] }: Asked): Uint8Array[] {
    const { name, parameters, bound } = statement;
    statement.uses += 1;
    return [
      bound ??
        serialize.bind({ statement: name, values: params.map((value, index) => written(value, parameters[index])) }),
      execute,
    ];
  }

  async function answer(asked: readonly Asked[]): Promise<Results[]> {
    if (asked.length === 0) return [];
    try {
      const answered = byCommand(await send(...asked.flatMap(run)));
      return asked.map(({ statement, rowMode }, index) => {
        const told = [...statement.columns, ...(answered[index] ?? [])];
        const [result = { rows: [], fields: [] }] = parse.parseResults(told, client.parsers, rowMode && { rowMode });
        return result;
      });
    } catch (error) {
      // Where a table has changed since, the next attempt begins with a statement that fits it.
      for (const { text } of asked) await forget(text);
      throw error;
    }
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

/** The messages of some commands, each command's by themselves. */
function byCommand(all: readonly Message[]): Message[][] {
  const commands: Message[][] = [[]];
  for (const message of all) {
    commands.at(-1)?.push(message);
    if (message instanceof messages.CommandCompleteMessage) commands.push([]);
  }
  return commands;
}
