import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { api } from "../../../platform/web/api";
import { selectClientId } from "../../../platform/web/session/auth";
import { MINUTE } from "../../../shared/instant";
import { useCountNewNotesQuery } from "./notes.api";
import { followNotesOfOtherTabs } from "./notesChannel";

/** How many received notes are new: asked for each minute while somebody looks, and when another tab changed something. */
export function useNewNotes(): number {
  const dispatch = useDispatch();
  const clientId = useSelector(selectClientId);
  const { data: count = 0 } = useCountNewNotesQuery(clientId === 0 ? skipToken : { clientId }, {
    pollingInterval: MINUTE,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  useEffect(() => followNotesOfOtherTabs(() => dispatch(api.util.invalidateTags(["Notes"]))), [dispatch]);
  return count;
}
