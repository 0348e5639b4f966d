import { styled } from "@mui/material/styles";
import { token } from "../../theme/token";

/** A grid of cards, as many in a row as fit. */
export const PictureCardList = styled("ul")({
  display: "grid",
  gap: 16,
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
});
