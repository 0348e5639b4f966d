import type { TagDescription } from "@reduxjs/toolkit/query";
import { useEffect, useRef } from "react";
import { useDispatch } from "react-redux";
import { api } from "./api";
import type { AppDispatch } from "./state";
import type { TagType } from "./tags";

/**
 * Loads again what is tagged with `tags` when `leader`, an answer that the page looks at often, has become another: RTK
 * Query keeps the object where the same has been answered. Nothing while there was no leader before, as when a page
 * opens. (FAULT-26)
 */
export function useFollowing(leader: unknown, tags: readonly TagDescription<TagType>[]): void {
  const dispatch = useDispatch<AppDispatch>();
  const known = useRef(leader);
  useEffect(() => {
    const before = known.current;
    known.current = leader;
    const isChanged = leader !== before && leader !== undefined && before !== undefined;
    if (isChanged) dispatch(api.util.invalidateTags([...tags]));
  });
}
