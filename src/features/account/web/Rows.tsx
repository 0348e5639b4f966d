import { styled } from "@mui/material/styles";
import { token } from "../../../platform/web/theme/token";

/** Rows between thin lines, each with its text and, at its end, its actions. */
export const Rows = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  width: "100%",
  "& > li": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: "8px 24px",
    paddingBlock: 12,
    minWidth: 0,
    overflowWrap: "anywhere",
  },
  "& > li > div:first-of-type": { flex: "1 1 14rem", minWidth: 0 },
  "& > li + li": { borderTop: `1px solid ${token("sand")}` },
});
