import useMediaQuery from "@mui/material/useMediaQuery";
import { useIntl } from "react-intl";
import type { MessageId } from "../../messages";

/** What a page leaves free at its sides; a rail reaches into it. */
const SIDES = "clamp(16px, 4vw, 32px)";

/** A grid of cards that on phones is one row, moved sideways, with a part of the next card in sight. */
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
    // Above and below there is room for the outline of what has the focus.
    padding: `4px ${SIDES}`,
    "& > li": { scrollSnapAlign: "start" },
  },
} as const;

/** For a rail in which not every card has a link or button: on phones the keyboard gets to it, by its name, to move it. */
export function useRailFocus(name: MessageId): { tabIndex?: 0; "aria-label"?: string } {
  const intl = useIntl();
  const isRail = useMediaQuery("(max-width: 599px)", { noSsr: true });
  return isRail ? { tabIndex: 0, "aria-label": intl.formatMessage({ id: name }) } : {};
}
