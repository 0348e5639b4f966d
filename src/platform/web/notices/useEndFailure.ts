import { useCallback } from "react";
import { useStore } from "react-redux";
import type { MessageId } from "../messages";
import { noticeDismissed, selectNotices, type WithNotices } from "./notices";

/** Takes a failure's alert away once it is over: it must not stand beside the news that the next attempt went well. */
export function useEndFailure() {
  const store = useStore<WithNotices>();
  return useCallback(
    (message: MessageId) => {
      for (const notice of selectNotices(store.getState()))
        if (notice.message === message) store.dispatch(noticeDismissed(notice.id));
    },
    [store],
  );
}
