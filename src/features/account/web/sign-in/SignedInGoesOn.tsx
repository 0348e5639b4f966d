import { type ReactNode, useEffect } from "react";
import { useSelector } from "react-redux";
import { Navigate, useLocation } from "react-router";
import { useSharedDrafts } from "../../../../platform/web/drafts/useSharedDrafts";
import { selectClientId } from "../../../../platform/web/session/auth";
import { returnUrlOf } from "../../../../platform/web/session/returnUrl";
import { dropTyped } from "./newcomer";
import { forgetSentRegistration } from "./sentRegistration";

/**
 * A page for visitors: anybody who signs in, here or in another tab, is sent on to the page they came for. (SESSION-7)
 */
export function SignedInGoesOn({ children }: { readonly children: ReactNode }) {
  useSharedDrafts();
  const { search } = useLocation();
  const signedIn = useSelector(selectClientId) !== 0;
  useEffect(() => {
    if (!signedIn) return;
    dropTyped();
    forgetSentRegistration();
  }, [signedIn]);
  return signedIn ? <Navigate to={returnUrlOf(search)} replace /> : children;
}
