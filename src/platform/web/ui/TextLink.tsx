import MuiLink from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = { readonly to: string; readonly newTab?: boolean; readonly children: ReactNode };

/** A link in running text, to a page of ours; in a new tab where leaving would interrupt a form. */
export function TextLink({ to, newTab = false, children }: Props) {
  return (
    <MuiLink component={Link} to={to} {...(newTab && { target: "_blank" })}>
      {children}
    </MuiLink>
  );
}
