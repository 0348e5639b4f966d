import { styled } from "@mui/material/styles";
import { type ReactNode, useId, useState } from "react";
import { token } from "../../theme/token";
import { Icon } from "../Icon";

const wide = "@media (min-width: 900px)";

const Bar = styled("aside")({
  position: "sticky",
  bottom: 0,
  zIndex: 5,
  marginInline: "calc(-1 * clamp(16px, 4vw, 32px))",
  padding: "10px clamp(16px, 4vw, 32px) calc(12px + env(safe-area-inset-bottom))",
  background: token("surface"),
  borderTop: `2px solid ${token("ink")}`,
  display: "grid",
  gap: 4,
  // In a window hardly higher than the bar, the bar would cover the content.
  "@media (max-height: 480px)": { position: "static" },
  [wide]: {
    top: 96,
    bottom: "auto",
    marginInline: 0,
    padding: 20,
    gap: 16,
    border: `2px solid ${token("ink")}`,
    borderRadius: 12,
  },
});

const Details = styled("div", { shouldForwardProp: (prop) => prop !== "open" })<{ readonly open: boolean }>(
  ({ open }) => ({
    display: open ? "grid" : "none",
    gap: 12,
    maxHeight: "55vh",
    overflowY: "auto",
    [wide]: { display: "grid", maxHeight: "none", overflowY: "visible" },
  }),
);

const Heading = styled("h2")({ fontSize: "1.125rem" });

const Foot = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  justifyContent: "space-between",
  gap: 12,
  "& > :last-child": { flexGrow: 1 },
  [wide]: { flexDirection: "column", alignItems: "stretch", borderTop: `1px solid ${token("sand")}`, paddingTop: 16 },
});

const Toggle = styled("button")({
  font: "inherit",
  color: token("sea"),
  fontWeight: 600,
  background: "none",
  border: 0,
  padding: 0,
  minHeight: 44,
  justifySelf: "start",
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  cursor: "pointer",
  [wide]: { display: "none" },
});

interface SummaryBarProps {
  readonly title: ReactNode;
  /** The booking, and what is due when. */
  readonly children: ReactNode;
  /** `PayNow` and `PayInCuba`: always visible. */
  readonly total: ReactNode;
  /** The page's main action. */
  readonly action?: ReactNode;
  /** The phone's toggle texts, for closed and open details. */
  readonly showLabel: ReactNode;
  readonly hideLabel: ReactNode;
}

/**
 * A summary that stays in view: a panel beside a wide page, or a bar at the bottom of a narrow one that opens upwards.
 */
export function SummaryBar({ title, children, total, action, showLabel, hideLabel }: SummaryBarProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Bar aria-labelledby={`${id}-title`}>
      <Toggle type="button" aria-expanded={open} aria-controls={`${id}-details`} onClick={() => setOpen(!open)}>
        <Icon name={open ? "chevronDown" : "chevronUp"} size={18} />
        {open ? hideLabel : showLabel}
      </Toggle>
      <Details open={open} id={`${id}-details`}>
        <Heading id={`${id}-title`}>{title}</Heading>
        {children}
      </Details>
      <Foot>
        {total}
        {action}
      </Foot>
    </Bar>
  );
}
