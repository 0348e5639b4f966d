import type { SerializedError } from "@reduxjs/toolkit";
import { type CallError, REFUSED_SEARCH } from "../../callError";

type Answer = { readonly isFetching: boolean; readonly error?: CallError | SerializedError | undefined };

/** Whether the server has refused what was searched for: days that have passed, or that are too far ahead. (WEB-17) */
export function isRefusedSearch({ isFetching, error }: Answer): boolean {
  return !isFetching && error !== undefined && "status" in error && error.status === REFUSED_SEARCH;
}
