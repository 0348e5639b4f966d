import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** A page's main action, in red, where it leads to another page. */
export function MainLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Button component={Link} to={to} variant="contained" color="secondary" size="large">
      {children}
    </Button>
  );
}
