import type { SerializedError } from "@reduxjs/toolkit";
import { type CallError, REFUSED_SEARCH } from "../../callError";

type Answer = { readonly isFetching: boolean; readonly error?: CallError | SerializedError | undefined };

/** Whether the search has failed, for whatever reason: there is nothing to filter. */
export function isFailedSearch({ isFetching, error }: Answer): boolean {
  return !isFetching && error !== undefined;
}

/** Whether the server has refused the search, for example because its days are past or too far ahead. (WEB-17) */
export function isRefusedSearch(answer: Answer): boolean {
  return (
    isFailedSearch(answer) &&
    answer.error !== undefined &&
    "status" in answer.error &&
    answer.error.status === REFUSED_SEARCH
  );
}
