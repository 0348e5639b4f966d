import { type ComponentType, useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { loadAllMessages } from "../intl/messageFiles";
import { loadNoticeStack } from "./loadNoticeStack";
import { selectNotices } from "./notices";

async function loadStack() {
  const [loaded] = await Promise.all([loadNoticeStack(), loadAllMessages()]);
  return loaded;
}

/**
 * Shows alerts. Their code is loaded with the first one, if not before (lazyPage.ts). If that fails, the page works
 * without alerts, and the next alert tries again.
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
