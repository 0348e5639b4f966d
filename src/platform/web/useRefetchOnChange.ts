import type { TagDescription } from "@reduxjs/toolkit/query";
import { useEffect, useRef } from "react";
import { useDispatch, useStore } from "react-redux";
import { SECOND } from "../../shared/instant";
import { api } from "./api";
import { type ApiState, isShown, refetchQuery } from "./refetchQuery";
import type { AppDispatch } from "./state";
import type { TagType } from "./tags";

/** Milliseconds within which queries count as sent together, by one action of the client. */
const TOGETHER = SECOND / 10;

type Tags = readonly TagDescription<TagType>[];
/** When a query was last sent, epoch ms. */
type Leader = { readonly startedTimeStamp?: number | undefined };

/**
 * Refetches the shown queries with `tags` when `answer`, which the page polls by the query `leader`, has changed: RTK
 * Query keeps the object if the answer is the same. Queries sent together with the leader or later are as new and are
 * not repeated. So an action of the client reloads a page once, and answers that differ from server to server cause no
 * endless reloads. Does nothing for the first answer, when a page opens. (FAULT-26)
 */
export function useRefetchOnChange(answer: unknown, { startedTimeStamp = 0 }: Leader, tags: Tags): void {
  const dispatch = useDispatch<AppDispatch>();
  const store = useStore<ApiState>();
  const known = useRef(answer);
  useEffect(() => {
    const before = known.current;
    known.current = answer;
    if (answer === before || answer === undefined || before === undefined) return;
    for (const { endpointName, args } of askedBefore(store.getState(), startedTimeStamp - TOGETHER, tags))
      refetchQuery(dispatch, endpointName, args);
  });
}

/** The shown queries with these tags that were last sent before an instant. */
function askedBefore(state: ApiState, at: number, tags: Tags) {
  const { queries } = state.api;
  return api.util.selectInvalidatedBy(state, tags).flatMap(({ queryCacheKey, endpointName, originalArgs: args }) => {
    return isShown(state, queryCacheKey) && (queries[queryCacheKey]?.startedTimeStamp ?? at) < at
      ? [{ endpointName, args }]
      : [];
  });
}
