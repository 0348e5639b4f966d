import { styled } from "@mui/material/styles";
import { token } from "../../../platform/web/theme/token";

/** Places by name, each a link followed by a few words. */
export const PlaceChips = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: 10,
  padding: 0,
  margin: 0,
  listStyle: "none",
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    gap: 6,
    minHeight: 44,
    padding: "4px 16px",
    borderRadius: 22,
    border: `2px solid ${token("outline")}`,
    color: token("ink"),
    fontWeight: 600,
    textDecoration: "none",
  },
  "& a:hover": { borderColor: token("ink") },
  "& span": { fontWeight: 400, color: token("inkSoft") },
  // A phone has no room for two names side by side: there they share the width, with the price below the name.
  "@media (max-width: 599px)": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& a": { display: "grid", gap: 0, height: "100%", alignContent: "center", padding: "6px 14px", borderRadius: 12 },
  },
});
