import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../Icon";

// The arrow begins where the heading below it does.
const Way = styled(Button)({
  justifySelf: "start",
  "& .MuiButton-startIcon": { marginInlineStart: 0 },
}) as typeof Button;

type Props = { readonly to: string; readonly children: ReactNode };

/** The way back to where a page was opened from, above its heading. */
export function BackLink({ to, children }: Props) {
  return (
    <Way component={Link} to={to} startIcon={<Icon name="arrowLeft" />}>
      {children}
    </Way>
  );
}
