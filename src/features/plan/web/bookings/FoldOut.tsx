import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../../../../platform/web/theme/token";

const Details = styled("details")({
  "& summary": {
    display: "flex",
    alignItems: "center",
    width: "fit-content",
    minHeight: 44,
    color: token("sea"),
    fontWeight: 600,
    cursor: "pointer",
  },
  "& summary::before": { content: '"+"', flex: "none", width: "1.25em", fontSize: "1.25em", lineHeight: 1 },
  "&[open] summary::before": { content: '"−"' },
  "& h4": { margin: "12px 0 6px", fontSize: "1rem" },
});

/** Details that open on demand. */
export function FoldOut({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <Details>
      <summary>{title}</summary>
      {children}
    </Details>
  );
}
