import { skipToken } from "@reduxjs/toolkit/query";
import { useSelector } from "react-redux";
import { useGetProfileQuery } from "../../../features/account/web/account.api";
import { lazyPage, withMessages } from "../../../platform/web/lazyPage";
import { selectClient } from "../../../platform/web/session/auth";

const SuspensionBanner = lazyPage(
  withMessages(
    "suspension",
    () => import(/* webpackChunkName: "suspension" */ "../../../features/account/web/SuspensionBanner"),
  ),
);

/** Above every page of a client whom staff have suspended; for everybody else nothing is loaded. (SAFE-29) */
export default function Suspension() {
  const client = useSelector(selectClient);
  const { data: profile } = useGetProfileQuery(client?.Role === "client" ? { id: client.clientId } : skipToken);
  return profile?.Suspended ? <SuspensionBanner suspended={profile.Suspended} /> : null;
}
