import type { QueryOptions, Results, Transaction } from "@electric-sql/pglite";
import type { Ask, Question } from "./preparedQueries";

const refuse = () => {
  throw new Error("In a transaction there is only `query`: all that Drizzle asks");
};
const unasked = { sql: refuse, exec: refuse, listen: refuse, rollback: refuse };

type Waiting = Question & { resolve: (answer: Results | undefined) => void; reject: (reason: unknown) => void };

/** What a body does, or nothing of it. Whoever calls has the client to himself. */
export async function embeddedTransaction<T>(ask: Ask, body: (tx: Transaction) => Promise<T>): Promise<T> {
  let waiting: Waiting[] = [];
  let [begun, closed, busy] = [false, false, false];

  const put = (question: Question) =>
    new Promise<Results | undefined>((resolve, reject) => {
      waiting.push({ ...question, resolve, reject });
      // When everybody who can go on without an answer has said what he asks: all of it goes in at once.
      if (waiting.length === 1 && !busy) process.nextTick(send);
    });

  async function send(): Promise<void> {
    const asked = waiting;
    [waiting, busy] = [[], true];
    const first = begun ? [] : [{ text: "begin" }];
    begun = true;
    try {
      const answers = await ask([...first, ...asked]);
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index + first.length]);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
    busy = false;
    if (waiting.length > 0) process.nextTick(send);
  }

  async function query<Row>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    if (closed) throw new Error("Transaction is closed");
    // Who asks says what a row is, as with PGlite's own query.
    return (await put({ text, params, rowMode: options?.rowMode })) as Results<Row>;
  }

  async function end(text: "commit" | "rollback"): Promise<string | undefined> {
    closed = true;
    return begun || waiting.length > 0 ? (await put({ text }))?.command : undefined;
  }

  try {
    const result = await body({
      query,
      get closed() {
        return closed;
      },
      ...unasked,
    });
    if ((await end("commit")) === "ROLLBACK") throw new Error("The transaction had failed and was undone");
    return result;
  } catch (error) {
    // Asked with others it is passed over where one of them fails: then it is asked again, alone.
    await end("rollback").catch(() => end("rollback"));
    throw error;
  }
}
