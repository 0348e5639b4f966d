import { DrizzleQueryError } from "drizzle-orm/errors";
import { textOf } from "../../../shared/unknownData";

/**
 * Why a query failed. `lost`: the connection is gone, or there is none; `unsent`: it was gone before the query was
 * sent; `clash`: rolled back because of another transaction; `late`: no answer within the time limit; `full`: the disk
 * is full.
 */
export type DatabaseFailure = "lost" | "unsent" | "clash" | "late" | "full";

const FULL = "53100";
/** On a full disk a new connection fails with the code of any internal error, so its text is checked. (FAULT-33) */
const fullWords = /^could not write init file|No space left on device/;

const clashes = new Set(["40001", "40P01"]);
/** Time limits of a statement, of a lock, and of an idle transaction. */
const delays = new Set(["57014", "55P03", "25P03"]);
/** The server is shutting down or starting, or has no free connection; and the network's own codes. */
const losses =
  /^(08...|57P0[1-5]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** The driver's own errors have no code. */
const lostWords = /^Connection terminated/;
const unsentWords = /is not queryable$/;
const lateWords = /^Query read timeout|^timeout exceeded when trying to connect|due to connection timeout$/;

/** The kind of a failed query, also if the driver's error is wrapped; null for errors of the statement itself. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  // System errors may come from another realm, where `instanceof` does not recognise them.
  if (typeof error !== "object" || error === null) return null;
  const code = textOf(error, "code") ?? "";
  const words = textOf(error, "message") ?? "";
  if (code === FULL || fullWords.test(words)) return "full";
  if (clashes.has(code)) return "clash";
  if (delays.has(code) || lateWords.test(words)) return "late";
  if (unsentWords.test(words)) return "unsent";
  if (losses.test(code) || lostWords.test(words)) return "lost";
  return databaseFailure(Reflect.get(error, "cause"));
}

/** Whether an error says that the database's disk is full. (FAULT-33) */
export const isStorageFull = (error: unknown): boolean => databaseFailure(error) === "full";

/**
 * Whether an error says that the database could not be reached or did not answer; false for a provider that cannot be
 * reached.
 */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof DrizzleQueryError && databaseFailure(error) !== null;
}
