import { useEffect } from "react";
import { useStore } from "react-redux";
import type { MessageId } from "../messages";
import { noticeDismissed, selectNotices, type WithNotices } from "./notices";

/** While the page itself shows a message, no alert repeats it. (WEB-9) */
export function useSaidHere(message: MessageId | undefined): void {
  const store = useStore<WithNotices>();
  useEffect(() => {
    if (message === undefined) return;
    const dismiss = () => {
      const repeated = selectNotices(store.getState()).find((notice) => notice.message === message);
      if (repeated) store.dispatch(noticeDismissed(repeated.id));
    };
    dismiss();
    return store.subscribe(dismiss);
  }, [store, message]);
}
