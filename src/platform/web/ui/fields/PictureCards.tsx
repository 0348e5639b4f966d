import { styled } from "@mui/material/styles";
import { token } from "../../theme/token";

/** A grid of cards, as many in a row as fit; on a phone one below the other. */
export const PictureCardList = styled("ul")({
  display: "grid",
  gap: 16,
  "@media (max-width: 599px)": { gap: 10 },
  gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** A picture with text below; the text's link covers the whole card. */
export const PictureCard = styled("li")({
  position: "relative",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  overflow: "hidden",
  borderRadius: 10,
  border: `2px solid ${token("ink")}`,
  background: token("surface"),
  "& .picture": { position: "relative", aspectRatio: "8 / 5", borderBottom: `2px solid ${token("ink")}` },
  "& .words": { padding: "12px 14px 14px", display: "grid", gap: 2, alignContent: "start" },
  "& h3": { fontSize: "1.125rem", lineHeight: 1.25 },
  "& a": { color: "inherit", textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
  "&:hover a": { textDecoration: "underline", textUnderlineOffset: 4 },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 },
  "& strong": { color: token("ink") },
  // On a phone the picture is beside the text, and the element in its corner moves to the card's corner.
  "@media (max-width: 599px)": {
    gridTemplateRows: "auto",
    gridTemplateColumns: "min(8.5rem, 34vw) minmax(0, 1fr)",
    "& .picture": {
      position: "static",
      aspectRatio: "auto",
      minHeight: 92,
      borderBottom: 0,
      borderInlineEnd: `2px solid ${token("ink")}`,
      // As high as the text next to it, without stretching the card.
      "& > svg, & > picture": { height: 0, minHeight: "100%" },
    },
    "& .words": { padding: "10px 12px", alignContent: "center" },
    "& .picture:has(button) + .words": { "& h3, & h3 + p": { paddingInlineEnd: 44 } },
    "& h3": { fontSize: "1.0625rem", overflowWrap: "anywhere" },
    "& p": { fontSize: "0.875rem" },
  },
});
