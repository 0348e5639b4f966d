import GlobalStyles from "@mui/material/GlobalStyles";
import { SnackbarProvider } from "notistack";
import { useSelector } from "react-redux";
import { MAX_VISIBLE_ALERTS } from "../../../shared/constants";
import { AlertCard } from "./AlertCard";
import { AlertFeed } from "./AlertFeed";
import { selectAlerts } from "./alerts";
import { uncoverFocus } from "./uncoverFocus";

const topRight = { vertical: "top", horizontal: "right" } as const;
const cards = { default: AlertCard, error: AlertCard, warning: AlertCard, info: AlertCard, success: AlertCard };

/** Pixels from the top of the window, if the header is scrolled out of view. */
const TOP = 8;

/** They slide in from above: from the side they would widen the page, and a phone would zoom out and scroll. */
const fromAbove = { direction: "down" } as const;

/**
 * Alerts are below the header, which stays usable, or at the top once the header is scrolled out of view. On a phone,
 * where they take the whole width, they have their own space there, so that they do not cover the page's start. The
 * class names are doubled to override notistack's own styles.
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

/** Alerts at the top right, newest at the bottom; beyond three the oldest is removed (WEB-9). */
export default function AlertStack() {
  const alerts = useSelector(selectAlerts);
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
        <AlertFeed alerts={alerts} />
      </SnackbarProvider>
    </>
  );
}
