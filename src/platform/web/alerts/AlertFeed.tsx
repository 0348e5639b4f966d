import { useSnackbar } from "notistack";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useDispatch } from "react-redux";
import { useLocation } from "react-router";
import { SECOND } from "../../../shared/instant";
import { ServerText } from "../ui/failures/serverText";
import { TextLink } from "../ui/TextLink";
import { type Alert, alertDismissed, isPassing } from "./alerts";

/**
 * A success or an information disappears by itself; an error stays until it is dismissed or three newer alerts have
 * come.
 */
const shownFor = { information: 8 * SECOND, success: 6 * SECOND, warning: null, error: null };
/** A success or an information that was shown for so many milliseconds was read, and leaves with its page. */
const READ_AFTER = 2 * SECOND;
/** The same of an alert that offers another page: whoever goes on after that has passed it over. */
const PASSED_AFTER = SECOND;
/**
 * Milliseconds in which the page itself may show the same message: otherwise an alert that appears and immediately
 * disappears would be read out.
 */
const WAIT = 100;
const variants = { information: "info", success: "success", warning: "warning", error: "error" } as const;

/**
 * Passes the store's alerts to notistack, each once, and removes those that the store no longer has. New ones appear
 * only after removed ones are gone, so that a repeated alert is not there twice. What was read on one page is not
 * carried to the next, whose form it might cover. (WEB-9)
 */
export function AlertFeed({ alerts }: { readonly alerts: readonly Alert[] }) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const dispatch = useDispatch();
  /** The alerts that notistack has, by id, and when each was passed to it. */
  const shown = useRef(new Map<string, number>());
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  useEffect(() => {
    const present = new Set(alerts.map(({ id }) => id));
    for (const id of shown.current.keys()) {
      if (present.has(id)) continue;
      closeSnackbar(id);
      shown.current.delete(id);
      setLeaving((before) => [...before, id]);
    }
    if (leaving.length > 0) return;
    const timer = setTimeout(() => {
      for (const alert of alerts) {
        if (shown.current.has(alert.id)) continue;
        shown.current.set(alert.id, performance.now());
        enqueueSnackbar(<AlertText alert={alert} />, {
          key: alert.id,
          variant: variants[alert.kind],
          autoHideDuration: isPassing(alert) ? shownFor[alert.kind] : null,
          onClose: () => dispatch(alertDismissed(alert.id)),
          onExited: () => setLeaving((before) => before.filter((id) => id !== alert.id)),
        });
      }
    }, WAIT);
    return () => clearTimeout(timer);
  }, [alerts, leaving, enqueueSnackbar, closeSnackbar, dispatch]);
  const { pathname } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    const now = performance.now();
    const isRead = ({ id, to }: Alert) => now - (shown.current.get(id) ?? now) >= (to ? PASSED_AFTER : READ_AFTER);
    for (const alert of alerts) if (isPassing(alert) && isRead(alert)) dispatch(alertDismissed(alert.id));
  }, [pathname, alerts, dispatch]);
  return null;
}

/** An alert's text, which follows the page's language while it is shown. */
function AlertText({ alert }: { readonly alert: Alert }) {
  const { message, values, to, quote, said, text } = alert;
  if (!message) return said ? <ServerText said={said} /> : text;
  return (
    <>
      <FormattedMessage
        id={message}
        values={{
          ...values,
          ...(to && {
            link: (words: ReactNode) => (
              <TextLink key="link" to={to}>
                {words}
              </TextLink>
            ),
          }),
        }}
      />
      {quote && <FormattedMessage id="error.quote" tagName="p" values={{ request: quote }} />}
    </>
  );
}
