import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { token } from "../../../../../platform/web/theme/token";
import { displayFamily } from "../../../../../platform/web/theme/typography";
import { Icon, type IconName } from "../../../../../platform/web/ui/Icon";
import { type Tone, toneStyles } from "../../../../../platform/web/ui/status/tone";

export type Urgency = "calm" | "soon" | "urgent" | "over";

const looks: Record<Urgency, { readonly tone: Tone; readonly icon: IconName }> = {
  calm: { tone: "info", icon: "clock" },
  soon: { tone: "waiting", icon: "clock" },
  urgent: { tone: "problem", icon: "clock" },
  over: { tone: "problem", icon: "cross" },
};

const Box = styled("div", { shouldForwardProp: (prop) => prop !== "tone" })<{ readonly tone: Tone }>(({ tone }) => ({
  display: "flex",
  gap: 12,
  alignItems: "flex-start",
  padding: "12px 16px",
  borderRadius: 8,
  border: `2px solid ${token(toneStyles[tone].text)}`,
  "& > svg": { flex: "none", marginTop: 3, color: token(toneStyles[tone].text) },
}));

const Left = styled("p")({
  fontFamily: displayFamily,
  fontWeight: 700,
  fontSize: "1.25rem",
  lineHeight: 1.25,
  fontVariantNumeric: "tabular-nums",
});

const Until = styled("p")({
  color: token("inkSoft"),
  fontSize: "0.9375rem",
  lineHeight: 1.45,
  fontVariantNumeric: "tabular-nums",
});

interface CountdownProps {
  readonly urgency: Urgency;
  /** "41 hours left" */
  readonly left: ReactNode;
  /** "until Tuesday 14:05 in Havana, 13:05 where you are" */
  readonly until: ReactNode;
}

/** The remaining time in words. Not announced to screen readers when it changes. */
export function Countdown({ urgency, left, until }: CountdownProps) {
  const { tone, icon } = looks[urgency];
  return (
    <Box tone={tone} role="timer" aria-live="off">
      <Icon name={icon} size={24} />
      <div>
        <Left>{left}</Left>
        <Until>{until}</Until>
      </div>
    </Box>
  );
}
