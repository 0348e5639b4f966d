import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { useLocation } from "react-router";
import type { Page, PagePath } from "../../../shared/page";
import { Navigate } from "../links";
import { selectClient } from "./auth";
import { selectEnding } from "./ending";
import { withReturnUrl } from "./returnUrl";

type Props = {
  readonly as: NonNullable<Page["signIn"]>;
  readonly signInAt: PagePath;
  /** Shown to users with another role: for them the page does not exist. */
  readonly missing: ReactNode;
  readonly children: ReactNode;
};

/** Protected pages need a nonzero clientId (SESSION-2, SESSION-10). */
export function RequireSignIn({ as, signInAt, missing, children }: Props) {
  const location = useLocation();
  const client = useSelector(selectClient);
  const ending = useSelector(selectEnding);
  if (!client) return ending ? null : <Navigate to={withReturnUrl(signInAt, location)} replace />;
  return as === "staff" && client.Role !== "staff" ? missing : children;
}
