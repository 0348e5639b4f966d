import type { SerializedError } from "@reduxjs/toolkit";
import type { CallError } from "../../../platform/web/callError";

/** All reasons of the server's refusal as text; null if there was no readable answer. */
export function failureText(error: CallError | SerializedError | undefined): string | null {
  const reasons = error && "fields" in error ? error.fields.map(({ Message }) => Message) : [];
  return reasons.length > 0 ? [...new Set(reasons)].join(" ") : textOf(error);
}

const textOf = (error: CallError | SerializedError | undefined) =>
  (error && "fields" in error && error.message) || null;
