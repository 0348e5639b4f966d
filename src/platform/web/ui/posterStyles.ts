import { styled } from "@mui/material/styles";
import { Link } from "../links";
import { token } from "../theme/token";
import { displayFamily } from "../theme/typography";

/** The frame of a poster: its picture above its text. */
export const posterStyles = {
  display: "grid",
  gridTemplateRows: "auto 1fr",
  height: "100%",
  overflow: "hidden",
  borderRadius: 10,
  border: `2px solid ${token("ink")}`,
  color: token("ink"),
  background: token("surface"),
} as const;

/** A place, a stay or a trip as a poster, all of it one link. */
export const Poster = styled(Link)({
  ...posterStyles,
  textDecoration: "none",
  "&:hover h3": { textDecoration: "underline", textUnderlineOffset: 4 },
});

export const PosterPicture = styled("div")({ aspectRatio: "3 / 2", borderBottom: `2px solid ${token("ink")}` });

/** The name as a heading, facts as paragraphs, and the price in bold. */
export const PosterWords = styled("div")({
  display: "grid",
  gap: 4,
  alignContent: "start",
  padding: "12px 14px 16px",
  "& h3": { fontFamily: displayFamily, fontWeight: 800, fontSize: "1.25rem", lineHeight: 1.2 },
  "& p": { color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 },
  "& .plain": { color: token("ink"), fontSize: "1rem", lineHeight: 1.5 },
  "& strong": { fontFamily: displayFamily, fontWeight: 800, fontSize: "1.25rem", color: token("ink") },
});
