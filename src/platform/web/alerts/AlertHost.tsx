import { type ComponentType, useEffect, useState } from "react";
import { useSelector } from "react-redux";
import { selectAlerts } from "./alerts";
import { loadAlertStack } from "./loadAlertStack";

/**
 * Shows alerts. Their code is loaded with the first alert, if not earlier (lazyPage.ts). If that fails, the page works
 * without alerts, and the next alert tries again.
 */
export function AlertHost() {
  const count = useSelector(selectAlerts).length;
  const [Stack, setStack] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (count === 0 || Stack) return;
    let shown = true;
    loadAlertStack().then(
      ({ default: Loaded }) => shown && setStack(() => Loaded),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [count, Stack]);
  return Stack && <Stack />;
}
