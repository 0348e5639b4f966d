import { skipToken } from "@reduxjs/toolkit/query";
import { useSelector } from "react-redux";
import { pollingOptions } from "../../../platform/web/pollingOptions";
import { selectClientId } from "../../../platform/web/session/auth";
import { MINUTE } from "../../../shared/instant";
import { useCountNewNotesQuery } from "./notes.api";

/** The number of new notes; loaded every minute while the window has the focus. */
export function useNewNotes(): number {
  const clientId = useSelector(selectClientId);
  const { data: count = 0 } = useCountNewNotesQuery(clientId === 0 ? skipToken : { clientId }, pollingOptions(MINUTE));
  return count;
}
