import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { Navigate, useLocation } from "react-router";
import type { Page } from "../../../shared/page";
import { selectClient } from "./auth";
import { selectEnding } from "./ending";
import { withReturnUrl } from "./returnUrl";

type Props = {
  readonly as: NonNullable<Page["signIn"]>;
  /** Shown to users with another role: for them the page does not exist. */
  readonly missing: ReactNode;
  readonly children: ReactNode;
};

/** Protected pages need a nonzero clientId (SESSION-2, SESSION-10). */
export function RequireSignIn({ as, missing, children }: Props) {
  const location = useLocation();
  const client = useSelector(selectClient);
  const ending = useSelector(selectEnding);
  if (!client) return ending ? null : <Navigate to={withReturnUrl("/signIn", location)} replace />;
  return as === "staff" && client.Role !== "staff" ? missing : children;
}
