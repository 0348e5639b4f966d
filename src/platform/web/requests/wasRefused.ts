import type { SerializedError } from "@reduxjs/toolkit";
import { type CallError, isCallError } from "../callError";

/**
 * Whether the server refused the request: only then is the next one a new request. Without an answer, or after a server
 * error, it may have been carried out, and is repeated with the same key.
 */
export function wasRefused(error: CallError | SerializedError | undefined): boolean {
  return isCallError(error) && Number(error.status) >= 400 && Number(error.status) < 500;
}
