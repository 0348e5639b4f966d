import GlobalStyles from "@mui/material/GlobalStyles";
import { SnackbarProvider } from "notistack";
import { useSelector } from "react-redux";
import { MAX_VISIBLE_ALERTS } from "../../../shared/constants";
import { NoticeCard } from "./NoticeCard";
import { NoticeFeed } from "./NoticeFeed";
import { selectNotices } from "./notices";
import { uncoverFocus } from "./uncoverFocus";

const topRight = { vertical: "top", horizontal: "right" } as const;
const cards = { default: NoticeCard, error: NoticeCard, warning: NoticeCard, info: NoticeCard, success: NoticeCard };

/** Pixels from the top of the window, for who has scrolled the header away. */
const TOP = 8;

/** They come from above: from the side they would widen the page, and a phone would show it smaller, and scrolled away. */
const fromAbove = { direction: "down" } as const;

/**
 * Where the alerts stand: below the header, which stays in reach, and at the top once that is scrolled away. On a phone,
 * which they take the whole width of, they have a place of their own there, so that what the page begins with is not
 * covered either. The names are doubled to count for more than notistack's own.
 */
const places = {
  ".notices.notices": {
    position: "sticky",
    top: TOP,
    right: "auto",
    height: 0,
    maxHeight: "none",
    maxWidth: "none",
    marginInlineEnd: 20,
    "@media (max-width: 599.95px)": { height: "auto", width: "auto", marginInline: 16, paddingBlockStart: TOP },
  },
} as const;

/** Alerts at the top right, newest at the bottom; the oldest of more than three goes (WEB-9). */
export default function NoticeStack() {
  const notices = useSelector(selectNotices);
  return (
    <>
      <GlobalStyles styles={places} />
      <SnackbarProvider
        maxSnack={MAX_VISIBLE_ALERTS}
        anchorOrigin={topRight}
        TransitionProps={fromAbove}
        classes={{ containerRoot: "notices" }}
        Components={cards}
        onEntered={uncoverFocus}
      >
        <NoticeFeed notices={notices} />
      </SnackbarProvider>
    </>
  );
}
