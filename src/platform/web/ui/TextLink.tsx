import MuiLink from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link, type To } from "../links";

type Props = { readonly to: To; readonly children: ReactNode };

/** A link in running text, to a page of ours. */
export function TextLink({ to, children }: Props) {
  return (
    <MuiLink component={Link} to={to}>
      {children}
    </MuiLink>
  );
}
