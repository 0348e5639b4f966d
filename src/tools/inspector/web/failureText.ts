import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../../../platform/web/callError";
import { serverText } from "../../../platform/web/ui/serverText";

/** Why the server did not do it, every reason of its own in words; null where there was no answer to read. */
export function failureText(error: CallError | SerializedError | undefined): string | null {
  const reasons = error && "fields" in error ? error.fields.map(({ Message }) => Message) : [];
  return reasons.length > 0 ? [...new Set(reasons)].join(" ") : serverText(error);
}
