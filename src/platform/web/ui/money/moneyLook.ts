import { displayFamily } from "../../theme/typography";

/** `lg` once on a page or card, `md` in summaries, `sm` in rows. */
export type MoneySize = "sm" | "md" | "lg";

const sizes: Record<MoneySize, string> = { sm: "1.0625rem", md: "1.375rem", lg: "2rem" };

/** Tabular figures in the display face. */
export function figures(size: MoneySize, weight: number) {
  return {
    fontFamily: displayFamily,
    fontVariantNumeric: "tabular-nums lining-nums",
    fontWeight: weight,
    fontSize: sizes[size],
    lineHeight: 1.1,
    letterSpacing: "-0.01em",
    whiteSpace: "nowrap",
  } as const;
}
