import type { SerializedError } from "@reduxjs/toolkit";
import { type CallError, isCallError, REFUSED_SEARCH } from "../../callError";

type Answer = {
  /** The last results, which may be those of an earlier search. */
  readonly data?: unknown;
  readonly isFetching: boolean;
  readonly error?: CallError | SerializedError | undefined;
};

const hasFailed = ({ isFetching, error }: Answer) => !isFetching && error !== undefined;

/** Whether there are no results because the search has failed, for whatever reason: there is nothing to filter. */
export function isFailedSearch(answer: Answer): boolean {
  return isRefusedSearch(answer) || (hasFailed(answer) && answer.data === undefined);
}

/** Whether the search has failed and the results are still those of an earlier one. (WEB-17) */
export function isEarlierSearch(answer: Answer): boolean {
  return hasFailed(answer) && !isFailedSearch(answer);
}

/** Whether the server has refused the search, for example because its days are past or too far ahead. (WEB-17) */
export function isRefusedSearch(answer: Answer): boolean {
  return hasFailed(answer) && isCallError(answer.error) && answer.error.status === REFUSED_SEARCH;
}
