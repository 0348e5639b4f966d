import { createSlice, nanoid, type PayloadAction } from "@reduxjs/toolkit";
import { MAX_VISIBLE_ALERTS } from "../../../shared/constants";
import type { MessageId } from "../../../shared/messageId";
import type { PagePath } from "../../../shared/page";
import type { ServerMessage } from "../intl/useServerMessage";

export type AlertKind = "error" | "warning" | "information" | "success";
/**
 * A message by its id, so that it is shown in the page's language; or the server's own text, with its code and facts.
 * `to`: the page to which the message's `<link>` leads.
 */
export type AlertText =
  | { message: MessageId; values?: Record<string, string | number>; to?: PagePath; said?: undefined; text?: undefined }
  | { text: string; said?: ServerMessage; message?: undefined; values?: undefined; to?: undefined };
/**
 * `about`: the call whose failure it reports; `quote`: the id of the failed request, which users can quote to us.
 * (OPS-37) `stays`: shown until it is dismissed, whatever its kind.
 */
export type NewAlert = {
  kind: AlertKind;
  about?: string;
  quote?: string | number | undefined;
  stays?: true;
} & AlertText;
export type Alert = NewAlert & { id: string };
export type WithAlerts = { alerts: Alert[] };

const initialState: Alert[] = [];

/**
 * Alerts of WEB-9, FAULT-31: at most three, the oldest dropped. An alert replaces an earlier one with the same text.
 */
export const alertsSlice = createSlice({
  name: "alerts",
  initialState,
  reducers: {
    alertShown: {
      prepare: (alert: NewAlert) => ({ payload: { ...alert, id: nanoid() } }),
      reducer: (alerts, { payload }: PayloadAction<Alert>): Alert[] =>
        [...alerts.filter((alert) => !saysTheSame(alert, payload)), payload].slice(-MAX_VISIBLE_ALERTS),
    },
    /** The call succeeded: closes the alert of its earlier failure. */
    succeeded: (alerts, { payload: about }: PayloadAction<string>) =>
      alerts.some((alert) => alert.about === about) ? alerts.filter((alert) => alert.about !== about) : alerts,
    alertDismissed: (alerts, { payload: id }: PayloadAction<string>) => alerts.filter((alert) => alert.id !== id),
  },
});

function saysTheSame(one: Alert, other: Alert): boolean {
  const contentOf = ({ kind, message, values, text }: Alert) => JSON.stringify([kind, message, values, text]);
  return contentOf(one) === contentOf(other);
}

/** Whether it disappears by itself: a success or an information, unless it stays. */
export const isPassing = ({ kind, stays }: Alert): boolean => !stays && (kind === "success" || kind === "information");

export const { alertShown, alertDismissed, succeeded } = alertsSlice.actions;
export const selectAlerts = ({ alerts }: WithAlerts) => alerts;

/** Shows a success or an information: `dispatch(showAlert("account.passwordChanged"))`. */
export function showAlert(
  message: MessageId,
  kind: AlertKind = "success",
  values?: Record<string, string | number>,
  to?: PagePath,
) {
  return alertShown({ kind, message, ...(values && { values }), ...(to && { to }) });
}
