import Chip from "@mui/material/Chip";
import type { ReactNode } from "react";
import { token } from "../../theme/token";
import { Icon, type IconName } from "../Icon";
import { type Tone, toneStyles } from "./tone";

interface StatusChipProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly icon?: IconName;
}

/** A status in a word or two, with its icon: never by colour alone. (A11Y-6) */
export function StatusChip({ tone, children, icon = toneStyles[tone].icon }: StatusChipProps) {
  const { text, wash } = toneStyles[tone];
  return (
    <Chip
      component="span"
      icon={<Icon name={icon} size={18} />}
      label={children}
      sx={{ color: token(text), backgroundColor: token(wash) }}
    />
  );
}
