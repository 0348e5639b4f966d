import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import type { PagePath } from "../../../../shared/page";
import { Link } from "../../links";

/** A page's main action, in red, if it is a link to another page. */
export function MainLink({ to, children }: { readonly to: PagePath; readonly children: ReactNode }) {
  return (
    <Button component={Link} to={to} variant="contained" color="secondary" size="large">
      {children}
    </Button>
  );
}
