import { skipToken } from "@reduxjs/toolkit/query";
import { useSelector } from "react-redux";
import { slowPollingOptions } from "../../../platform/web/pollingOptions";
import { selectClient } from "../../../platform/web/session/auth";
import type { Suspended } from "../account.schemas";
import { accountApi } from "./account.api";

const { useQueryState, useQuerySubscription } = accountApi.endpoints.getProfile;

/**
 * The client's suspension, with which the server refuses to book and to change; undefined: none is known. While there
 * is one, the profile is loaded again as the page stays open: staff may lift it, and its last day passes. (SAFE-29,
 * FAULT-26)
 */
export function useSuspended(): Suspended | undefined {
  const client = useSelector(selectClient);
  const profile = client?.Role === "client" ? { id: client.clientId } : skipToken;
  // Not `data`, which would keep that of the client before.
  const suspended = useQueryState(profile).currentData?.Suspended;
  useQuerySubscription(profile, suspended && slowPollingOptions());
  return suspended;
}
