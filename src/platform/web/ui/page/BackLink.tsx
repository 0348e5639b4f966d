import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Link, type To } from "../../links";
import { Icon } from "../Icon";

// The arrow is aligned with the heading below it.
const Way = styled(Button)({
  justifySelf: "start",
  "& .MuiButton-startIcon": { marginInlineStart: 0 },
}) as typeof Button;

type Props = { readonly to: To; readonly children: ReactNode };

/** A link above the heading, back to the page from which this one was opened. */
export function BackLink({ to, children }: Props) {
  return (
    <Way component={Link} to={to} startIcon={<Icon name="arrowLeft" />}>
      {children}
    </Way>
  );
}
