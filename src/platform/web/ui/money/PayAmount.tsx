import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../../theme/token";
import { figures, type MoneySize } from "./moneyLook";

const Line = styled("div")({ display: "grid", gap: 2, justifyItems: "start" });

const Label = styled("span")({
  display: "flex",
  alignItems: "center",
  gap: 7,
  fontWeight: 600,
  fontSize: "0.9375rem",
  "&::before": { content: '""', width: 11, height: 11, borderRadius: "50%" },
});
const Dot = styled(Label)({ "&::before": { background: token("sea") } });
const Ring = styled(Label)({ color: token("mangoText"), "&::before": { border: "2.5px solid currentColor" } });

type Sized = { readonly size: MoneySize };
const sized = { shouldForwardProp: (prop: PropertyKey) => prop !== "size" };
const Heavy = styled("span", sized)<Sized>(({ size }) => figures(size, 800));
const Dotted = styled(
  "span",
  sized,
)<Sized>(({ size }) => ({
  ...figures(size === "lg" ? "md" : size, 600),
  paddingBottom: 3,
  borderBottom: `2px dotted ${token("mangoText")}`,
}));

const Note = styled("span")({ paddingTop: 2, color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 });

type Props = {
  readonly label: ReactNode;
  /** Formatted, with its currency. */
  readonly amount: ReactNode;
  readonly size?: MoneySize;
};

/** An amount paid online now: bold figures after a full dot, the same everywhere. */
export function PayNow({ label, amount, size = "md" }: Props) {
  return (
    <Line>
      <Dot>{label}</Dot>
      <Heavy size={size}>{amount}</Heavy>
    </Line>
  );
}

/**
 * An amount paid at the rental desk in Cuba: lighter figures after an open ring, with a dotted line, one size smaller
 * than what is paid now.
 */
export function PayInCuba({ label, amount, note, size = "md" }: Props & { readonly note?: ReactNode }) {
  return (
    <Line>
      <Ring>{label}</Ring>
      <Dotted size={size}>{amount}</Dotted>
      {note ? <Note>{note}</Note> : null}
    </Line>
  );
}
