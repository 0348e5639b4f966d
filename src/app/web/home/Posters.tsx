import { styled } from "@mui/material/styles";

/** A grid of posters: two side by side on a phone, as many as fit with room for their words elsewhere. */
export const Posters = styled("ul")({
  display: "grid",
  gap: "clamp(14px, 2vw, 24px)",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  padding: 0,
  margin: 0,
  listStyle: "none",
  "@media (max-width: 599px)": { gridTemplateColumns: "repeat(auto-fill, minmax(min(9rem, 100%), 1fr))" },
});
