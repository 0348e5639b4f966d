import MuiLink from "@mui/material/Link";
import type { ReactNode } from "react";

/** Opens a policy in a new tab, so that nothing typed is lost. */
export const policyLink = (path: string) => (text: ReactNode) => (
  <MuiLink key={path} href={path} target="_blank" rel="noopener">
    {text}
  </MuiLink>
);
