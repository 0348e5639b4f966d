import useMediaQuery from "@mui/material/useMediaQuery";
import { useIntl } from "react-intl";
import type { MessageId } from "../../../../shared/messageId";

/** The page's padding at the sides; a rail extends into it. */
const SIDES = "clamp(16px, 4vw, 32px)";

/** A grid of cards that is one horizontally scrolled row on phones, with part of the next card visible. */
export const phoneRail = {
  "@media (max-width: 599px)": {
    gridAutoFlow: "column",
    gridTemplateColumns: "none",
    gridAutoColumns: "min(76%, 18rem)",
    overflowX: "auto",
    overscrollBehaviorX: "contain",
    scrollSnapType: "x proximity",
    scrollPaddingInline: SIDES,
    marginInline: `calc(-1 * ${SIDES})`,
    // Space above and below for focus outlines.
    padding: `4px ${SIDES}`,
    "& > li": { scrollSnapAlign: "start" },
  },
} as const;

/**
 * For a rail with cards that have no link or button: on phones the keyboard can focus the rail to scroll it. A
 * server-rendered rail, for a window of unknown width, can be focused as well; begin.ts removes that in wide ones.
 * (A11Y-1)
 */
export function useRailFocus(name: MessageId): { tabIndex?: 0; "aria-label"?: string; "data-stop"?: "phone" } {
  const intl = useIntl();
  const isRail = useMediaQuery("(max-width: 599px)", { defaultMatches: true });
  return isRail ? { tabIndex: 0, "aria-label": intl.formatMessage({ id: name }), "data-stop": "phone" } : {};
}
