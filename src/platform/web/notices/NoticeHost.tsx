import { type ComponentType, useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { loadAllMessages } from "../intl/messageFiles";
import { styleNonce } from "../styleNonce";
import { selectNotices } from "./notices";
import { prepareAlertStyles } from "./prepareAlertStyles";

/** notistack writes its styles when it is imported: their element has to stand before. */
async function loadStack() {
  prepareAlertStyles(styleNonce());
  const stack = import(/* webpackChunkName: "notices" */ "./NoticeStack");
  const [loaded] = await Promise.all([stack, loadAllMessages()]);
  return loaded;
}

/**
 * Alerts come with their own program, which is fetched for the first one. Without a network it does not come: the page
 * goes on without alerts, and it is asked for again with the next one.
 */
export function NoticeHost() {
  const count = useSelector(selectNotices).length;
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (count === 0 || Stack) return;
    let shown = true;
    loadStack().then(
      ({ default: Loaded }) => shown && setStack(() => Loaded),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [count, Stack]);
  return Stack && <Stack />;
}
