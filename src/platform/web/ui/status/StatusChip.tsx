import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../../theme/token";
import { Icon, type IconName } from "../Icon";
import { type Tone, toneLooks } from "./tone";

const Chip = styled("span", { shouldForwardProp: (prop) => prop !== "tone" })<{ readonly tone: Tone }>(({ tone }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  padding: "4px 10px 4px 8px",
  borderRadius: 6,
  fontWeight: 700,
  fontSize: "0.9375rem",
  lineHeight: 1.35,
  color: token(toneLooks[tone].text),
  background: token(toneLooks[tone].wash),
  "& svg": { flex: "none" },
}));

interface StatusChipProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly icon?: IconName;
}

/** A state in a word or two, with its icon: never by colour alone. (A11Y-6) */
export function StatusChip({ tone, children, icon = toneLooks[tone].icon }: StatusChipProps) {
  return (
    <Chip tone={tone}>
      <Icon name={icon} size={18} />
      {children}
    </Chip>
  );
}
