import { DrizzleQueryError } from "drizzle-orm";

type Logged = {
  [fact: string]: unknown;
  type: string;
  message: string;
  stack: string;
};

/**
 * Within the maximum lengths of an email address: without limits, the search in a long text without blanks would take
 * too long.
 */
const address = /[^\s<>"'@]{1,64}@[^\s<>"'@]{1,255}/g;
/** The most characters of a message that are logged. */
const LONGEST = 2_000;

/**
 * An error in its logged form: its kind and place, without personal data. A failed query is logged without its values
 * and without the database's text, and all texts without email addresses.
 */
export function loggedError(error: unknown): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message: "no error was thrown", stack: "" };
  const failedQuery = error instanceof DrizzleQueryError;
  const { cause } = error;
  return {
    ...written(error, failedQuery ? `Failed query: ${error.query}` : redacted(error.message)),
    ...(cause !== undefined && {
      cause: failedQuery ? written(cause, "what the database said is not logged") : loggedError(cause),
    }),
  };
}

/** A message without email addresses, and without the values of the query that it contains. */
function redacted(message: string): string {
  const [text = ""] = message.slice(0, LONGEST).split("\nparams:");
  return text.replace(address, "<address>");
}

/** An error's facts with another message, and its stack without the original message. */
function written(error: unknown, message: string): Logged {
  if (!(error instanceof Error)) return { type: typeof error, message, stack: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { ...kindOf(error), type: error.name, message, stack: frames.join("\n") };
}

/** What identifies a kind of failure: SQLSTATE or a system's code, and the part of the schema. */
function kindOf(error: object): Record<string, unknown> {
  const named = ["code", "constraint", "table"].map((name) => [name, Reflect.get(error, name)] as const);
  return Object.fromEntries(named.filter(([, value]) => typeof value === "string"));
}
