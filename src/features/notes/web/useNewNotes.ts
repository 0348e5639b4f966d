import { skipToken } from "@reduxjs/toolkit/query";
import { useSelector } from "react-redux";
import { selectClientId } from "../../../platform/web/session/auth";
import { MINUTE } from "../../../shared/instant";
import { useCountNewNotesQuery } from "./notes.api";

/** How many received notes are new: asked for each minute while somebody looks. */
export function useNewNotes(): number {
  const clientId = useSelector(selectClientId);
  const { data: count = 0 } = useCountNewNotesQuery(clientId === 0 ? skipToken : { clientId }, {
    pollingInterval: MINUTE,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return count;
}
