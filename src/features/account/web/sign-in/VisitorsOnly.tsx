import { type ReactNode, useEffect } from "react";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import { useSharedDrafts } from "../../../../platform/web/drafts/useSharedDrafts";
import { Navigate } from "../../../../platform/web/links";
import { selectClient } from "../../../../platform/web/session/auth";
import { returnUrlOf } from "../../../../platform/web/session/returnUrl";
import { HOME } from "../../../../shared/page";
import { deskPath } from "../../account.pages";
import { forgetSentRegistration } from "./sentRegistration";
import { clearTypedFields } from "./signUpDraft";

/**
 * A page for visitors: anybody who signs in, here or in another tab, is sent on to the page they came for (SESSION-7).
 * Staff who came for none begin in the back office.
 */
export function VisitorsOnly({ children }: { readonly children: ReactNode }) {
  useSharedDrafts();
  const { search } = useLocation();
  const client = useSelector(selectClient);
  const signedIn = Boolean(client?.clientId);
  useEffect(() => {
    if (!signedIn) return;
    clearTypedFields();
    forgetSentRegistration();
  }, [signedIn]);
  if (!client?.clientId) return children;
  const wanted = returnUrlOf(search);
  return <Navigate to={wanted === HOME && client.Role === "staff" ? deskPath() : wanted} replace />;
}
