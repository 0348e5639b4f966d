import { styled } from "@mui/material/styles";
import { Link } from "../../../platform/web/links";
import { token } from "../../../platform/web/theme/token";

/** A list without markers, one item in each line. */
export const PlainList = styled("ul")({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: 8 });

/** Opens below its own line, which is 44 px high for touch. */
export const Fold = styled("details")({
  border: `1px solid ${token("sand")}`,
  borderRadius: 8,
  background: token("surface"),
  "& > summary": {
    minHeight: 44,
    padding: "6px 12px",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 12px",
    cursor: "pointer",
    "&::before": { content: '"▸"', color: token("inkSoft") },
    "& > :not(:first-child)": { marginInlineStart: "auto" },
  },
  "&[open] > summary::before": { content: '"▾"' },
  "& > div": { padding: "4px 12px 14px", display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 12 },
});

export const Code = styled("code")({ fontSize: "0.875rem", overflowWrap: "anywhere" });

export const Row = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 10 });

/** A link to another page, 44 px high for touch. */
export const ToolLink = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  color: token("sea"),
  fontWeight: 600,
  textUnderlineOffset: 3,
});

/** Figures and names in columns; a long name wraps instead of widening the page. */
export const Table = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: "0.875rem",
  lineHeight: 1.4,
  "& th, & td": {
    textAlign: "start",
    padding: "6px 8px",
    borderBottom: `1px solid ${token("sand")}`,
    overflowWrap: "anywhere",
  },
  "& thead th": { color: token("inkSoft"), overflowWrap: "normal" },
  "& [data-missing=true]": { background: token("mangoWash") },
  "& td": { fontVariantNumeric: "tabular-nums" },
});
