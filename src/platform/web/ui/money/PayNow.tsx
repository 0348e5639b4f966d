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
  "&::before": { content: '""', width: 11, height: 11, borderRadius: "50%", background: token("sea") },
});

const Figure = styled("span", { shouldForwardProp: (prop) => prop !== "size" })<{ readonly size: MoneySize }>(
  ({ size }) => figures(size, 800),
);

const Note = styled("span")({ color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4 });

export interface PayProps {
  readonly label: ReactNode;
  /** Formatted, with its currency. */
  readonly amount: ReactNode;
  readonly note?: ReactNode;
  readonly size?: MoneySize;
}

/** What is paid now, online: heavy figures after a full dot. The same everywhere. */
export function PayNow({ label, amount, note, size = "md" }: PayProps) {
  return (
    <Line>
      <Label>{label}</Label>
      <Figure size={size}>{amount}</Figure>
      {note ? <Note>{note}</Note> : null}
    </Line>
  );
}
