import { useEffect } from "react";
import { useStore } from "react-redux";
import type { MessageId } from "../messages";
import { noticeDismissed, selectNotices, type WithNotices } from "./notices";

/** While the page itself shows a message, or the server's own text, no alert repeats it. (WEB-9) */
export function useSaidHere(message: MessageId | undefined, text?: string): void {
  const store = useStore<WithNotices>();
  useEffect(() => {
    if (message === undefined) return;
    const dismiss = () => {
      const repeated = selectNotices(store.getState()).find((notice) =>
        notice.message === undefined ? notice.text === text : notice.message === message,
      );
      if (repeated) store.dispatch(noticeDismissed(repeated.id));
    };
    dismiss();
    return store.subscribe(dismiss);
  }, [store, message, text]);
}
