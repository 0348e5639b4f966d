import { DrizzleQueryError } from "drizzle-orm/errors";

/** An error's message with those of its causes, which are the useful ones for network errors, on one line. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return onOneLine(String(error));
  const cause = error.cause === undefined ? "" : messageOf(error.cause);
  // The database's text is useful; the query and its values are not.
  if (error instanceof DrizzleQueryError && cause) return cause;
  // A host with several addresses: each has its own error.
  if (error instanceof AggregateError && !error.message) return error.errors.map(messageOf).join("; ");
  // A bucket's refusal has a code as its name, such as "SignatureDoesNotMatch", and may have no text.
  const code = /error$/i.test(error.name) ? "" : `${error.name}: `;
  const own = error.message ? `${code}${onOneLine(error.message)}` : error.name;
  return cause && !own.includes(cause) ? `${own}: ${cause}` : own;
}

/** Without the name and the stack that a thread's error has in its message. */
const onOneLine = (text: string): string =>
  text
    .split("\n")
    .filter((line) => !/^\s+at /.test(line))
    .join(" ")
    .replace(/^Error: /, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Does work with the value of a variable. A failure names the variable, with `todo` as advice. (OPS-5) */
export async function naming<Result>(variable: string, todo: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new Error(`${variable}: ${messageOf(cause)}. ${todo}`, { cause });
  }
}
