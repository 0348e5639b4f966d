import { styled } from "@mui/material/styles";
import { Link } from "../../../../../platform/web/links";
import { token } from "../../../../../platform/web/theme/token";

/** Links to what the inbox shows. In a narrow window one line, which scrolls. */
export const FilterLine = styled("nav")({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  gap: 6,
  minWidth: 0,
  "@media (max-width: 799px)": { flexWrap: "nowrap", overflowX: "auto", scrollbarWidth: "none", paddingBlock: 4 },
});

/** One of them; `aria-current` marks what is shown. */
export const FilterLink = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  gap: 8,
  flex: "none",
  minHeight: 44,
  padding: "0 12px",
  border: `1px solid ${token("sand")}`,
  borderRadius: 22,
  color: token("ink"),
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { background: token("sunken") },
  "&[aria-current]": { background: token("sea"), borderColor: token("sea"), color: token("onSea") },
  "& > span": { fontVariantNumeric: "tabular-nums", fontWeight: 500 },
});
