import { styled } from "@mui/material/styles";
import { token } from "../../theme/token";
import { figures, type MoneySize } from "./moneyLook";
import type { PayProps } from "./PayNow";

const Line = styled("div")({ display: "grid", gap: 2, justifyItems: "start" });

const Label = styled("span")({
  display: "flex",
  alignItems: "center",
  gap: 7,
  fontWeight: 600,
  fontSize: "0.9375rem",
  color: token("mangoText"),
  "&::before": { content: '""', width: 11, height: 11, borderRadius: "50%", border: "2.5px solid currentColor" },
});

const Figure = styled("span", { shouldForwardProp: (prop) => prop !== "size" })<{ readonly size: MoneySize }>(
  ({ size }) => ({
    ...figures(size === "lg" ? "md" : size, 600),
    paddingBottom: 3,
    borderBottom: `2px dotted ${token("mangoText")}`,
  }),
);

const Note = styled("span")({ color: token("inkSoft"), fontSize: "0.9375rem", lineHeight: 1.4, paddingTop: 2 });

/** What is paid at the desk in Cuba: lighter figures on dots after an open ring, a step smaller than what is paid now. */
export function PayInCuba({ label, amount, note, size = "md" }: PayProps) {
  return (
    <Line>
      <Label>{label}</Label>
      <Figure size={size}>{amount}</Figure>
      {note ? <Note>{note}</Note> : null}
    </Line>
  );
}
