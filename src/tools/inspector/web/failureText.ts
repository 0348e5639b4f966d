import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../../../platform/web/callError";

/** Why the server did not do it, every reason of its own in words; null where there was no answer to read. */
export function failureText(error: CallError | SerializedError | undefined): string | null {
  const reasons = error && "fields" in error ? error.fields.map(({ Message }) => Message) : [];
  return reasons.length > 0 ? [...new Set(reasons)].join(" ") : textOf(error);
}

const textOf = (error: CallError | SerializedError | undefined) =>
  (error && "fields" in error && error.message) || null;
