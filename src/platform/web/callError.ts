import type { SerializedError } from "@reduxjs/toolkit";
import type { Facts, FieldError } from "../../shared/envelope";
import type { ErrorCode } from "../../shared/errors";
import type { PriceChange } from "../../shared/schemas";

/**
 * The error of a failed call: the server's code and text, `offline` if there was no answer, `unprepared` if it was
 * never sent.
 */
export type CallError = {
  status: number | "offline";
  code: ErrorCode | "offline" | "unprepared";
  /** The server's text, in the caller's language; empty without an answer. */
  message: string;
  /** The language of that text, and its facts: to show it in another language (`useServerMessage`). */
  language: string;
  facts?: Facts;
  fields: FieldError[];
  /** Present if nothing was booked because the price differs from the one that was shown. */
  price?: PriceChange;
};

/** The id of the last failed call, by which the server's log can be searched. (OPS-37) */
export const callFailed: { requestId: string | null } = { requestId: null };

/** The status of a search that can have no results, such as one for past days: it must be corrected, not repeated. */
export const REFUSED_SEARCH = 400;

/** Whether a call has failed with a `CallError`; any other error is a bug of the program. */
export function isCallError(error: CallError | SerializedError | undefined): error is CallError {
  return error !== undefined && "status" in error;
}

/** The id does not exist, or belongs to another client, so repeating the call is useless. */
export function isNotFound(error: CallError | SerializedError | undefined): boolean {
  return isCallError(error) && error.status === 404;
}
