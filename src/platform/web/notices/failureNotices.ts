import { isRejectedWithValue, type Middleware } from "@reduxjs/toolkit";
import type { CallMeta } from "../baseQuery";
import type { CallError } from "../callError";
import { type NewNotice, noticeShown } from "./notices";

/** Turns a failed call whose endpoint names a `failure` into an alert. A lost session tells of itself by its redirect. */
export const failureNotices: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  const notice = isRejectedWithValue(action) ? noticeOf(action.payload, action.meta) : null;
  if (notice) store.dispatch(noticeShown(notice));
  return result;
};

type RejectedMeta = { baseQueryMeta?: CallMeta; arg?: unknown };

function noticeOf(payload: unknown, meta: RejectedMeta): NewNotice | null {
  const { failure, unanswered, preferServerText } = meta.baseQueryMeta?.options ?? {};
  const error = payload as CallError;
  // Whoever acts for a client is told why a call was refused, whatever the call.
  if (error.code === "impersonated") return { kind: "warning", text: error.message };
  if (!failure || error.status === 401) return null;
  if (preferServerText && error.message !== "") return { kind: "warning", text: error.message };
  const answered = error.status !== "offline" && error.status < 500;
  return {
    kind: "error",
    message: answered ? failure : (unanswered ?? failure),
    values: plainValues(record(meta.arg).originalArgs),
  };
}

/** What a message may name of a call: the ids among its arguments and in its body. */
function plainValues(args: unknown): Record<string, string | number> {
  const { body, ...others } = record(args);
  const plain = Object.entries({ ...record(body), ...others }).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === "number" || typeof entry[1] === "string",
  );
  return Object.fromEntries(plain.filter(([name]) => /id$/i.test(name)));
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
