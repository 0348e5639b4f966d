import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { Navigate, useLocation } from "react-router";
import { NotFoundPage } from "../../../app/web/pages";
import type { Role } from "../../../shared/session.schemas";
import { selectClient } from "./auth";
import { selectEnding } from "./ending";
import { withReturnUrl } from "./returnUrl";

type Props = { readonly role?: Role | undefined; readonly children: ReactNode };

/** Protected pages need a nonzero clientId (specification section 5). For a role that one has not, the page does not exist. */
export function RequireSignIn({ role, children }: Props) {
  const location = useLocation();
  const client = useSelector(selectClient);
  const ending = useSelector(selectEnding);
  if (!client) return ending ? null : <Navigate to={withReturnUrl("/signIn", location)} replace />;
  return role === "staff" && client.Role !== "staff" ? <NotFoundPage /> : children;
}
