import { isAnyOf, isFulfilled, isRejectedWithValue } from "@reduxjs/toolkit";
import { fieldOf, recordOf } from "../../../shared/unknownData";
import type { CallMeta, CallOptions } from "../baseQuery";
import type { CallError } from "../callError";
import type { StartListening } from "../listening";
import { alertShown, type NewAlert, succeeded } from "./alerts";

/**
 * Turns a failed call whose endpoint has a `failure` into an alert. The alert closes once the same call succeeds, so
 * that it is never shown beside a success. A lost session is shown by its redirect. A query that fails to reload what
 * the page still shows is silent: it would raise the same alert every few seconds. (WEB-9)
 */
export function failureAlerts(startListening: StartListening): void {
  startListening({
    predicate: isAnyOf(isRejectedWithValue(), isFulfilled()),
    effect: (action, { dispatch, getState }) => {
      if (isFulfilled(action)) dispatch(succeeded(subjectOf(action.meta)));
      if (!isRejectedWithValue(action) || isLoaded(getState(), action.meta)) return;
      const alert = alertOf(action.payload, action.meta);
      if (alert) dispatch(alertShown({ ...alert, about: subjectOf(action.meta) }));
    },
  });
}

const isLoaded = (state: unknown, { arg }: RejectedMeta) =>
  ["api", "queries", String(fieldOf(arg, "queryCacheKey")), "data"].reduce(fieldOf, state) !== undefined;

type RejectedMeta = { baseQueryMeta?: CallMeta; arg?: unknown };

function alertOf(payload: unknown, meta: RejectedMeta): NewAlert | null {
  const { failure, unanswered, preferServerText, shown } = meta.baseQueryMeta?.options ?? {};
  // The base query rejects with nothing else.
  const error = payload as CallError;
  if (error.code === "unprepared") return { kind: "error", message: "error.unexpected" };
  // Staff who act for a client see why a call was refused, whatever the call.
  if (error.code === "impersonated") return { kind: "warning", ...wordsOf(error) };
  if (!failure || error.status === 401 || isShown(error, shown)) return null;
  if (preferServerText && error.message !== "") return { kind: "warning", ...wordsOf(error) };
  const answered = error.status !== "offline" && error.status < 500;
  return {
    kind: "error",
    message: answered ? failure : (unanswered ?? failure),
    values: valuesIn(meta),
    quote: error.facts?.request,
  };
}

const isShown = ({ status, code }: CallError, shown: CallOptions["shown"] = []) =>
  typeof shown === "number" ? status === shown : shown.some((one) => one === code);

const wordsOf = ({ message, language, code, facts }: CallError) => ({
  text: message,
  said: { message, language, code, ...(facts && { facts }) },
});

/** Identifies a call: its endpoint, and the ids in its argument. */
const subjectOf = (meta: RejectedMeta) => JSON.stringify([recordOf(meta.arg).endpointName, valuesIn(meta)]);

/** The values for a message about a call: the ids among its arguments and in its body. */
function valuesIn({ arg }: RejectedMeta): Record<string, string | number> {
  const { body, ...others } = recordOf(recordOf(arg).originalArgs);
  const plain = Object.entries({ ...recordOf(body), ...others }).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === "number" || typeof entry[1] === "string",
  );
  return Object.fromEntries(plain.filter(([name]) => /id$/i.test(name)));
}
