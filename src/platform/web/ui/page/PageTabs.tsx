import { styled } from "@mui/material/styles";
import { Link } from "../../links";
import { token } from "../../theme/token";

/** Links between related pages, which share one link in the line above. */
export const PageTabs = styled("nav")({ display: "flex", flexWrap: "wrap", gap: 6 });

/** One of the links; `aria-current` marks the open page. */
export const PageTab = styled(Link)({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  padding: "0 14px",
  border: `1px solid ${token("sand")}`,
  borderRadius: 22,
  color: token("ink"),
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { background: token("sunken") },
  "&[aria-current]": { background: token("sea"), borderColor: token("sea"), color: token("onSea") },
});
