import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../callError";

/**
 * Whether the server has said that it does not do what was asked: only then is the next request another one. Without an
 * answer, or after a failure of the server, it may be done all the same, and is asked again under the same key.
 */
export function wasRefused(error: CallError | SerializedError | undefined): boolean {
  return error !== undefined && "status" in error && Number(error.status) >= 400 && Number(error.status) < 500;
}
