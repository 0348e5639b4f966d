import type { TypographyVariantsOptions } from "@mui/material/styles";

export const displayFamily =
  '"Bricolage Grotesque Variable", "Bricolage Fallback", "Bricolage Wide Fallback", system-ui, sans-serif';
const textFamily = '"Figtree Variable", "Figtree Fallback", "Figtree Wide Fallback", system-ui, sans-serif';

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
