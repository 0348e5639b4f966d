import GlobalStyles from "@mui/material/GlobalStyles";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type CustomContentProps, SnackbarContent, SnackbarProvider, useSnackbar } from "notistack";
import { type Ref, useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDispatch, useSelector, useStore } from "react-redux";
import { MAX_VISIBLE_ALERTS } from "../../../shared/constants";
import type { MessageId } from "../../../shared/messageId";
import { token } from "../theme/token";
import { Icon } from "../ui/Icon";
import { navigationHeight, useHeightOfBar } from "../ui/page/barHeight";
import { type Tone, toneStyles } from "../ui/status/tone";
import { AlertFeed } from "./AlertFeed";
import { alertDismissed, isPassing, selectAlerts, type WithAlerts } from "./alerts";

/** The media query for windows in which alerts are as wide as the page's content. */
const phone = "@media (max-width: 599.95px)";

const Card = styled("div", { shouldForwardProp: (prop) => prop !== "tone" })<{ readonly tone: Tone }>(({ tone }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: 12,
  alignItems: "center",
  width: "min(26rem, calc(100vw - 40px))",
  [phone]: { width: "calc(100vw - 32px)" },
  padding: "8px 8px 8px 16px",
  borderRadius: 8,
  border: `2px solid ${token(toneStyles[tone].text)}`,
  borderInlineStartWidth: 8,
  color: token("ink"),
  background: token(toneStyles[tone].wash),
  "& > svg": { color: token(toneStyles[tone].text) },
}));

/** The height of a field's label above it, in pixels. */
const LABEL = 32;
/** The space that a field's focus ring needs below it, in pixels. */
const RING = 8;

/** The extra space at the end of a phone's page, as a CSS variable (../theme/coveredHeights.css). */
const ROOM = "--alerts";

/**
 * Adds space at the end of a phone's page, as high as the alerts there, so that all of it can be scrolled clear of
 * them. (WEB-9)
 */
function makeRoomBelow(): void {
  const height = document.querySelector<HTMLElement>(".alerts")?.offsetHeight ?? 0;
  document.body.style.setProperty(ROOM, `${height}px`);
}

const topRight = { vertical: "top", horizontal: "right" } as const;
const cards = { default: AlertCard, error: AlertCard, warning: AlertCard, info: AlertCard, success: AlertCard };

/** The height of the page's bar, for the alerts alone: a variable of the page would be inherited by all of it. */
const BAR = "--below-alerts";

/** Pixels from the top of the window, if the header is scrolled out of view. */
const TOP = 8;

/**
 * They slide in from above or below: from the side they would widen the page, and a phone would zoom out and scroll.
 */
const fromAbove = { direction: "down" } as const;
const fromBelow = { direction: "up" } as const;

/**
 * Alerts are below the header, which stays usable, or at the top once the header is scrolled out of view. On a phone,
 * where they have the width of the page's content, they are at the bottom, above the page's bar: at the top they would
 * cover the heading of the page that has just opened. The class names are doubled to override notistack's own styles.
 */
const places = {
  ".alerts.alerts": {
    position: "sticky",
    top: TOP,
    right: "auto",
    height: 0,
    maxHeight: "none",
    maxWidth: "none",
    marginInlineEnd: 20,
    // The container has no height, so that it does not move the page; without this all alerts would overlap.
    "& > *": { flexShrink: 0 },
    [phone]: { position: "fixed", top: "auto", bottom: 8, insetInline: 16, width: "auto", height: "auto", margin: 0 },
    "@media print": { display: "none" },
    [`${phone} and (min-height: 480.05px)`]: { bottom: `calc(8px + var(${BAR}, 0px) + ${navigationHeight})` },
  },
} as const;

/** No box of its own: alerts stick to the page. */
const Frame = styled("div", { shouldForwardProp: (prop) => prop !== "heightOfBar" })<{ readonly heightOfBar: number }>(
  ({ heightOfBar }) => ({ display: "contents", [BAR]: `${heightOfBar}px` }),
);

/** Alerts at the top right, or at the bottom of a phone, newest at the bottom; beyond three the oldest is removed (WEB-9). */
export default function AlertStack() {
  const alerts = useSelector(selectAlerts);
  const onPhone = useMediaQuery(phone, { noSsr: true });
  useUncoveredFocus();
  return (
    <Frame heightOfBar={useHeightOfBar()}>
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
        // The card is removed from the page after this time.
        onExited={() => requestAnimationFrame(makeRoomBelow)}
      >
        <AlertFeed alerts={alerts} />
      </SnackbarProvider>
    </Frame>
  );
}

/**
 * What gets the focus to be filled in is not covered: an alert that would disappear anyway goes at once, from another
 * one the page is scrolled away. (WEB-9)
 */
function useUncoveredFocus(): void {
  const dispatch = useDispatch();
  const store = useStore<WithAlerts>();
  useEffect(() => {
    const dismiss = (id: string) => {
      const passing = selectAlerts(store.getState()).some((alert) => alert.id === id && isPassing(alert));
      if (passing) dispatch(alertDismissed(id));
      return passing;
    };
    // A button that is pressed must not move under the pointer. Fields match this with any device.
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(":focus-visible")) uncoverFocus(dismiss);
    };
    // The card's fields are in a frame: the page is told only that it has lost the focus.
    const onBlur = () => {
      if (document.activeElement instanceof HTMLIFrameElement) uncoverFocus(dismiss);
    };
    document.addEventListener("focusin", onFocus);
    window.addEventListener("blur", onBlur);
    return () => {
      document.removeEventListener("focusin", onFocus);
      window.removeEventListener("blur", onBlur);
    };
  }, [dispatch, store]);
}

const stays = () => false;

/**
 * The focused element was edited or pressed last: scrolls the page until no alert covers it. `dismiss`: takes away an
 * alert in place of scrolling, if it returns true. (WEB-9)
 */
function uncoverFocus(dismiss: (id: string) => boolean = stays): void {
  const focused = document.activeElement;
  const stack = document.querySelector(".alerts");
  if (!focused || focused.contains(stack) || stack?.contains(focused)) return;
  const { top, bottom, left, right, height } = focused.getBoundingClientRect();
  // Skips large focused elements: after navigation the focus is on the page itself, and nothing was edited yet.
  if (height > innerHeight / 2) return;
  const covering = [...document.querySelectorAll<HTMLElement>(".alerts [data-alert]")]
    .map((alert) => ({ id: alert.dataset.alert ?? "", box: alert.getBoundingClientRect() }))
    .filter(({ box }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top - LABEL)
    .filter(({ id }) => !dismiss(id))
    .map(({ box }) => box);
  if (covering.length === 0) return;
  const first = Math.min(...covering.map((alert) => alert.top));
  const last = Math.max(...covering.map((alert) => alert.bottom));
  const atBottom = (first + last) / 2 > innerHeight / 2;
  scrollBy({ top: atBottom ? bottom + RING - first : top - LABEL - last });
}

type Variant = CustomContentProps["variant"];
const tones: Record<Variant, Tone> = {
  default: "info",
  info: "info",
  success: "done",
  warning: "waiting",
  error: "problem",
};
const kinds: Record<Variant, MessageId> = {
  default: "alert.information",
  info: "alert.information",
  success: "alert.success",
  warning: "alert.warning",
  error: "alert.error",
};

/** One alert: its kind as text, for people who cannot see its colour, its message, and the button to dismiss it. */
function AlertCard({ id, variant, message, ref }: CustomContentProps & { readonly ref?: Ref<HTMLDivElement> }) {
  const { closeSnackbar } = useSnackbar();
  const intl = useIntl();
  const urgent = variant === "error" || variant === "warning";
  return (
    <SnackbarContent ref={ref} role={urgent ? "alert" : "status"} data-alert={id}>
      <Card tone={tones[variant]}>
        <Icon name={toneStyles[tones[variant]].icon} size={24} />
        <div>
          <span className="visually-hidden">
            <FormattedMessage id={kinds[variant]} />{" "}
          </span>
          {message}
        </div>
        <IconButton onClick={() => closeSnackbar(id)} aria-label={intl.formatMessage({ id: "alert.dismiss" })}>
          <Icon name="cross" />
        </IconButton>
      </Card>
    </SnackbarContent>
  );
}
