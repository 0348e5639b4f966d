import type { TypographyVariantsOptions } from "@mui/material/styles";

/** A web font, its measured fallback for each local font that a device may have (fonts.css), and the device's own. */
const family = (font: string, fallback: string) =>
  `"${font}", "${fallback} Fallback", "${fallback} Android Fallback", "${fallback} Wide Fallback", system-ui, sans-serif`;

export const displayFamily = family("Bricolage Grotesque Variable", "Bricolage");
const textFamily = family("Figtree Variable", "Figtree");

const display = { fontFamily: displayFamily, fontWeight: 700, letterSpacing: "-0.015em", textWrap: "balance" } as const;

/** Sizes in rem over a 16 px root: body 17 px, and headings that grow with the window without a jump. */
export const typography: TypographyVariantsOptions = {
  fontFamily: textFamily,
  h1: { ...display, fontWeight: 800, fontSize: "clamp(2rem, 1.55rem + 2vw, 3.25rem)", lineHeight: 1.08 },
  h2: { ...display, fontSize: "clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)", lineHeight: 1.15 },
  h3: { ...display, fontSize: "1.3125rem", lineHeight: 1.25, letterSpacing: "-0.01em" },
  h6: { ...display, fontSize: "1rem", lineHeight: 1.4, letterSpacing: 0 },
  body1: { fontSize: "1.0625rem", lineHeight: 1.55 },
  body2: { fontSize: "0.9375rem", lineHeight: 1.5 },
  button: { fontSize: "1.0625rem", lineHeight: 1.25, fontWeight: 700, textTransform: "none" },
};
