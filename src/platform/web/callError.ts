import type { SerializedError } from "@reduxjs/toolkit";
import type { Facts, FieldError } from "../../shared/envelope";
import type { ErrorCode } from "../../shared/errors";

/** What a failed call leaves: the server's code and text, `offline` when there was no answer, `unprepared` when it was never sent. */
export type CallError = {
  status: number | "offline";
  code: ErrorCode | "offline" | "unprepared";
  /** In the caller's language, as the server wrote it; empty without an answer. */
  message: string;
  /** The language of that text, and what it names: it is said again where another language is chosen (`useSaid`). */
  language: string;
  facts?: Facts;
  fields: FieldError[];
};

/** The id of the last call that failed, by which the server's log has it. (OPS-37) */
export const callFailed: { requestId: string | null } = { requestId: null };

/** The status of a search that asks for what nobody can have, such as days that have passed: it is mended, not tried again. */
export const REFUSED_SEARCH = 400;

/** The server knows none by this id, or none of this client's: another try would find it no more than this one. */
export function isNotFound(error: CallError | SerializedError | undefined): boolean {
  return error !== undefined && "status" in error && error.status === 404;
}
