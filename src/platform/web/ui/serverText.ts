import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../callError";

/** What the server wrote about a failure, in the caller's language; null where there was no answer to read. */
export function serverText(error: CallError | SerializedError | undefined): string | null {
  return error && "fields" in error && error.message !== "" ? error.message : null;
}
