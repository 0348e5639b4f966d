import { DrizzleQueryError } from "drizzle-orm";

type Logged = {
  [fact: string]: unknown;
  type: string;
  message: string;
  stack: string;
};

/** Looked for within what a mail's address may be long: in a long text without a blank the search would not come to an end. */
const address = /[^\s<>"'@]{1,64}@[^\s<>"'@]{1,255}/g;
/** Characters of a message that are worth a place in the log. */
const LONGEST = 2_000;

/**
 * An error as it is logged: its kind and its place, never personal data. A failed query is logged without its values
 * and without the database's text, and no text with an email address.
 */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: "no error was thrown", stack: "" };
  const failedQuery = error instanceof DrizzleQueryError;
  const { cause } = error;
  return {
    ...written(error, failedQuery ? `Failed query: ${error.query}` : told(error.message)),
    ...(cause !== undefined && {
      cause: failedQuery ? written(cause, "what the database said is not logged") : loggedError(cause),
    }),
  };
}

/** A message without addresses, and without the values of a query that it quotes. */
function told(message: string): string {
  const [text = ""] = message.slice(0, LONGEST).split("\nparams:");
  return text.replace(address, "<address>");
}

/** The facts of an error under another message; its stack without the message that it begins with. */
function written(error: unknown, message: string): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message, stack: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { ...kindOf(error), type: error.name, message, stack: frames.join("\n") };
}

/** What names a kind of failure: SQLSTATE or a system's code, and where in the schema it was. */
function kindOf(error: object): Record<string, unknown> {
  const named = ["code", "constraint", "table"].map((name) => [name, Reflect.get(error, name)] as const);
  return Object.fromEntries(named.filter(([, value]) => typeof value === "string"));
}
