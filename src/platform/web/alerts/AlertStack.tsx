import GlobalStyles from "@mui/material/GlobalStyles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { SnackbarProvider } from "notistack";
import { useSelector } from "react-redux";
import { MAX_VISIBLE_ALERTS } from "../../../shared/constants";
import { barHeight } from "../ui/page/barHeight";
import { AlertCard } from "./AlertCard";
import { AlertFeed } from "./AlertFeed";
import { selectAlerts } from "./alerts";
import { phone } from "./phone";
import { uncoverFocus } from "./uncoverFocus";

const ROOM = "--alerts";

/** The room that a phone's page has below its end, as a length for styles. */
const roomBelow = `var(${ROOM}, 0px)`;

/** Gives a phone's page as much room below its end as the alerts there are high, so that it can be scrolled clear. (WEB-9) */
function makeRoomBelow(): void {
  const height = document.querySelector<HTMLElement>(".alerts")?.offsetHeight ?? 0;
  document.documentElement.style.setProperty(ROOM, `${height}px`);
}

const topRight = { vertical: "top", horizontal: "right" } as const;
const cards = { default: AlertCard, error: AlertCard, warning: AlertCard, info: AlertCard, success: AlertCard };

/** Pixels from the top of the window, if the header is scrolled out of view. */
const TOP = 8;

/** They slide in from above or below: from the side they would widen the page, and a phone would zoom out and scroll. */
const fromAbove = { direction: "down" } as const;
const fromBelow = { direction: "up" } as const;

/**
 * Alerts are below the header, which stays usable, or at the top once the header is scrolled out of view. On a phone,
 * where they have the width of the page's content, they are at the bottom, above the page's bar: at the top they would
 * cover the heading of the page that has just opened. The class names are doubled to override notistack's own styles.
 */
const places = {
  body: { [phone]: { paddingBlockEnd: roomBelow } },
  ".alerts.alerts": {
    position: "sticky",
    top: TOP,
    right: "auto",
    height: 0,
    maxHeight: "none",
    maxWidth: "none",
    marginInlineEnd: 20,
    // The container has no height, so that it moves no page; without this all alerts would lie on one another.
    "& > *": { flexShrink: 0 },
    [phone]: { position: "fixed", top: "auto", bottom: 8, insetInline: 16, width: "auto", height: "auto", margin: 0 },
    "@media print": { display: "none" },
    [`${phone} and (min-height: 480.05px)`]: { bottom: `calc(8px + ${barHeight})` },
  },
} as const;

/** Alerts at the top right, or at the bottom of a phone, newest at the bottom; beyond three the oldest is removed (WEB-9). */
export default function AlertStack() {
  const alerts = useSelector(selectAlerts);
  const onPhone = useMediaQuery(phone, { noSsr: true });
  return (
    <>
      <GlobalStyles styles={places} />
      <SnackbarProvider
        maxSnack={MAX_VISIBLE_ALERTS}
        anchorOrigin={topRight}
        TransitionProps={onPhone ? fromBelow : fromAbove}
        classes={{ containerRoot: "alerts" }}
        Components={cards}
        onEntered={() => {
          makeRoomBelow();
          uncoverFocus();
        }}
        // The card is taken from the page after this.
        onExited={() => requestAnimationFrame(makeRoomBelow)}
      >
        <AlertFeed alerts={alerts} />
      </SnackbarProvider>
    </>
  );
}
