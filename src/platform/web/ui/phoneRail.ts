import useMediaQuery from "@mui/material/useMediaQuery";

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

/** For a rail without links or buttons: on phones the keyboard gets to it, to move it. */
export function useRailFocus(): { tabIndex?: 0 } {
  return useMediaQuery("(max-width: 599px)", { noSsr: true }) ? { tabIndex: 0 } : {};
}
