import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../callError";

const unexpected: CallError = { status: "offline", code: "unexpected", message: "", fields: [] };

/** The failure in the result of a mutation; undefined when it went well. */
export function callFailure({ error }: { error?: CallError | SerializedError | undefined }): CallError | undefined {
  if (!error) return undefined;
  return "fields" in error ? error : unexpected;
}
