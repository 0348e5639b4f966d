import { useEffect } from "react";
import { useStore } from "react-redux";
import type { MessageId } from "../../../shared/messageId";
import { alertDismissed, selectAlerts, type WithAlerts } from "./alerts";

/** Suppresses alerts with a message, or with the server's own text, while the page itself shows it. (WEB-9) */
export function useSuppressAlert(message: MessageId | undefined, text?: string): void {
  const store = useStore<WithAlerts>();
  useEffect(() => {
    if (message === undefined) return;
    const dismiss = () => {
      const repeated = selectAlerts(store.getState()).find((alert) =>
        alert.message === undefined ? alert.text === text : alert.message === message,
      );
      if (repeated) store.dispatch(alertDismissed(repeated.id));
    };
    dismiss();
    return store.subscribe(dismiss);
  }, [store, message, text]);
}
