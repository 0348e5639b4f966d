import MuiLink from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = { readonly to: string; readonly children: ReactNode };

/** A link in running text, to a page of ours. */
export function TextLink({ to, children }: Props) {
  return (
    <MuiLink component={Link} to={to}>
      {children}
    </MuiLink>
  );
}
