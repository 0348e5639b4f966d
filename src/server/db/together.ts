import { is } from "drizzle-orm";
import { PgliteSession } from "drizzle-orm/pglite";
import type { Database } from "./database";

type Answers<Questions extends readonly (() => Promise<unknown>)[]> = {
  -readonly [Index in keyof Questions]: Awaited<ReturnType<Questions[Index]>>;
};

/**
 * Asks a transaction several things of which none needs another's answer: at once where they go in together (embedded),
 * one after the other where the driver wants it so.
 */
export async function together<const Questions extends readonly (() => Promise<unknown>)[]>(
  db: Database,
  ...questions: Questions
): Promise<Answers<Questions>> {
  const answers: unknown[] = [];
  if (is(db._.session, PgliteSession)) answers.push(...(await Promise.all(questions.map((ask) => ask()))));
  else for (const ask of questions) answers.push(await ask());
  // An answer to each question, in their order.
  return answers as Answers<Questions>;
}
