import { type ComponentType, useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { loadAllMessages } from "../intl/messageFiles";
import { styleNonce } from "../styleNonce";
import { selectNotices } from "./notices";
import { prepareAlertStyles } from "./prepareAlertStyles";

/** notistack inserts its styles when it is imported: their element must exist before. */
async function loadStack() {
  prepareAlertStyles(styleNonce());
  const stack = import(/* webpackChunkName: "notices" */ "./NoticeStack");
  const [loaded] = await Promise.all([stack, loadAllMessages()]);
  return loaded;
}

/**
 * Shows alerts. Their code is loaded with the first one. If that fails, the page works without alerts, and the next
 * alert tries again.
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
