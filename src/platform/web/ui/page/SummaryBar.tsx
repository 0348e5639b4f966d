import { styled } from "@mui/material/styles";
import { type ReactNode, useId, useRef, useState } from "react";
import { token } from "../../theme/token";
import { Icon } from "../Icon";
import { useBarHeight } from "./barHeight";

const wide = "@media (min-width: 900px)";
// In a window hardly higher than the bar, and on paper, the bar is below the content, because it would cover it.
const asBar = "@media screen and (max-width: 899.95px) and (min-height: 480.05px)";

/** Fixed, not sticky: a sticky bar cannot rise above the start of its column, which may be low in a small window. */
const Bar = styled("aside")({
  zIndex: 5,
  background: token("surface"),
  borderTop: `2px solid ${token("ink")}`,
  display: "grid",
  gap: 4,
  // One line: the total, the toggle of its details, the action. With large text it wraps.
  [asBar]: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 8px",
    padding: "8px clamp(16px, 4vw, 32px) calc(10px + env(safe-area-inset-bottom))",
    "&[data-covers]": { position: "fixed", bottom: 0, insetInline: 0 },
  },
  [wide]: {
    position: "sticky",
    top: 96,
    padding: 20,
    gap: 16,
    border: `2px solid ${token("ink")}`,
    borderRadius: 12,
  },
});

/** The details of a bar, which open over the page and above the bar's line with its total and action. */
const Details = styled("div", { shouldForwardProp: (prop) => prop !== "open" })<{ readonly open: boolean }>(
  ({ open }) => ({
    display: open ? "grid" : "none",
    gap: 12,
    [asBar]: {
      "[data-covers] > &": {
        position: "absolute",
        // Below the line at the bar's top.
        bottom: "calc(100% + 2px)",
        insetInline: 0,
        // 100% is the height of the bar.
        maxHeight: "calc(100dvh - 100% - 10px)",
        overflowY: "auto",
        overscrollBehavior: "contain",
        padding: "16px clamp(16px, 4vw, 32px)",
        background: token("surface"),
        borderTop: `2px solid ${token("ink")}`,
      },
    },
    [wide]: { display: "grid" },
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
  [asBar]: {
    display: "contents",
    // How the total is made up is in the details.
    "& .label, & .parts, & .note, & .now": { display: "none" },
    "& > :first-of-type": { order: 0, flex: "1 1 5rem", minWidth: 0 },
    "& > :last-child": { order: 2, flex: "none", maxWidth: "100%" },
    "& .MuiButton-root": { minHeight: 48, paddingInline: 20 },
  },
  [wide]: { flexDirection: "column", alignItems: "stretch", borderTop: `1px solid ${token("sand")}`, paddingTop: 16 },
});

const Line = styled("div")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  // With large text the toggle goes below, instead of out of the window.
  flexWrap: "wrap",
  gap: "0 12px",
  minHeight: 44,
  "& > p": { flex: "1 1 9rem", minWidth: 0, fontSize: "0.9375rem", lineHeight: 1.3, fontWeight: 600 },
  [asBar]: { order: 1, flex: "none", "& > p": { display: "none" } },
  [wide]: { display: "none" },
});

const Toggle = styled("button")({
  font: "inherit",
  color: token("sea"),
  fontWeight: 600,
  background: "none",
  border: 0,
  padding: 0,
  minHeight: 44,
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: 6,
  cursor: "pointer",
  // Shows only the arrow; its text is for screen readers.
  [asBar]: {
    width: 44,
    justifyContent: "center",
    "& > span": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
  },
});

interface SummaryBarProps {
  readonly title: ReactNode;
  /** The booking in a few words, such as its days: next to the phone's toggle. */
  readonly brief?: ReactNode;
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
 * A summary that stays in view: a panel beside a wide page, or a bar of one line at the bottom of a narrow one, whose
 * details open above it. With large text in a small window it would cover too much of the page, so it is placed at the
 * page's end. (A11Y-9)
 */
export function SummaryBar({ title, brief, children, total, action, showLabel, hideLabel }: SummaryBarProps) {
  const bar = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  const covers = useBarHeight(bar);
  return (
    <Bar ref={bar} data-covers={covers || undefined} aria-labelledby={`${id}-title`}>
      <Line>
        {brief && <p className="tabular">{brief}</p>}
        <Toggle type="button" aria-expanded={open} aria-controls={`${id}-details`} onClick={() => setOpen(!open)}>
          <Icon name={open ? "chevronDown" : "chevronUp"} size={18} />
          <span>{open ? hideLabel : showLabel}</span>
        </Toggle>
      </Line>
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
